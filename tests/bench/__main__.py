"""`python -m tests.bench`: players' actions a second, ours beside each peer's, as medians and ratios."""

import argparse
import sys
import warnings
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import find_spec

from tests.bench import peers, tahimi
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
    return 0


if __name__ == "__main__":
    sys.exit(main())
