"""`python -m tests.tools.load`: the bot under many busy tables, in processes of its own; Discord, and the people who
play, on another core.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.games import GAMES
from tests.postgres import MISSING, programs, served
from tests.tools.load import evening, report, runs, sets, simulation
from tests.tools.load.runs import Load
from tests.tools.load.tables import GAME

NUMBERS = {1: "one", 2: "two", 4: "four"}


def side_by_side(load: Load, processes: Sequence[int], folder: Path) -> dict[str, dict[str, Any]]:
    """Measure a file with one process, then PostgreSQL with each number of processes, one run after the other."""
    found = {"a file, one process": asyncio.run(runs.busy(load, folder / "shared.db"))}
    with served(durable=True) as server:
        for count in processes:
            name = f"PostgreSQL, {NUMBERS.get(count, count)}"
            found[name] = asyncio.run(runs.busy(load, server.database(), count, server))
    return found


def deaths(load: Load, times: int) -> list[dict[str, Any]]:
    """Let one of four processes die, in each of `times` runs."""
    with served(durable=True) as server:
        return [asyncio.run(runs.one_dies(load, server.database(), seed)) for seed in range(times)]


def replacements(load: Load) -> dict[str, Any]:
    """One of four processes after the other is replaced."""
    with served(durable=True) as server:
        return asyncio.run(runs.replaced(load, server.database()))


def crowds(load: Load, counts: Sequence[int], folder: Path) -> dict[str, dict[str, Any]]:
    """Let each number of people begin one of today's sets within a minute, one run after the other."""
    return {f"{count} people": asyncio.run(sets.beside(load, folder / f"sets-{count}.db", count)) for count in counts}


def letters(load: Load, counts: Sequence[int]) -> dict[str, dict[str, Any]]:
    """Let each number of people play one of today's sets in direct messages, beside tables that two processes share."""
    with served(durable=True) as server:
        return {f"{count} people": asyncio.run(sets.beside(load, server.database(), count, 2)) for count in counts}


def wrong(found: Mapping[str, Any]) -> bool:
    """True if a play was lost or doubled."""
    return bool(found["lost"] or found["doubled"])


def main() -> int:
    given = _parser().parse_args()
    usual = (
        50
        if given.sets or given.letters
        else 60
        if given.processes
        else 40
        if given.one_dies or given.replaced
        else 100
        if given.tournament
        else 1000
        if given.after_kill
        else 250
    )
    load = Load(
        tables=given.tables or usual,
        game=given.game,
        minutes=given.minutes,
        warm_up=given.warm_up,
        answer_seconds=given.answer_seconds,
        steward_seconds=given.steward_seconds,
        limits=given.limits or given.stall > 0 or given.tournament > 0,
        stall=given.stall,
        profile=given.profile,
        ghosts=bool(given.sets or given.letters or given.tournament),
    )
    if (given.processes or given.one_dies or given.replaced or given.letters) and programs() is None:
        sys.stderr.write(f"{MISSING}\n")
        return 1
    if given.processes:
        with tempfile.TemporaryDirectory() as folder:
            beside = side_by_side(load, given.processes, Path(folder))
        return _told(given, "processes", {name: report.shared(one) for name, one in beside.items()}, [*beside.values()])
    if given.sets:
        with tempfile.TemporaryDirectory() as folder:
            crowded = crowds(load, given.sets, Path(folder))
        return _told(given, "sets", {name: report.sets(one) for name, one in crowded.items()}, [*crowded.values()])
    if given.letters:
        runs_in_letters = letters(load, given.letters)
        figures = {name: report.letters(one) for name, one in runs_in_letters.items()}
        return _told(given, "letters", figures, [*runs_in_letters.values()])
    if given.one_dies:
        died = deaths(load, given.one_dies)
        figures = {f"run {number + 1}": one for number, one in enumerate(report.deaths(died))}
        return _told(given, "one-dies", figures, died)
    if given.replaced:
        found = replacements(load)
        return _told(given, "replaced", {"four processes": report.replacements(found)}, [found])
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder) / "load.db"
        found = asyncio.run(
            evening.beside(load, where, given.tournament)
            if given.tournament
            else runs.after_kill(load, where)
            if given.after_kill
            else runs.busy(load, where)
        )
    alone = (report.evening if given.tournament else report.after_kill if given.after_kill else report.busy)(found)
    sys.stdout.write(report.table(alone))
    if given.json:
        given.json.write_text(json.dumps(alone, indent=2) + "\n")
    if given.page:
        kind = (
            "evening" if given.tournament else "after-kill" if given.after_kill else "stall" if given.stall else "load"
        )
        report.write(given.page, kind, alone)
    return 0


def _told(
    given: argparse.Namespace, section: str, figures: Mapping[str, report.Figures], found: Sequence[Mapping[str, Any]]
) -> int:
    """Say what several runs have found, and return the exit code: 1 where a play was lost or doubled."""
    sys.stdout.write(report.side_by_side(figures))
    if given.json:
        given.json.write_text(json.dumps(figures, indent=2) + "\n")
    if given.page:
        report.write_runs(given.page, section, figures)
    if given.page and given.processes:
        simulation.write(given.page)
    return int(any(map(wrong, found)))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.load", description=__doc__)
    several = "these numbers of processes on PostgreSQL, beside a file with one; with figures for docs/scaling.md"
    parser.add_argument("--processes", type=int, nargs="+", metavar="COUNT", help=several)
    dies = "this number of times, four processes and a spare share the tables, and one of them is killed"
    parser.add_argument("--one-dies", type=int, metavar="TIMES", help=dies)
    rolling = "four processes share the tables, and one after the other is stopped cleanly and replaced by a spare"
    parser.add_argument("--replaced", action="store_true", help=rolling)
    beginning = "these numbers of people begin one of today's sets within a minute, beside the tables"
    parser.add_argument("--sets", type=int, nargs="+", metavar="PEOPLE", help=beginning)
    private = "the same in direct messages, where two processes share the tables; with figures for docs/scaling.md"
    parser.add_argument("--letters", type=int, nargs="+", metavar="PEOPLE", help=private)
    competing = "a tournament of so many people begins beside the tables, with Discord's limits"
    parser.add_argument("--tournament", type=int, default=0, metavar="PEOPLE", help=competing)
    parser.add_argument("--after-kill", action="store_true", help="measure how the bot comes back after a kill")
    many = "how many (250; after a kill 1000; 60 for several, 40 if one dies; beside sets 50, a tournament 100)"
    parser.add_argument("--tables", type=int, help=many)
    parser.add_argument("--game", choices=GAMES, default=GAME, help=f"at all tables ({GAME})")
    parser.add_argument("--minutes", type=float, default=1.0, help="for how long, after a warm-up (1)")
    parser.add_argument("--warm-up", type=float, default=25.0, metavar="SECONDS", help="until everybody plays (25)")
    parser.add_argument("--answer-seconds", type=float, default=4.0, help="how long people take, on average (4)")
    parser.add_argument("--steward-seconds", type=float, default=1.6, help="how long stewards take (1.6)")
    parser.add_argument("--limits", action="store_true", help="Discord limits calls as it does")
    stands = "the bot stands still for so long in the middle, with Discord's limits"
    parser.add_argument("--stall", type=float, default=0.0, metavar="SECONDS", help=stands)
    parser.add_argument("--profile", default="", metavar="FILE", help="write a profile of the bot's loop")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures")
    parser.add_argument("--page", type=Path, metavar="FILE", help="put them into their section of a page")
    return parser


if __name__ == "__main__":
    sys.exit(main())
