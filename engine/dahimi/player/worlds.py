"""Samples the hands of all seats as the kernel has them (`engine.climbing.player.worlds`)."""

from collections.abc import Iterator
from random import Random

from engine.climbing.memory import Remembered
from engine.climbing.player.known import Known
from engine.climbing.player.worlds import sample_guesses
from engine.dahimi import bits
from engine.dahimi.deck import PACK, PLACE, rank_of
from engine.dahimi.player.tables import DahimiTables

PLACES = {card: PLACE[rank_of(card)] for card in PACK}
NUMBER = {card: number for number, card in enumerate(PACK)}


def sample_worlds(known: Known, tables: DahimiTables, random: Random) -> Iterator[list[int]]:
    """Hands without end, each in the bits of `tables`."""
    sure = [[NUMBER[card] for card in hand.elements()] for hand in known.holds]

    def hand_of(cards: tuple[int, ...]) -> int:
        return tables.hand([PACK[card] for card in cards])

    hands = Remembered(hand_of)
    for guesses in sample_guesses(known, PLACES, random):
        world = []
        for guess, own in zip(guesses, sure, strict=True):
            held = 0
            for card in (*own, *guess.cards):
                held |= 1 << card
            if bits.linked(held, tables.min_run):
                world.append(hands[tuple(sorted((*own, *guess.cards)))])
            else:
                world.append(tables.sets(guess.counts))
        yield world
