"""The seats: two teams of two, and everything runs to the right (TRU-1, TRU-3)."""

SEATS = 4


def right(seat: int) -> int:
    """The neighbour who acts next."""
    return (seat - 1) % SEATS


def left(seat: int) -> int:
    return (seat + 1) % SEATS


def team(seat: int) -> int:
    return seat % 2


def seats_of(side: int) -> tuple[int, ...]:
    """The two seats of a team."""
    return tuple(seat for seat in range(SEATS) if team(seat) == side)


def order_of_play(dealer: int) -> tuple[int, ...]:
    """All seats as they play the first trick: the dealer's right-hand neighbour leads, the dealer is last."""
    return tuple((dealer - 1 - at) % SEATS for at in range(SEATS))
