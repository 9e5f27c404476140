"""The sandbox as its users hold it: `serve()` runs it; `Sandbox` builds its world, plays its admin and its bad luck."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from aiohttp import web

from bot.sandbox import applications, callbacks, channels
from bot.sandbox.core import Core, Exchange
from bot.sandbox.faults import CallFault
from bot.sandbox.gateway import RESUMING
from bot.sandbox.objects import (
    channel_object,
    member_object,
    role_object,
    user_object,
)
from bot.sandbox.page import Page, file_routes, harden, own_pages_only
from bot.sandbox.people import Person
from bot.sandbox.permissions import Overwrite, bits
from bot.sandbox.rest import Api
from bot.sandbox.world import JSON, Channel, Guild, Ping, Role, User

API = "/api/v10"
TOKEN = "sandbox.token.of-no-value"  # noqa: S105 -- opens nothing but a sandbox on this machine


@dataclass(eq=False, repr=False)
class Sandbox(Core):
    """A running sandbox. `api` and `gateway` are all a bot must know, with `token`."""

    @property
    def api(self) -> str:
        """The base address of REST."""
        return self.site + API

    @property
    def gateway(self) -> str:
        """The address of the gateway."""
        return self.hub.address

    @property
    def pings(self) -> list[Ping]:
        """Every notification that reached somebody, in order."""
        return self.world.pings

    @property
    def refusals(self) -> list[Exchange]:
        """The requests that were refused (4xx), in order."""
        return [exchange for exchange in self.exchanges if 400 <= exchange.status < 500]

    async def connected(self, within: float = 10.0, shards: int = 1) -> None:
        """Wait until `shards` of the bot's shards have a gateway session; TimeoutError after `within` real seconds."""
        async with asyncio.timeout(within):
            await self.hub.serving(shards)

    def person(self, user: User, channel: Channel) -> Person:
        """Somebody looking at a channel."""
        return Person(self, user, channel)

    # Building the world

    def install(self, user: User) -> None:
        """Let somebody install the application themselves: it answers them anywhere."""
        self.world.installed.add(user.id)

    def add_foreign_guild(self, name: str, *, commands: bool = False) -> Guild:
        """Add a new guild, without the bot. `commands`: it has installed the application's commands alone."""
        guild = self.world.add_guild(name, None, None)
        del guild.members[self.world.bot.id]
        if commands:
            self.world.offering.add(guild.id)
        return guild

    def add_guild(self, name: str, *, owner: User | None = None, id: int | None = None) -> Guild:  # noqa: A002 -- its name
        """Add a new guild, with the bot in it."""
        guild = self.world.add_guild(name, owner, id)
        self.invited(guild)
        return guild

    def add_channel(self, guild: Guild, name: str, *, id: int | None = None) -> Channel:  # noqa: A002 -- its name
        """Add a new text channel."""
        channel = self.world.add_channel(guild, name, id)
        self.reshaped("CHANNEL_CREATE", channel_object(channel), guild.id)
        return channel

    # The acts of an admin

    def leave(self, guild: Guild, user: User) -> None:
        """Let somebody leave the guild, or throw them out."""
        del guild.members[user.id]
        self.reshaped("GUILD_MEMBER_REMOVE", {"guild_id": str(guild.id), "user": user_object(user)}, guild.id)

    def deny(self, channel: Channel, who: User | Guild, *names: str) -> None:
        """Withdraw permissions in a channel from a member, or from everyone (the guild)."""
        overwrite = self._overwrite(channel, who)
        overwrite.deny |= bits(*names)
        overwrite.allow &= ~bits(*names)
        self._channel_changed(channel)

    def allow(self, channel: Channel, who: User | Guild, *names: str) -> None:
        """Give permissions in a channel, back or anew."""
        overwrite = self._overwrite(channel, who)
        overwrite.allow |= bits(*names)
        overwrite.deny &= ~bits(*names)
        self._channel_changed(channel)

    def _overwrite(self, channel: Channel, who: User | Guild) -> Overwrite:
        kind = 1 if isinstance(who, User) else 0
        return channel.overwrites.setdefault(who.id, Overwrite(who.id, kind))

    def _channel_changed(self, channel: Channel) -> None:
        if channel.guild is not None:
            event = "THREAD_UPDATE" if channel.thread else "CHANNEL_UPDATE"
            self.reshaped(event, channel_object(channel), channel.guild.id)

    def grant(self, guild: Guild, user: User, *names: str) -> None:
        """Give permissions in the whole guild, by a role of one's own."""
        self.add_role(guild, f"role of {user.username}", user, permissions=bits(*names))

    def add_role(
        self,
        guild: Guild,
        name: str,
        *users: User,
        permissions: int = 0,
        mentionable: bool = False,
        id: int | None = None,  # noqa: A002 -- its name
    ) -> Role:
        """Add a new role, borne by these members."""
        role = Role(id or self.world.snowflake(), name, permissions, mentionable=mentionable)
        guild.roles[role.id] = role
        data: JSON = {"guild_id": str(guild.id), "role": role_object(role, len(guild.roles) - 1)}
        self.reshaped("GUILD_ROLE_CREATE", data, guild.id)
        for user in users:
            member = guild.members[user.id]
            member.roles.append(role.id)
            self.reshaped("GUILD_MEMBER_UPDATE", member_object(member) | {"guild_id": str(guild.id)}, guild.id)
        return role

    def revoke(self, guild: Guild, user: User) -> None:
        """Take back all that was granted to this person."""
        member = guild.members[user.id]
        member.roles.clear()
        self.reshaped("GUILD_MEMBER_UPDATE", member_object(member) | {"guild_id": str(guild.id)}, guild.id)

    def invite_bot(self, guild: Guild) -> None:
        """Invite the bot to a guild, perhaps again."""
        self.world.admit_bot(guild)
        self.invited(guild)

    def remove_bot(self, guild: Guild) -> None:
        """Kick the bot. It is told the same as when the guild is deleted."""
        del guild.members[self.world.bot.id]
        self.reshaped("GUILD_DELETE", {"id": str(guild.id)}, guild.id)

    def change_application(self) -> None:
        """Give the token to another application, which is in no guild yet."""
        self.world.bot = self.world.new_bot()
        self.world.commands = {None: {}}
        self.world.emojis = {}

    def delete_guild(self, guild: Guild) -> None:
        """Delete the guild."""
        for channel_id in guild.channels:
            del self.world.channels[channel_id]
        del self.world.guilds[guild.id]
        self.reshaped("GUILD_DELETE", {"id": str(guild.id)}, guild.id)

    def lose(self, guild: Guild) -> None:
        """Begin an outage: the guild is there, but cannot be reached for now."""
        guild.out = True
        self.reshaped("GUILD_DELETE", {"id": str(guild.id), "unavailable": True}, guild.id)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread."""
        self.drop_channel(channel)

    def delete_message(self, message: JSON) -> None:
        """Delete a message."""
        there = self.world.find_message(int(message["id"]))
        if there is not None:
            self.remove(there)

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        """Archive a thread, and perhaps lock it."""
        if thread.thread is not None:
            thread.thread.archived, thread.thread.locked = True, locked
            self._channel_changed(thread)

    # Bad luck

    def fail_next(self, status: int = 500, *, times: int = 1, template: str | None = None, code: int = 0) -> None:
        """Let the next REST calls (to one route template) get this status, and Discord's code for the error. Other bad
        luck is ordered by `faults` and `hub.faults`.
        """
        self.faults.append(CallFault(times, template=template, status=status, code=code))

    def cut_connections(self) -> None:
        """Break off the bot's gateway connections; it may resume."""
        self.hub.cut()

    def ask_to_reconnect(self) -> None:
        """Ask the bot to connect to the gateway anew, as Discord does before it restarts a server of its own."""
        self.hub.reconnect()

    def forget_sessions(self) -> None:
        """Break off the bot's gateway connections for good: it must identify anew."""
        self.hub.forget()


@asynccontextmanager
async def serve(
    *,
    port: int = 0,
    now: Callable[[], float] = time.time,
    rate_limits: bool = True,
    patience: float = 3.0,
    privileged: int = 0,
    name: str = "Sandbox Bot",
    bot_id: int | None = None,
    record: bool = True,
    strict: bool = True,
) -> AsyncIterator[Sandbox]:
    """Run a sandbox on 127.0.0.1; port 0 takes any free one. OSError when the port is taken.

    `now` gives seconds since 1970; `patience` is how many real seconds a person waits for the bot's first answer;
    `privileged` are the privileged intents switched on in the application's settings. Without `record` no traffic
    is kept; without `strict` messages are taken as they come, for a load under which the checks would be the figure.
    """
    sandbox = Sandbox(now, name, TOKEN, rate_limits, patience, privileged, bot_id, record, strict)
    page = Page(sandbox)
    api = Api(sandbox, [*applications.ROUTES, *channels.ROUTES, *callbacks.ROUTES], API)
    app = web.Application(client_max_size=64 * 2**20, middlewares=[own_pages_only])
    app.on_response_prepare.append(harden)
    for path in ("/gateway/", f"/gateway/{RESUMING}"):
        app.router.add_get(path, sandbox.hub.connect)
    app.router.add_get("/sandbox/ws", page.connect)
    app.router.add_routes(file_routes(sandbox))
    app.router.add_route("*", API + "/{rest:.*}", api.serve)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", port)
    try:
        await site.start()
        taken = runner.addresses[0][1]
        sandbox.site = f"http://127.0.0.1:{taken}"
        sandbox.hub.address = f"ws://127.0.0.1:{taken}/gateway/"
        yield sandbox
    finally:
        await sandbox.hub.close()
        await page.close()
        await runner.cleanup()
        for interaction in sandbox.interactions.values():
            interaction.outcome.cancel()
