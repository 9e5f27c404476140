"""`python -m tests.tools.strength.few_worlds GAME [DEALS]`: how far somebody comes who knows that the cards lie in one
of two ways, of four or of sixteen, as docs/lab/strength.md has it.

At each decision this player is told so many worlds: the true one, and others that are drawn from its view as a vizier's
are. It plays by the means of the game's search in these, and cannot tell which is the true one. So it knows far more
than any view tells, which leaves thousands of worlds, and less than the all-seeing player.
"""

import sys

from tests.tools.strength.figures import table_of
from tests.tools.strength.players import level
from tests.tools.strength.seeing import DOUBTING, seer_of_one_in
from tests.tools.strength.tournament import Entry, Outcome, held, share_of_way

WORLDS = (1, 2, 4, 16)  # of one world it is the all-seeing player


def outcome(game: str, worlds: int, deals: int) -> Outcome:
    """The outcome of a player who is told so many worlds, among merchants."""
    table = table_of(game)
    player = (f"one of {worlds}", seer_of_one_in(game, worlds))
    return held(Entry(game, table.seats, player, ("merchant", level("merchant")), deals, table.options))


def report(game: str, deals: int) -> str:
    """A line of a table for each number of worlds, with the share of the way from a merchant to the first of them."""
    found = {worlds: outcome(game, worlds, deals) for worlds in WORLDS}
    shares = {worlds: share_of_way(one, found[WORLDS[0]]) for worlds, one in found.items()}
    lines = []
    for worlds, one in found.items():
        share, interval = shares[worlds]
        lines.append(f"| {game} | {worlds} | {deals} | {one.place} | {100 * share:.0f} ± {100 * interval:.0f} % |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    name, *counts = sys.argv[1:]
    if name not in DOUBTING:
        sys.exit(f"{name} is none of {', '.join(DOUBTING)}")
    sys.stdout.write(report(name, int(counts[0]) if counts else table_of(name).seen))
