"""Elimination: seats go out of a match one after the other, and whoever is left has won."""

from collections.abc import Collection, Sequence

from engine.contract.result import ranked
from engine.contract.standing import Carried, Standing


class Falls(Carried):
    """The facts that a game with elimination carries. `fell`: by seat, the round in which it went out, 0 for seats that
    are in; empty if it is not known.
    """

    fell: tuple[int, ...] = ()


def fell_after(before: Standing, out: Collection[int]) -> tuple[int, ...]:
    """`fell`, updated after this round. `out`: the seats that are out now; seats that were out before may be among
    them.
    """
    fell = before.carried_as(Falls).fell
    return tuple(fallen or (before.round if seat in out else 0) for seat, fallen in enumerate(fell))


def places_by_fall(fell: Sequence[int], winners: Collection[int], scores: Sequence[float]) -> tuple[int, ...]:
    """The places of a match that is over: first the winners, then the seats that are in, then the others, the last to
    fall first. Of level seats, the one with the lower score comes first.
    """
    never = float("inf")
    keys = [(seat not in winners, -(fallen or never), scores[seat]) for seat, fallen in enumerate(fell)]
    best_first = sorted(set(keys))
    return ranked([best_first.index(key) for key in keys], low_wins=True)
