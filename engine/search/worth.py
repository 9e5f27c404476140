"""The value of a result to a seat."""

from collections.abc import Sequence
from typing import Protocol

from engine.contract import Result, View

MARGIN = 0.1  # how much of the value lies in the scores: less than a place is worth at any table


class Worth(Protocol):
    """The value of a round's result to the view's seat, from 0, the worst, to 1. `view`: the one before the search."""

    def __call__(self, view: View, result: Result) -> float: ...


def by_place(view: View, result: Result) -> float:
    """The share of the opponents who finish behind the seat, half of one for each who shares its place; and a little
    for its share of the scores, where there are any. A side is one: its seats are no opponents.
    """
    seat = view.seat or 0
    others = opponents(view)
    if not others:
        return 0.5
    mine, places = result.places[seat], result.places
    beaten = sum((places[other] > mine) + 0.5 * (places[other] == mine) for other in others) / len(others)
    return beaten if not result.scores else (1 - MARGIN) * beaten + MARGIN * _lead(result.scores, seat, others)


def opponents(view: View) -> list[int]:
    """The seats that are not on the side of the view's seat, and not out of the match."""
    seat = view.seat or 0
    side = view.seats[seat].team
    return [
        other
        for other, one in enumerate(view.seats)
        if other != seat and (side is None or one.team != side) and other not in view.standing.out
    ]


def _lead(scores: Sequence[int], seat: int, others: Sequence[int]) -> float:
    """The seat's lead over the others within the range of all scores, from 0 to 1."""
    lead = scores[seat] - sum(scores[other] for other in others) / len(others)
    spread = max(scores) - min(scores)
    return 0.5 + 0.5 * lead / spread if spread else 0.5
