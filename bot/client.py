"""The Discord client: opens the house, loads the cogs, passes every click to the router."""

import asyncio
import hashlib
import json
import logging
import os
import secrets
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress

import discord
import yarl
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import hosting
from bot.faces import emojis
from bot.interactions import errors, router
from bot.interactions.seen import Seen
from bot.ownership import claim
from bot.runtime.cleanup import DAY, sweep
from bot.runtime.registry import TableRegistry
from bot.runtime.seasons import close_months
from bot.settings import Settings
from bot.timer import Timer
from bot.ui.refusal import Malformed
from data import database
from data.stats import month_ends
from engine.contract.chance import SEED_BYTES

log = logging.getLogger(__name__)

COGS = ("cogs.cards", "cogs.tahimi", "cogs.stats", "cogs.server", "cogs.privacy")
CLOSE_SECONDS = 5.0  # for what is being shown when the bot is stopped
COMMANDS_FACT = "commands"  # under which the hash of the registered commands is kept
CHORE = "card faces"  # the task that prepares them beside the play
SWEEP = "sweep"  # the task that finds out, after a start, what was deleted while the bot was away


class Tree(app_commands.CommandTree["Client"]):
    """The slash commands. What they raise is told to the person, like what a click raises."""

    async def interaction_check(self, interaction: discord.Interaction["Client"]) -> bool:
        """Whether it is to be answered by its command. Discord's own clients send only what commands declare."""
        if not self.client.seen.first(interaction.id):
            return False
        if interaction.type is discord.InteractionType.autocomplete or as_declared(interaction):
            return True
        await errors.answer(self.client.registry, interaction, Malformed())
        return False

    async def on_error(self, interaction: discord.Interaction["Client"], error: app_commands.AppCommandError) -> None:
        await errors.answer(self.client.registry, interaction, error)


def as_declared(interaction: discord.Interaction["Client"]) -> bool:
    """Whether every option of a command is one of its choices, and within its bounds."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return True
    given = dict(iter(interaction.namespace))
    return all(_fits(one, given[one.display_name]) for one in command.parameters if one.display_name in given)


def _fits(declared: app_commands.Parameter, value: object) -> bool:
    if declared.choices:
        return value in [choice.value for choice in declared.choices]
    if declared.type is not discord.AppCommandOptionType.integer:
        return True
    least, most = declared.min_value, declared.max_value
    return isinstance(value, int) and (least is None or least <= value) and (most is None or value <= most)


class Client(commands.AutoShardedBot):
    """The bot. It needs no privileged intent: clicks and commands come without."""

    registry: TableRegistry

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] = time.time,
        seed: Callable[[], bytes] = lambda: secrets.token_bytes(SEED_BYTES),
        steady: Callable[[], float] | None = None,
        adopt: bool = False,
    ) -> None:
        """`now`: seconds since the epoch. `seed`: fresh luck for a round; only tests give their own. `steady`: seconds
        from anywhere, by which a correction of `now` is known; where it is not given, only a step back is. `adopt`:
        take over the database of another application.
        """
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.settings = settings
        self.seen = Seen()
        self._now = now
        self._steady = steady or now
        self._seed = seed
        self._adopt = adopt
        self.daily = Timer(now, lambda _: self._sweep())
        self._open = AsyncExitStack()
        self._ticking: list[asyncio.Task[None]] = []
        self._leaving: asyncio.Task[None] | None = None
        if settings.discord_api:
            Route.BASE = settings.discord_api
        if settings.discord_gateway:
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway)

    async def setup_hook(self) -> None:
        store = await self._open.enter_async_context(database.open(self.settings.database))
        await claim(store, self.settings.database, self.application_id or 0, self._adopt)
        self.registry = TableRegistry(
            self,
            store,
            self._now,
            self._seed,
            self.settings.steward_seconds,
            self.settings.edit_seconds,
            self.settings.pass_seconds,
            self._steady,
        )
        for cog in COGS:
            await self.load_extension(cog)
        await self._register_commands()
        self._say_where()
        await self.registry.resume()
        timers = (self.registry.timer, self.registry.surfaces.panels.folds, self.daily)
        self._ticking = [asyncio.create_task(timer.run()) for timer in timers]
        if self.settings.card_faces:
            self._ticking.append(asyncio.create_task(self._prepare_faces(), name=CHORE))

    async def _prepare_faces(self) -> None:
        async for faces in emojis.prepare(self, self.registry.store, self.settings.face_seconds):
            self.registry.faces = faces

    async def _register_commands(self) -> None:
        """Tell Discord the commands, but only when they have changed: it allows few registrations a day."""
        payload = json.dumps([command.to_dict(self.tree) for command in self.tree.get_commands()], sort_keys=True)
        known = hashlib.sha256(f"{self.application_id} {payload}".encode()).hexdigest()
        if await self.registry.store.setting(COMMANDS_FACT) != known:
            await self.tree.sync()
            await self.registry.store.set_setting(COMMANDS_FACT, known)
            log.info("commands registered")

    async def on_ready(self) -> None:
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        if self._leaving is None:
            self._ticking.append(asyncio.create_task(self._sweep(), name=SWEEP))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The server was deleted, or has removed the bot; an outage is another event."""
        self.registry.background.later(self.registry.part(guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.registry.background.later(self.registry.welcome(guild.id))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The end of an outage, which may have hidden that the bot was invited again."""
        self.registry.background.later(self.registry.welcome(guild.id))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Those of its threads that are known to discord.py follow one by one; archived ones are found at a start."""
        self.registry.background.later(self.registry.forget_channel(channel.id))

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        self.registry.background.later(self.registry.forget_channel(event.thread_id))

    async def _sweep(self) -> None:
        """Now, and again in a day, or when the month is over."""
        self.daily.set(0, min(self._now() + DAY, month_ends(self._now())))
        try:
            await close_months(self, self.registry)
        except Exception:
            log.exception("the end of a month could not be told; it is tried again in a day")
        try:
            await sweep(self, self.registry)
        except Exception:
            log.exception("what was deleted meanwhile could not be cleaned up; it is tried again in a day")

    def _say_where(self) -> None:
        """What the person who starts it wants to know."""
        database = self.settings.database.absolute()
        log.info("invite: %s", hosting.invite(self.application_id or 0))
        log.info("tables, rounds, ranks, misery and personal settings are kept in %s; nothing else is stored", database)
        if host := hosting.wiped(database, os.environ):
            log.warning("%s wipes this disk at every restart: set DATABASE to a file on a volume", host)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type in (router.CLICK, router.MODAL) and self.seen.first(interaction.id):
            with self.registry.background.working():
                await router.route(self.registry, interaction)

    async def close(self) -> None:
        """Stop the timer, finish what is being shown, leave Discord, close the database last. A caller waits for
        it.
        """
        if self._leaving is None:
            self._leaving = asyncio.create_task(self._leave())
        await asyncio.shield(self._leaving)

    async def _leave(self) -> None:
        for timer in self._ticking:
            timer.cancel()
        if self._ticking:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.registry.settle(), CLOSE_SECONDS)
        await super().close()
        await self._open.aclose()
