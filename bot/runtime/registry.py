"""All tables of this process: loads them when they are named, winds the clock, keeps panels and public messages
true.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any

import discord

from bot import screens
from bot.faces import Faces
from bot.games.base import PanelState
from bot.games.shows import family_of, panel
from bot.messages.panels import Panels
from bot.messages.table_call import TableCall
from bot.messages.table_message import TableMessage
from bot.messages.turn_reminder import TurnReminder
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
from engine.contract import owed

log = logging.getLogger(__name__)

RESUME_SECONDS = 0.05  # between two tables that are loaded after a start
RECENT_SECONDS = 600.0
RETRY_SECONDS = 5.0
IDLE_SECONDS = 3600.0  # a table that nobody has touched for so long is let go; a click loads it again


class TableRegistry:
    """Every live table, and what surrounds them."""

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
        self.panels = Panels(steady, screens.folded)
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
        self.turn_reminder = TurnReminder(client, self.preferences, now)
        self.table_call = TableCall(client, store.servers, self.server_settings, now)
        self._edit_seconds = edit_seconds
        self._tables: dict[int, Table] = {}
        self._table_messages: dict[int, TableMessage] = {}
        self._shown: dict[int, tuple[int, frozenset[int]]] = {}  # per table: the round and the seats last asked
        self._gone: set[int] = set()  # servers that are gone: their tables stand still
        self._borders = asyncio.Lock()  # servers come and go in the order in which Discord says so
        self._chores: set[asyncio.Task[Any]] = set()

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
                self._wind(table)
                if table.record.guild not in self._gone and table.record.changed > self.now() - RECENT_SECONDS:
                    self.table_message(table).mark()  # the last change may have been saved but not drawn
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
        last = await self.store.last_in(record.channel)
        saved = await self.store.load(last.id) if last is not None else None
        snapshot = snapshot_of(last, saved[1] if saved else None, record.game, record.host)
        beside = {
            "created": now,
            "changed": now,
            "previous": offered(record, last, family_of(record.game)),
            "court": snapshot,
        }
        opened = record.model_copy(update=beside)
        created = await self.store.create(promise(opened, self._means.seed()), messages)
        table = self._tables[created.id] = Table(self._means, created, messages)
        return table

    async def reread(self, numbers: Collection[int]) -> None:
        """These tables were changed in the store, not by themselves: what is live of them follows."""
        for table in [self._tables[number] for number in numbers if number in self._tables]:
            async with table.lock:
                await table.reload()
            if table.record.phase != "closed":
                self.table_message(table).mark()

    def _let_go(self, before: float) -> None:
        """Forget the tables that were last changed before then; the store has them."""
        for number, table in list(self._tables.items()):
            table_message = self._table_messages.get(number)
            if table.record.changed < before and not table.busy and not (table_message and table_message.busy):
                self._drop(number)

    def _drop(self, number: int) -> None:
        self.panels.forget(number)
        self.turn_reminder.forget(number)
        self.table_call.forget(number)
        for memory in (self._tables, self._table_messages, self._shown):
            memory.pop(number, None)

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
                    self.later(self._revive(record.id))

    async def _revive(self, number: int) -> None:
        """Load a table, which winds its clock, and show it as it stands now."""
        table = await self.table(number)
        if table is not None and table.record.phase != "closed":
            self.table_message(table).mark()

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
            if number in self._table_messages:
                self._table_messages[number].stop()
            self._drop(number)

    async def resume(self) -> None:
        """After a start: every table that has something to wait for is loaded, one after the other, and goes on."""
        self._gone = set(await self.store.cleaning.gone())
        for place, record in enumerate(await self._unattended()):
            self.timer.set(record.id, self.now() + RESUME_SECONDS * place)

    async def _unattended(self) -> list[TableRecord]:
        """The open tables whose clock runs, then those of which a table call still stands."""
        ticking = [record for record in await self.store.open_tables() if record.clock]
        known = {record.id for record in ticking}
        return ticking + [record for record in await self.store.summoning() if record.id not in known]

    # ------------------------------------------------------------------ showing

    def table_message(self, table: LiveTable) -> TableMessage:
        """The keeper of the table's public message."""
        number = table.record.id
        if number not in self._table_messages:
            self._table_messages[number] = TableMessage(self._client, table, self._edit_seconds)
        return self._table_messages[number]

    async def show_panel(
        self, interaction: discord.Interaction[Any], table: Table, *, leave: bool = False, **shown: Any
    ) -> None:
        """Answer an interaction with the person's hand; the panel he had before goes. The rest as in `PanelState`."""
        view = panel(table.scene(interaction.user.id), PanelState(leave=leave, shown=shown))
        message: int | None
        if interaction.response.is_done():
            message = (await interaction.followup.send(view=view, ephemeral=True, wait=True)).id
        else:
            message = (await interaction.response.send_message(view=view, ephemeral=True)).message_id
        before = self.panels.keep(table.record.id, interaction, message)
        if before is not None:
            self.later(self.panels.retire(before))

    def _changed(self, table: LiveTable, readers: frozenset[int]) -> None:
        """After a commit: wind the clock, redraw the public message, show the asked what they are asked, and the
        readers what they are told.
        """
        record = table.record
        if record.guild in self._gone:
            return
        self._wind(table)
        self.table_message(table).mark()
        played, state = table.round, table.state
        if played is None or state is None:
            return
        asked = frozenset(decision.seat for decision in owed(state.pending)) - table.ordered.keys()
        number, before = self._shown.get(record.id, (0, frozenset()))
        self._shown[record.id] = (played.number, asked)
        dealt = number != played.number and not state.log  # the first move after a restart deals nothing
        everybody = range(len(played.standing.order))
        for seat in everybody if dealt or state.result is not None else (asked - before) | readers:
            user = table.user_at(seat)
            if user is not None and self.panels.alive(record.id, user):
                self.later(self.show(table, user, dealt))

    async def show(self, table: LiveTable, user: int, dealt: bool) -> None:
        """Show a person what he is asked. A new hand comes below the table, wherever the last one was."""
        if dealt:
            await self.table_message(table).settle()
        await self.panels.show(table.record.id, user, lambda: panel(table.scene(user)), anew=dealt)

    async def reach(self, table: LiveTable, user: int) -> None:
        """Show the new hand, below the table, to a person who could be shown nothing when it was dealt. Where he has
        been asked since, that panel stays: he may be about to press it.
        """
        await self.table_message(table).settle()
        await self.panels.show(table.record.id, user, lambda: panel(table.scene(user)))

    async def summon(self, table: Table, user: int) -> None:
        """Tell those who want to know that this table is forming. Raises Refused as `TableCall.call` does."""
        await self.table_call.call(table, user)
        self._wind(table)

    def preferences_changed(self, table: Table, user: int) -> None:
        """A person who sits there wants things otherwise from now on: his panel and the clock follow."""
        self._wind(table)
        self.refresh(table, user)

    def refresh(self, table: Table, user: int) -> None:
        """Show a person's panel as it is to be now, where that can be."""
        if self.panels.alive(table.record.id, user):
            self.later(self.show(table, user, False))

    def _wind(self, table: LiveTable) -> None:
        """Set the clock to what is to be done next; a call that is due, or stale, is seen to beside it."""
        if table.record.guild in self._gone:
            return
        if self.table_call.stale(table):
            self.later(self.table_call.take_back(table))
        call = self.turn_reminder.due(table)
        if self.turn_reminder.stale(table) or (call is not None and call <= self.now()):
            self.later(self._call(table))
            call = None
        due = (table.due, call, None if self.table_call.stale(table) else self.table_call.due(table))
        self.timer.set(table.record.id, min((at for at in due if at is not None), default=None))

    async def _call(self, table: LiveTable) -> None:
        await self.turn_reminder.ring(table)
        self._wind(table)

    # ------------------------------------------------------------------ chores

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
            self._wind(table)

    @contextmanager
    def working(self) -> Iterator[None]:
        """While this lasts there is something to wait for in `settle`: a click is answered."""
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("clicks are answered in tasks")
        self._chores.add(task)
        try:
            yield
        finally:
            self._chores.discard(task)

    def later(self, work: Coroutine[None, None, None]) -> None:
        """Do this beside everything else."""
        task = asyncio.create_task(_told(work))
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def settle(self) -> None:
        """Wait until every click is answered, and everything that was to be shown is shown."""
        while self._chores or any(table_message.busy for table_message in self._table_messages.values()):
            await asyncio.gather(
                *self._chores, *(table_message.settle() for table_message in self._table_messages.values())
            )


async def _told(work: Coroutine[None, None, None]) -> None:
    """The work; what breaks in it nobody waits for, so the log has to say it."""
    try:
        await work
    except Exception:
        log.exception("a chore failed")
