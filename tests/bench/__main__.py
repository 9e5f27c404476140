"""`python -m tests.bench`: players' actions a second, ours beside each peer's, as medians and ratios; and how long
boards take.
"""

import argparse
import asyncio
import sys
import tempfile
import warnings
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from tests.bench import boards, peers, tahimi, tarothimi, wire
from tests.bench.race import Loop, race

# What is installed under which name.
PEERS = {"pyspiel": "open_spiel", "rlcard": "rlcard", "pokerkit": "pokerkit"}


def rows(peer: str) -> Iterator[tuple[str, Loop, Loop]]:
    """The races against one peer: its name for the table, our loop, its loop."""
    if peer == "pyspiel":
        fresh, dealt = peers.hearts()
        yield "OpenSpiel hearts, fresh deals", tahimi.fresh, fresh
        yield "OpenSpiel hearts, one deal copied", tahimi.dealt, dealt
    elif peer == "rlcard":
        yield "rlcard uno, game.step", tahimi.fresh, peers.uno()
    else:
        yield "pokerkit hold'em for two", tahimi.fresh, peers.holdem(2)
        yield "pokerkit hold'em for six", tahimi.fresh, peers.holdem(6)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--pairs", type=int, default=7, help="how many times each race is run (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each side runs each time (1)")
    parser.add_argument("--rounds", type=int, default=100_000, help="how many rounds the boards look back on (100000)")
    parser.add_argument("--people", type=int, default=5_000, help="and of how many people (5000)")
    given = parser.parse_args()
    warnings.simplefilter("ignore")  # the peers' own
    say = sys.stdout.write
    say(f"Python {sys.version.split()[0]}. Whole rounds at random, Tahimi for four and the peer in turns,\n")
    say(f"{given.pairs} pairs of {given.seconds:g} s of processor time. Players' actions a second, as medians.\n\n")
    say(f"{'':42}{'Tahimi':>12} {'peer':>12} {'ratio':>9}   range\n")
    for module, package in PEERS.items():
        if find_spec(module) is None:
            say(f"{package} is not installed: no comparison (pip install --require-hashes -r .ci/bench.txt)\n")
            continue
        for name, ours, theirs in rows(module):
            say(f"{f'{name} ({version(package)})':42}{race(ours, theirs, given.pairs, given.seconds)}\n")
            sys.stdout.flush()
    say("\nHands without arcana in Tarot-himi, and the same in Tahimi: 1 means that they pay nothing for them.\n\n")
    say(f"{'':42}{'Tarot-himi':>12} {'Tahimi':>12} {'ratio':>9}   range\n")
    say(f"{'no arcana dealt':42}{race(*tarothimi.sides(), given.pairs, given.seconds)}\n")
    say(
        f"\nBoards of one server with {given.rounds:,} rounds of {given.people:,} people:\n"
        "milliseconds from the database to the screen, median and worst.\n\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        times = asyncio.run(boards.measured(Path(folder) / "boards.db", given.rounds, given.people))
    for name, (usual, worst) in times.items():
        say(f"{name:42}{usual:>12.1f} {worst:>12.1f}\n")
    say(f"\n{wire.measure()}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
