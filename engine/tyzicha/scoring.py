"""The scores of a round (TYZ-10)."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.tyzicha.cards import MARRIAGES, SEATS, others

CONCEDED = 40  # what each opponent scores when the declarer concedes


class Terms(NamedTuple):
    """The options on which a round depends."""

    target: int
    max_bid: int
    equal_makes: bool
    opponents_always_score: bool


class Score(NamedTuple):
    """A hand that was scored. `totals`: card points and marriages of each seat; `gains`: what each scores."""

    made: bool
    totals: tuple[int, ...]
    gains: tuple[int, ...]


def totals(points: Sequence[int], marriages: Sequence[Sequence[str]]) -> tuple[int, ...]:
    """The total of each seat: the points of its cards and the worth of its marriages, which are given as suits."""
    return tuple(points[seat] + sum(MARRIAGES[suit] for suit in marriages[seat]) for seat in range(SEATS))


def scored(declarer: int, contract: int, sums: Sequence[int], before: Sequence[int], terms: Terms) -> Score:
    """A hand that was played. `sums`: the totals by seat, `before`: the scores."""
    total = sums[declarer]
    made = total > contract or (terms.equal_makes and total == contract)
    gains = [contract if made else -contract] * SEATS
    for seat in others(declarer):
        scores = not made or terms.opponents_always_score
        gains[seat] = capped(before[seat], sums[seat], terms.target) if scores else 0
    return Score(made, tuple(sums), tuple(gains))


def conceded(declarer: int, contract: int, before: Sequence[int], target: int) -> tuple[int, ...]:
    """The scores of a round that is conceded, by seat."""
    gains = [-contract] * SEATS
    for seat in others(declarer):
        gains[seat] = capped(before[seat], CONCEDED, target)
    return tuple(gains)


def capped(before: int, gain: int, target: int) -> int:
    """The part of a gain that an opponent may add: nobody but a declarer reaches the target, and nobody loses points by
    that (TYZ-R8).
    """
    return max(0, min(before + gain, target - 1) - before)
