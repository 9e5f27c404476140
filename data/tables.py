"""The repository of the tables that there are, by place and by person. Every method is one transaction."""

from typing import Any

from sqlalchemy import Column, ColumnElement, Select, func, select

from data import schema
from data.records import RoundRecord, TableRecord
from data.shards import ALL, Shards
from data.table_rows import LESSONS, as_table
from data.transactions import Repository, uninterrupted

_PRESENT = schema.tables.c.guild.not_in(select(schema.departures.c.guild))  # tables of servers that are not gone


class Tables(Repository):
    """Tables of a channel, a server or a person, and rounds that were finished there."""

    async def open_tables(self, shards: Shards = ALL) -> list[TableRecord]:
        """Every table of these shards that is not closed, newest first, less those of servers that are gone. The deals
        of the day are in no server: each is loaded when its person comes back to it.
        """
        somewhere = schema.tables.c.guild != schema.NOWHERE
        return await self._newest(schema.OPEN, _PRESENT, somewhere, shards.served(schema.tables.c.guild))

    async def at_channel(self, channel: int) -> list[TableRecord]:
        """The tables of a channel that are not closed, newest first."""
        return await self._newest(schema.OPEN, schema.tables.c.channel == channel)

    async def summoning(self, shards: Shards = ALL) -> list[TableRecord]:
        """Every table of these shards of which a table call still stands, open or not, less those of servers that are
        gone.
        """
        standing = select(schema.messages.c.table).where(schema.SUMMONING)
        return await self._newest(schema.tables.c.id.in_(standing), _PRESENT, shards.served(schema.tables.c.guild))

    async def at_guild(self, guild: int) -> list[TableRecord]:
        """The tables of a guild at which somebody sits, newest first."""
        sitters = schema.sitters.c
        return await self._newest(schema.tables.c.id.in_(select(sitters.table).where(sitters.guild == guild)))

    async def last_in(self, channel: int) -> TableRecord | None:
        """The newest closed table of a channel."""
        return next(iter(await self.closed_in(channel, 1)), None)

    @uninterrupted
    async def closed_in(self, channel: int, most: int) -> list[TableRecord]:
        """The closed tables of a channel, at most `most` of them, newest first."""
        query = _newest_of(schema.tables.c.channel, channel, schema.tables).where(schema.tables.c.phase == "closed")
        async with self._reader.begin() as connection:
            return [as_table(row) for row in await connection.execute(query.limit(most))]

    @uninterrupted
    async def hosts_since(self, guild: int, since: float, most: int) -> list[tuple[float, int]]:
        """Return the times at which tables were opened in a guild since then, and their hosts; oldest first, and of
        more than `most` tables only the newest. Lessons count.
        """
        tables = schema.tables.c
        opened = _newest_of(tables.guild, guild, tables.changed, tables.document).limit(most).subquery().c
        query = select(opened.document["created"], opened.document["host"]).where(opened.changed >= since)
        async with self._reader.begin() as connection:
            rows = (await connection.execute(query)).all()
        return sorted((created, host) for created, host in rows if created >= since)

    @uninterrupted
    async def count_open(self, guild: int) -> int:
        """Return the number of tables of a guild that are not closed. Lessons count."""
        tables = schema.tables.c
        query = select(func.count()).where(tables.guild == guild, schema.OPEN)
        async with self._reader.begin() as connection:
            return await connection.scalar(query) or 0

    @uninterrupted
    async def finished(
        self, guild: int, channel: int, table: int | None = None, most: int = 25
    ) -> list[tuple[TableRecord, RoundRecord]]:
        """The newest finished rounds of a channel, and of that table of the guild, less those that stay sealed."""
        tables, rounds = schema.tables.c, schema.rounds.c
        newest = (rounds.ended.desc(), rounds.table.desc(), rounds.number.desc())
        query = select(schema.rounds).where(schema.TELLABLE).order_by(*newest).limit(most)
        async with self._reader.begin() as connection:
            # One after the other: each is a short walk along an index, which a query for either would not be.
            rows = [
                row
                for place in (rounds.channel == channel, rounds.table == table)
                for row in (await connection.execute(query.where(place))).all()
            ]
            here = select(schema.tables).where(tables.guild == guild, tables.id.in_({row.table for row in rows}))
            records = {row.id: as_table(row) for row in await connection.execute(here)}
        found = {(row.ended, row.table, row.number): row for row in rows if row.table in records}
        wanted = [found[key] for key in sorted(found, reverse=True)[:most]]
        return [(records[row.table], RoundRecord.model_validate(row._asdict())) for row in wanted]

    @uninterrupted
    async def of_user(self, guild: int, user: int) -> int | None:
        """The open table of a guild at which this user sits."""
        sitters = schema.sitters.c
        async with self._reader.begin() as connection:
            seat = select(sitters.table).where(sitters.guild == guild, sitters.user == user)
            table: int | None = await connection.scalar(seat)
        return table

    async def lesson_of(self, user: int) -> int | None:
        """The table at which this user takes a lesson."""
        return await self.of_user(LESSONS, user)

    @uninterrupted
    async def everywhere(self, user: int) -> list[int]:
        """The open tables of all servers at which this user sits, newest first; less lessons, and those of servers that
        are gone.
        """
        sitters, here = schema.sitters.c, schema.tables.c
        query = (
            select(here.id)
            .join(schema.sitters, sitters.table == here.id)
            .where(sitters.user == user, sitters.guild != LESSONS, _PRESENT)
        )
        async with self._reader.begin() as connection:
            return list(await connection.scalars(query.order_by(here.id.desc())))

    @uninterrupted
    async def _newest(self, *where: ColumnElement[bool]) -> list[TableRecord]:
        """All of these tables, which have to be few, newest first."""
        async with self._reader.begin() as connection:
            rows = (await connection.execute(select(schema.tables).where(*where))).all()
        # Asked for an order, SQLite would walk along the numbers of all tables to find the few that are open.
        return [as_table(row) for row in sorted(rows, key=lambda row: row.id, reverse=True)]


def _newest_of(place: Column[int], of: int, *wanted: Any) -> Select[Any]:
    """A query for columns of the tables of a server or channel, newest first, along the index of that place. To a plain
    equality PostgreSQL might prefer a walk along all tables, which is long where the newest are another place's.
    """
    return select(*wanted).where(place.between(of, of)).order_by(place.desc(), schema.tables.c.id.desc())
