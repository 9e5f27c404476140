"""The repository of what is left behind: rows of servers, channels and threads that are no more. Every method one
transaction.
"""

from sqlalchemy import delete, exists, select

from data import schema
from data.distinct import distinct
from data.transactions import Repository, uninterrupted
from data.upserts import upsert

OF_SERVERS = tuple(table for table in schema.metadata.sorted_tables if "guild" in table.c)

_departures = schema.departures


class Cleaning(Repository):
    """A server that is gone is marked, keeps everything, and is deleted later, unless it comes back. A deleted channel
    or thread takes its tables, with their rounds and moves; what those led to stays, since it is the server's.
    """

    @uninterrupted
    async def places(self) -> dict[int, set[int]]:
        """Every server that something is stored of, with the channels and threads that have tables."""
        tables = schema.tables.c
        channels = distinct(tables.channel).subquery().c
        of_channel = select(tables.guild).where(tables.channel == channels.value).limit(1).scalar_subquery()
        async with self._reader.begin() as connection:
            servers = [guild for table in OF_SERVERS for guild in await connection.scalars(distinct(table.c.guild))]
            # Lessons are in no channel, and their people sit in no server.
            found: dict[int, set[int]] = {guild: set() for guild in servers if guild != schema.NOWHERE}
            here = select(channels.value, of_channel.label("guild")).where(channels.value != schema.NOWHERE)
            for row in await connection.execute(here):
                found[row.guild].add(row.value)
        return found

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
        """The server is there again."""
        async with self._writer.begin() as connection:
            await connection.execute(delete(_departures).where(_departures.c.guild == guild))

    @uninterrupted
    async def gone(self) -> dict[int, float]:
        """The servers that are marked as gone, and since when they are."""
        async with self._reader.begin() as connection:
            return {row.guild: row.since for row in await connection.execute(select(_departures))}

    @uninterrupted
    async def forget_guild(self, guild: int) -> dict[str, int]:
        """Delete all that is stored of a server; how many rows that were, by table."""
        theirs = select(schema.tables.c.id).where(schema.tables.c.guild == guild)
        rows = [(table, table.c.table.in_(theirs)) for table in (schema.moves, schema.rounds, schema.messages)]
        rows += [(table, table.c.guild == guild) for table in reversed(OF_SERVERS)]
        async with self._writer.begin() as connection:
            return {table.name: (await connection.execute(delete(table).where(its))).rowcount for table, its in rows}

    @uninterrupted
    async def forget_channel(self, channel: int) -> None:
        """Delete the tables of a channel or thread."""
        async with self._writer.begin() as connection:
            await connection.execute(delete(schema.tables).where(schema.tables.c.channel == channel))

    @uninterrupted
    async def forget_closed(self, before: float) -> int:
        """Delete the tables that were closed before then, with their rounds and moves; how many tables that were."""
        tables = schema.tables.c
        async with self._writer.begin() as connection:
            old = delete(schema.tables).where(tables.phase == "closed", tables.changed < before)
            return (await connection.execute(old)).rowcount
