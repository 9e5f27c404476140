"""Every live table of this process: loaded when somebody or something needs it, rung when something is due, let go
when it is idle.

`bot/messages/surfaces.py` shows them.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

import discord

from bot.faces import Faces
from bot.games.shows import family_of
from bot.limits import Posts
from bot.messages.rate_limiter import RateLimiter
from bot.messages.signs import SignKeeper
from bot.messages.surfaces import Surfaces
from bot.messages.threads import clear_channel
from bot.refusal import BotEnds, Refused
from bot.review.making import ReviewsMade
from bot.review.turning import TurningPointsMade
from bot.runtime.background import BackgroundTasks
from bot.table import asking, clock, committing, shown
from bot.table.commitment import commit_seed
from bot.table.deadlines import first_deadlines
from bot.table.dealing import snapshot_of
from bot.table.house_rules import rules_to_take_over
from bot.table.modes import mode_of
from bot.table.preferences import PreferencesCache
from bot.table.scene import Scene
from bot.table.scenes import scene_of
from bot.table.server_settings import ServerSettingsCache
from bot.table.table import Means, Table
from bot.table.tables import Tables
from bot.table.thoughts import asks_thinkers
from bot.table.turning import are_told, take_turning_points
from bot.thinking.pool import Thinkers
from bot.timer import First, Steps, Timer
from data.message_records import TableMessages
from data.records import RoundRecord, TableRecord, with_
from data.shards import ALL, Shards
from data.store import Store

log = logging.getLogger(__name__)

RESUME_SECONDS = 0.01  # the pause between two tables that are loaded after a start: clicks are answered meanwhile
AT_ONCE = 4  # tables that are loaded at the same time, so that the event loop has time to answer people, too
GIVE_WAY_SECONDS = 0.5  # the time by which a due table gives way while tables that people have clicked are loaded
RECENT_SECONDS = 600.0  # the age of a change up to which it may not have been drawn before the process ended
RETRY_SECONDS = 5.0  # the pause before something that was due and failed is tried again
IDLE_SECONDS = 3600.0  # a table that nobody has touched for so long is let go; a click loads it again


class TableRegistry(Tables):
    """All live tables, and the caches that they share."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        now: Callable[[], float],
        seed: Callable[[], bytes],
        steward_seconds: float,
        edit_seconds: float,
        rate_limiter: RateLimiter,
        pass_seconds: float,
        steady: Callable[[], float],
        workers: int = 0,
        shards: Shards = ALL,
        daily_deals: bool = True,
    ) -> None:
        """`now`, `seed`, `steady`: as `Client` takes them. `steward_seconds`, `pass_seconds`: as `Means` has them.
        `edit_seconds`: as `Surfaces` takes them. `workers`: as `Thinkers` takes them. `shards`: those that this process
        serves. `daily_deals`: True if today's deals are played.
        """
        self._client = client
        self.shards = shards
        self.daily_deals = daily_deals
        self.store = store
        self.now = now
        self.seed = seed
        self._steps = Steps(now, steady)
        self.timer = Timer(now, self._ring, self._look)
        self.faces: Faces = {}  # until they are uploaded
        self.stopping: float | None = None  # when the bot ends at the latest, once it drains
        self.preferences = PreferencesCache(store.people)
        self.server_settings = ServerSettingsCache(store.servers, self._locale)
        self.thinkers = Thinkers(workers)
        self.reviews = ReviewsMade(store.reviews, self.thinkers.judge)
        self.turning_points = TurningPointsMade(store, self.thinkers.turn, self._turned)
        self._means = self._means_of_tables(steward_seconds, pass_seconds)
        # Called with the number of a tournament in which there may be something to do now.
        self.tournament_changed: Callable[[int], None] = lambda _: None
        self.paused_tournaments: set[int] = set()  # those that wait until the bot may write in their channel again
        self.background = BackgroundTasks()
        self.posts = Posts(now)
        self.surfaces = Surfaces(client, self._means, edit_seconds, rate_limiter, steady, self.background.later)
        self.signs = SignKeeper(
            client,
            store.signs,
            self.open_scenes,
            rate_limiter,
            edit_seconds,
            self.background.later,
            self.server_settings,
        )
        self._tables: dict[int, Table] = {}
        self._loading = asyncio.Semaphore(AT_ONCE)
        self._held_still = 0  # how often tables were held still, and then let go
        self._unloaded = 0  # tables that are being loaded, or wait for that
        # Servers that are gone, whose tables stand still. `places` alone changes them, under the lock, so that servers
        # come and go in the order in which Discord says so.
        self.gone: set[int] = set()
        self.servers_lock = asyncio.Lock()

    def _means_of_tables(self, steward_seconds: float, pass_seconds: float) -> Means:
        """The means of all tables, made of the parts that the registry has by now."""
        return Means(
            store=self.store,
            now=self.now,
            seed=self.seed,
            steward_seconds=steward_seconds,
            changed=self._changed,
            preferences=self.preferences,
            server_settings=self.server_settings,
            pass_seconds=pass_seconds,
            faces=lambda: self.faces,
            family=family_of,
            think=self.thinkers.ask,
            ponder=self.thinkers.ponder,
            stopping=lambda: self.stopping,
            thoughts_before=self.thinkers.before,
        )

    def _locale(self, guild: int) -> str:
        """The locale that a server has chosen in Discord, which only communities can; "" where there is none."""
        server = self._client.get_guild(guild)
        chosen = server is not None and "COMMUNITY" in server.features
        return server.preferred_locale.value if server is not None and chosen else ""

    # ------------------------------------------------------------------ finding tables

    async def table(self, number: int) -> Table | None:
        if number not in self._tables:
            self._unloaded += 1
            try:
                async with self._loading:
                    table = self._tables.get(number) or await self._loaded_whole(number)
            finally:
                self._unloaded -= 1
            if table is None or not self._serves(table.record):
                return None
            if number not in self._tables:  # nobody else was faster
                shown.grant_grace(table)
                if table.unreadable is not None:
                    log.warning("table %s was dealt by another version of the bot and stands still", number)
                self._tables[number] = table
                self._schedule(table)
                if table.record.guild not in self.gone and self._to_be_drawn(table):
                    self.surfaces.mark(table)
                self._find_turning_points(table)
        return self._tables[number]

    def _serves(self, record: TableRecord) -> bool:
        """True if this process plays at that table. Any process plays the deals of the day, whose people may be
        anywhere.
        """
        return mode_of(record).anywhere or self.shards.serve(record.guild)

    def _to_be_drawn(self, table: Table) -> bool:
        """True if the message of a table that has just been loaded may not show it: the last change may have been saved
        but not drawn, and a message that was refused never came.
        """
        recent = table.record.changed > self.now() - RECENT_SECONDS
        missing = table.messages.message is None and table.record.phase != "closed"
        return recent or missing or table.unreadable is not None

    async def follow(self, table: Table) -> None:
        if self.shards.whole or not table.mode.anywhere:
            return
        async with table.lock:
            if await self.store.revision(table.record.id) != table.record.revision:
                await committing.reload(table)

    async def anywhere(self, number: int) -> Table | None:
        return await self.table(number) or await self._loaded(number)

    async def _loaded_whole(self, number: int) -> Table | None:
        """A table as the store has it, read once more where tables were held still meanwhile: it may be gone."""
        while True:
            held = self._held_still
            table = await self._loaded(number)
            if held == self._held_still:
                return table

    async def _loaded(self, number: int) -> Table | None:
        """A table as the store has it; None if there is none."""
        saved = await self.store.load(number)
        if saved is None:
            return None
        table = Table(self._means, saved[0])
        await committing.reload(table)
        return table

    async def table_of(self, guild: int, user: int) -> Table | None:
        number = await self.store.tables.of_user(guild, user)
        return await self.table(number) if number is not None else None

    async def open_scenes(self, guild: int, sees: Callable[[int], bool]) -> list[Scene]:
        records = await self.store.tables.at_guild(guild)
        tables = [await self.table(record.id) for record in records if sees(record.channel)]
        return [
            scene_of(table)
            for table in tables
            if table is not None and table.unreadable is None and table.record.phase != "closed"
        ]

    async def open(self, record: TableRecord, messages: TableMessages) -> Table:
        now = self.now()
        self.let_go(now - IDLE_SECONDS)
        await self.preferences.learn([record.host])
        await self.server_settings.learn(record.guild)
        mode = mode_of(record)
        last = await self.store.tables.last_in(record.channel) if mode.again else None
        saved = await self.store.load(last.id) if last is not None else None
        snapshot = snapshot_of(last, saved[1] if saved else None, record.game, record.host)
        opened = with_(
            record,
            created=now,
            deadlines=first_deadlines(mode, record, now),
            changed=now,
            previous=rules_to_take_over(record, last, family_of(record.game)),
            rematch=snapshot,
        )
        if not record.next_seed:  # the seed of a deal of the day follows from its set
            opened = commit_seed(opened, self.seed(), family_of(record.game))
        created = await self.store.create(opened, messages)
        table = self._tables[created.id] = Table(self._means, created, messages)
        self._schedule(table)
        self.signs.changed(table)
        if mode.again:
            self.background.later(clear_channel(self._client, self.store, created))
        return table

    def check_opening(self) -> None:
        if self.stopping is not None:
            raise Refused("draining")

    def drain(self, until: float) -> None:
        """Begin no new rounds from now on. Every table says so, and that the bot ends at `until` at the latest."""
        self.stopping = until
        for table in self._tables.values():
            self._schedule(table)
            if table.record.phase in ("round", "between"):
                self.surfaces.mark(table)

    @property
    def playing(self) -> int:
        """The number of rounds whose end a drain waits for: not those of slow tables, and of people who play alone."""
        records = [table.record for table in self._tables.values() if table.unreadable is None]
        return sum(
            record.phase == "round"
            and record.pace != "slow"
            and mode_of(record).public
            and record.guild not in self.gone
            for record in records
        )

    @property
    def sitters(self) -> set[int]:
        """The people who sit at live tables."""
        seated = [person.user for table in self._tables.values() for person in table.record.people]
        return {user for user in seated if user is not None}

    async def reread(self, numbers: Collection[int]) -> None:
        """Read these tables again, which somebody has changed in the store."""
        for table in [self._tables[number] for number in numbers if number in self._tables]:
            async with table.lock:
                await committing.reload(table)
            if table.record.phase != "closed":
                self.surfaces.mark(table)

    def let_go(self, before: float) -> None:
        """Forget the tables that were last changed before then; the store has them."""
        for number, table in list(self._tables.items()):
            if table.record.changed < before and not table.busy and not self.surfaces.busy(number):
                self.surfaces.forget(number)
                del self._tables[number]

    def stands_still(self, guild: int) -> bool:
        """True if nothing begins in a server now: it is gone, or the bot is about to end."""
        return guild in self.gone or self.stopping is not None

    async def revive(self, number: int) -> None:
        """Load a table, which schedules its deadlines, and show it as it stands now."""
        table = await self.table(number)
        if table is not None and table.record.phase != "closed":
            self.surfaces.mark(table)

    def phases(self) -> Mapping[str, int]:
        """The number of tables in memory, by phase."""
        return Counter(table.record.phase for table in self._tables.values())

    @asynccontextmanager
    async def hold_still(self, theirs: Callable[[TableRecord], bool]) -> AsyncIterator[list[Table]]:
        """Lock the live tables of which `theirs` is true, and yield them. Afterwards they are not live any more."""
        tables = [table for _, table in sorted(self._tables.items()) if theirs(table.record)]
        async with AsyncExitStack() as held:
            for table in tables:
                await held.enter_async_context(table.lock)
            yield tables
        self._held_still += 1
        for number in (one for one, table in list(self._tables.items()) if theirs(table.record)):
            self.timer.set(number, None)
            self.surfaces.stop(number)
            self._tables.pop(number, None)

    async def resume(self) -> None:
        """After a start, have every table that waits for something loaded, one after the other, so that it goes on."""
        self.gone = {guild for guild in await self.store.cleaning.gone() if self.shards.serve(guild)}
        for place, record in enumerate(await self.unattended()):
            self.timer.set(record.id, self.now() + RESUME_SECONDS * place)

    async def redraw(self) -> None:
        """Draw all tables after a drain, so that none says any more that the bot is about to end."""
        for record in await self.store.tables.open_tables(self.shards):
            if record.phase != "lobby":
                await self.revive(record.id)

    async def unattended(self) -> list[TableRecord]:
        """The stored tables that wait for something: open ones with a deadline or in the lobby, then those of which a
        table call still stands.
        """
        waiting = [
            one for one in await self.store.tables.open_tables(self.shards) if one.deadlines or one.phase == "lobby"
        ]
        known = {record.id for record in waiting}
        return waiting + [record for record in await self.store.tables.summoning(self.shards) if record.id not in known]

    # ------------------------------------------------------------------ what follows a change

    def _changed(self, table: Table) -> None:
        """Set the timer after a commit, and let everything that shows the table follow."""
        if table.record.guild not in self.gone:
            self._schedule(table)
            self.surfaces.changed(table)
            self.signs.changed(table)
            self._find_turning_points(table)
            if table.record.phase == "closed" and (number := table.mode.tournament(table.record)) is not None:
                self.tournament_changed(number)

    def _find_turning_points(self, table: Table) -> None:
        """Begin to work out the turning points of a table's newest round, if it tells them."""
        played, server = table.round, self.server_settings.of(table.record.guild)
        if played is not None and table.unreadable is None and are_told(table.record, played, server):
            self.find_turning_points(played)

    def find_turning_points(self, played: RoundRecord) -> bool:
        return self.thinkers.has_workers and self.turning_points.begin(played)

    async def _turned(self, played: RoundRecord) -> None:
        """Draw the result of a round once more, if it still stands, now that its turning points are known."""
        table = self._tables.get(played.table)
        if table is not None and await take_turning_points(table, played) and table.record.phase == "between":
            self.surfaces.mark(table)

    async def call(self, table: Table, user: int) -> None:
        await self.surfaces.table_call.call(table, user)
        self._schedule(table)

    async def invite(self, table: Table, inviter: int, users: Collection[int]) -> None:
        await self.surfaces.table_call.invite(table, inviter, users)
        self._schedule(table)

    def language_changed(self, guild: int) -> None:
        for table in [one for one in self._tables.values() if one.record.guild == guild]:
            self.surfaces.changed(table)
        self.signs.mark(guild)

    def preferences_changed(self, table: Table, user: int) -> None:
        self._schedule(table)
        self.surfaces.refresh(table, user)

    def _schedule(self, table: Table) -> None:
        """Set the timer to the next thing to be done, and let the workers prepare for the table's game."""
        if table.record.guild in self.gone:
            return
        if asks_thinkers(table.record, taught=table.mode.taught):
            self.thinkers.prepare(table.record.game)
        if self.stopping is not None and table.record.phase != "round":
            self.timer.set(table.record.id, None)  # nothing begins any more
            return
        due = (table.due, self.surfaces.due(table, lambda: self._schedule(table)))
        self.timer.set(table.record.id, min((at for at in due if at is not None), default=None))

    # ------------------------------------------------------------------ time

    def _look(self) -> First | None:
        """The work that the timer has to do before any table goes on: if the time of day was corrected, all deadlines
        are moved.
        """
        step = self._steps.step()
        return partial(self._correct, step) if step else None

    async def _correct(self, step: float) -> None:
        """Move the deadlines of every table by the correction of the time of day."""
        log.info("the time of day was corrected by %+.1f s; the tables go on by the new one", step)
        for number in {*self._tables, *self.timer.set_for}:
            try:
                if (table := await self.table(number)) is not None:
                    await shown.correct(table, step)
            except Exception:
                log.exception("table %s: its deadlines could not follow the time of day", number)

    def keeps_waiting(self, number: int) -> bool:
        """True if a table has to be loaded and must wait for others to be loaded first."""
        return number not in self._tables and self._unloaded > AT_ONCE

    async def _ring(self, number: int) -> None:
        """Do what is due at a table, and set the timer to what comes next."""
        if self.keeps_waiting(number):
            self.timer.set(number, self.now() + GIVE_WAY_SECONDS)
            return
        table = await self.table(number)
        if table is None or table.record.guild in self.gone:
            return
        try:
            await clock.tick(table)
            if thinking := asking.thoughts_due(table):
                self.background.later(self._when_thought(table, thinking))
                return
        except BotEnds:
            return
        except Exception:
            log.exception("table %s: what was due could not be done; it is tried again", number)
            self.timer.set(number, self.now() + RETRY_SECONDS)
        else:
            self._schedule(table)

    async def _when_thought(self, table: Table, thinking: Collection[asyncio.Future[Any]]) -> None:
        """Let a table go on once its stewards have thought."""
        await asyncio.wait(thinking)
        self._schedule(table)

    async def settle(self) -> None:
        """Wait until every click is answered, and everything that is to be shown is shown."""
        while self.background or self.surfaces.drawing or self.timer.ringing:
            await self.timer.settle()
            await self.background.settle()
            await self.surfaces.settle()
