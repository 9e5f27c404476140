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


# By how many cards of a rank there are, the most first.
ALIKE = {
    (5,): Poker.FIVE_OF_A_KIND,
    (4, 1): Poker.FOUR,
    (3, 2): Poker.FULL_HOUSE,
    (3, 1, 1): Poker.THREE,
    (2, 2, 1): Poker.TWO_PAIR,
    (2, 1, 1, 1): Poker.PAIR,
    (1, 1, 1, 1, 1): Poker.HIGH_CARD,
}
RUNS = frozenset(frozenset((RANKS + RANKS[0])[at : at + FIVE]) for at in range(len(RANKS) + 2 - FIVE))


def poker(cards: Sequence[str]) -> Poker:
    """The best that five cards are. Raises ValueError for another number of them."""
    if len(cards) != FIVE:
        raise ValueError(f"a poker hand has {FIVE} cards: {cards}")
    ranks = [rank(card) for card in cards]
    different = frozenset(ranks)
    flush = len({suit(card) for card in cards}) == 1
    if different in RUNS:
        return Poker.STRAIGHT_FLUSH if flush else Poker.STRAIGHT
    alike = ALIKE[tuple(sorted(map(ranks.count, different), reverse=True))]
    return max(alike, Poker.FLUSH) if flush else alike


def splits(cards: Sequence[str]) -> Iterator[Split]:
    """Every way to take a hand of five out of some cards, and the rest."""
    for chosen in combinations(range(len(cards)), FIVE):
        yield tuple(cards[at] for at in chosen), tuple(card for at, card in enumerate(cards) if at not in chosen)


def best_split(cards: Sequence[str], worth: Callable[[Split], int]) -> Split:
    """The split that is worth most; of equal ones the first. Raises ValueError for fewer than five cards."""
    return max(splits(cards), key=worth)
