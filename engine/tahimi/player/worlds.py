"""Samples the hands of all seats as the kernel has them (`engine.climbing.player.worlds`)."""

from collections.abc import Iterator
from random import Random

from engine.climbing.player.known import Known
from engine.climbing.player.worlds import sample_guesses
from engine.tahimi.catalogue import LANE
from engine.tahimi.deck import JOKER
from engine.tahimi.player.tables import TahimiTables


def sample_worlds(known: Known, tables: TahimiTables, random: Random) -> Iterator[list[int]]:
    """Hands without end, each in the bits of `tables`."""
    plays = tables.catalogue
    places = {card: at for at, card in enumerate((*plays.order, JOKER))}
    lanes = [LANE * place for place in places.values()]
    for guesses in sample_guesses(known, places, random):
        summed = [sum(map(int.__lshift__, guess.counts, lanes)) for guess in guesses]
        yield [plays.moves(*plays.unpack(hand)) for hand in summed]
