"""A program that dies at any moment loses nothing that was acknowledged."""
# ruff: noqa: ASYNC221, S603 -- the test has nothing else to run meanwhile, and the program is our own

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from data import database
from data.message_records import TableMessages
from tests.data import make
from tests.data.crash import ROUND_LENGTH, TABLES

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]


def program(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "tests.data.crash", *arguments]


def killed(what: str, path: Path, lines: int) -> list[str]:
    """Run a program and kill it after `lines` lines. Return all that it acknowledged, with the lines that were on their
    way.
    """
    with subprocess.Popen(program(what, str(path)), cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        acknowledged = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        acknowledged += [line for line in process.stdout if line.endswith("\n")]
    return acknowledged


def assert_intact(path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert raw.execute("PRAGMA foreign_key_check").fetchall() == []


@pytest.mark.parametrize("lines", [1, 10, 100, 1000])
async def test_what_was_acknowledged_is_there_after_a_kill(path: Path, lines: int) -> None:
    acknowledged = killed("loop", path, lines)
    last = int(acknowledged[-1])
    assert last >= lines + 1

    assert_intact(path)
    async with database.open(path) as store:
        loaded = await store.load(1)
    assert loaded is not None
    record, newest, _ = loaded
    assert newest is not None
    assert record.revision in {last, last + 1}  # the save that was under way when it died may have been in time
    turns = record.revision - 1
    assert (record.round, newest.number) == ((turns + 1) // ROUND_LENGTH + 1,) * 2
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("SELECT count(*) FROM moves").fetchone() == (turns,)
        assert raw.execute("SELECT count(*) FROM rounds WHERE ended IS NULL").fetchone() == (1,)


@pytest.mark.parametrize("lines", [1, 30, 300])
async def test_what_was_acknowledged_of_many_tables_at_once_is_there_after_a_kill(path: Path, lines: int) -> None:
    acknowledged = killed("group", path, lines)
    moves = dict.fromkeys(range(1, TABLES + 1), 0)
    for line in acknowledged:
        table, number = map(int, line.split())
        moves[table] = number

    assert_intact(path)
    async with database.open(path) as store:
        for table, number in moves.items():
            loaded = await store.load(table)
            assert loaded is not None
            record, _, log = loaded
            assert number <= len(log) <= number + 1  # the group that was under way may have been in time
            assert len(log) == max(record.revision - 1, 0)


async def test_a_kill_between_any_two_statements_leaves_the_save_whole_or_undone(tmp_path: Path) -> None:
    output = subprocess.run(program("points", str(tmp_path)), cwd=ROOT, capture_output=True, text=True, check=True)
    *killed, survivor = [Path(line) for line in output.stdout.splitlines()]
    assert len(killed) > 5
    for path in [*killed, survivor]:
        assert_intact(path)
        async with database.open(path) as store:
            loaded = await store.load(1)
            messages = await store.messages.load(1)
            users = [await store.tables.of_user(make.GUILD, user) for user in (1, 2)]
        assert loaded is not None
        record, newest, _ = loaded
        assert newest is not None
        seen = (record.revision, record.people, newest.number, users)
        with closing(sqlite3.connect(path)) as raw:
            ended = raw.execute("SELECT number FROM rounds WHERE ended IS NOT NULL").fetchall()
            moves = raw.execute("SELECT round, number FROM moves").fetchall()
            remembered = [
                raw.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608 -- names of our own
                for name in ("people", "results", "figures", "ratings")
            ]
        assert messages == TableMessages(message=5 if path in killed else None)
        if path in killed:
            assert (*seen, ended, moves) == (1, (make.person(1),), 1, [1, None], [], [])
            assert remembered == [0, 0, 0, 0]
        else:
            assert (*seen, ended, moves) == (2, (make.person(2),), 2, [None, 1], [(1,)], [(1, 0), (1, 1)])
            assert remembered == [1, 1, 2, 1]
