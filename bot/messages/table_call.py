"""Table calls: once in each lobby, people who want to know are told that a table is forming. And invitations: people
who sit there invite others by name. Both are taken back when they are no longer true.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterator

import discord

from bot import screens
from bot.refusal import Refused
from bot.screens.table.channel import has_room
from bot.table import checks, shown
from bot.table.people import host_alone
from bot.table.preferences import PreferencesCache
from bot.table.scenes import scene_of
from bot.table.server_settings import ServerSettingsCache
from bot.table.table import Table
from bot.trouble import FAILURES, UNKNOWN_MESSAGE, code_of, describe
from bot.ui.language import speaking
from data.message_records import Summons
from data.people import People
from data.servers import Servers

log = logging.getLogger(__name__)

EVERY = 30 * 60.0  # seconds between two table calls in one server, at least
STANDS = 30 * 60.0  # how long one stands, at most
MOST = 100  # people that one message may mention
MOST_INVITED = 20  # people who are invited to one table by name
MOST_BY_ONE = 20  # people whom one person may invite by name within EVERY seconds, to any table


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
        self._invited_at: dict[tuple[int, int], float] = {}  # by inviter and invited person, when last

    def due(self, table: Table) -> float | None:
        """The time at which a call or invitation that stands is taken back, at the latest."""
        return min((one.until for one in _standing(table)), default=None)

    def stale(self, table: Table) -> bool:
        """True if a call or an invitation is to be taken back."""
        return any(True for _ in self._outdated(table))

    def _outdated(self, table: Table) -> Iterator[Summons]:
        """The call if the table is not forming any more, invitations if it has no room, and any of them whose time is
        over.
        """
        messages, now = table.messages, self._now()
        if (summons := messages.summons) and (table.record.phase != "lobby" or now >= summons.until):
            yield summons
        if messages.invitations:
            room = table.record.phase != "closed" and has_room(scene_of(table))
            yield from (one for one in messages.invitations if not room or now >= one.until)

    async def call(self, table: Table, user: int) -> None:
        """Tell people that this table is forming, which only its host may. Raises Refused, and then nobody was told."""
        async with self._locks.setdefault(table.record.id, asyncio.Lock()):
            record = table.record
            if record.phase != "lobby":
                raise Refused("already_begun")
            if user != record.host:
                raise host_alone(record)
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

    async def invite(self, table: Table, inviter: int, users: Collection[int]) -> None:
        """Tell these people by name that there is a seat for them. Everybody who sits at the table may, once for each
        person. Raises Refused, and then nobody was told.

        Whoever blocks the inviter or the host, is blocked by them, or wants no calls is named like everybody else, but
        hears nothing; and nobody learns of that.
        """
        async with self._locks.setdefault(table.record.id, asyncio.Lock()):
            checks.check_open(table)
            if not table.sits(inviter):
                raise Refused("not_seated")
            if not has_room(scene_of(table)):
                raise Refused("no_room_to_invite")
            known = table.messages.invited
            named = [user for user in dict.fromkeys(users) if user not in known and not table.sits(user)]
            if not named:
                raise Refused("already_invited")
            if len(known) + len(named) > MOST_INVITED:
                raise Refused("too_many_invited")
            reached = await self.admit_invitations(named, inviter, table.record.host)
            await self._send_invitation(table, inviter, named, reached)

    async def admit_invitations(self, users: Collection[int], inviter: int, *hosts: int) -> list[int]:
        """Count the invitations of these people by a person. Return the people who are to hear of them: not those who
        block that person or a host, are blocked by them, want no calls, or were invited by that person lately. Raises
        Refused if there are too many.
        """
        lately = self._lately_invited_by(inviter)
        if len(lately) + len(users) > MOST_BY_ONE:
            raise Refused("too_many_invited")
        reached = [user for user in await self._reachable(users, inviter, *hosts) if user not in lately]
        self._invited_at |= {(inviter, user): self._now() for user in users}
        return reached

    def _lately_invited_by(self, inviter: int) -> set[int]:
        """The people whom this person has invited in the last half hour, to any table."""
        self._invited_at = {who: at for who, at in self._invited_at.items() if at + EVERY > self._now()}
        return {user for one, user in self._invited_at if one == inviter}

    async def _reachable(self, users: Collection[int], *callers: int) -> list[int]:
        """The people among these who want to be called, and neither block one of the callers nor are blocked."""
        await self._preferences.learn(users)
        apart = {one for caller in callers for one in await self._apart_from(caller)}
        return [user for user in users if user not in apart and self._preferences.of(user).pings]

    async def _apart_from(self, user: int) -> set[int]:
        """The people who block this person or are blocked by them."""
        return {*await self._people.blocked_by(user), *await self._people.blocking(user)}

    async def take_back(self, table: Table) -> None:
        """Delete the call and the invitations that are outdated."""
        async with self._locks.setdefault(table.record.id, asyncio.Lock()):
            channel = self._client.get_partial_messageable(table.record.channel)
            for one in list(self._outdated(table)):
                try:
                    await channel.get_partial_message(one.message).delete()
                except FAILURES as error:
                    if code_of(error) != UNKNOWN_MESSAGE:
                        log.warning(
                            "table %s: a table call could not be taken back: %s", table.record.id, describe(error)
                        )
                if one == table.messages.summons:
                    await shown.keep_summons(table, None)
                else:
                    await shown.keep_invitations(table, _without(table.messages.invitations, one))

    def forget(self, table: int) -> None:
        """Forget a table that is gone."""
        self._locks.pop(table, None)

    async def _listening(self, table: Table) -> list[int]:
        """The people who want to be told, and those at whose table the host last played here, if they want
        calls; nobody who sits here, blocks the host or is blocked by them.
        """
        rematch, host = table.record.rematch, table.record.host
        last = [one.user for one in rematch.people if one.user is not None] if rematch is not None else []
        await self._preferences.learn(last)
        again = [user for user in last if self._preferences.of(user).pings]
        apart = await self._apart_from(host)
        wanted = dict.fromkeys([*again, *await self._servers.listeners(table.record.guild)])
        return [user for user in wanted if not table.sits(user) and user not in apart]

    async def _send(self, table: Table, role: int | None, people: list[int]) -> None:
        # Counted before it is sent: whatever fails, nobody is told twice.
        await shown.keep_summons(table, None)
        reached = people[:MOST]
        mentions = discord.AllowedMentions(
            everyone=False,
            roles=[discord.Object(role)] if role else False,
            users=[discord.Object(one) for one in reached] or False,
        )
        with speaking(self._server_settings.language(table.record.guild, table.record.language)):
            view = screens.table_call(scene_of(table), role, reached, len(people) - len(reached))
        channel = self._client.get_partial_messageable(table.record.channel)
        try:
            sent = await channel.send(view=view, allowed_mentions=mentions)
        except FAILURES as error:
            log.warning("table %s: a table call could not be sent: %s", table.record.id, describe(error))
            raise Refused("call_unsent") from error
        await shown.keep_summons(table, Summons(message=sent.id, until=self._now() + STANDS))

    async def _send_invitation(self, table: Table, inviter: int, named: list[int], reached: list[int]) -> None:
        # Counted before it is sent: whatever fails, nobody is told twice.
        await shown.keep_invitations(table, table.messages.invitations, named)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(one) for one in reached] or False
        )
        channel = self._client.get_partial_messageable(table.record.channel)
        try:
            with speaking(self._server_settings.language(table.record.guild, table.record.language)):
                view = screens.invitation(scene_of(table), inviter, named)
            sent = await channel.send(view=view, allowed_mentions=mentions)
        except FAILURES as error:
            log.warning("table %s: an invitation could not be sent: %s", table.record.id, describe(error))
            raise Refused("invitation_unsent") from error
        standing = Summons(message=sent.id, until=self._now() + STANDS)
        await shown.keep_invitations(table, (*table.messages.invitations, standing))


def _standing(table: Table) -> Iterator[Summons]:
    """The call, if it still stands in the channel, and the invitations that do."""
    if table.messages.summons is not None:
        yield table.messages.summons
    yield from table.messages.invitations


def _without(standing: tuple[Summons, ...], gone: Summons) -> tuple[Summons, ...]:
    return tuple(one for one in standing if one != gone)
