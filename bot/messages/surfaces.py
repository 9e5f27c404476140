"""Everything that Discord shows of the live tables: public messages, private panels, calls. Each surface draws itself;
this says when.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import discord

from bot import screens
from bot.games.base import PanelState
from bot.games.shows import panel
from bot.messages.illustrations import Illustrations
from bot.messages.panels import Panels
from bot.messages.table_call import TableCall
from bot.messages.table_message import TableMessage
from bot.messages.turn_reminder import TurnReminder
from bot.table.live import LiveTable, Means
from engine.contract import owed

Later = Callable[[Coroutine[None, None, None]], None]  # runs it in the background


class Surfaces:
    """The surfaces of all live tables."""

    def __init__(
        self, client: discord.Client, means: Means, edit_seconds: float, steady: Callable[[], float], later: Later
    ) -> None:
        """`edit_seconds`: between two edits of one public message, at least. `steady`: as `Client` takes it."""
        self._client = client
        self._now = means.now
        self._edit_seconds = edit_seconds
        self._later = later
        self.panels = Panels(steady, screens.folded)
        self.turn_reminder = TurnReminder(client, means.preferences, means.now)
        self.table_call = TableCall(
            client, means.store.servers, means.store.people, means.server_settings, means.preferences, means.now
        )
        self.illustrations = Illustrations()
        self._table_messages: dict[int, TableMessage] = {}
        # Per table: the round, the seats last asked, and those whose answer was sealed and could be changed.
        self._asked: dict[int, tuple[int, frozenset[int], frozenset[int]]] = {}
        self._away: dict[int, frozenset[int]] = {}  # per table: the people for whom a steward sat in at last

    # ------------------------------------------------------------------ one table

    def table_message(self, table: LiveTable) -> TableMessage:
        """The keeper of the table's public message."""
        number = table.record.id
        if number not in self._table_messages:
            self._table_messages[number] = TableMessage(self._client, table, self._edit_seconds, self.illustrations)
        return self._table_messages[number]

    def mark(self, table: LiveTable) -> None:
        """The public message is to be drawn anew. A lesson has none."""
        if not table.record.lesson:
            self.table_message(table).mark()

    def changed(self, table: LiveTable, readers: frozenset[int]) -> None:
        """After a commit: redraw the public message, show the asked what they are asked, those whose sealed answer now
        stands that it does, and the readers what they are told.
        """
        record = table.record
        self.mark(table)
        for aside in self._set_aside(table):
            self.refresh(table, aside)
        played, state = table.round, table.state
        if played is None or state is None:
            return
        asked = frozenset(decision.seat for decision in owed(state.pending)) - table.ordered.keys()
        given = frozenset(decision.seat for decision in state.pending if decision.given is not None)
        number, before, changeable = self._asked.get(record.id, (0, frozenset(), frozenset()))
        self._asked[record.id] = (played.number, asked, given)
        # The first move after a restart deals nothing; a lesson stays in the message where it is.
        dealt = number != played.number and not state.log and not record.lesson
        everybody = range(len(played.standing.order))
        concerned = (asked - before) | (changeable - given) | readers
        for seat in everybody if dealt or state.result is not None else concerned:
            user = table.user_at(seat)
            if user is not None and self.panels.alive(record.id, user):
                self._later(self._show(table, user, dealt))

    def _set_aside(self, table: LiveTable) -> frozenset[int]:
        """The people whose panel may still ask though nothing is asked of them any more: a steward has just sat in for
        them, or the table is closed.
        """
        record = table.record
        away = frozenset(person.user for person in record.people if person.user and person.away)
        before = self._away.get(record.id, frozenset())
        self._away[record.id] = away
        if record.phase == "closed":
            return frozenset(person.user for person in record.people if person.user)
        fled = frozenset(person.user for person in record.people if person.key in record.fled)
        return away - before - fled

    def busy(self, table: int) -> bool:
        """Whether a picture of that table is still to come."""
        return table in self._table_messages and self._table_messages[table].busy

    def forget(self, table: int) -> None:
        """The table is not live any more."""
        self.panels.forget(table)
        self.turn_reminder.forget(table)
        self.table_call.forget(table)
        self._table_messages.pop(table, None)
        self._asked.pop(table, None)
        self._away.pop(table, None)

    def stop(self, table: int) -> None:
        """There is nowhere to show that table any more."""
        if table in self._table_messages:
            self._table_messages[table].stop()
        self.forget(table)

    # ------------------------------------------------------------------ one person

    async def show_panel(
        self, interaction: discord.Interaction[Any], table: LiveTable, *, leave: bool = False, **shown: Any
    ) -> None:
        """Answer an interaction with the person's hand; the panel before it goes. The rest as in `PanelState`."""
        view = panel(table.scene(interaction.user.id), PanelState(leave=leave, shown=shown))
        message: int | None
        if interaction.response.is_done():
            message = (await interaction.followup.send(view=view, ephemeral=True, wait=True)).id
        else:
            message = (await interaction.response.send_message(view=view, ephemeral=True)).message_id
        before = self.panels.keep(table.record.id, interaction, message)
        if before is not None:
            self._later(self.panels.retire(before))

    async def reach(self, table: LiveTable, user: int) -> None:
        """Show the new hand, below the table, to a person who could be shown nothing when it was dealt. Where they have
        been asked since, that panel stays: they may be about to press it.
        """
        await self.table_message(table).settle()
        await self.panels.show(table.record.id, user, lambda: panel(table.scene(user)))

    def refresh(self, table: LiveTable, user: int) -> None:
        """Show a person's panel as it is to be now, where that can be."""
        if self.panels.alive(table.record.id, user):
            self._later(self._show(table, user, False))

    async def _show(self, table: LiveTable, user: int, dealt: bool) -> None:
        """Show a person what they are asked. A new hand comes below the table, wherever the last one was."""
        if dealt:
            await self.table_message(table).settle()
        await self.panels.show(table.record.id, user, lambda: panel(table.scene(user)), anew=dealt)

    # ------------------------------------------------------------------ calls

    def due(self, table: LiveTable, called: Callable[[], None]) -> float | None:
        """When a call is to be made or taken back next. What is due already is done in the background; `called` follows
        a call.
        """
        if self.table_call.stale(table):
            self._later(self.table_call.take_back(table))
        call = self.turn_reminder.due(table)
        if self.turn_reminder.stale(table) or (call is not None and call <= self._now()):
            self._later(self._call(table, called))
            call = None
        standing = None if self.table_call.stale(table) else self.table_call.due(table)
        return min((at for at in (call, standing) if at is not None), default=None)

    async def _call(self, table: LiveTable, called: Callable[[], None]) -> None:
        await self.turn_reminder.ring(table)
        called()

    # ------------------------------------------------------------------ all of them

    @property
    def drawing(self) -> bool:
        """Whether any picture is still to come."""
        return any(one.busy for one in self._table_messages.values())

    async def settle(self) -> None:
        """Wait until every public message shows its table."""
        await asyncio.gather(*(one.settle() for one in self._table_messages.values()))
