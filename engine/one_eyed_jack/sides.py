"""The sides: everybody for themselves, but of four the seats that face each other together (OEJ-1)."""

PARTNERS = 4  # the number of players who are two partnerships
ROWS = {2: 2, 3: 1, 4: 2}  # by the number of players, how many rows win
HAND = {2: 7, 3: 6, 4: 5}  # and how many cards each of them holds


def side_of(seat: int, players: int) -> int:
    """The side of a seat."""
    return seat % 2 if players == PARTNERS else seat


def sides(players: int) -> range:
    """All sides."""
    return range(2 if players == PARTNERS else players)


def seats_of(side: int, players: int) -> tuple[int, ...]:
    """The seats of a side."""
    return tuple(seat for seat in range(players) if side_of(seat, players) == side)
