"""Titles and the exchange by rank (DAH-7)."""

THREE_PAIRS_FROM = 8  # players, with exchange: scaled


def titles(players: int) -> tuple[str, ...]:
    """Each seat's title, seat 0 first."""
    if players == 3:
        return ("Very Rich", "Commoner", "Dahimi")
    return ("Very Rich", "Rich", *["Commoner"] * (players - 4), "Poor", "Dahimi")


def schedule(players: int, exchange: str) -> tuple[tuple[int, int, int], ...]:
    """The taxes under "classic", "scaled" or "none": (high seat, low seat, cards), the steepest first."""
    last = players - 1
    if exchange == "none":
        return ()
    if players == 3:
        return ((0, last, 1),)
    if exchange == "scaled" and players >= THREE_PAIRS_FROM:
        return ((0, last, 3), (1, last - 1, 2), (2, last - 2, 1))
    return ((0, last, 2), (1, last - 1, 1))
