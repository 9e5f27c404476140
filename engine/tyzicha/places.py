"""The seats: three, and everything runs to the left, but for the first bid (TYZ-1, TYZ-5)."""

SEATS = 3


def left(seat: int) -> int:
    """The neighbour who acts next."""
    return (seat + 1) % SEATS


def others(seat: int) -> tuple[int, int]:
    """The opponents of a declarer: the one on the left, the one on the right."""
    return (seat + 1) % SEATS, (seat - 1) % SEATS


def bidders(dealer: int) -> tuple[int, ...]:
    """The order of bidding: the dealer's right, the dealer, the dealer's left."""
    return (dealer - 1) % SEATS, dealer, (dealer + 1) % SEATS
