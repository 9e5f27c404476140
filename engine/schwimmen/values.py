"""The values of hands of Schwimmen, and who loses a round by them (SCH-3, SCH-8).

Three of a kind are worth thirty and a half, so values are doubled: whole numbers throughout.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.cards.packs import pack, rank, suit

LOW_TO_HIGH = "789TJQKA"
SUITS_LOW_TO_HIGH = "DHSC"
DECK = pack(LOW_TO_HIGH)
HAND = 3

THREE, SCHNAUZ, FEUER = 61, 62, 64  # doubled: three of a kind, 31 in one suit, three aces
POINTS = {"7": 7, "8": 8, "9": 9, "A": 11}  # the points of one card; every other card counts ten


class Value(NamedTuple):
    """The value of a hand; the greater of two is better. `doubled`: its points. `tie`: what decides between equal
    points. `by`: the suit, or of three of a kind the rank, that counts.
    """

    doubled: int
    tie: int
    by: str

    @property
    def points(self) -> float:
        """The points as players count them: 30.5 for three of a kind."""
        return self.doubled / 2

    @property
    def special(self) -> bool:
        """True if the hand is shown at once and ends the round: 31 in one suit, or three aces."""
        return self.doubled >= SCHNAUZ


def points(card: str) -> int:
    """The points of one card."""
    return POINTS.get(rank(card), 10)


def value(cards: Sequence[str]) -> Value:
    """The value of a hand. Of two equally good suits the higher counts (SCH-R4)."""
    return _value(tuple(cards))


@lru_cache(maxsize=1 << 15)  # all hands, in any order
def _value(cards: tuple[str, ...]) -> Value:
    ranks = {rank(card) for card in cards}
    if len(ranks) == 1:
        (only,) = ranks
        return Value(FEUER if only == "A" else THREE, LOW_TO_HIGH.index(only), only)
    sums = {one: sum(points(card) for card in cards if suit(card) == one) for one in map(suit, cards)}
    return max(Value(2 * total, SUITS_LOW_TO_HIGH.index(one), one) for one, total in sums.items())


def losers(hands: Mapping[int, Sequence[str]]) -> tuple[int, ...]:
    """The seats that lose by these hands: all others by a Feuer, else whoever is lowest (SCH-8)."""
    found = {seat: value(cards) for seat, cards in hands.items()}
    fired = [seat for seat, one in found.items() if one.doubled == FEUER]
    if fired:
        return tuple(seat for seat in found if seat not in fired)
    return tuple(seat for seat, one in found.items() if one == min(found.values()))
