"""The repository of servers' settings, and of the people who are told there that a table is forming. Every method is
one transaction.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Column, delete, func, insert, select, update

from data import schema
from data.dialects import upsert
from data.settings_records import ServerSettings
from data.transactions import Repository, uninterrupted

_servers, _listeners = schema.servers, schema.listeners


class DailyMessage(NamedTuple):
    """The message about the deals of a day, and where it stands."""

    day: int
    channel: int
    message: int


class Servers(Repository):
    """Server settings, and the lists for table calls. Nothing is stored for a server with the usual settings."""

    @uninterrupted
    async def settings(self, guild: int) -> ServerSettings:
        """The settings of this server."""
        async with self._reader.begin() as connection:
            chosen = await connection.scalar(select(_servers.c.chosen).where(_servers.c.guild == guild))
        return ServerSettings.model_validate(chosen or {})

    @uninterrupted
    async def change(self, guild: int, changes: Mapping[str, Any]) -> ServerSettings:
        """Change some settings of a server. Return all of them. Raises ValidationError on bad values."""
        async with self._writer.begin() as connection:
            known = await connection.scalar(select(_servers.c.chosen).where(_servers.c.guild == guild))
            wanted = ServerSettings.model_validate({**(known or {}), **changes})
            chosen = wanted.model_dump(mode="json", exclude_defaults=True)
            row = upsert(connection, _servers).values(guild=guild, chosen=chosen)
            await connection.execute(row.on_conflict_do_update(index_elements=["guild"], set_={"chosen": chosen}))
        return wanted

    @uninterrupted
    async def claim_call(self, guild: int, now: float, every: float) -> float | None:
        """Take the right to call this server's people now, which may be taken once in `every` seconds. Return None if
        this was possible, else the time at which it will be.
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
    async def season_channels(self, *, weekly: bool = False) -> dict[int, int]:
        """The channel where a month is closed, or a week, by server that wants it."""
        async with self._reader.begin() as connection:
            rows = (await connection.execute(select(_servers.c.guild, _servers.c.chosen))).all()
        wanted = {row.guild: ServerSettings.model_validate(row.chosen) for row in rows}
        return {
            guild: one.season_channel
            for guild, one in wanted.items()
            if one.season_channel is not None and (one.weekly or not weekly)
        }

    @uninterrupted
    async def daily_channels(self) -> dict[int, int]:
        """The channel for today's deals, by server that wants it."""
        async with self._reader.begin() as connection:
            rows = (await connection.execute(select(_servers.c.guild, _servers.c.chosen))).all()
        wanted = {row.guild: ServerSettings.model_validate(row.chosen).daily_channel for row in rows}
        return {guild: channel for guild, channel in wanted.items() if channel is not None}

    @uninterrupted
    async def claim_day(self, guild: int, day: int, channel: int) -> tuple[bool, DailyMessage | None]:
        """Take the right to send the message of a day in this server, which may be taken once. Return whether this was
        possible, and the message of an earlier day, if there is one.
        """
        messages = schema.daily_messages
        async with self._writer.begin() as connection:
            row = (await connection.execute(select(messages).where(messages.c.guild == guild))).one_or_none()
            if row is not None and row.day >= day:
                return False, None
            values = {"day": day, "channel": channel, "message": None}
            taken = upsert(connection, messages).values(guild=guild, **values)
            await connection.execute(taken.on_conflict_do_update(index_elements=["guild"], set_=values))
        before = DailyMessage(row.day, row.channel, row.message) if row is not None and row.message else None
        return True, before

    @uninterrupted
    async def note_day(self, guild: int, day: int, message: int) -> None:
        """Note that the message of that day was sent."""
        messages = schema.daily_messages
        this = (messages.c.guild == guild, messages.c.day == day)
        async with self._writer.begin() as connection:
            await connection.execute(update(messages).where(*this).values(message=message))

    @uninterrupted
    async def close_season(self, guild: int, month: int) -> bool:
        """Note that this month, as 202611, is closed in a server. True if it was not before."""
        return await self._close(guild, _servers.c.season, month)

    @uninterrupted
    async def close_week(self, guild: int, begins: float) -> bool:
        """Note that the week which began then is closed in a server. True if it was not before."""
        return await self._close(guild, _servers.c.week, begins)

    async def _close(self, guild: int, column: Column[Any], number: float) -> bool:
        async with self._writer.begin() as connection:
            row = upsert(connection, _servers).values(guild=guild, chosen={})
            await connection.execute(row.on_conflict_do_nothing())
            earlier = (_servers.c.guild == guild, func.coalesce(column, 0) < number)
            closed = update(_servers).where(*earlier).values({column: number})
            return (await connection.execute(closed)).rowcount > 0

    @uninterrupted
    async def listeners(self, guild: int) -> list[int]:
        """The people who want to be told when a table is forming, in the order in which they asked for it."""
        query = select(_listeners.c.user).where(_listeners.c.guild == guild)
        async with self._reader.begin() as connection:
            return list(await connection.scalars(query.order_by(_listeners.c.since, _listeners.c.user)))

    @uninterrupted
    async def toggle_listening(self, guild: int, user: int, now: float) -> bool:
        """Put a person on the list, or take them off it if they are on it. True if they are on it now."""
        who = (_listeners.c.guild == guild, _listeners.c.user == user)
        async with self._writer.begin() as connection:
            if (await connection.execute(delete(_listeners).where(*who))).rowcount:
                return False
            await connection.execute(insert(_listeners).values(guild=guild, user=user, since=now))
        return True
