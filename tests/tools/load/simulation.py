"""`python -m tests.tools.load.simulation`: what many busy tables ask for, and what it costs, from what the load run has
measured. It reads the figures of docs/scaling.md and writes its own beside them.
"""

import argparse
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from tests.tools import pages
from tests.tools.load import report

PAGE = Path("docs/scaling.md")
MEASURED, WRITTEN, BY = "processes", "simulation", "tests/tools/load/simulation.py"
BUSY_TABLES = (100, 10_000, 1_000_000)
DAY = 86_400
CONNECTIONS = 17  # of a process
EDITS = 40.0  # of public messages a second, of all that Discord allows a bot


@dataclass(frozen=True, slots=True)
class Assumed:
    """The assumptions, which nobody has measured. Money is in any currency."""

    seconds: float = 5.0  # between two moves at a table
    busy: float = 0.5  # how much of a core is used
    core: float = 20.0  # a month, with its memory
    memory: float = 4.0  # GB with a core
    disk: float = 0.10  # a GB and month
    days: int = 365  # that closed tables are kept
    server_cores: int = 64  # of the largest machine for PostgreSQL
    server_connections: int = 500
    server_disk: int = 10_000  # GB


TOLD = {
    "seconds": "seconds between two moves at a table",
    "busy": "share of a core that is used",
    "core": "price of a core a month",
    "memory": "GB of memory that come with a core",
    "disk": "price of a GB of disk a month",
    "days": "days that closed tables are kept (CLOSED_TABLE_DAYS)",
    "server_cores": "cores of the largest machine for PostgreSQL",
    "server_connections": "connections that one PostgreSQL takes",
    "server_disk": "GB of its largest disk",
}


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of a move, as measured. `processor`, `server`: seconds of the bot's and of PostgreSQL's; `disk`: bytes;
    `answers`, `edits`: calls; `memory`: GB of a process.
    """

    processor: float
    server: float
    disk: float
    answers: float
    edits: float
    memory: float


def measured(page: Path) -> Cost:
    """The figures of one process on PostgreSQL. Raises ValueError where the page has none."""
    rows = [line.strip("| ").split(" | ") for line in pages.read(page, MEASURED).splitlines() if line.startswith("|")]
    if len(rows) < 2 or len(rows[0]) < 2:
        raise ValueError(f"{page} has no figures of several processes: python -m tests.tools.load --processes 1 2 4")
    of = {row[0].strip(): float(row[2]) for row in rows[2:] if row[2].strip() != "–"}
    return Cost(
        processor=of[report.PROCESSOR] / 1000,
        server=of[report.SERVER] / 1000,
        disk=of[report.BYTES],
        answers=of[report.ANSWERS],
        edits=of[report.EDITS],
        memory=of[report.MEMORY] / 1024,
    )


def simulated(tables: int, cost: Cost, assumed: Assumed) -> report.Figures:
    """The figures of what this number of busy tables asks for."""
    moves = tables / assumed.seconds
    processes = math.ceil(moves * cost.processor / assumed.busy)
    server = math.ceil(moves * cost.server / assumed.busy)
    memory = processes * cost.memory
    cores = max(processes + server, math.ceil(memory / assumed.memory))
    rows = moves * DAY
    stored = rows * assumed.days * cost.disk / 1e9
    edits = moves * cost.edits
    limits = {
        "public edits (Discord)": edits / EDITS,
        "PostgreSQL's disk": stored / assumed.server_disk,
        "PostgreSQL's cores": server / assumed.server_cores,
        "PostgreSQL's connections": processes * CONNECTIONS / assumed.server_connections,
    }
    return {
        "moves a second": f"{moves:,.0f}",
        "processes of the bot": f"{processes:,}",
        "cores of PostgreSQL": f"{server:,}",
        "connections": f"{processes * CONNECTIONS:,}",
        "answers to clicks a second": f"{moves * cost.answers:,.0f}",
        "public edits a second, if none waited": f"{edits:,.0f}",
        "so each public message is drawn anew": _every(edits, tables),
        "rows of moves a day": _short(rows),
        "GB of disk": f"{stored:,.0f}",
        "money a month for cores": f"{cores * assumed.core:,.0f}",
        "money a month for the disk": f"{stored * assumed.disk:,.0f}",
        "what breaks first": "; then ".join(_broken(limits)) or "nothing",
    }


def _every(edits: float, tables: int) -> str:
    """The interval, in words, at which a public message is drawn anew, with the edits that Discord allows."""
    seconds = tables / min(edits, EDITS)
    if edits <= EDITS:
        return f"after every move, every {seconds:.0f} s"
    return f"every {seconds / 60:.0f} min" if seconds < 5400 else f"every {seconds / 3600:.0f} h"


def _broken(limits: Mapping[str, float]) -> Iterator[str]:
    """Yield the limits that are exceeded, each with its multiple, the most exceeded first."""
    for name, share in sorted(limits.items(), key=lambda one: -one[1]):
        if share > 1:
            yield f"{name}, {share:,.0f} ×" if share >= 10 else f"{name}, {share:.1f} ×"


def _short(number: float) -> str:
    """A large number in words."""
    for unit, name in ((1e9, "billion"), (1e6, "million")):
        if number >= unit:
            return f"{number / unit:,.1f} {name}"
    return f"{number:,.0f}"


def write(page: Path, assumed: Assumed | None = None) -> str:
    """Put the table into its section of a page, and return the table."""
    assumed, cost = assumed or Assumed(), measured(page)
    runs = {f"{tables:,} busy tables": simulated(tables, cost, assumed) for tables in BUSY_TABLES}
    said = "; ".join(f"{TOLD[field.name]}: {getattr(assumed, field.name):,g}" for field in fields(assumed))
    table = f"{report.columns(runs)}\nAssumed, not measured: {said}.\n"
    pages.write(page, WRITTEN, BY, table)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.load.simulation", description=__doc__)
    parser.add_argument("--page", type=Path, default=PAGE)
    for field in fields(Assumed):
        name = f"--{field.name.replace('_', '-')}"
        parser.add_argument(name, type=type(field.default), default=field.default, help=TOLD[field.name])
    given = vars(parser.parse_args())
    page = given.pop("page")
    print(write(page, Assumed(**given)))  # noqa: T201 -- a command's answer


if __name__ == "__main__":
    main()
