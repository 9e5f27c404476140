"""Copies everything from one database to another, and compares both."""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from sqlalchemy import Row, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import String

from data import schema
from data.access import Access
from data.database import Address, engines, hold, name
from data.dialects import by_bytes
from data.errors import DatabaseError
from data.shards import ALL

BATCH = 500  # rows that are handed over at once
# The range that a process holds, and the sessions that it leaves to the next one, are a matter of one database alone.
CARRIED = tuple(table for table in schema.metadata.sorted_tables if table not in (schema.ranges, schema.sessions))


async def move(source: Address, target: Address) -> dict[str, int]:
    """Copy all rows of `source` into `target`, which has to be empty, in one transaction, and compare them row by row
    before it is committed. Return the number of rows, by table. Both databases are held meanwhile, as by a bot. Raises
    DatabaseError, with nothing done.
    """
    if isinstance(source, Path) and not source.is_file():
        raise DatabaseError(f"there is no database at {source}")
    async with AsyncExitStack() as stack:
        reader, _ = await _open(stack, source)
        _, writer = await _open(stack, target)
        old = await stack.enter_async_context(reader.begin())
        new = await stack.enter_async_context(writer.begin())
        for table in CARRIED:
            if await new.scalar(select(func.count()).select_from(table)):
                raise DatabaseError(f"{name(target)} is not empty: nothing was copied")
        moved = {table.name: await _copy(old, new, table) for table in CARRIED}
        await _go_on_counting(old, new)
        for table in CARRIED:
            await _compare(old, new, table, target)
    return moved


async def _open(stack: AsyncExitStack, where: Address) -> tuple[Access, Access]:
    """The reader and the writer of a database that no bot uses, and that none can use until the stack ends. Raises
    DatabaseError.
    """

    def refuse() -> None:
        raise DatabaseError(f"{name(where)} is used by a running bot: stop it first. Nothing was copied", passing=True)

    held = await stack.enter_async_context(hold(where, [ALL], refuse))
    writer, reader, _ = await stack.enter_async_context(engines(where, held=held))
    return reader, writer


async def _copy(old: AsyncConnection, new: AsyncConnection, table: Table) -> int:
    count = 0
    async for rows in _batches(old, table):
        await new.execute(insert(table), [dict(row._mapping) for row in rows])
        count += len(rows)
    return count


async def _go_on_counting(old: AsyncConnection, new: AsyncConnection) -> None:
    """Count tables on from the highest number that one has ever had. The number of a deleted table must not come back,
    since its old messages still name it.
    """
    newest = max(await _counted(old), await new.scalar(select(func.max(schema.tables.c.id))) or 0)
    if not newest:
        return
    if new.dialect.name == "postgresql":
        await new.execute(text("SELECT setval(pg_get_serial_sequence('tables', 'id'), :newest)"), {"newest": newest})
    else:
        await new.execute(text("DELETE FROM sqlite_sequence WHERE name = 'tables'"))
        await new.execute(text("INSERT INTO sqlite_sequence VALUES ('tables', :newest)"), {"newest": newest})


async def _counted(old: AsyncConnection) -> int:
    """The highest number that a table has ever had."""
    if old.dialect.name == "postgresql":
        query = "SELECT last_value FROM tables_id_seq WHERE is_called"
    else:
        query = "SELECT seq FROM sqlite_sequence WHERE name = 'tables'"
    return await old.scalar(text(query)) or 0


async def _compare(old: AsyncConnection, new: AsyncConnection, table: Table, target: Address) -> None:
    """Raises DatabaseError where a row is missing, or is another one."""
    theirs = _batches(new, table)
    async for rows in _batches(old, table):
        if [_values(row) for row in rows] != [_values(row) for row in await anext(theirs, [])]:
            raise DatabaseError(f"{table.name} would not be the same in {name(target)}: nothing was copied")
    if await anext(theirs, None):
        raise DatabaseError(f"{table.name} would have more rows in {name(target)}: nothing was copied")


def _values(row: Row[Any]) -> Mapping[str, Any]:
    return dict(row._mapping)


async def _batches(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Row[Any]]]:
    """All rows by their keys, some at a time."""
    keys = [by_bytes(key) if isinstance(key.type, String) else key for key in table.primary_key]
    found = await connection.stream(select(table).order_by(*keys))
    async for rows in found.partitions(BATCH):
        yield rows
