"""Hands of Rumino as integers, a bit for each card, for a search that asks for the deadwood of thousands of them."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from engine.cards.packs import JOKER, is_joker
from engine.rumino.deadwood import is_run, is_set, points
from engine.rumino.round import DECK

BITS = {card: 1 << at for at, card in enumerate(DECK)}  # each card's bit in hand order, jokers last
CARD = {bit: card for card, bit in BITS.items()}
POINTS = {bit: points(card) for card, bit in BITS.items()}
FIRST_COPIES = sum(bit for card, bit in BITS.items() if card.endswith("1") and not is_joker(card))


def mask(cards: Iterable[str]) -> int:
    """The bits of cards."""
    return sum(map(BITS.__getitem__, cards))


def _above(*jokers: str) -> dict[int, int]:
    """The higher cards that may lie in a run with each card and with these jokers, by card; without, in a set."""
    fits = is_run if jokers else is_set
    return {
        bit: sum(its for other, its in BITS.items() if its > bit and fits((card, other, *jokers)))
        for card, bit in BITS.items()
    }


SETS, THREES, FOURS = _above(), _above(JOKER), _above(JOKER, JOKER)


def bits(hand: int) -> list[int]:
    """The cards of a hand one by one, the lowest first."""
    found = []
    while hand:
        lowest = hand & -hand
        found.append(lowest)
        hand ^= lowest
    return found


def melds(hand: int) -> Iterator[int]:
    """Yield every meld of a hand, found from its lowest card. The cards that can lie in a meld with that one can lie
    with each other as well, except the two copies of a card in a run.
    """
    for low in bits(hand):
        for size, higher in ((2, SETS), (3, SETS), (2, THREES), (3, FOURS)):
            beside = hand & higher[low]
            if beside & (beside - 1):
                for rest in map(sum, combinations(bits(beside), size)):
                    if higher is SETS or not rest & rest >> 1 & FIRST_COPIES:
                        yield low | rest
