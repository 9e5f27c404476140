"""Everything that Discord shows of the live tables: public messages, private panels, calls. Each surface draws itself;
`Surfaces` decides when.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord

from bot import screens
from bot.games.shows import own_illustration_of, panel
from bot.messages import first_answer
from bot.messages.illustrations import Illustrations
from bot.messages.panels import Panel, Panels, PanelStates, Picture, decisions_of, picture
from bot.messages.rate_limiter import RateLimiter
from bot.messages.table_call import TableCall
from bot.messages.table_message import TableMessage
from bot.messages.turn_reminder import TurnReminder
from bot.screens.table.gate import gate
from bot.screens.table.presenter import PanelState
from bot.stamp import Stamp
from bot.table import asking, shown
from bot.table.scenes import scene_of
from bot.table.table import Means, Table
from bot.thinking.pool import Answer
from bot.timer import Timer
from bot.ui.language import speaking
from engine.contract import owed

AGAIN_SECONDS = 60.0  # the pause before a message that was refused for good is tried again, though nothing has happened
LINGERS_SECONDS = 8.0  # the wait after which people are told for whom they wait: most answers come sooner
PATIENCE_SECONDS = 5.0  # how long a new hand waits for its table's message, so as to appear below it

Later = Callable[[Coroutine[None, None, None]], None]  # runs it in the background


class Surfaces:
    """The surfaces of all live tables."""

    def __init__(
        self,
        client: discord.Client,
        means: Means,
        edit_seconds: float,
        rate_limiter: RateLimiter,
        steady: Callable[[], float],
        later: Later,
    ) -> None:
        """`edit_seconds`: the least time between two edits of one public message. `steady`: as `Client` takes it."""
        self._client = client
        self._now = means.now
        self._steady = steady
        self._edit_seconds = edit_seconds
        self._rate_limiter = rate_limiter
        self._later = later
        self.panels = Panels(steady, screens.folded)
        self._language = means.language
        self.turn_reminder = TurnReminder(client, means)
        self.table_call = TableCall(
            client, means.store.servers, means.store.people, means.server_settings, means.preferences, means.now
        )
        self.illustrations = Illustrations()
        self._table_messages: dict[int, TableMessage] = {}
        self._asked: dict[int, tuple[int, frozenset[int]]] = {}  # per table: the round, and the seats last asked
        self._following: set[int] = set()  # the tables whose panels are about to be looked at
        self._waited: dict[int, Table] = {}  # the tables that may wait for somebody
        self._lingering: set[int] = set()  # the tables that have waited for somebody for LINGERS_SECONDS
        self.lingers = Timer(steady, self._linger)
        # The tables whose message could not be drawn, and when that is tried again.
        self.unshown = Timer(steady, self._try_again)
        self.panel_states = PanelStates()

    # ------------------------------------------------------------------ one table

    def table_message(self, table: Table) -> TableMessage:
        """The keeper of the table's public message."""
        number = table.record.id
        if number not in self._table_messages:
            self._table_messages[number] = TableMessage(
                self._client, table, self._edit_seconds, self._rate_limiter, self.illustrations, self._note_drawn
            )
        return self._table_messages[number]

    def _note_drawn(self, table: Table, well: bool) -> None:
        """Note that the message of a table was drawn (`well`), or that it could not be and is tried again later."""
        self.unshown.set(table.record.id, None if well else self._steady() + AGAIN_SECONDS)

    async def _try_again(self, table: int) -> None:
        if table in self._table_messages:
            self._table_messages[table].mark()

    def permitted(self, guild: int) -> None:
        """Try again to draw what was refused in that server, where the bot's permissions have changed."""
        for number in self.unshown.set_for:
            if number in self._table_messages and self._table_messages[number].guild == guild:
                self._table_messages[number].mark()

    def mark(self, table: Table) -> None:
        """Have the public message drawn anew. A lesson has none."""
        if table.mode.public:
            self.table_message(table).mark()

    def changed(self, table: Table) -> None:
        """Redraw the public message after a commit, show people what they are asked, and let all other open panels
        follow.
        """
        record = table.record
        self.mark(table)
        played, state = table.round, table.state
        if played is not None and state is not None:
            asked = frozenset(decision.seat for decision in owed(state.pending)) - table.ordered_acts.keys()
            number, before = self._asked.get(record.id, (0, frozenset()))
            self._asked[record.id] = (played.number, asked)
            # The first move after a restart deals nothing; a lesson stays in the message where it is.
            dealt = number != played.number and not state.log and table.mode.public
            everybody = range(len(played.standing.order))
            for seat in everybody if dealt or state.result is not None else asked - before:
                user = table.user_at(seat)
                if user is not None and self.panels.alive(record.id, user):
                    self._later(self._show(table, user, dealt=dealt))
        self._lingering.discard(record.id)
        self._let_panels_follow(table)
        self._waited[record.id] = table
        self.lingers.set(record.id, self._steady() + LINGERS_SECONDS if record.phase == "round" else None)
        if (coming := asking.coach_answer(table)) is not None:
            self._later(self._coached(table, record.host, coming))

    async def _linger(self, table: int) -> None:
        """Tell the people at a table for whom they are waiting, since nothing has happened for some time."""
        if (live := self._waited.get(table)) is not None:
            self._lingering.add(table)
            self._let_panels_follow(live)

    def _let_panels_follow(self, table: Table) -> None:
        """Let the open panels of a table follow it, if there are any."""
        if table.record.id not in self._following and self.panels.standing(table.record.id):
            self._following.add(table.record.id)
            self._later(self._follow(table))

    async def _follow(self, table: Table) -> None:
        """Redraw the panels whose content has changed, once the public message shows the table. What has happened
        meanwhile is in the same picture, so no panel is drawn more often than the table.
        """
        number = table.record.id
        await (self._settled(table) if table.mode.public else asyncio.sleep(self._edit_seconds))
        self._following.discard(number)
        for user in self.panels.standing(number):
            if not self.panel_states.of(table, user).covered:
                self._later(self._show(table, user, dealt=False))

    def busy(self, table: int) -> bool:
        """True if a picture of that table is still to come."""
        return table in self._table_messages and self._table_messages[table].busy

    def forget(self, table: int) -> None:
        """Forget a table that is not live any more."""
        self.panels.forget(table)
        self.unshown.set(table, None)
        self.turn_reminder.forget(table)
        self.table_call.forget(table)
        self._table_messages.pop(table, None)
        self._asked.pop(table, None)
        self._lingering.discard(table)
        self._waited.pop(table, None)
        self.lingers.set(table, None)
        self.panel_states.forget(table)

    def stop(self, table: int) -> None:
        """Stop showing that table: there is nowhere to show it any more."""
        if table in self._table_messages:
            self._table_messages[table].stop()
        self.forget(table)

    # ------------------------------------------------------------------ one person

    async def panel(self, table: Table, user: int, state: PanelState | None = None) -> Picture:
        """A person's panel as it is to be now. `state`: what their click opens; None if they have not clicked, so that
        what was opened stays open. A hint stays until they are asked something else. While an illustration of the
        panel's own is drawn the table may go on; then the panel is shown as it was, and drawn again.
        """
        with speaking(self._language(table.record, user)):
            return await self._panel(table, user, state)

    async def _panel(self, table: Table, user: int, state: PanelState | None) -> Picture:
        opened = self.panel_states.of(table, user)
        state = opened if state is None else replace(state, advice=state.advice or opened.advice)
        asks = bool(decisions_of(table, user))
        self.panel_states.keep(table, user, replace(state, covered=False))
        scene = replace(scene_of(table, user), lingers=table.record.id in self._lingering)
        under_way = scene.record.phase in ("round", "between") and scene.mode.public and scene.unreadable is None
        if under_way and table.seat_of(user) is None:
            return picture(gate(scene, user, state.warning), asks=False)
        own = own_illustration_of(scene, state)
        png = await self.illustrations.png(own) if own is not None else None
        drawn = panel(replace(scene, illustrated=png is not None), state)
        return picture(drawn, asks=asks, png=png or b"", key=own.key if own else None)

    def cover(self, table: Table, user: int) -> None:
        """Note that a person has opened something else in the place of their panel, which stays until they are asked
        something new.
        """
        self.panel_states.keep(table, user, PanelState(covered=True))
        self.panels.cover(table.record.id, user)

    async def show_panel(
        self, interaction: discord.Interaction[Any], table: Table, *, leave: bool = False, **shown: Any
    ) -> None:
        """Answer an interaction with the person's panel, and delete the one before it. `leave`, `shown`: as in
        `PanelState`.
        """
        user = interaction.user.id
        coming, drawn_at = asking.coach_answer(table), table.stamp
        answer = await self.panel(table, user, PanelState(leave=leave, shown=shown))
        message = await first_answer.send(interaction, view=answer.view, files=answer.files())
        self.arrived(interaction, table, message, answer, drawn_at)
        if coming is not None:
            self._later(self._coached(table, user, coming))

    def keep(
        self,
        interaction: discord.Interaction[Any],
        table: Table,
        message: int | None = None,
        shows: Picture | None = None,
    ) -> Panel | None:
        """Note that this person can be shown what happens at the table from now on. `message`, `shows` and the returned
        panel: as in `Panels.keep`.
        """
        shown.note_reached(table, interaction.user.id)
        return self.panels.keep(table.record.id, interaction, message, shows)

    def arrived(
        self, interaction: discord.Interaction[Any], table: Table, message: int, shows: Picture, drawn_at: Stamp | None
    ) -> None:
        """Note that a panel with this picture has arrived as the answer to a click, and delete the panel before it. If
        the table has gone on since `drawn_at`, the panel is drawn again: while it was on its way, nothing could be
        written to it. `drawn_at` is None if somebody else shows what it may have missed.
        """
        before = self.keep(interaction, table, message, shows)
        if before is not None:
            self._later(self.panels.retire(before))
        if drawn_at is not None and table.stamp != drawn_at:
            self.refresh(table, interaction.user.id)

    async def _coached(self, table: Table, pupil: int, coming: Answer) -> None:
        """Show a pupil what the coach says, once the thought has come."""
        await asyncio.wait([coming])
        if not coming.cancelled():
            self.refresh(table, pupil)

    async def reach(self, table: Table, user: int) -> None:
        """Show the new hand below the table to a person who could be shown nothing when it was dealt. If a panel has
        been sent to them since, it stays: they may be about to press it.
        """
        await self._settled(table)
        await self.panels.show(table.record.id, user, lambda: self.panel(table, user))

    def refresh(self, table: Table, user: int) -> None:
        """Show a person's panel as it is to be now, if a token for it lives."""
        if self.panels.alive(table.record.id, user):
            self._later(self._show(table, user, dealt=False))

    async def _show(self, table: Table, user: int, *, dealt: bool) -> None:
        """Show a person's panel. If a round was `dealt`, it comes anew below the table, wherever the last one was."""
        if dealt:
            await self._settled(table)
        await self.panels.show(table.record.id, user, lambda: self.panel(table, user), anew=dealt)

    async def _settled(self, table: Table) -> None:
        """Wait until the public message shows the table, but not longer than `PATIENCE_SECONDS`."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.table_message(table).settle()

    # ------------------------------------------------------------------ calls

    def due(self, table: Table, called: Callable[[], None]) -> float | None:
        """The time at which a call is to be made or taken back next. What is due already is done in the background;
        after a call, `called` is called.
        """
        if self.table_call.stale(table):
            self._later(self.table_call.take_back(table))
        call = self.turn_reminder.due(table)
        if self.turn_reminder.stale(table) or (call is not None and call <= self._now()):
            self._later(self._call(table, called))
            call = None
        standing = None if self.table_call.stale(table) else self.table_call.due(table)
        return min((at for at in (call, standing) if at is not None), default=None)

    async def _call(self, table: Table, called: Callable[[], None]) -> None:
        await self.turn_reminder.ring(table)
        called()

    # ------------------------------------------------------------------ all of them

    @property
    def drawing(self) -> bool:
        """True if any picture is still to come."""
        return any(one.busy for one in self._table_messages.values())

    async def settle(self) -> None:
        """Wait until every public message shows its table."""
        await asyncio.gather(*(one.settle() for one in self._table_messages.values()))
