"""Titles and the exchange by rank (DAH-7)."""

from engine.climbing.taxes import Tax

THREE_PAIRS_FROM = 8  # players, with exchange: scaled


def titles(players: int) -> tuple[str, ...]:
    """Each seat's title, seat 0 first."""
    if players == 3:
        return ("Very Rich", "Commoner", "Dahimi")
    return ("Very Rich", "Rich", *["Commoner"] * (players - 4), "Poor", "Dahimi")


def schedule(players: int, exchange: str) -> tuple[Tax, ...]:
    """The taxes under "classic", "scaled" or "none", the steepest first."""
    last = players - 1
    if exchange == "none":
        return ()
    if players == 3:
        return (Tax(0, last, 1),)
    if exchange == "scaled" and players >= THREE_PAIRS_FROM:
        return (Tax(0, last, 3), Tax(1, last - 1, 2), Tax(2, last - 2, 1))
    return (Tax(0, last, 2), Tax(1, last - 1, 1))
