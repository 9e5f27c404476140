"""The table call: once a lobby, those who want to know are told that a table is forming. It is taken back when that is
no longer so.
"""

import asyncio
import logging
from collections.abc import Callable

import discord

from bot import screens
from bot.table.live import LiveTable
from bot.table.preferences import PreferencesCache
from bot.table.server_settings import ServerSettingsCache
from bot.trouble import FAILURES, UNKNOWN_MESSAGE, code_of
from bot.ui.refusal import Refused
from data.people import People
from data.records import Summons
from data.servers import Servers

log = logging.getLogger(__name__)

EVERY = 30 * 60.0  # seconds between two table calls in one server, at least
STANDS = 30 * 60.0  # how long one stands, at most
MOST = 100  # people that one message may mention


class TableCall:
    """Makes table calls, and takes them back."""

    def __init__(
        self,
        client: discord.Client,
        servers: Servers,
        people: People,
        server_settings: ServerSettingsCache,
        preferences: PreferencesCache,
        now: Callable[[], float],
    ) -> None:
        self._client = client
        self._servers = servers
        self._people = people
        self._preferences = preferences
        self._server_settings = server_settings
        self._now = now
        self._locks: dict[int, asyncio.Lock] = {}

    def due(self, table: LiveTable) -> float | None:
        """When a call that stands is to be taken back, at the latest."""
        return table.messages.summons.until if table.messages.summons else None

    def stale(self, table: LiveTable) -> bool:
        """Whether a call stands there for a table that is not forming any more, or has stood long enough."""
        summons = table.messages.summons
        return summons is not None and (table.record.phase != "lobby" or self._now() >= summons.until)

    async def call(self, table: LiveTable, user: int) -> None:
        """Tell people that this table is forming. The host's right; raises Refused, and then nobody was told."""
        async with self._locks.setdefault(table.record.id, asyncio.Lock()):
            record = table.record
            if record.phase != "lobby":
                raise Refused("already_begun")
            if user != record.host:
                raise Refused("not_host")
            if table.messages.summoned:
                raise Refused("already_called")
            role = (await self._server_settings.learn(record.guild)).call_role
            people = [] if role else await self._listening(table)
            if not role and not people:
                raise Refused("nobody_to_call")
            free = await self._servers.claim_call(record.guild, self._now(), EVERY)
            if free is not None:
                raise Refused("called_lately", when=f"<t:{int(free)}:R>")
            await self._send(table, role, people)

    async def take_back(self, table: LiveTable) -> None:
        """Delete the call, if it is stale."""
        async with self._locks.setdefault(table.record.id, asyncio.Lock()):
            summons = table.messages.summons
            if summons is None or not self.stale(table):
                return
            channel = self._client.get_partial_messageable(table.record.channel)
            try:
                await channel.get_partial_message(summons.message).delete()
            except FAILURES as error:
                if code_of(error) != UNKNOWN_MESSAGE:
                    log.warning("table %s: a table call could not be taken back: %s", table.record.id, error)
            await table.keep_summons(None)

    def forget(self, table: int) -> None:
        """The table is gone."""
        self._locks.pop(table, None)

    async def _listening(self, table: LiveTable) -> list[int]:
        """The people who want to be told and do not sit here, and those whom the host played with last at this table's
        place; but nobody who blocks the host or is blocked by them.
        """
        rematch, host = table.record.rematch, table.record.host
        last = [one.user for one in rematch.people if one.user is not None] if rematch is not None else []
        await self._preferences.learn(last)
        again = [user for user in last if self._preferences.of(user).pings]
        parted = {*await self._people.blocked_by(host), *await self._people.blocking(host)}
        wanted = dict.fromkeys([*again, *await self._servers.listeners(table.record.guild)])
        return [user for user in wanted if not table.sits(user) and user not in parted]

    async def _send(self, table: LiveTable, role: int | None, people: list[int]) -> None:
        # Counted before it is sent: whatever fails, nobody is told twice.
        await table.keep_summons(None)
        told = people[:MOST]
        mentions = discord.AllowedMentions(
            everyone=False,
            roles=[discord.Object(role)] if role else False,
            users=[discord.Object(one) for one in told] or False,
        )
        view = screens.table_call(table.scene(), role, told, len(people) - len(told))
        channel = self._client.get_partial_messageable(table.record.channel)
        try:
            sent = await channel.send(view=view, allowed_mentions=mentions)
        except FAILURES as error:
            log.warning("table %s: a table call could not be sent: %s", table.record.id, error)
            raise Refused("call_unsent") from error
        await table.keep_summons(Summons(message=sent.id, until=self._now() + STANDS))
