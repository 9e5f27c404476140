"""The seats and the two teams, and the order of play, which runs to the right (TRU-1, TRU-3); the team that has won a
hand, and what that brings (TRU-5, TRU-7, TRU-10; TRU-R3).

Seats are numbered to the left, so the right-hand neighbour has the next lower number. Seats 0 and 2 are team 0, seats 1
and 3 team 1. Scores are kept by seat, and partners have the same, so `scores[0]` and `scores[1]` are the teams' scores.
"""

from collections.abc import Sequence

SEATS, TEAMS = 4, 2


def right(seat: int) -> int:
    """The right-hand neighbour of a seat, who acts next."""
    return (seat - 1) % SEATS


def left(seat: int) -> int:
    """The left-hand neighbour of a seat."""
    return (seat + 1) % SEATS


def team(seat: int) -> int:
    """The team of a seat, 0 or 1."""
    return seat % 2


def partner(seat: int) -> int:
    """The other seat of its team."""
    return (seat + TEAMS) % SEATS


def seats_of(side: int) -> tuple[int, ...]:
    """The two seats of a team."""
    return tuple(seat for seat in range(SEATS) if team(seat) == side)


def order_of_play(dealer: int) -> tuple[int, ...]:
    """All seats as they play the first trick: the dealer's right-hand neighbour leads, the dealer is last."""
    return tuple((dealer - 1 - at) % SEATS for at in range(SEATS))


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
