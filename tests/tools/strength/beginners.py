"""`python -m tests.tools.strength.beginners [GAME…]`: how much weaker a page is than a merchant, and how much stronger
than somebody who answers anything, as docs/lab/strength.md has it.

Both tournaments of a game are those of `figures`, with a page on each seat of a deal in turn.
"""

import sys
from collections.abc import Sequence
from dataclasses import replace

from engine.games import GAMES
from tests.tools.strength import figures
from tests.tools.strength.players import at_random, level
from tests.tools.strength.tournament import Entry, Outcome, held

LUCK = {"sampen": 10}  # times that more deals are played than for a headline figure, where there is little to choose


def entries(game: str) -> tuple[Entry, Entry]:
    """A page among merchants, and among players who answer anything."""
    table = figures.table_of(game)
    deals = LUCK.get(game, 1) * table.deals
    among = Entry(game, table.seats, ("page", level("page")), ("merchant", level("merchant")), deals, table.options)
    return among, replace(among, rivals=("random", at_random))


def line(game: str, found: Sequence[Outcome]) -> str:
    """A line of the table."""
    even, _ = found[0].even
    cells = (f"{len(one.places)} | {one.place} | {one.first}" for one in found)
    return f"| {game} | {found[0].entry.seats} | {even:.2f} | {' | '.join(cells)} | {found[0].mean:.1f} |"


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        sys.stdout.write(f"{line(name, [held(one) for one in entries(name)])}\n")
        sys.stdout.flush()
