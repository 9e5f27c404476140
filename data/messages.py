"""The repository of what stands in Discord of each table. Every method is one transaction, and none touches the table
itself: recording a message needs no revision of the game and makes none.
"""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data import schema
from data.records import TableMessages
from data.transactions import Repository, uninterrupted

_messages = schema.messages


class Messages(Repository):
    """One row a table, which is made with it and goes with it."""

    @uninterrupted
    async def load(self, table: int) -> TableMessages | None:
        """The messages of a table; None: no such table."""
        async with self._reader.begin() as connection:
            return await _read(connection, table)

    @uninterrupted
    async def save(self, table: int, changes: Mapping[str, Any]) -> TableMessages | None:
        """Change some fields of a table's messages and leave the others; all of them as they are then. Who writes a
        field last has the last word. None: there is no such table any more, and nothing was saved.
        """
        async with self._writer.begin() as connection:
            return await change_messages(connection, table, changes)


async def add_messages(connection: AsyncConnection, table: int, messages: TableMessages) -> None:
    """Store the messages of a new table."""
    await connection.execute(insert(_messages).values(table=table, **_columns(messages)))


async def change_messages(connection: AsyncConnection, table: int, changes: Mapping[str, Any]) -> TableMessages | None:
    """As `Messages.save`, as a part of a transaction."""
    known = await _read(connection, table)
    if known is None:
        return None
    after = known.model_copy(update=dict(changes))
    await connection.execute(update(_messages).where(_messages.c.table == table).values(_columns(after)))
    return after


async def _read(connection: AsyncConnection, table: int) -> TableMessages | None:
    query = select(_messages.c.document).where(_messages.c.table == table)
    document = (await connection.execute(query)).scalar_one_or_none()
    return None if document is None else TableMessages.model_validate(document)


def _columns(messages: TableMessages) -> dict[str, Any]:
    document = messages.model_dump(mode="json", warnings=False)
    TableMessages.model_validate(document)  # model_copy checks nothing, and what cannot be read must not be written
    return {"summons": messages.summons.message if messages.summons else None, "document": document}
