"""What a hand is good for, and which two cards it does without."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from engine.cards.packs import SUITS, rank, suit
from engine.tyzicha.cards import MARRIAGES, points


class Weights(NamedTuple):
    """What each thing in a hand adds to what its declarer takes: an ace, a Ten beside it, one that is guarded, one that
    is bare, each card of a suit above two, and of a marriage's worth the whole of it and half of it.
    """

    base: float
    ace: float
    ten: float
    guarded: float
    bare: float
    length: float
    married: float
    single: float


# Fitted to 10,000 hands that computer players played: seven cards before the auction, eight after the exchange.
BEFORE = Weights(31, 14, 13, 5, 3, 4.5, 0.9, 0.15)
AFTER = Weights(-26, 20, 18, 7, 2, 11, 0.9, 0.03)


def strength(hand: Sequence[str], weights: Weights = AFTER) -> float:
    """About how many points a declarer takes with this hand, its marriages among them."""
    ranks = {one: "".join(rank(card) for card in hand if suit(card) == one) for one in SUITS}
    return weights.base + sum(_of_suit(ranks[one], one, weights) for one in SUITS)


def _of_suit(ranks: str, one: str, weights: Weights) -> float:
    taken = weights.length * max(0, len(ranks) - 2)
    taken += weights.ace * ("A" in ranks)
    if "T" in ranks:
        taken += weights.ten if "A" in ranks else weights.guarded if len(ranks) > 1 else weights.bare
    royals = ("K" in ranks) + ("Q" in ranks)
    return taken + MARRIAGES[one] * (0.0, weights.single, weights.married)[royals]


def promise(hand: Sequence[str]) -> float:
    """About how many points seven cards and a widow are good for."""
    return strength(hand, BEFORE)


def gifts(hand: Sequence[str]) -> tuple[str, str]:
    """Of a declarer's ten cards, one for the left and one for the right opponent: without them it is good for most."""
    return max(combinations(hand, 2), key=lambda pair: (_without(hand, pair), -points(pair)))


def _without(hand: Sequence[str], pair: tuple[str, str]) -> float:
    return strength([card for card in hand if card not in pair])
