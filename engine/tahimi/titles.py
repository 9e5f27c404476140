"""Titles by rank (TAH-2) and the tax schedule they stand for (TAH-6)."""

# Pairs (high seat, low seat, cards) by number of players.
BASE = {n: ((0, n - 1, 2), (1, n - 2, 1)) if n > 3 else ((0, 2, 2),) for n in range(3, 9)}
PROGRESSIVE = BASE | {
    6: ((0, 5, 3), (1, 4, 1)),
    7: ((0, 6, 3), (1, 5, 2)),
    8: ((0, 7, 3), (1, 6, 2), (2, 5, 1)),
}
THREE_PAIRS = 3


def schedule(players: int, progressive: bool) -> tuple[tuple[int, int, int], ...]:
    """The taxes: (high seat, low seat, cards), the steepest tax first."""
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
