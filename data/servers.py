"""The repository of what servers want of their tables, and of the people who are told there that one is forming. Every
method is one transaction.
"""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from data import schema
from data.records import ServerSettings
from data.transactions import Repository, uninterrupted
from data.upserts import upsert

_servers, _listeners = schema.servers, schema.listeners


class Servers(Repository):
    """Server settings, and the lists for table calls. Of a server where all is usual nothing is kept."""

    @uninterrupted
    async def settings(self, guild: int) -> ServerSettings:
        """What this server wants."""
        async with self._reader.begin() as connection:
            chosen = await connection.scalar(select(_servers.c.chosen).where(_servers.c.guild == guild))
        return ServerSettings.model_validate(chosen or {})

    @uninterrupted
    async def change(self, guild: int, changes: Mapping[str, Any]) -> ServerSettings:
        """Change some settings of a server; all of them as they are then. Raises ValidationError on bad values."""
        async with self._writer.begin() as connection:
            known = await connection.scalar(select(_servers.c.chosen).where(_servers.c.guild == guild))
            wanted = ServerSettings.model_validate({**(known or {}), **changes})
            chosen = wanted.model_dump(mode="json", exclude_defaults=True)
            row = upsert(connection, _servers).values(guild=guild, chosen=chosen)
            await connection.execute(row.on_conflict_do_update(index_elements=["guild"], set_={"chosen": chosen}))
        return wanted

    @uninterrupted
    async def claim_call(self, guild: int, now: float, every: float) -> float | None:
        """Take the right to call this server's people now, which comes once in `every` seconds. None: it was taken;
        else the time from when on it may be had again.
        """
        async with self._writer.begin() as connection:
            row = upsert(connection, _servers).values(guild=guild, chosen={})
            await connection.execute(row.on_conflict_do_nothing())
            here = _servers.c.guild == guild
            last = await connection.scalar(select(_servers.c.called).where(here))
            if last is not None and last + every > now:
                return float(last + every)
            await connection.execute(update(_servers).where(here).values(called=now))
        return None

    @uninterrupted
    async def season_channels(self) -> dict[int, int]:
        """By server that wants it, the channel where a month is closed."""
        async with self._reader.begin() as connection:
            rows = (await connection.execute(select(_servers.c.guild, _servers.c.chosen))).all()
        wanted = {row.guild: ServerSettings.model_validate(row.chosen).season_channel for row in rows}
        return {guild: channel for guild, channel in wanted.items() if channel is not None}

    @uninterrupted
    async def close_season(self, guild: int, month: int) -> bool:
        """Note that this month, as 202611, is closed in a server; whether it was not before."""
        async with self._writer.begin() as connection:
            row = upsert(connection, _servers).values(guild=guild, chosen={})
            await connection.execute(row.on_conflict_do_nothing())
            earlier = (_servers.c.guild == guild, func.coalesce(_servers.c.season, 0) < month)
            return (await connection.execute(update(_servers).where(*earlier).values(season=month))).rowcount > 0

    @uninterrupted
    async def listeners(self, guild: int) -> list[int]:
        """The people who want to be told when a table is forming, in the order in which they asked for it."""
        query = select(_listeners.c.user).where(_listeners.c.guild == guild)
        async with self._reader.begin() as connection:
            return list(await connection.scalars(query.order_by(_listeners.c.since, _listeners.c.user)))

    @uninterrupted
    async def listen(self, guild: int, user: int, now: float) -> bool:
        """Put a person on the list, or take them off it; whether they are on it now."""
        who = (_listeners.c.guild == guild, _listeners.c.user == user)
        async with self._writer.begin() as connection:
            if (await connection.execute(delete(_listeners).where(*who))).rowcount:
                return False
            await connection.execute(insert(_listeners).values(guild=guild, user=user, since=now))
        return True
