"""What a hand is good for, and which two cards it does without."""

from collections.abc import Sequence
from itertools import combinations

from engine.cards.packs import SUITS, rank, suit
from engine.tyzicha.cards import MARRIAGES, POINTS, couple, marriages

ACE, GUARDED_TEN, BARE_TEN, LENGTH = 17.0, 12.0, 5.0, 3.0
KEPT = 0.5  # of a card's points, what it costs to give it away
MATCH = 0.15  # of a marriage's worth, what it costs to give away half of it


def strength(hand: Sequence[str]) -> float:
    """About how many points a declarer takes with this hand, its marriages among them."""
    return sum(MARRIAGES[one] for one in marriages(hand)) + sum(_of_suit(hand, one) for one in SUITS)


def _of_suit(hand: Sequence[str], one: str) -> float:
    ranks = "".join(rank(card) for card in hand if suit(card) == one)
    taken = ACE * ("A" in ranks)
    if "T" in ranks:
        taken += GUARDED_TEN if "A" in ranks else BARE_TEN
    return taken + LENGTH * max(0, len(ranks) - 2)


def gifts(hand: Sequence[str]) -> tuple[str, str]:
    """Of a declarer's ten cards, one for the left and one for the right opponent: the pair that costs least."""
    return max(combinations(hand, 2), key=lambda pair: _left(hand, pair))


def _left(hand: Sequence[str], pair: tuple[str, str]) -> float:
    """What the hand is good for without these cards."""
    kept = [card for card in hand if card not in pair]
    return strength(kept) - sum(KEPT * POINTS[card] + _half(hand, card) for card in pair)


def _half(hand: Sequence[str], card: str) -> float:
    """What it costs to give away a king or queen whose partner somebody else may hold."""
    both = couple(suit(card))
    single = card in both and not set(both) <= set(hand)
    return MATCH * MARRIAGES[suit(card)] if single else 0.0
