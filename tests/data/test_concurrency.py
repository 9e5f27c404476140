"""Several writers and readers of one file: they wait or get Conflict, and never see half of anything."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event

from data import database
from data.database import Address
from data.records import TableRecord
from data.sqlite.threads import Writer
from data.store import Store
from data.table_rows import Conflict, Seated
from tests.data import make


async def test_of_two_writers_one_gets_a_conflict(store: Store, where: Address) -> None:
    record = await store.create(make.table())
    async with database.open(where) as others:
        outcomes = await asyncio.gather(store.save(record), others.save(record), return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "TableRecord"]


async def test_writers_that_reload_lose_nothing(store: Store, where: Address) -> None:
    record = await store.create(make.table(round=1))
    await store.save(record, start=make.round_of(record))

    async def play(by: Store, times: int) -> None:
        while times:
            loaded = await by.load(record.id)
            assert loaded is not None
            newest, _, log = loaded
            try:
                await by.save(newest, moves=[(len(log), make.PASS)])
            except Conflict:
                continue
            times -= 1

    async with database.open(where) as others:
        await asyncio.gather(play(store, 10), play(others, 10), play(others, 10))
    loaded = await store.load(record.id)
    assert loaded is not None
    assert (loaded[0].revision, len(loaded[2])) == (31, 30)


async def test_many_saves_at_once_all_come_through(store: Store) -> None:
    records = [await store.create(make.table(user)) for user in range(40)]
    saved = await asyncio.gather(*(store.save(record) for record in records))
    assert [record.revision for record in saved] == [1] * 40


async def test_two_joins_at_once_give_one_stool(store: Store, where: Address) -> None:
    async with database.open(where) as others:
        outcomes = await asyncio.gather(
            store.create(make.table(1)), others.create(make.table(1)), return_exceptions=True
        )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Seated", "TableRecord"]
    refused = next(outcome for outcome in outcomes if isinstance(outcome, Seated))
    assert refused.table == await store.tables.of_user(make.GUILD, 1)


async def test_a_read_does_not_block_a_write(filed: Store, path: Path) -> None:
    record = await filed.create(make.table())
    with closing(sqlite3.connect(path, isolation_level=None)) as reading:
        reading.execute("BEGIN")
        assert reading.execute("SELECT revision FROM tables").fetchone() == (0,)
        await filed.save(record)
        assert reading.execute("SELECT revision FROM tables").fetchone() == (0,)  # still the same snapshot


async def test_a_write_does_not_block_a_read_and_another_write_waits_for_it(filed: Store, path: Path) -> None:
    record = await filed.create(make.table())
    with closing(sqlite3.connect(path, isolation_level=None)) as writing:
        writing.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(filed.save(record))
        assert await filed.load(record.id) == (record, None, [])
        assert not waiting.done()
        writing.execute("COMMIT")
        assert (await waiting).revision == 1


async def test_a_writer_has_the_lock_from_its_first_moment(filed: Store, path: Path) -> None:
    """A writer that took it only when it first writes could read, find the lock gone, and fail at once."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as other:
        async with filed._writer.begin():
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute("BEGIN IMMEDIATE")
        other.execute("BEGIN IMMEDIATE")


async def cancelled_save(store: Store, record: TableRecord, statement: int, number: int) -> None:
    """Save a move, in a task that is cancelled while its database works on this statement of the save."""
    left, loop = iter(range(statement)), asyncio.get_running_loop()

    def cancel(*_: object) -> None:
        if next(left, None) is None:
            loop.call_soon_threadsafe(task.cancel)

    assert isinstance(store._writer, Writer)
    event.listen(store._writer.own, "before_cursor_execute", cancel)  # for good, since its thread may go through it now
    task = asyncio.create_task(store.save(record, moves=[(number, make.PASS)]))
    with pytest.raises(asyncio.CancelledError):
        await task


@pytest.mark.long
async def test_a_save_outlives_the_task_that_asked_for_it(filed: Store, path: Path) -> None:
    """The task may be cancelled anywhere and any number of times: the next save waits its turn, and nothing holds the
    lock.
    """
    record = await filed.create(make.table(1, round=1))
    record = await filed.save(record, start=make.round_of(record))
    for number in range(80):
        await cancelled_save(filed, record, number % 4, number)
        with pytest.raises(Conflict):
            await filed.save(record)
        loaded = await filed.load(record.id)
        assert loaded is not None
        assert (loaded[0].revision, len(loaded[2])) == (record.revision + 1, number + 1)
        record = loaded[0]
        with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as raw:
            raw.execute("BEGIN IMMEDIATE")


async def test_a_cancelled_save_is_done_before_the_database_closes(path: Path) -> None:
    async with database.open(path) as store:
        record = await store.create(make.table(1, round=1))
        record = await store.save(record, start=make.round_of(record))
        await cancelled_save(store, record, 0, 0)
    with closing(sqlite3.connect(path)) as raw:  # at once: awaiting anything would give the save time to end
        assert raw.execute("SELECT revision FROM tables").fetchone() == (2,)
        assert raw.execute("SELECT count(*) FROM moves").fetchone() == (1,)
