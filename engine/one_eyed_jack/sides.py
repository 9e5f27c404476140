"""The sides: two or three players play for themselves; four are two pairs of partners who face each other (OEJ-1).
Rows and hands, which depend on the number of players, too, stand here as well.
"""

PARTNERS = 4  # the number of players at a table with partners
ROWS = {2: 2, 3: 1, 4: 2}  # the rows that win, by the number of players
HAND = {2: 7, 3: 6, 4: 5}  # the cards in a hand, by the number of players


def side_of(seat: int, players: int) -> int:
    """The side of a seat."""
    return seat % 2 if players == PARTNERS else seat


def sides(players: int) -> range:
    """All sides."""
    return range(2 if players == PARTNERS else players)


def seats_of(side: int, players: int) -> tuple[int, ...]:
    """The seats of a side."""
    return tuple(seat for seat in range(players) if side_of(seat, players) == side)
