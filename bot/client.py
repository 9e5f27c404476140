"""The Discord client: opens the house, loads the cogs, passes every click to the router."""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.ext import commands

from bot import discord_internals, health, hosting, sessions
from bot.daily.flow import DailyFlow as DailyFlow
from bot.faces import emojis
from bot.health import PortError
from bot.interactions import anywhere, errors, origin, router
from bot.interactions.commands import declared, follow_moved, learn_ids, register
from bot.interactions.localized import CommandTranslator
from bot.interactions.origin import server_of
from bot.interactions.seen import SeenInteractions
from bot.messages import first_answer
from bot.messages.rate_limiter import RateLimiter
from bot.messages.signs import introduce
from bot.ownership import claim
from bot.remembered import COMPARE_SECONDS, HANDOVER_SECONDS, Remembered
from bot.runtime import chores, cleanup, drain, places
from bot.runtime.chores import Chores
from bot.runtime.registry import TableRegistry
from bot.session_starts import SessionStarts
from bot.settings import Settings
from bot.timer import Timer
from bot.tournaments.flow import Flow
from bot.trouble import describe, refuse_pages
from data import database, news
from data.errors import DatabaseError, TransactionError
from data.postgres.held import Held
from data.schema import NOWHERE
from data.sessions import Session
from data.shards import ALL
from data.transactions import Retries
from engine.contract.rng import SEED_BYTES

log = logging.getLogger(__name__)

COGS = ("cogs.cards", "cogs.tahimi", "cogs.stats", "cogs.server", "cogs.privacy", "cogs.tournament")
DAILY_COG = "cogs.daily"  # where the host wants today's deals
CLOSE_SECONDS = 5.0  # the time for each step of the end that waits for Discord or for discord.py
PATIENCE_SECONDS = 60.0  # the longest that a start waits for a call that Discord puts off, without a word
WATCH_SECONDS = 1.0  # the pause between two looks at what may end the bot
FOLLOW_SECONDS = 30.0  # the pause between two looks at the card faces that another process has uploaded
SPARE = "other processes serve the shards {shards}; this one waits for the first that is free"
ANSWERED = "somebody else has answered a click or a command"
STARTING = "the bot is starting, or has lost its connection to Discord"
HEALTH, COMMANDS, FACES, SIGNS, TOURNAMENTS = "health check", "commands", "card faces", "signs", "tournaments"  # chores


class Tree(app_commands.CommandTree["Client"]):
    """The slash commands. What they raise is told to the person, like what a click raises."""

    async def interaction_check(self, interaction: discord.Interaction["Client"]) -> bool:
        """True if it is to be answered by its command."""
        if not self.client.accepts(interaction):
            return False
        try:
            await self._check(interaction)
        except Exception as error:
            await errors.answer(self.client.registry, interaction, error)
            return False
        return True

    async def _check(self, interaction: discord.Interaction["Client"]) -> None:
        """Raises Refused for what no command is to answer. Discord's own clients send only what commands declare."""
        await origin.speak_for(self.client.registry.preferences, self.client.registry.server_settings, interaction)
        follow_moved(self, interaction)
        command = declared(interaction)
        if server_of(interaction) == NOWHERE and command.qualified_name not in anywhere.ANYWHERE:
            raise anywhere.elsewhere(self.client.registry.daily_deals, interaction.application_id)

    async def on_error(self, interaction: discord.Interaction["Client"], error: app_commands.AppCommandError) -> None:
        await errors.answer(self.client.registry, interaction, error)


class Client(commands.AutoShardedBot):
    """The bot. It needs no privileged intent: clicks and commands come without."""

    registry: TableRegistry
    remembered: Remembered
    flow: Flow
    daily_flow: DailyFlow

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] = time.time,
        seed: Callable[[], bytes] = lambda: secrets.token_bytes(SEED_BYTES),
        steady: Callable[[], float] | None = None,
        adopt: bool = False,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`now`: seconds since the epoch. `seed`: fresh luck for a round; only tests give their own. `steady`: seconds
        from anywhere, by which a correction of `now` is known; where it is not given, only a step back is. `adopt`:
        take over the database of another application. `sleep`: waits until Discord takes the bot again.
        """
        seen, rate_limiter = SeenInteractions(), RateLimiter(settings.edits_a_second)
        trace = health.trace_calls(seen.seconds_since, seen.count_attempt)
        rate_limiter.watch(trace)
        refuse_pages(trace)
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
            http_trace=trace,
            max_ratelimit_timeout=PATIENCE_SECONDS,
        )
        discord_internals.guard(self, self._unread)
        self.settings = settings
        self.seen = seen
        self._rate_limiter = rate_limiter
        self._now = now
        self._steady = steady or now
        self._seed = seed
        self._adopt = adopt
        self._sleep = sleep
        self.chores = Chores(now, self._note)
        self.deals = Timer(now, lambda _: self.daily_flow.see_to())
        self.tournaments = Timer(now, lambda number: self.flow.see_to(number))
        self._open = AsyncExitStack()
        self._ticking: list[asyncio.Task[None]] = []
        self._alive: asyncio.Task[None] | None = None  # tells systemd that the event loop is alive
        self._running: asyncio.Task[None] | None = None  # all that discord.py does by itself
        self._leaving: asyncio.Task[None] | None = None
        self._starts = SessionStarts(self.fetch_session_start_limits, self._steady, self._say_waits, sleep)
        self._held: Held | None = None  # the shards it serves, beside other processes
        self._resumed: set[int] = set()  # shards whose session another process has begun
        self._spare = ""  # what is said of a process that waits; "" of one that serves
        self._waits = ""  # what Discord makes it wait for; "": nothing
        self.health: str | None = None  # the address of its health check
        self.failure: DatabaseError | None = None  # why it has stopped by itself
        discord_internals.find_discord(settings.rest, settings.discord_gateway, settings.discord_cdn)

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Run until the bot leaves. Once it does, discord.py is not asked to end, but cancelled: it would go on trying
        to begin sessions, and a spare would go on waiting.
        """
        self._alive = asyncio.create_task(health.keep_alive(self.is_ready, health.LAG.observe))
        self.chores.add(HEALTH, self._serve_health)
        try:
            await self._serve_health()
        except PortError as error:  # tables are played without it
            log.error("%s; it is tried again", error)
            self.chores.do(HEALTH)
        if self._leaving is None:
            await self._run(super().start(token, reconnect=reconnect))

    async def sit_out(self, seconds: float, sentence: str) -> bool:
        """Wait, because Discord has shut the bot out, and say so. False if the bot is to end meanwhile."""
        log.error(sentence)
        self._waits = sentence
        if self._leaving is None:
            await self._run(self._sleep(seconds))
        return self._leaving is None

    async def _run(self, work: Awaitable[None]) -> None:
        """Do this until it is over, or the bot leaves."""
        self._running = asyncio.ensure_future(work)
        await asyncio.wait([self._running])
        if not self._running.cancelled():
            self._running.result()

    async def _serve_health(self) -> None:
        wanted = self.settings
        if wanted.health_port is not None:
            served = health.serve(wanted.health_host, wanted.health_port, self._health, self._measure)
            self.health = await self._open.enter_async_context(served)
            log.info("/healthz and /metrics are served at %s", self.health)

    async def setup_hook(self) -> None:
        held = self._held = await self._hold()
        shards = held.shards if held is not None else ALL
        if not shards.whole:
            self.shard_ids, self.shard_count = [*shards.numbers], shards.count
        retries = Retries(count=health.RETRIED.inc)
        opening = database.open(self.settings.database, held=held, retries=retries)
        store = await self._open.enter_async_context(opening)
        await claim(store, database.name(self.settings.database), self._application_number, self._adopt)
        held_since = self._now()
        self.remembered = Remembered(
            store.facts, self._now, lambda: held is None or self._now() - held_since > HANDOVER_SECONDS
        )
        self.registry = TableRegistry(
            self,
            store,
            self._now,
            self._seed,
            self.settings.steward_seconds,
            self.settings.edit_seconds,
            self._rate_limiter,
            self.settings.pass_seconds,
            self._steady,
            self.settings.workers,
            shards,
            self.settings.daily_deals,
        )
        self.daily_flow = DailyFlow(self, self.registry, self._seed, lambda at: self.deals.set(0, at))
        self.flow = Flow(self, self.registry, self.tournaments.set_at_latest)
        self.registry.tournament_changed = lambda number: self.tournaments.set(number, self._now())
        if held is not None:
            held.heard[news.PREFERENCES] = lambda user: self._relearn([user])
            held.missed = lambda: self._relearn(self.registry.sitters)
        self._add_chores()
        await self._load_commands()
        self._say_where()
        drained = await drain.forget(store, shards)
        await self.registry.resume()
        if drained:
            self.registry.background.later(self.registry.redraw())
        self._begin_to_tick()

    async def _load_commands(self) -> None:
        """Load the cogs, and let Discord know their commands: beside the play, unless it knows none yet."""
        for cog in (*COGS, *([DAILY_COG] if self.settings.daily_deals else [])):
            await self.load_extension(cog)
        anywhere.offer(self.tree.get_commands(), self.settings.user_install)
        await self.tree.set_translator(CommandTranslator())
        if self._first and not await self.remembered.commands():  # nobody could open a table
            await register(self.tree, self.remembered)
            self.chores.done(COMMANDS)
        else:
            await learn_ids(self.remembered)
            self.chores.do(COMMANDS)

    async def _see_to_commands(self) -> None:
        """Let Discord know the commands, or hear what another process has found."""
        await (register(self.tree, self.remembered) if self._first else learn_ids(self.remembered))

    def _add_chores(self) -> None:
        """Name all that play does not need, and can be done later."""
        self.chores.add(COMMANDS, self._see_to_commands, lambda now: now + COMPARE_SECONDS)
        pause = COMPARE_SECONDS if self._first else FOLLOW_SECONDS
        self.chores.add(FACES, self._prepare_faces, lambda now: now + pause)
        cleanup.add_daily(self.chores, self, self.registry, self.settings.closed_table_days)
        self.chores.add(SIGNS, lambda: self.registry.signs.resume(self.registry.shards))
        self.chores.add(TOURNAMENTS, self.flow.resume)

    async def _note(self, reasons: Mapping[str, str]) -> None:
        await chores.note(self.registry.store.facts, self.registry.shards, reasons)

    def _begin_to_tick(self) -> None:
        """Let all go on that goes on by itself: timers, the watch over the database, and chores."""
        surfaces = self.registry.surfaces
        shown = (surfaces.panels.folds, surfaces.unshown, surfaces.lingers)
        timers = (self.registry.timer, *shown, self.chores.timer, self.deals, self.tournaments)
        self._ticking = [asyncio.create_task(timer.run()) for timer in timers]
        self._ticking.append(asyncio.create_task(self._watch()))
        if self.settings.card_faces:
            self.chores.do(FACES)

    async def _hold(self) -> Held | None:
        """The shards that this process serves, as `database.hold` gives them."""
        holding = database.hold(self.settings.database, self.settings.ranges, self._say_spare)
        held = await self._open.enter_async_context(holding)
        self._spare = ""
        return held

    def _say_spare(self) -> None:
        self._spare = SPARE.format(shards=self.settings.shards)
        log.info(self._spare)

    def _say_waits(self, sentence: str) -> None:
        self._waits = sentence

    def _relearn(self, users: Collection[int]) -> None:
        """Read anew what these people want: some process has changed it, or may have."""
        self.registry.background.later(self.registry.preferences.relearn(users))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord allows another session. Where several processes serve the bot, they take turns."""
        await self._starts.wait(1)
        if self.registry.shards.whole or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            bucket = shard_id % self._starts.concurrency
            await asyncio.sleep(await self.registry.store.sessions.reserve(bucket))
        self._starts.count()

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard. Before the first one, the sessions that another process has left are resumed."""
        if initial:
            numbers, shards = discord_internals.shard_numbers(self), self.shard_count or 1
            left = await self.registry.store.sessions.take(numbers, shards, sessions.form(self), self._now())
            self._resumed = await sessions.resume(self, left)
            log.info("of %d sessions with Discord, %d were left by another process", len(numbers), len(self._resumed))
        if shard_id not in self._resumed:
            ours = self.registry.shards
            all_of_them = (self.shard_count or 1) if ours.whole else len(ours.numbers)
            await self._starts.wait(all_of_them - len(self.shards))
            await super().launch_shard(gateway, shard_id, initial=initial)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Hear that Discord goes on with a session, which another process may have begun."""
        if shard_id in self._resumed:
            log.info("shard %d: the session of the process before is resumed", shard_id)

    @property
    def _application_number(self) -> int:
        """The application that the token belongs to."""
        if self.application_id is None:
            raise RuntimeError("a bot that connects has logged in")
        return self.application_id

    @property
    def _first(self) -> bool:
        """True if this process serves the first shard, and so does what one of them has to do for all."""
        return self.registry.shards.first == 0

    async def _watch(self) -> None:
        """Stop as soon as the database cannot be used any more, or when the bot has drained."""
        drained = False
        while not (self.failure or drained):
            await asyncio.sleep(WATCH_SECONDS)
            try:
                self.registry.store.look()
                drained = await drain.follow(self.registry)
            except DatabaseError as failure:
                self.failure = None if isinstance(failure, TransactionError) else failure
            except Exception:
                log.exception("whether the bot is to end could not be found out; it is tried again")
        self._stop()

    def _health(self) -> tuple[bool, str]:
        """True if all is well, with the text that a health check is told."""
        if self._leaving is not None:
            return False, "the bot is ending"
        if self._spare:
            return True, self._spare
        if not self.is_ready():
            return False, self._waits or STARTING
        try:
            self.registry.store.look()
        except DatabaseError as failure:
            return False, str(failure)
        if self._held is not None and self._held.away:
            return False, "the database does not answer; the bot seeks it"
        failing = [f"{name}: {why}" for name, why in self.chores.failing().items()]
        return True, "\n".join(filter(None, ["ok", self.remembered.advice, *failing]))

    def _measure(self) -> None:
        """Sets the figures that are only measured when somebody looks."""
        failing = self.chores.failing()
        for name in self.chores.names:
            health.CHORES.labels(name).set(name in failing)
        if not self.is_ready():
            return
        health.TABLES.clear()
        for phase, number in self.registry.phases().items():
            health.TABLES.labels(phase).set(number)
        health.WAITING.set(self.registry.store.waiting)

    async def _prepare_faces(self) -> None:
        if self._first:
            async for faces in emojis.prepare(self, self.remembered, self.settings.face_seconds):
                self.registry.faces = faces
        else:
            self.registry.faces = await emojis.uploaded(self.remembered)

    async def on_ready(self) -> None:
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        health.notify(health.READY)
        self.http.max_ratelimit_timeout = None  # in play, what Discord puts off is waited for
        if self._leaving is None:
            self.chores.do(*cleanup.DAILY, SIGNS, TOURNAMENTS)
            if self.settings.daily_deals:  # once the servers are known, whose channels are told
                self.deals.set(0, self._now())

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Hear that the server was deleted, or has removed the bot; an outage is another event."""
        self.registry.background.later(places.suspend_server(self, self.registry, guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.registry.background.later(self._join(guild))

    async def _join(self, guild: discord.Guild) -> None:
        """Welcome a server that has invited the bot, perhaps again: one that was only away needs no introduction."""
        if await places.revive_server(self.registry, guild.id):
            await self.flow.resume(guild.id)
        else:
            await introduce(self, guild, await self.registry.server_settings.learn_language(guild.id))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Hear of the end of an outage, which may have hidden that the bot was invited again."""
        self.registry.background.later(self._return(guild.id))

    async def _return(self, guild: int) -> None:
        if await places.revive_server(self.registry, guild):
            await self.flow.resume(guild)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        self.registry.surfaces.permitted(after.guild.id)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        self.registry.surfaces.permitted(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        self.registry.surfaces.permitted(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Take note that the bot's roles may have changed: of all members, Discord tells us of the bot alone."""
        self.registry.surfaces.permitted(after.guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Forget the tables of the channel. Threads of it that are known to discord.py follow one by one; archived ones
        are found at a start.
        """
        self.registry.background.later(places.forget_channel(self.registry, channel.id))

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        self.registry.background.later(places.forget_channel(self.registry, event.thread_id))

    def _say_where(self) -> None:
        """Logs the facts that the person who starts the bot wants to know."""
        where = self.settings.database
        log.info("invite: %s", hosting.invite(self._application_number))
        log.info("whatever the bot keeps is in %s; docs/hosting.md lists it", database.name(where))
        if isinstance(where, Path) and (host := hosting.wiped(where, os.environ)):
            log.warning("%s wipes this disk at every restart: set DATABASE to a file on a volume", host)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type in (router.CLICK, router.MODAL) and self.accepts(interaction):
            await router.route(self.registry, interaction)

    def _unread(self, event: str, payload: Any) -> None:
        """Tell the person who waits for an answer to an event that discord.py could not read; what came is logged."""
        if event == discord_internals.INTERACTION:
            with suppress(DatabaseError):  # another process may be able to read it
                self._look()
                self.registry.background.later(errors.answer_unread(self.http, payload))

    def accepts(self, interaction: discord.Interaction) -> bool:
        """True if the current task is to answer this interaction, since it comes for the first time. From now on it is
        acknowledged in time, and waited for at the end.
        """
        if not self.seen.first(interaction.id):
            return False
        self.registry.background.join()
        first_answer.hurry(
            interaction,
            self.registry.background.later,
            lambda: self.seen.attempts(interaction.id),
            lambda: self.registry.background.later(self.remembered.notice(ANSWERED)),
            self._look,
        )
        return True

    def _look(self) -> None:
        """Raises DatabaseError once this process has lost its range."""
        if self._held is not None:
            self._held.look()

    async def close(self) -> None:
        """Stop the timer, finish what is being shown, leave Discord, close the database last. A caller waits for
        it.
        """
        self._stop()
        if self._leaving is not None:
            await asyncio.shield(self._leaving)

    def _stop(self) -> None:
        """Begin to leave."""
        if self._leaving is not None:
            return
        self._leaving = asyncio.create_task(self._leave())
        running = self._running
        if running is not None and running is not asyncio.current_task():  # where discord.py ends, it is to say why
            running.cancel()

    async def _leave(self) -> None:
        health.notify(health.STOPPING)
        if self._running is not None and self._running.cancelling():
            await asyncio.wait([self._running], timeout=CLOSE_SECONDS)
        for timer in self._ticking:
            timer.cancel()
        if self._ticking:
            self.daily_flow.stop()
            await self.chores.timer.stop()
            left = await sessions.leave(self) if self.failure is None else []
            await self.registry.turning_points.close()
            await self.registry.thinkers.close()
            self.registry.signs.hurry()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._settle(), CLOSE_SECONDS)
            if self.registry.stopping is not None and self.failure is None:
                await drain.end(self.registry.store, self.registry.shards)
            if left:
                await self._leave_sessions(left)
        with suppress(TimeoutError):
            await asyncio.wait_for(super().close(), CLOSE_SECONDS)
        await self._open.aclose()
        if self._alive is not None:
            self._alive.cancel()

    async def _settle(self) -> None:
        """Wait until all that was begun is done, so that nothing asks a database that is closed."""
        await self.deals.settle()
        await self.tournaments.settle()
        self.daily_flow.stop()  # it may have begun something only now
        await self.registry.settle()

    async def _leave_sessions(self, left: Sequence[Session]) -> None:
        """Leave these sessions to the next process, once all that was heard in them is done."""
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.registry.store.sessions.leave(left, self.shard_count or 1, self._now())
        except Exception as error:  # the next process begins sessions of its own
            log.warning("the sessions with Discord could not be left to the next process: %s", describe(error))
