"""The way from what was measured to figures, a table, and a section of a page."""

import platform
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tests.tools import pages
from tests.tools.load.bots import ALL_CORES

Figures = Mapping[str, float | int | str]  # by name, with the unit in it
BY = "tests/tools/load"  # who writes the sections of pages
PROCESSOR = "processor time of the bot a move, ms"
SERVER = "processor time of PostgreSQL a move, ms"
BYTES = "bytes on PostgreSQL's disk a move"
MEMORY = "memory of a process, MB"
ANSWERS = "answers to clicks a move"
EDITS = "edits of public messages a move"
TURN = "in sets: from a click to one's next turn"
PACKAGES = ("discord.py", "SQLAlchemy", "pydantic", "fluent.runtime")


def busy(found: Mapping[str, Any]) -> Figures:
    """The figures of busy tables."""
    moves, seconds = sum(found["moves"].values()), found["seconds"]
    cost = found["processor"] - found["thinking"]
    figures: dict[str, float | int | str] = {
        "tables": found["tables"],
        "moves a second": round(moves / seconds, 1),
        "processor time a move, ms": round(1000 * cost / max(moves, 1), 2),
        "of it in the loop's thread, ms": round(1000 * (found["loop"] - found["thinking"]) / max(moves, 1), 2),
        "thinking a move, ms": round(1000 * found["thinking"] / max(moves, 1), 2),
        "core busy, %": round(100 * found["processor"] / seconds, 1),
        "clicks a second": round(len(found["answers"]) / seconds, 1),
        "clicks without an answer": found["failed"],
        **percentiles("answers", found["answers"]),
        "public messages p50, s": round(percentile(found["drawn"], 50), 2),
        "public messages p95, s": round(percentile(found["drawn"], 95), 2),
        "public messages p99, s": round(percentile(found["drawn"], 99), 2),
        "public messages that could not be drawn": found["failed draws"],
        "stewards' gap p95, s": round(percentile(found["gaps"], 95), 2),
        "loop lag p99, ms": round(1000 * percentile(found["lags"], 99), 1),
        "memory a table, KB": round((found["memory"] - found["before"]) / 1024 / found["tables"], 1),
    }
    for kind, count in sorted(found["calls"].items()):
        figures[f"calls a second: {kind}"] = round(count / seconds, 1)
    for status, count in sorted(found["refused"].items()):
        figures[f"calls refused with {status}"] = count
    return figures | machine()


def after_kill(found: Mapping[str, Any]) -> Figures:
    """The figures of a start after a kill."""
    first = found["first"]
    return {
        "tables": found["tables"],
        "ready after, s": round(found["ready"], 2),
        "clicks without an answer": found["failed"],
        **percentiles("answers", found["answers"]),
        "tables that have moved": len(first),
        "first move p50, s": round(percentile(first, 50), 2),
        "first move p95, s": round(percentile(first, 95), 2),
        "first move of the last, s": round(max(first, default=0.0), 2),
    } | machine()


def shared(found: Mapping[str, Any]) -> Figures:
    """The figures of busy tables that several processes share, or one. Amounts and speeds say something only where each
    process has a core, and those who play have another.
    """
    moves = sum(found["moves"].values())
    quiet = len(ALL_CORES) > found["processes"]
    every = {
        "tables": found["tables"],
        "tables that have moved": len(found["first"]),
        "clicks without an answer": found["failed"],
        "plays lost": found["lost"],
        "plays doubled": found["doubled"],
        "moves": moves,
        PROCESSOR: round(1000 * (found["processor"] - found["thinking"]) / max(moves, 1), 2),
        SERVER: round(1000 * found["server"] / max(moves, 1), 2) if found["server"] else "–",
        BYTES: round(found["grown"] / max(found["logged"], 1)) if found["grown"] else "–",
        MEMORY: round(found["memory"] / found["processes"] / 2**20),
        ANSWERS: round(found["calls"].get("answers", 0) / max(moves, 1), 2),
        EDITS: round(found["calls"].get("tables, PATCH", 0) / max(moves, 1), 2),
    }
    return every | {
        "moves a second": round(moves / found["seconds"], 1) if quiet else "–",
        "answers p95, ms": round(1000 * percentile(found["answers"], 95), 1) if quiet else "–",
    }


def sets(found: Mapping[str, Any]) -> Figures:
    """The figures of people who begin a set beside busy tables."""
    return {
        "tables": found["tables"],
        "people who begin a set": found["guests"],
        "clicks without an answer": found["failed"],
        **{f"in sets: {name}": value for name, value in percentiles("answers", found["set answers"]).items()},
        **{f"{TURN} p{share}, s": round(percentile(found["turns"], share), 2) for share in (50, 95, 99)},
        "deals played to their end": found["deals"],
        "thoughts that waited, at most": max(found["queue"], default=0),
        **{f"at tables: {name}": value for name, value in percentiles("answers", found["answers"]).items()},
        "at tables: stewards' gap p95, s": round(percentile(found["gaps"], 95), 2),
        "loop lag p99, ms": round(1000 * percentile(found["lags"], 99), 1),
        "core busy, %": round(100 * found["processor"] / found["seconds"], 1),
        "plays lost": found["lost"],
        "plays doubled": found["doubled"],
    }


def letters(found: Mapping[str, Any]) -> Figures:
    """The figures of people who play a set in direct messages, where several processes share the tables: those of one
    process, and how the work is spread.
    """
    first, *others = (round(100 * share, 1) for share in found["shares"])
    return {
        "processes": 1 + len(others),
        **sets(found),
        "core busy with the process of shard 0, %": first,
        "core busy with another process, at most, %": max(others),
    }


def evening(found: Mapping[str, Any]) -> Figures:
    """The figures of a tournament that begins beside busy tables."""
    called = found["called"]
    return {
        "other tables": found["tables"],
        "people in the tournament": found["contestants"],
        "its tables": len(called),
        "the people of half its tables called after, s": round(percentile(called, 50), 1),
        "the people of its last table called after, s": round(max(called), 1),
        "clicks without an answer": found["failed"],
        **{f"at other tables: {name}": value for name, value in percentiles("answers", found["answers"]).items()},
        **{f"in it: {name}": value for name, value in percentiles("answers", found["contestants' answers"]).items()},
        "public messages p95, s": round(percentile(found["drawn"], 95), 2),
        "stewards' gap p95, s": round(percentile(found["gaps"], 95), 2),
        "calls that Discord refused": found["refused"],
        "plays lost": found["lost"],
        "plays doubled": found["doubled"],
        **machine(),
    }


def deaths(runs: Sequence[Mapping[str, Any]]) -> Iterator[Figures]:
    """The figures of runs in which one of several processes died."""
    for found in runs:
        yield {
            "tables": found["tables"],
            "of the one that died": found["bereft"],
            "its shards served again after, s": round(found["served"], 2),
            "first answer after, s": round(found["answered"], 2),
            "tables that have moved": len(found["first"]),
            "first move at a table, p50, s": round(percentile(found["first"], 50), 2),
            "first move at the last table, s": round(max(found["first"], default=0.0), 2),
            "plays lost": found["lost"],
            "plays doubled": found["doubled"],
        }


def replacements(found: Mapping[str, Any]) -> Figures:
    """The figures of a run in which one process after the other was replaced."""
    return {
        "tables": found["tables"],
        "shards": found["shards"],
        "processes replaced": len(found["dark"]),
        "its shards dark for, p50, s": round(percentile(found["dark"], 50), 2),
        "its shards dark for, longest, s": round(max(found["dark"]), 2),
        "sessions begun for it": found["begun"],
        "clicks": len(found["answers"]) + found["failed"],
        "clicks without an answer": found["failed"],
        **percentiles("answers", found["answers"]),
        "plays lost": found["lost"],
        "plays doubled": found["doubled"],
    }


def machine() -> dict[str, str]:
    """The machine and the versions with which it was measured."""
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return {
        "machine": pages.machine(),
        "versions": f"Python {platform.python_version()}, {versions}",
    }


def percentiles(name: str, seconds: Sequence[float]) -> dict[str, float]:
    """The median and the tail, in milliseconds."""
    return {f"{name} p{share}, ms": round(1000 * percentile(seconds, share), 1) for share in (50, 95, 99)}


def percentile(values: Sequence[float], share: float) -> float:
    """The value that `share` percent of the values do not exceed; 0 of none."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share / 100), len(ordered) - 1)] if ordered else 0.0


def table(figures: Figures) -> str:
    """The figures as lines for a terminal."""
    return "".join(f"{name:36} {value}\n" for name, value in figures.items())


def side_by_side(runs: Mapping[str, Figures]) -> str:
    """A table with a column for each of these runs, and where they were made."""
    return f"{columns(runs)}\nMeasured on {'; '.join(machine().values())}.\n"


def columns(runs: Mapping[str, Figures]) -> str:
    """A table with a column for each of these."""
    names = [*dict.fromkeys(name for figures in runs.values() for name in figures)]
    rows = [["", *runs], ["---", *["---:" for _ in runs]]]
    rows += [[name, *(str(figures.get(name, "–")) for figures in runs.values())] for name in names]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def write_runs(page: Path, section: str, runs: Mapping[str, Figures]) -> None:
    """Put what several runs have found into their section of a page."""
    pages.write(page, section, BY, side_by_side(runs))


def write(page: Path, section: str, figures: Figures) -> None:
    """Put the figures into their section of a page."""
    rows = "".join(f"| {name} | {value} |\n" for name, value in figures.items())
    pages.write(page, section, BY, f"| | |\n|---|---|\n{rows}")
