"""What is asked often is found by an index, on each kind of database: nothing reads all that is stored."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncConnection

from data import schema
from data.sqlite_threads import Reader
from data.store import Store
from tests.tools.bench import stored

TABLES = 20_000  # enough for a planner not to think that reading everything is quicker
GROWING = {"tables", "messages", "rounds", "results", "figures"}  # as `stored.fill` fills them
FEW = {"ix_tables_open_guild", "ix_tables_open_channel", "ix_messages_summoning"}  # of what is open, and no more

Statement = tuple[str, Any]


@pytest.fixture
async def full(store: Store) -> Store:
    await stored.fill(store, TABLES)
    return store


async def read_by(store: Store, asked: str) -> list[Statement]:
    """The statements by which a question is answered."""
    found: list[Statement] = []

    def note(_: object, __: object, statement: str, parameters: Any, *___: object) -> None:
        found.append((statement, parameters))

    engines = [store._reader.engine.sync_engine]
    if isinstance(store._reader, Reader):
        engines.append(store._reader.own)
    for engine in engines:
        event.listen(engine, "before_cursor_execute", note)
    await stored.questions(store, TABLES)[asked]()
    for engine in engines:
        event.remove(engine, "before_cursor_execute", note)
    return [one for one in found if "SELECT" in one[0]]


async def scans(connection: AsyncConnection, statement: Statement) -> list[str]:
    """What is read from one end to the other of all that grows."""
    if connection.dialect.name == "postgresql":
        told = await connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement[0]}", statement[1])
        return list(_scans_of(told.scalar_one()[0]["Plan"]))
    told = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement[0]}", statement[1])
    scanned = [row.detail.split() for row in told if row.detail.startswith("SCAN ")]
    return [" ".join(words) for words in scanned if words[1] in GROWING and not FEW.intersection(words)]


def _scans_of(node: Mapping[str, Any]) -> Iterator[str]:
    kind = node["Node Type"]
    if kind == "Seq Scan" and node["Relation Name"] in GROWING:
        yield f"{kind} {node['Relation Name']}"
    if "Index Name" in node and "Index Cond" not in node and node["Index Name"] not in FEW:
        yield f"{kind} {node['Index Name']}"
    for below in node.get("Plans", ()):
        yield from _scans_of(below)


async def test_nothing_that_is_asked_often_reads_all_that_is_stored(full: Store) -> None:
    found = {}
    for asked in stored.questions(full, TABLES):
        statements = await read_by(full, asked)
        assert statements, asked
        async with full._reader.begin() as connection:
            found[asked] = [scan for one in statements for scan in await scans(connection, one)]
    assert found == {asked: [] for asked in found}


async def test_a_question_without_an_index_is_found_out(full: Store) -> None:
    every = "SELECT id FROM tables WHERE revision > 0", ()
    async with full._reader.begin() as connection:
        assert await scans(connection, every)
        assert await connection.scalar(text("SELECT count(*) FROM tables")) == TABLES
    assert set(schema.metadata.tables) > GROWING
