"""The points that a hand is good for, and the two cards that it can spare."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from engine.cards.packs import SUITS, rank, suit
from engine.tyzicha.cards import MARRIAGES, couple, points


class Weights(NamedTuple):
    """The points that each feature of a hand adds to what its declarer takes: an ace, a Ten beside it, a guarded Ten, a
    bare one, each card of a suit above two; and the shares of a marriage's worth, for the whole of it and for half of
    it.
    """

    base: float
    ace: float
    ten: float
    guarded: float
    bare: float
    length: float
    married: float
    single: float


# Fitted to 10,000 rounds of computer players: seven cards before the auction, eight after the exchange. The players
# have changed since. `python -m tests.tools.fits tyzicha` (seed "fits") fits the players of today, who bid by these
# numbers, and finds (34.8, 14.5, 14.8, 6.1, 4.9, 6.7, 0.88, 0.14) and (-31.7, 19.2, 18.8, 8.5, 3.6, 16.7, 0.94, 0.03).
BEFORE = Weights(31, 14, 13, 5, 3, 4.5, 0.9, 0.15)
AFTER = Weights(-26, 20, 18, 7, 2, 11, 0.9, 0.03)
# The cost of giving half of a marriage whose other half an opponent holds, as a share of its worth. In 2,400 deals that
# were played with it and without it 1,492 contracts were made, not 1,489, and 468 gifts completed a marriage, not 745.
RISK = 0.1


def strength(hand: Sequence[str], weights: Weights = AFTER) -> float:
    """The number of points, roughly, that a declarer takes with this hand, its marriages among them."""
    ranks = {one: "".join(rank(card) for card in hand if suit(card) == one) for one in SUITS}
    return weights.base + sum(_of_suit(ranks[one], one, weights) for one in SUITS)


def _of_suit(ranks: str, one: str, weights: Weights) -> float:
    taken = weights.length * max(0, len(ranks) - 2)
    taken += weights.ace * ("A" in ranks)
    if "T" in ranks:
        taken += weights.ten if "A" in ranks else weights.guarded if len(ranks) > 1 else weights.bare
    royals = ("K" in ranks) + ("Q" in ranks)
    return taken + MARRIAGES[one] * (0.0, weights.single, weights.married)[royals]


def expected_points(hand: Sequence[str]) -> float:
    """The number of points, roughly, for which seven cards and a widow are good."""
    return strength(hand, BEFORE)


def gifts(hand: Sequence[str]) -> tuple[str, str]:
    """The cards, of a declarer's ten, for the left and the right opponent: the hand that is left is good for most, and
    the gifts hardly ever complete a marriage.
    """
    return max(combinations(hand, 2), key=lambda pair: (_worth(hand, pair), -points(pair)))


def _worth(hand: Sequence[str], pair: tuple[str, str]) -> float:
    left = strength([card for card in hand if card not in pair])
    return left - RISK * sum(MARRIAGES[suit(card)] for card in pair if completes(hand, card))


def completes(hand: Sequence[str], card: str) -> bool:
    """True if a card of a declarer's ten is half of a marriage whose other half an opponent holds."""
    half = couple(suit(card))
    return card in half and not set(half) <= set(hand)
