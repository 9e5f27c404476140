"""The repository of the signs that stand in servers, one in each that wants one. Every method is one transaction."""

from sqlalchemy import delete, select, update

from data import schema
from data.dialects import upsert
from data.message_records import Sign
from data.transactions import Repository, uninterrupted

_signs = schema.signs


class Signs(Repository):
    """The sign of each server: its message, and what it shows."""

    @uninterrupted
    async def everywhere(self) -> dict[int, Sign]:
        """The signs of all servers."""
        async with self._reader.begin() as connection:
            rows = (await connection.execute(select(_signs))).all()
        return {row.guild: Sign(channel=row.channel, message=row.message, shown=row.shown) for row in rows}

    @uninterrupted
    async def put(self, guild: int, sign: Sign) -> None:
        """Make this the sign of the server."""
        fields = sign.model_dump()
        async with self._writer.begin() as connection:
            row = upsert(connection, _signs).values(guild=guild, **fields)
            await connection.execute(row.on_conflict_do_update(index_elements=["guild"], set_=fields))

    @uninterrupted
    async def show(self, guild: int, message: int, shown: str) -> None:
        """Note what that message shows now, if it still is the sign."""
        this = (_signs.c.guild == guild, _signs.c.message == message)
        async with self._writer.begin() as connection:
            await connection.execute(update(_signs).where(*this).values(shown=shown))

    @uninterrupted
    async def remove(self, guild: int, message: int) -> None:
        """Forget the sign that this message was."""
        this = (_signs.c.guild == guild, _signs.c.message == message)
        async with self._writer.begin() as connection:
            await connection.execute(delete(_signs).where(*this))
