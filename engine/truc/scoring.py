"""The side that has won a hand, and what the scores come to (TRU-5, TRU-7, TRU-10; TRU-R3)."""

from collections.abc import Sequence

from engine.truc.places import SEATS, team


def decided(dealer: int, tricks: Sequence[int | None], total: int) -> int | None:
    """The team that has won, as soon as no outcome of the tricks that are left can change it; None before.

    `tricks`: the team of each trick that was played, None where it was drawn. Equality goes to the dealer's opponents.
    """
    ours, theirs = team(dealer), 1 - team(dealer)
    left = total - len(tricks)
    if tricks.count(theirs) >= tricks.count(ours) + left:
        return theirs
    return ours if tricks.count(ours) > tricks.count(theirs) + left else None


def at_brink(scores: Sequence[int], target: int) -> tuple[int, ...]:
    """The teams that need one point more: at eleven, where twelve wins. `scores` are by seat, none at the beginning."""
    return tuple(side for side in (0, 1) if scores and scores[side] == target - 1)


def scored(side: int, points: int) -> tuple[int, ...]:
    """The points of a round for each seat."""
    return tuple(points if team(seat) == side else 0 for seat in range(SEATS))
