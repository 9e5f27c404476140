"""Several writers and readers of one file: they wait or get Conflict, and never see half of anything."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data import database
from data.tables import Conflict, Seated, Tables
from tests.data import make


async def test_of_two_writers_one_gets_a_conflict(tables: Tables, path: Path) -> None:
    record = await tables.create(make.table())
    async with database.open(path) as others:
        outcomes = await asyncio.gather(tables.save(record), others.save(record), return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "TableRecord"]


async def test_writers_that_reload_lose_nothing(tables: Tables, path: Path) -> None:
    record = await tables.create(make.table(round=1))
    await tables.save(record, start=make.round_of(record))

    async def play(by: Tables, times: int) -> None:
        while times:
            loaded = await by.load(record.id)
            assert loaded is not None
            newest, _, log = loaded
            try:
                await by.save(newest, moves=[(len(log), make.PASS)])
            except Conflict:
                continue
            times -= 1

    async with database.open(path) as others:
        await asyncio.gather(play(tables, 10), play(others, 10), play(others, 10))
    loaded = await tables.load(record.id)
    assert loaded is not None
    assert (loaded[0].revision, len(loaded[2])) == (31, 30)


async def test_many_saves_at_once_all_come_through(tables: Tables) -> None:
    records = [await tables.create(make.table(user)) for user in range(40)]
    saved = await asyncio.gather(*(tables.save(record) for record in records))
    assert [record.revision for record in saved] == [1] * 40


async def test_two_joins_at_once_give_one_stool(tables: Tables, path: Path) -> None:
    async with database.open(path) as others:
        outcomes = await asyncio.gather(
            tables.create(make.table(1)), others.create(make.table(1)), return_exceptions=True
        )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Seated", "TableRecord"]
    refused = next(outcome for outcome in outcomes if isinstance(outcome, Seated))
    assert refused.table == await tables.of_user(make.GUILD, 1)


async def test_a_read_does_not_block_a_write(tables: Tables, path: Path) -> None:
    record = await tables.create(make.table())
    with closing(sqlite3.connect(path, isolation_level=None)) as reading:
        reading.execute("BEGIN")
        assert reading.execute("SELECT revision FROM tables").fetchone() == (0,)
        await tables.save(record)
        assert reading.execute("SELECT revision FROM tables").fetchone() == (0,)  # still the same snapshot


async def test_a_write_does_not_block_a_read_and_another_write_waits_for_it(tables: Tables, path: Path) -> None:
    record = await tables.create(make.table())
    with closing(sqlite3.connect(path, isolation_level=None)) as writing:
        writing.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(tables.save(record))
        assert await tables.load(record.id) == (record, None, [])
        assert not waiting.done()
        writing.execute("COMMIT")
        assert (await waiting).revision == 1


@pytest.mark.parametrize("steps", range(0, 60, 4))
async def test_a_save_that_is_cancelled_is_whole_or_not_at_all(tables: Tables, steps: int) -> None:
    record = await tables.create(make.table(1, round=1))
    record = await tables.save(record, start=make.round_of(record))
    task = asyncio.create_task(tables.save(record, moves=[(0, make.PASS)]))
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)

    loaded = await tables.load(record.id)
    assert loaded is not None
    newest, _, log = loaded
    assert (newest.revision, len(log)) in {(1, 0), (2, 1)}
    assert (await tables.save(newest)).revision == newest.revision + 1
