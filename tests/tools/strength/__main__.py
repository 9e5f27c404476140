"""`python -m tests.tools.strength`: hold tournaments and write their figures into `docs/strength.md`, game by game.
Each line is written as soon as it is known, so that a run that is broken off leaves what it has found; the figures of
games that are not played stay.
"""

import argparse
import sys
import time
import traceback
from dataclasses import replace

from engine.games import GAMES
from tests.tools.strength import figures, report
from tests.tools.strength.tournament import PROCESSES, Entry, Outcome, held


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.strength", description=__doc__)
    parser.add_argument("--full", action="store_true", help="all tournaments, in hours; else the headline figures")
    parser.add_argument("--games", nargs="*", choices=GAMES, help="only these games")
    parser.add_argument("--rounds", type=float, default=1.0, help="this share of the deals (1)")
    parser.add_argument("--processes", type=int, default=PROCESSES, help=f"at the same time ({PROCESSES})")
    parser.add_argument("--print", action="store_true", help="print the figures and leave the page alone")
    given = parser.parse_args()
    command = "make tournament-full" if given.full else "make tournament"
    every: dict[str, list[Entry]] = {}
    for entry in figures.full() if given.full else figures.headline():
        every.setdefault(entry.game, []).append(entry)
    failed = False
    for game in given.games or every:
        outcomes: list[Outcome] = []
        for entry in every[game]:
            began = time.monotonic()
            try:
                outcomes.append(held(replace(entry, deals=max(2, round(entry.deals * given.rounds))), given.processes))
            except Exception:  # a fault in one game leaves the others their figures
                traceback.print_exc()
                failed = True
                continue
            whole = len(outcomes) == len(every[game]) and given.rounds >= 1
            if given.print:
                sys.stdout.write(report.section(command, outcomes[-1:], complete=whole) + "\n")
            else:
                report.write(command, outcomes, complete=whole)
            sys.stderr.write(f"{game}, {entry.player[0]}: {time.monotonic() - began:.0f} s\n")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
