"""Poker hands of five cards: the category of each, and the best split of more cards into five and the rest.

Packs may hold a card twice, so there is a hand above all that one pack knows: five of a kind. An ace is high or low in
a straight, and a straight does not go round the corner.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from itertools import combinations

from engine.cards.packs import RANKS, rank, suit

FIVE = 5  # cards of a hand

Split = tuple[tuple[str, ...], tuple[str, ...]]  # a hand of five, and the cards that are left


class Poker(IntEnum):
    """The categories of five cards, the weakest first."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR = 7
    STRAIGHT_FLUSH = 8
    FIVE_OF_A_KIND = 9


# By how many ranks there are, and how many cards of one at most.
ALIKE = {
    (1, 5): Poker.FIVE_OF_A_KIND,
    (2, 4): Poker.FOUR,
    (2, 3): Poker.FULL_HOUSE,
    (3, 3): Poker.THREE,
    (3, 2): Poker.TWO_PAIR,
    (4, 2): Poker.PAIR,
    (5, 1): Poker.HIGH_CARD,
}
RUNS = frozenset(frozenset((RANKS + RANKS[0])[at : at + FIVE]) for at in range(len(RANKS) + 2 - FIVE))


def poker(cards: Sequence[str]) -> Poker:
    """The best that five cards are. Raises ValueError for another number of them."""
    if len(cards) != FIVE:
        raise ValueError(f"a poker hand has {FIVE} cards: {cards}")
    ranks = list(map(rank, cards))
    different = frozenset(ranks)
    flush = len(set(map(suit, cards))) == 1
    if len(different) == FIVE and different in RUNS:
        return Poker.STRAIGHT_FLUSH if flush else Poker.STRAIGHT
    alike = ALIKE[len(different), max(map(ranks.count, different))]
    return max(alike, Poker.FLUSH) if flush else alike


def splits(cards: Sequence[str]) -> Iterator[Split]:
    """Every way to take a hand of five out of some cards, and the rest."""
    rests = [*combinations(cards, len(cards) - FIVE)] if len(cards) >= FIVE else []
    return zip(combinations(cards, FIVE), reversed(rests), strict=True)  # what is left comes in the reverse order


def best_split(cards: Sequence[str], worth: Callable[[Split], int]) -> Split:
    """The split that is worth most; of equal ones the first. Raises ValueError for fewer than five cards."""
    return max(splits(cards), key=worth)
