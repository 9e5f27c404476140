"""The repository of each table's messages in Discord. Every method is one transaction, and none touches the table
itself: to record a message needs no revision of the table and makes none.
"""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, insert, select, update

from data import schema
from data.message_records import TableMessages
from data.transactions import Repository, uninterrupted

_messages = schema.messages


class Messages(Repository):
    """One row a table, which is made with it and goes with it."""

    @uninterrupted
    async def load(self, table: int) -> TableMessages | None:
        """The messages of a table; None: no such table."""
        return await self._reader.run(lambda connection: _read(connection, table))

    @uninterrupted
    async def save(self, table: int, changes: Mapping[str, Any]) -> TableMessages | None:
        """Change some fields of a table's messages, whatever else has changed meanwhile. Return all of them as they are
        then; None if there is no such table any more, so that nothing was saved.
        """
        return await self._writer.run(lambda connection: change_messages(connection, table, changes), patient=True)


def add_messages(connection: Connection, table: int, messages: TableMessages) -> None:
    """Store the messages of a new table."""
    connection.execute(insert(_messages).values(table=table, **_columns(messages)))


def change_messages(connection: Connection, table: int, changes: Mapping[str, Any]) -> TableMessages | None:
    """Change messages as `Messages.save` does, as a part of a transaction."""
    known = _read(connection, table)
    if known is None:
        return None
    after = known.model_copy(update=dict(changes))
    connection.execute(update(_messages).where(_messages.c.table == table).values(_columns(after)))
    return after


def _read(connection: Connection, table: int) -> TableMessages | None:
    query = select(_messages.c.document).where(_messages.c.table == table)
    document = connection.execute(query).scalar_one_or_none()
    return None if document is None else TableMessages.model_validate(document)


def _columns(messages: TableMessages) -> dict[str, Any]:
    document = messages.model_dump(mode="json", warnings=False)
    TableMessages.model_validate(document)  # model_copy checks nothing, and what cannot be read must not be written
    standing = messages.summons or next(iter(messages.invitations), None)
    return {"summons": standing.message if standing else None, "document": document}
