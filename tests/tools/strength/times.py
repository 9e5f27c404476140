"""`python -m tests.tools.strength.times [GAME ...]`: how long an answer takes at each level (docs/lab/strength.md).

The player sits on every seat of a tournament's table in turn, among merchants, for single hands, in a process that has
practised as a worker does. Times are those of the processor, as on the machine by which the aims were set.
"""

import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from engine.games import GAMES, game_of
from engine.search import Level
from engine.search.thinking import practise
from tests.tools.strength.figures import table_of
from tests.tools.strength.players import level
from tests.tools.strength.tournament import PROCESSES, Entry, Finish, deal, outcome

ANSWERS: Mapping[Level, int] = {"merchant": 2_000, "vizier": 1_000, "master": 400}  # that are timed, at least


class Times(NamedTuple):
    """Milliseconds for one answer: the mean, and the 95th percentile."""

    mean: float
    slow: float


def timed(game: str, name: Level, answers: int) -> Times:
    """The times of a level, by at least so many answers."""
    table = table_of(game)
    entry = Entry(game, table.seats, (name, level(name)), ("merchant", level("merchant")), 0, table.options, True)
    for _ in practise(game_of(game), game_of(game).practice):
        pass
    finishes: list[Finish] = []
    while sum(len(finish.times) for finish in finishes) < answers:
        finishes.append(deal(entry, len(finishes)))
    found = outcome(entry, finishes)
    return Times(found.mean, found.slow)


def row(game: str) -> str:
    """A row of the table, of a game whose strong levels search."""
    found = {name: timed(game, name, answers) for name, answers in ANSWERS.items()}
    told = [f"{found['merchant'].mean:.2f}"]
    for name in ("vizier", "master"):
        told += [f"{found[name].mean:.1f}", f"{found[name].slow:.1f}"]
    return f"| {game} | {' | '.join(told)} |\n"


if __name__ == "__main__":
    games = sys.argv[1:] or [name for name, game in GAMES.items() if game.playouts["vizier"]]
    with ProcessPoolExecutor(PROCESSES) as pool:
        for line in pool.map(row, games):
            sys.stdout.write(line)
            sys.stdout.flush()
