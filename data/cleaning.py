"""The repository of what is left behind: rows of servers, channels and threads that are gone. Much may have to be
deleted, so it goes slice by slice, each in a transaction of its own: saves go on in between, and no transaction takes
so long that a database server would give it up.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Table, delete, exists, select, tuple_, union

from data import schema
from data.dialects import distinct, upsert
from data.transactions import Repository, uninterrupted

OF_SERVERS = tuple(table for table in schema.metadata.sorted_tables if "guild" in table.c)
# The tables of the database that hold the rows of a card table, in an order in which these can be deleted.
OF_TABLES = (schema.reviews, schema.moves, schema.rounds, schema.messages, schema.sitters)
SLICE = 25  # tables, with all their rounds and moves
ROWS = 500  # the rows of a server that are deleted at once

_departures = schema.departures

# Built once: putting these many steps together takes longer than the database does.
_channels = distinct(schema.tables.c.channel).subquery().c.value
_of_channel = select(schema.tables.c.guild).where(schema.tables.c.channel == _channels).limit(1).scalar_subquery()
CHANNELS = select(_channels.label("channel"), _of_channel.label("guild")).where(_channels != schema.NOWHERE)
SERVERS = union(*(distinct(table.c.guild) for table in OF_SERVERS))


def _places(connection: Connection) -> dict[int, set[int]]:
    # Lessons are in no channel, and their people sit in no server.
    found: dict[int, set[int]] = {guild: set() for guild in connection.scalars(SERVERS) if guild != schema.NOWHERE}
    for row in connection.execute(CHANNELS):
        found[row.guild].add(row.channel)
    return found


class Cleaning(Repository):
    """A server that is gone is marked, keeps everything, and is deleted later, unless it comes back. A deleted channel
    or thread takes its tables, with their rounds and moves; what those led to stays, since it is the server's.
    """

    @uninterrupted
    async def places(self) -> dict[int, set[int]]:
        """Every server of which something is stored, with the channels and threads that have tables."""
        return await self._reader.run(_places)

    @uninterrupted
    async def mark_gone(self, guild: int, now: float) -> None:
        """Note since when a server is gone. The first time counts, and nothing is noted where nothing is stored."""
        async with self._writer.begin() as connection:
            kept = [await connection.scalar(select(exists().where(table.c.guild == guild))) for table in OF_SERVERS]
            if any(kept):
                row = upsert(connection, _departures).values(guild=guild, since=now)
                await connection.execute(row.on_conflict_do_nothing())

    @uninterrupted
    async def unmark(self, guild: int) -> None:
        """Note that the server is there again."""
        async with self._writer.begin() as connection:
            await connection.execute(delete(_departures).where(_departures.c.guild == guild))

    @uninterrupted
    async def gone(self) -> dict[int, float]:
        """The servers that are marked as gone, and since when they are."""
        async with self._reader.begin() as connection:
            return {row.guild: row.since for row in await connection.execute(select(_departures))}

    async def forget_guild(self, guild: int) -> dict[str, int]:
        """Delete all that is stored of a server, and return the number of rows by table of the database. The note that
        the server is gone is deleted last, so an interrupted deletion goes on another day.
        """
        deleted = Counter({table.name: 0 for table in (*OF_TABLES, *OF_SERVERS)})
        deleted.update(await self._forget_tables(schema.tables.c.guild == guild))
        for table in sorted(OF_SERVERS, key=lambda table: table is _departures):
            while rows := await self._delete_rows(table, guild):
                deleted[table.name] += rows
        return dict(deleted)

    async def forget_channel(self, channel: int) -> None:
        """Delete the tables of a channel or thread, with the tournaments that are played there; of those that are over
        the results stay.
        """
        await self._forget_tables(schema.tables.c.channel == channel)
        await self._forget_tournaments(channel)

    @uninterrupted
    async def _forget_tournaments(self, channel: int) -> None:
        there = (schema.tournaments.c.channel == channel, schema.GOES_ON)
        async with self._writer.begin() as connection:
            await connection.execute(delete(schema.tournaments).where(*there))

    async def forget_closed(self, before: float) -> int:
        """Delete the tables that were closed before then, with their rounds and moves. Return the number of tables."""
        deleted, last = 0, 0
        while found := await self._next(last):
            last = found[-1].id
            old = [row.id for row in found if row.phase == "closed" and row.changed < before]
            if old:
                deleted += (await self._delete_tables(old))[schema.tables.name]
            if found[-1].created >= before:
                break  # all others were opened later still
        return deleted

    async def _forget_tables(self, where: ColumnElement[bool]) -> Counter[str]:
        """Delete these tables. Return the number of rows, by table of the database."""
        deleted: Counter[str] = Counter()
        while some := await self._some(where):
            deleted.update(await self._delete_tables(some))
        return deleted

    @uninterrupted
    async def _some(self, where: ColumnElement[bool]) -> Sequence[int]:
        """The numbers of a slice of these tables."""
        async with self._reader.begin() as connection:
            return (await connection.scalars(select(schema.tables.c.id).where(where).limit(SLICE))).all()

    @uninterrupted
    async def _next(self, last: int) -> Sequence[Row[Any]]:
        """A slice of the tables after that number, in the order in which they were opened."""
        tables = schema.tables.c
        created = tables.document["created"].as_float().label("created")
        query = select(tables.id, tables.phase, tables.changed, created).where(tables.id > last)
        async with self._reader.begin() as connection:
            return (await connection.execute(query.order_by(tables.id).limit(SLICE))).all()

    @uninterrupted
    async def _delete_tables(self, numbers: Sequence[int]) -> Counter[str]:
        """Delete these tables and what belongs to them. Return the number of rows, by table of the database."""
        rows = [(table, table.c.table.in_(numbers)) for table in OF_TABLES]
        rows.append((schema.tables, schema.tables.c.id.in_(numbers)))

        def deleted(connection: Connection) -> Counter[str]:
            return Counter({table.name: connection.execute(delete(table).where(its)).rowcount for table, its in rows})

        return await self._writer.run(deleted, patient=True)

    @uninterrupted
    async def _delete_rows(self, table: Table, guild: int) -> int:
        """Delete a slice of a server's rows in a table of the database. Return their number."""
        keys = tuple_(*table.primary_key)
        some = select(*table.primary_key).where(table.c.guild == guild).limit(ROWS)
        rows = delete(table).where(keys.in_(some))
        return await self._writer.run(lambda connection: connection.execute(rows).rowcount, patient=True)
