"""Each table of the bench: what is measured for it, and how that is told."""

import argparse
import asyncio
import tempfile
from collections.abc import Callable, Coroutine
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from tests.tools.bench import boards, days, instructions, lag, stored, wire
from tests.tools.bench.questions import Times
from tests.tools.bench.race import Outcome, race, rate
from tests.tools.bench.rows import COSTS, COUNTED, IMPORTED, RACES, Cost, Made
from tests.tools.bench.tables import Cell, Table

NUMBER, RATIO, TIME, NAME = ",.0f", ".2f", ",.2f", ""
SIDE = [("a second", NUMBER), ("of the other", NUMBER), ("ratio", RATIO), ("least", RATIO), ("most", RATIO)]


def installed(package: str) -> bool:
    """True if a peer is installed; what is ours always is."""
    return not package or find_spec(IMPORTED[package]) is not None


def named(name: str, package: str) -> str:
    """A line's name, with the version of the peer in it."""
    if not package:
        return name
    return f"{name} ({version(package)})" if installed(package) else f"{name}: {package} is not installed"


def outcome(sides: tuple[Made, Made] | None, given: argparse.Namespace) -> Outcome | None:
    """The race of two sides; None where there are none."""
    return race(sides[0](), sides[1](), given.pairs, given.seconds) if sides else None


def side(found: Outcome | None) -> list[Cell]:
    """The cells of one race."""
    if found is None:
        return [None] * len(SIDE)
    return [found.ours, found.theirs, median(found.ratios), min(found.ratios), max(found.ratios)]


def races(given: argparse.Namespace) -> Table:
    """Every race of `rows`."""
    columns = [(f"{when}: {name}", how) for when in ("fresh", "copied") for name, how in SIDE]
    table = Table(
        "Races",
        f"Players' actions a second of processor time in whole rounds at random: medians of {given.pairs} turns of "
        f"{given.seconds:g} s each, the ratio of each pair of turns, the least and the most of these. "
        "Fresh: each round from a deal of its own; copied: from a copy of one deal.",
        [("", NAME), *columns, ("target", NAME)],
    )
    for one in RACES:
        here = installed(one.package)
        cells = [side(outcome(sides, given) if here else None) for sides in (one.fresh, one.copied)]
        wanted = " / ".join(f"{target:g}" for target in one.targets if target is not None)
        table.lines.append([named(one.name, one.package), *cells[0], *cells[1], f"≥ {wanted}" if wanted else ""])
    return table


def costs(given: argparse.Namespace) -> Table:
    """The table of what single things cost."""
    table = Table(
        "Costs",
        "Microseconds of processor time for one; the multiple of the other's, its least and most.",
        [
            ("", NAME),
            ("ours", TIME),
            ("theirs", TIME),
            ("multiple", RATIO),
            ("least", RATIO),
            ("most", RATIO),
            ("target", NAME),
        ],
    )
    for one in COSTS:
        table.lines.append([named(one.name, one.package), *cost(one, given)])
    return table


def cost(one: Cost, given: argparse.Namespace) -> list[Cell]:
    """The cells of one cost. A slower engine has the smaller rate, so the multiples are those of the other's."""
    if one.theirs is None:
        loop = one.ours()
        times = [1e6 / rate(loop, given.seconds) for _ in range(given.pairs)]
        return [median(times), None, None, None, None, f"≤ {one.target:,}"]
    if not installed(one.package):
        return [None, None, None, None, None, f"≤ {one.target:g} ×"]
    found = race(one.theirs(), one.ours(), given.pairs, given.seconds)
    return [
        1e6 / found.theirs,
        1e6 / found.ours,
        median(found.ratios),
        min(found.ratios),
        max(found.ratios),
        f"≤ {one.target:g} ×",
    ]


def counted() -> Table:
    """The table of instructions, where they can be counted."""
    table = Table("Instructions", "For one action, counted by Valgrind.", [("", NAME), ("instructions", NUMBER)])
    for name, (_, package) in COUNTED.items() if instructions.available() else ():
        if installed(package):
            table.lines.append([name, instructions.per_action(name)])
    return table


def looked_up(given: argparse.Namespace) -> Table:
    """The table of the boards of a large server."""
    table = Table(
        "Boards",
        f"Of one server with {given.rounds:,} rounds of {given.people:,} people: milliseconds from the database to the "
        "screen.",
        [("", NAME), ("median", ".1f"), ("worst", ".1f")],
    )
    with tempfile.TemporaryDirectory() as folder:
        times = asyncio.run(boards.measured(Path(folder) / "boards.db", given.rounds, given.people))
    table.lines.extend([name, *both] for name, both in times.items())
    return table


def opened(given: argparse.Namespace) -> Table:
    """The table of what is asked of a database that holds many closed tables."""
    open_now = given.tables // stored.OPEN_EVERY
    return _in_both(
        "What is asked while tables are opened, found and swept",
        f"Of {given.tables:,} stored tables, of which {open_now} are open: milliseconds.",
        lambda folder: stored.measured(folder, given.tables),
    )


def dealt_daily(given: argparse.Namespace) -> Table:
    """The table of what the screens of today's deals ask, however many people play them."""
    return _in_both(
        "What the screens of today's deals ask",
        f"Of {given.attempts:,} people who have finished a set today, and one yesterday: milliseconds.",
        lambda folder: days.measured(folder, given.attempts),
    )


def _in_both(title: str, about: str, measured: Callable[[Path], Coroutine[Any, Any, Times]]) -> Table:
    """A table of the times of questions to a file and to PostgreSQL."""
    columns = [(f"{where}, {what}", ".1f") for where in ("file", "PostgreSQL") for what in ("median", "worst")]
    table = Table(title, about, [("", NAME), *columns])
    with tempfile.TemporaryDirectory() as folder:
        times = asyncio.run(measured(Path(folder)))
    table.lines.extend([name, *cells] for name, cells in times.items())
    return table


def clicked() -> Table:
    """The table of a round on the wire."""
    found = wire.measure()
    table = Table(
        "A round on the wire",
        f"{len(wire.NAMES)} people, {len(found.seconds)} clicks in the sandbox.",
        [("", NAME), ("", ".2f")],
    )
    table.lines.extend([name, value] for name, value in found.figures().items())
    return table


def late(given: argparse.Namespace) -> Table:
    """The table of the event loop's lag while stewards think."""
    lines, thought, missed = asyncio.run(lag.measured(given.thinking))
    table = Table(
        "The loop while stewards think",
        "Milliseconds by which a sleep of one millisecond ends too late, and those that the loop itself has worked in "
        f"it; {given.thinking:g} s each. Of the viziers' thoughts {thought:,} came in time and {missed:,} did not.",
        [("", NAME), *((f"{what} p{share * 100:g}", TIME) for what in ("late", "worked") for share in lag.SHARES)],
    )
    table.lines.extend([name, *cells] for name, cells in lines.items())
    return table
