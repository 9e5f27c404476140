"""Saves that wait at the same time go to disk together, and each is still one of its own."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from data.errors import TransactionError
from data.records import TableRecord
from data.sqlite.threads import KEPT, TOGETHER, Writer
from data.store import Store
from data.table_rows import Conflict, Seated
from tests.data import make

MANY = 200  # tables that need more room than a page has


@pytest.fixture
def writer(filed: Store) -> Writer:
    assert isinstance(filed._writer, Writer)
    return filed._writer


@contextmanager
def commits(writer: Writer) -> Iterator[list[None]]:
    """A list that grows by one element with each commit that the writer makes meanwhile."""
    found: list[None] = []

    def counted(_: Connection) -> None:
        found.append(None)

    event.listen(writer.own, "commit", counted)
    yield found
    event.remove(writer.own, "commit", counted)


async def tables(filed: Store, count: int) -> list[TableRecord]:
    return [await filed.create(make.table(user)) for user in range(1, count + 1)]


async def test_what_waits_together_is_committed_together(filed: Store, writer: Writer) -> None:
    records = await tables(filed, 10)
    with commits(writer) as counted:
        saved = await asyncio.gather(*(filed.save(record) for record in records))
    assert [record.revision for record in saved] == [1] * 10
    assert len(counted) == 1


async def test_one_that_fails_undoes_no_other(filed: Store, writer: Writer) -> None:
    """The second writes at an old revision; the third seats somebody who sits elsewhere."""
    first, second, third = await tables(filed, 3)
    old = second
    await filed.save(second)
    moved = third.model_copy(update={"people": (make.person(1),)})
    with commits(writer) as counted:
        outcomes = await asyncio.gather(filed.save(first), filed.save(old), filed.save(moved), return_exceptions=True)
    assert [type(one) for one in outcomes] == [TableRecord, Conflict, Seated]
    assert len(counted) == 1
    loaded = [await filed.load(one.id) for one in (first, second, third)]
    assert [one[0].revision for one in loaded if one] == [1, 1, 0]


async def test_two_saves_of_one_table_in_a_group_are_one_save_and_a_conflict(filed: Store) -> None:
    (record,) = await tables(filed, 1)
    outcomes = await asyncio.gather(filed.save(record), filed.save(record), return_exceptions=True)
    assert [type(one) for one in outcomes] == [TableRecord, Conflict]


async def test_a_group_that_cannot_be_committed_is_saved_one_by_one(filed: Store, writer: Writer) -> None:
    records, refused = await tables(filed, 3), iter([None])

    def full(_: Connection) -> None:
        if next(refused, refused) is None:
            raise OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))

    event.listen(writer.own, "commit", full)
    saved = await asyncio.gather(*(filed.save(record) for record in records))
    assert [record.revision for record in saved] == [1, 1, 1]
    loaded = [await filed.load(one.id) for one in records]
    assert [one[0].revision for one in loaded if one] == [1, 1, 1]


async def test_where_nothing_can_be_committed_everybody_hears_it_and_nothing_is_stored(
    filed: Store, writer: Writer, path: Path
) -> None:
    records = await tables(filed, 3)

    def full(_: Connection) -> None:
        raise OperationalError("COMMIT", {}, sqlite3.OperationalError("database or disk is full"))

    event.listen(writer.own, "commit", full)
    outcomes = await asyncio.gather(*(filed.save(record) for record in records), return_exceptions=True)
    assert [type(one) for one in outcomes] == [OperationalError] * 3
    with closing(sqlite3.connect(path)) as raw:
        assert raw.execute("SELECT DISTINCT revision FROM tables").fetchall() == [(0,)]
    event.remove(writer.own, "commit", full)
    assert [one.revision for one in await asyncio.gather(*(filed.save(record) for record in records))] == [1, 1, 1]


async def test_a_full_disk_is_told_as_such_and_loses_nothing_that_was_saved(
    filed: Store, writer: Writer, path: Path
) -> None:
    """SQLite itself says so: the file may not grow by a page."""
    with writer.own.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")  # which SQLite takes for as many as there are
    tried = [filed.create(make.table(user)) for user in range(1, MANY)]
    outcomes = await asyncio.gather(*tried, return_exceptions=True)
    saved = [one for one in outcomes if isinstance(one, TableRecord)]
    refused = [one for one in outcomes if isinstance(one, TransactionError)]
    assert len(saved) + len(refused) == len(tried)
    assert {(str(one), one.full) for one in refused} == {(f"cannot write to {path}: the disk is full", True)}
    filed.look()
    with writer.own.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {2**32 - 2}")
    await filed.create(make.table(MANY))
    assert len(await filed.tables.open_tables()) == len(saved) + 1


async def test_people_go_first_and_nobody_waits_for_ever(writer: Writer) -> None:
    """However many people there are, some of the patient are in every group, in their order."""
    order: list[str] = []

    def noted(name: str) -> Callable[[Connection], None]:
        return lambda _: order.append(name)

    patient = [writer.run(noted(f"s{n}"), patient=True) for n in range(KEPT + 2)]
    hurried = [writer.run(noted(f"p{n}")) for n in range(TOGETHER)]
    await asyncio.gather(*patient, *hurried)
    first = [f"p{n}" for n in range(TOGETHER - KEPT)] + [f"s{n}" for n in range(KEPT)]
    rest = [f"p{n}" for n in range(TOGETHER - KEPT, TOGETHER)] + [f"s{n}" for n in range(KEPT, KEPT + 2)]
    assert order == first + rest


async def test_what_is_written_step_by_step_waits_for_its_turn(filed: Store, writer: Writer) -> None:
    records = await tables(filed, 5)
    saves = [asyncio.create_task(filed.save(record)) for record in records]
    await filed.facts.write("colour", "violet")
    assert [one.revision for one in await asyncio.gather(*saves)] == [1] * 5
    assert await filed.facts.read("colour") == "violet"
