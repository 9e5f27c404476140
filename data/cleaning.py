"""The repository of what is left behind: rows of servers, channels and threads that are no more. Every method one
transaction.
"""

from sqlalchemy import delete, select, union

from data import schema
from data.transactions import Repository, uninterrupted

OF_SERVERS = tuple(table for table in schema.metadata.sorted_tables if "guild" in table.c)


class Cleaning(Repository):
    """A deleted server takes everything with it. A deleted channel or thread takes its tables, with their rounds and
    moves; what those led to stays, since it is the server's.
    """

    @uninterrupted
    async def places(self) -> dict[int, set[int]]:
        """Every server that something is stored of, with the channels and threads that have tables."""
        tables = schema.tables.c
        async with self._reader.begin() as connection:
            servers = await connection.scalars(union(*(select(table.c.guild) for table in OF_SERVERS)))
            found: dict[int, set[int]] = {int(guild): set() for guild in servers}
            for row in await connection.execute(select(tables.guild, tables.channel).distinct()):
                found[row.guild].add(row.channel)
        return found

    @uninterrupted
    async def forget_guild(self, guild: int) -> None:
        """Delete all that is stored of a server."""
        async with self._writer.begin() as connection:
            for table in reversed(OF_SERVERS):
                await connection.execute(delete(table).where(table.c.guild == guild))

    @uninterrupted
    async def forget_channel(self, channel: int) -> None:
        """Delete the tables of a channel or thread."""
        async with self._writer.begin() as connection:
            await connection.execute(delete(schema.tables).where(schema.tables.c.channel == channel))
