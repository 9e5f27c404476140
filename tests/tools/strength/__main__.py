"""`python -m tests.tools.strength`: hold tournaments and write their figures into `docs/lab/strength.md`, game by game.
Each line is written as soon as it is known, so that a run that is broken off leaves what it has found; the figures of
games that are not played stay. In `--full`, the vizier and the all-seeing player of each game play on until it is known
well how far the vizier has come.
"""

import argparse
import sys
import time
import traceback
from collections.abc import Sequence
from dataclasses import replace

from engine.games import GAMES
from tests.tools.strength import figures, report
from tests.tools.strength.tournament import PROCESSES, Entry, Outcome, held, narrowed

INTERVAL = 0.03  # of the vizier's share of the way, in a full tournament


def main() -> int:
    given = _given()
    command = "make tournament-full" if given.full else "make tournament"
    every: dict[str, list[Entry]] = {}
    for entry in figures.full() if given.full else figures.headline():
        every.setdefault(entry.game, []).append(replace(entry, deals=max(2, round(entry.deals * given.rounds))))
    failed = False
    for game in given.games or every:
        outcomes: list[Outcome] = []
        for entry in every[game]:
            began = time.monotonic()
            try:
                outcomes.append(held(entry, given.processes))
                if given.full:
                    _narrow(outcomes, given.processes)
            except Exception:  # a fault in one game leaves the others their figures
                traceback.print_exc()
                failed = True
                continue
            sys.stderr.write(f"{game}, {entry.player[0]}: {time.monotonic() - began:.0f} s\n")
            if not given.print:
                report.write(command, outcomes, complete=_whole(outcomes, every[game], given.rounds))
        if given.print and outcomes:
            whole = _whole(outcomes, every[game], given.rounds)
            sys.stdout.write(report.section(command, outcomes, complete=whole) + "\n")
            sys.stdout.flush()
    return int(failed)


def _given() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.strength", description=__doc__)
    parser.add_argument("--full", action="store_true", help="all tournaments, in hours; else the headline figures")
    parser.add_argument("--games", nargs="*", choices=GAMES, help="only these games")
    parser.add_argument("--rounds", type=float, default=1.0, help="this share of the deals (1)")
    parser.add_argument("--processes", type=int, default=PROCESSES, help=f"at the same time ({PROCESSES})")
    parser.add_argument("--print", action="store_true", help="print the figures and leave the page alone")
    return parser.parse_args()


def _narrow(outcomes: list[Outcome], processes: int) -> None:
    """Where the newest outcome is the all-seeing player's, play on for the share of the vizier at the same table."""
    seer = outcomes[-1]
    if seer.entry.player[0] != "all-seeing":
        return
    for at, one in enumerate(outcomes):
        if one.entry.player[0] == "vizier" and report.same_table(one, seer):
            outcomes[at], outcomes[-1] = narrowed(one, seer, INTERVAL, processes)


def _whole(outcomes: Sequence[Outcome], entries: Sequence[Entry], rounds: float) -> bool:
    """True if all tournaments of a game were held, with all of their deals."""
    return len(outcomes) == len(entries) and rounds >= 1


if __name__ == "__main__":
    sys.exit(main())
