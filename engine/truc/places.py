"""The seats and the two teams, and the order of play, which runs to the right (TRU-1, TRU-3).

Seats are numbered to the left, so the right-hand neighbour has the next lower number. Seats 0 and 2 are team 0, seats 1
and 3 team 1. Scores are kept by seat, and partners have the same, so `scores[0]` and `scores[1]` are the teams' scores.
"""

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
