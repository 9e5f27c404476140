"""Titles by rank (TAH-2) and the tax schedule they stand for (TAH-6)."""

from engine.climbing.taxes import Tax

# The taxes by number of players, the steepest first.
BASE = {n: (Tax(0, n - 1, 2), Tax(1, n - 2, 1)) if n > 3 else (Tax(0, 2, 2),) for n in range(3, 9)}
PROGRESSIVE = BASE | {
    6: (Tax(0, 5, 3), Tax(1, 4, 1)),
    7: (Tax(0, 6, 3), Tax(1, 5, 2)),
    8: (Tax(0, 7, 3), Tax(1, 6, 2), Tax(2, 5, 1)),
}
THREE_PAIRS = 3


def schedule(players: int, progressive: bool) -> tuple[Tax, ...]:
    """The taxes, the steepest first."""
    return (PROGRESSIVE if progressive else BASE)[players]


def titles(players: int, progressive: bool) -> tuple[str, ...]:
    """Each seat's title, seat 0 first. The long titles of eight go with three pairs of taxes."""
    if players == 3:
        return ("Tahimi", "Vice Tahimi", "Serf")
    if len(schedule(players, progressive)) == THREE_PAIRS:
        return (
            "Tahimi",
            "Senior Vice Tahimi",
            "Junior Vice Tahimi",
            "Merchant",
            "Merchant",
            "Master Serf",
            "Junior Assistant to the Master Serf",
            "Serf",
        )
    return ("Tahimi", "Vice Tahimi", *["Merchant"] * (players - 4), "Master Serf", "Serf")
