"""Every live table of this process: loaded when it is named, rung when something is due, let go when it is idle.

What is shown of them is in `bot/messages/surfaces.py`.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import AsyncExitStack, asynccontextmanager

import discord

from bot.faces import Faces
from bot.games.shows import family_of
from bot.messages.surfaces import Surfaces
from bot.runtime.background import BackgroundTasks
from bot.table.dealing import snapshot_of
from bot.table.house_rules import offered
from bot.table.live import LiveTable, Means
from bot.table.people import promise
from bot.table.preferences import PreferencesCache
from bot.table.server_settings import ServerSettingsCache
from bot.table.table import Table
from bot.timer import Steps, Timer
from data.records import TableMessages, TableRecord
from data.store import Store

log = logging.getLogger(__name__)

RESUME_SECONDS = 0.05  # between two tables that are loaded after a start
RECENT_SECONDS = 600.0
RETRY_SECONDS = 5.0
IDLE_SECONDS = 3600.0  # a table that nobody has touched for so long is let go; a click loads it again


class TableRegistry:
    """All live tables, and the caches that they share."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        now: Callable[[], float],
        seed: Callable[[], bytes],
        steward_seconds: float,
        edit_seconds: float,
        pass_seconds: float,
        steady: Callable[[], float],
    ) -> None:
        """`now`, `steady`: as `Client` takes them."""
        self._client = client
        self.store = store
        self.now = now
        self._steps = Steps(now, steady)
        self.timer = Timer(now, self._ring, self._look)
        self.faces: Faces = {}  # until they are uploaded
        self.preferences = PreferencesCache(store.people)
        self.server_settings = ServerSettingsCache(store.servers)
        self._means = Means(
            store,
            now,
            seed,
            steward_seconds,
            self._changed,
            self.preferences,
            self.server_settings,
            pass_seconds,
            lambda: self.faces,
            family_of,
        )
        self.background = BackgroundTasks()
        self.surfaces = Surfaces(client, self._means, edit_seconds, steady, self.background.later)
        self._tables: dict[int, Table] = {}
        self._gone: set[int] = set()  # servers that are gone: their tables stand still
        self._borders = asyncio.Lock()  # servers come and go in the order in which Discord says so

    # ------------------------------------------------------------------ finding tables

    async def table(self, number: int) -> Table | None:
        """The table of that number, loaded if need be; None when there is none or it is closed for good."""
        if number not in self._tables:
            saved = await self.store.load(number)
            if saved is None:
                return None
            table = Table(self._means, saved[0])
            await table.reload()
            table.grant_grace()
            if number not in self._tables:  # nobody else was faster
                self._tables[number] = table
                self._schedule(table)
                if table.record.guild not in self._gone and table.record.changed > self.now() - RECENT_SECONDS:
                    self.surfaces.mark(table)  # the last change may have been saved but not drawn
        return self._tables[number]

    def session(self, record: TableRecord) -> Mapping[str, float]:
        """By key, the index of this table's session that its board shows."""
        family = family_of(record.game)
        return family.session(family.read(record))

    async def table_of(self, guild: int, user: int) -> Table | None:
        """The open table where this person sits."""
        number = await self.store.of_user(guild, user)
        return await self.table(number) if number is not None else None

    async def open(self, record: TableRecord, messages: TableMessages) -> Table:
        """A new table, with the house rules of the one before in this channel on offer. Raises Seated when its host
        already sits at another one.
        """
        now = self.now()
        self._let_go(now - IDLE_SECONDS)
        await self.preferences.learn([record.host])
        await self.server_settings.learn(record.guild)
        last = await self.store.last_in(record.channel) if not record.lesson else None
        saved = await self.store.load(last.id) if last is not None else None
        snapshot = snapshot_of(last, saved[1] if saved else None, record.game, record.host)
        beside = {
            "created": now,
            "changed": now,
            "previous": offered(record, last, family_of(record.game)),
            "rematch": snapshot,
        }
        opened = record.model_copy(update=beside)
        created = await self.store.create(promise(opened, self._means.seed(), family_of(record.game)), messages)
        table = self._tables[created.id] = Table(self._means, created, messages)
        return table

    async def reread(self, numbers: Collection[int]) -> None:
        """These tables were changed in the store, not by themselves: what is live of them follows."""
        for table in [self._tables[number] for number in numbers if number in self._tables]:
            async with table.lock:
                await table.reload()
            if table.record.phase != "closed":
                self.surfaces.mark(table)

    def _let_go(self, before: float) -> None:
        """Forget the tables that were last changed before then; the store has them."""
        for number, table in list(self._tables.items()):
            if table.record.changed < before and not table.busy and not self.surfaces.busy(number):
                self.surfaces.forget(number)
                del self._tables[number]

    async def part(self, guild: int) -> None:
        """A server is gone. Its tables stand still and nothing is lost: it may come back."""
        async with self._borders:
            if self._client.get_guild(guild) is not None:
                return  # it has come back meanwhile
            self._gone.add(guild)
            async with self._stopped(lambda record: record.guild == guild):
                await self.store.cleaning.mark_gone(guild, self.now())

    async def welcome(self, guild: int) -> None:
        """A server is there. If it was gone, its tables go on as after a restart."""
        async with self._borders:
            if guild not in self._gone:
                return
            async with self._stopped(lambda record: record.guild == guild):
                await self.store.cleaning.unmark(guild)
                self._gone.remove(guild)
            for record in await self._unattended():
                if record.guild == guild:
                    self.background.later(self._revive(record.id))

    async def _revive(self, number: int) -> None:
        """Load a table, which schedules its deadlines, and show it as it stands now."""
        table = await self.table(number)
        if table is not None and table.record.phase != "closed":
            self.surfaces.mark(table)

    async def forget_guild(self, guild: int) -> dict[str, int]:
        """Delete all that is stored of a server that is gone for good; how many rows that were, by table."""
        async with self._stopped(lambda record: record.guild == guild) as tables:
            deleted = await self.store.cleaning.forget_guild(guild)
            for table in tables:
                table.vanish()
        self.server_settings.forget(guild)
        return deleted

    async def forget_channel(self, channel: int) -> None:
        """A channel or thread is no more: its tables go, what they led to stays."""
        async with self._stopped(lambda record: record.channel == channel) as tables:
            await self.store.cleaning.forget_channel(channel)
            for table in tables:
                table.vanish()

    @asynccontextmanager
    async def _stopped(self, theirs: Callable[[TableRecord], bool]) -> AsyncIterator[list[Table]]:
        """The live tables of a place, while nobody can do anything at them. Afterwards they are not live any more."""
        tables = [table for _, table in sorted(self._tables.items()) if theirs(table.record)]
        async with AsyncExitStack() as held:
            for table in tables:
                await held.enter_async_context(table.lock)
            yield tables
        for number in (table.record.id for table in tables):
            self.timer.set(number, None)
            self.surfaces.stop(number)
            self._tables.pop(number, None)

    async def resume(self) -> None:
        """After a start: every table that has something to wait for is loaded, one after the other, and goes on."""
        self._gone = set(await self.store.cleaning.gone())
        for place, record in enumerate(await self._unattended()):
            self.timer.set(record.id, self.now() + RESUME_SECONDS * place)

    async def _unattended(self) -> list[TableRecord]:
        """The open tables that wait for something, then those of which a table call still stands."""
        waiting = [record for record in await self.store.open_tables() if record.deadlines]
        known = {record.id for record in waiting}
        return waiting + [record for record in await self.store.summoning() if record.id not in known]

    # ------------------------------------------------------------------ what follows a change

    def _changed(self, table: LiveTable, readers: frozenset[int]) -> None:
        """After a commit: set the timer, and let everything that shows the table follow."""
        if table.record.guild not in self._gone:
            self._schedule(table)
            self.surfaces.changed(table, readers)

    async def call(self, table: Table, user: int) -> None:
        """Tell those who want to know that this table is forming. Raises Refused as `TableCall.call` does."""
        await self.surfaces.table_call.call(table, user)
        self._schedule(table)

    def preferences_changed(self, table: Table, user: int) -> None:
        """A person who sits there wants things otherwise from now on: their panel and the timer follow."""
        self._schedule(table)
        self.surfaces.refresh(table, user)

    def _schedule(self, table: LiveTable) -> None:
        """Set the timer to what is to be done next."""
        if table.record.guild in self._gone:
            return
        due = (table.due, self.surfaces.due(table, lambda: self._schedule(table)))
        self.timer.set(table.record.id, min((at for at in due if at is not None), default=None))

    # ------------------------------------------------------------------ time

    async def _look(self) -> None:
        """Where the time of day was corrected, the deadlines of every table follow."""
        step = self._steps.step()
        if not step:
            return
        log.info("the time of day was corrected by %+.1f s; the tables go on by the new one", step)
        for number in {*self._tables, *self.timer.set_for}:
            try:
                if (table := await self.table(number)) is not None:
                    await table.correct(step)
            except Exception:
                log.exception("table %s: its deadlines could not follow the time of day", number)

    async def _ring(self, number: int) -> None:
        table = await self.table(number)
        if table is None or table.record.guild in self._gone:
            return
        try:
            await table.tick()
        except Exception:
            log.exception("table %s: what was due could not be done; it is tried again", number)
            self.timer.set(number, self.now() + RETRY_SECONDS)
        else:
            self._schedule(table)

    async def settle(self) -> None:
        """Wait until every click is answered, and everything that was to be shown is shown."""
        while self.background or self.surfaces.drawing:
            await self.background.settle()
            await self.surfaces.settle()
