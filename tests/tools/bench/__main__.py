"""`python -m tests.tools.bench`: what the engine costs, beside other engines and itself; how long boards take, and a
click; how late the event loop is while stewards think.

Every race is many short turns of each side, fresh deals and copies of one deal beside each other.
"""

import argparse
import json
import platform
import sys
import warnings
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from tests.tools import pages
from tests.tools.bench import measured
from tests.tools.bench.tables import Table

QUICK = {"pairs": 5, "seconds": 0.05}


def tables(given: argparse.Namespace) -> Iterator[Table]:
    """Yield the tables one after the other, as they are measured."""
    yield measured.races(given)
    yield measured.costs(given)
    if not given.quick:
        yield measured.counted()
        yield measured.looked_up(given)
        yield measured.opened(given)
        yield measured.dealt_daily(given)
        yield measured.clicked()
        yield measured.late(given)


def asked() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.bench", description=__doc__)
    parser.add_argument("--pairs", type=int, default=31, help="how many turns each side of a race has (31)")
    parser.add_argument("--seconds", type=float, default=0.2, help="how long each turn is (0.2)")
    parser.add_argument("--rounds", type=int, default=100_000, help="how many rounds the boards look back on (100000)")
    parser.add_argument("--people", type=int, default=5_000, help="and of how many people (5000)")
    parser.add_argument("--tables", type=int, default=1_000_000, help="how many tables are stored (1000000)")
    parser.add_argument("--attempts", type=int, default=100_000, help="how many people play today's deals (100000)")
    parser.add_argument("--thinking", type=float, default=15.0, help="seconds for each that thinks (15)")
    parser.add_argument("--quick", action="store_true", help="races and costs alone, in few turns: half a minute")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there, too")
    parser.add_argument("--page", type=Path, metavar="FILE", help="put the tables into their section of a page")
    given = parser.parse_args()
    if given.quick:
        vars(given).update(QUICK)
    return given


def keep(found: list[Table], given: argparse.Namespace) -> None:
    """Write what is measured to where it is wanted."""
    where = {"day": date.today().isoformat(), "python": platform.python_version(), "machine": pages.machine()}
    if given.json:
        figures = where | {table.title: table.plain() for table in found}
        given.json.write_text(json.dumps(figures, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    if given.page:
        measured_on = "Measured on {day} with Python {python} on {machine}.".format(**where)
        pages.write(
            given.page, "bench", "tests/tools/bench", "\n\n".join([measured_on, *(one.markdown() for one in found)])
        )


def main() -> int:
    given = asked()
    warnings.simplefilter("ignore")  # the peers' own
    found = []
    for table in tables(given):
        found.append(table)
        sys.stdout.write(f"{table.text()}\n\n")
        sys.stdout.flush()
        keep(found, given)  # after each table: a run may be cut short
    return 0


if __name__ == "__main__":
    sys.exit(main())
