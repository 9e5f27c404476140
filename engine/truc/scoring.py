"""The team that has won a hand, the teams that are one point short of the match, and the points of each seat.

Rules: TRU-5, TRU-7, TRU-10; TRU-R3.
"""

from collections.abc import Sequence

from engine.truc.places import SEATS, team


def winning_team(dealer: int, tricks: Sequence[int | None], total: int) -> int | None:
    """The team that has won, as soon as the tricks that are left cannot change it; None before that.

    `tricks`: the team that took each trick so far, None for a drawn one. `total`: the number of tricks in the hand. The
    dealer's team needs more tricks than its opponents, who win with as many.
    """
    dealers, opponents = team(dealer), 1 - team(dealer)
    left = total - len(tricks)
    if tricks.count(opponents) >= tricks.count(dealers) + left:
        return opponents
    return dealers if tricks.count(dealers) > tricks.count(opponents) + left else None


def at_brink(scores: Sequence[int], target: int) -> tuple[int, ...]:
    """The teams that need one point more, those "at eleven" in a match to twelve. `scores`: by seat; empty before the
    first hand of a match.
    """
    return tuple(side for side in (0, 1) if scores and scores[side] == target - 1)


def points_by_seat(side: int, points: int) -> tuple[int, ...]:
    """The points of a round by seat: `points` for the team `side`, nothing for the other."""
    return tuple(points if team(seat) == side else 0 for seat in range(SEATS))
