"""Scores, elimination, rebuys and the pool (RUM-9, RUM-10, G-R10, G-R18). Scores are by seat; low is good."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from engine.rumino.deadwood import deadwood

GIN = -10
ENOUGH_LEFT = 3  # the number of seats that must stay under the limit for a rebuy (RUM-R9)
STREAK = 3  # the number of rounds in a row, from the first on


class Outcome(NamedTuple):
    """The state of a match once a round is scored: the seats that are busted, and the winners if it is over; nobody, if
    all seats that are left were retired.
    """

    out: tuple[int, ...]
    over: bool = False
    winners: tuple[int, ...] = ()


def hand_scores(hands: Mapping[int, Sequence[str]], gin: int | None = None) -> dict[int, int]:
    """The points that a round adds to each total: the seat's deadwood, and -10 for whoever went gin."""
    return {seat: GIN if seat == gin else deadwood(hand) for seat, hand in hands.items()}


def outcome(
    totals: Mapping[int, int], limit: int, last: bool = False, retired: Collection[int] = frozenset()
) -> Outcome:
    """The seats that have reached the limit, and the winners: the last seat below it, or the lowest total if there is
    none (RUM-R8). `last`: no more hands are played, so the lowest total wins in any case. `retired`: the seats that can
    win no more.
    """
    out = tuple(seat for seat, total in totals.items() if total >= limit)
    able = [seat for seat in totals if seat not in retired]
    left = [seat for seat in able if seat not in out]
    if len(left) > 1 and not last:
        return Outcome(out)
    return Outcome(out, True, lowest({seat: totals[seat] for seat in left or able}))


def lowest(totals: Mapping[int, int]) -> tuple[int, ...]:
    """The seats with the lowest total."""
    return tuple(seat for seat, total in totals.items() if total == min(totals.values()))


def price(stake: int, bought: int) -> int:
    """The price of the next rebuy of a seat that has bought itself back `bought` times."""
    return stake << bought


def total_after_rebuy(totals: Mapping[int, int], limit: int) -> int:
    """The highest total below the limit, as it was before anybody bought themselves back."""
    return max(total for total in totals.values() if total < limit)
