"""A click on a button or menu of a table, and the ways to answer it."""

from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import discord
from discord.ui import LayoutView

from bot import screens
from bot.games.shows import presenter_of
from bot.interactions import submitted
from bot.messages import first_answer
from bot.messages.surfaces import Surfaces
from bot.refusal import Refused
from bot.runtime.background import BackgroundTasks
from bot.screens.table.presenter import PanelState
from bot.table.scenes import scene_of
from bot.table.table import Table
from bot.trouble import UNKNOWN_MESSAGE
from bot.ui import custom_ids
from bot.ui.custom_ids import Press


class Click:
    """One press of a button or menu, with the table that it is about."""

    def __init__(
        self,
        surfaces: Surfaces,
        background: BackgroundTasks,
        interaction: discord.Interaction,
        press: Press,
        table: Table,
    ) -> None:
        self._surfaces = surfaces
        self._background = background
        self.interaction = interaction
        self.press = press
        self.table = table
        self.user = interaction.user.id

    @property
    def values(self) -> list[str]:
        """The values chosen in a menu. Raises Malformed."""
        return submitted.values(self.interaction)

    @property
    def value(self) -> str:
        """The one thing that was chosen in a menu. Raises Malformed."""
        return submitted.value(self.interaction)

    @property
    def fields(self) -> dict[str, str | bool]:
        """The values of a form, by the custom ids of its fields. Raises Malformed."""
        return submitted.fields(self.interaction)

    @property
    def private(self) -> bool:
        """True if the click was on a panel, which only its owner sees."""
        return self.press.surface in custom_ids.PANEL

    async def redraw(self) -> None:
        """Answer by redrawing the public message. If that cannot be done now, only acknowledge the click; a picture of
        the table follows.
        """
        drawn = False
        with _unless_gone():
            drawn = await self._surfaces.table_message(self.table).draw_by(self._message, self._update)
        if not drawn:
            await first_answer.acknowledge(self.interaction)
        self._surfaces.keep(self.interaction, self.table)  # the token of a refused answer is dead

    async def deal(self, doing: Awaitable[None]) -> None:
        """Do something that may deal a round, and redraw. The new hand is shown also to a person who had no living
        token before this click.
        """
        number, reached = self.table.record.round, self._surfaces.panels.alive(self.table.record.id, self.user)
        await doing
        dealt = self.table.record.round != number
        if not self.private:
            await self.redraw()
        elif dealt and reached:
            await first_answer.acknowledge(self.interaction)  # the new hand comes below the table
            self._surfaces.keep(self.interaction, self.table)
        else:
            await self.redraw_panel()
        if dealt and not reached and not self.private:
            self._background.later(self._surfaces.reach(self.table, self.user))

    async def redraw_panel(self, warning: str | None = None, *, leave: bool = False, **shown: Any) -> None:
        """Answer by redrawing the clicker's panel in place, or by a new one if it cannot be. The arguments are those of
        `PanelState`.
        """
        await self._redraw_panel(PanelState(warning, leave, shown))

    async def advise(self, hint: str) -> None:
        """Answer by a hint on the clicker's panel, on which all that they have opened or half chosen stays."""
        opened = self._surfaces.panel_states.of(self.table, self.user)
        await self._redraw_panel(replace(opened, warning=None, advice=hint))

    async def _redraw_panel(self, state: PanelState) -> None:
        panels = self._surfaces.panels
        async with panels.drawing(self.table.record.id, self.user):
            # If a token of this person lives already, another edit of the panel shows what happens meanwhile.
            drawn_at = None if panels.alive(self.table.record.id, self.user) else self.table.stamp
            panel = await self._surfaces.panel(self.table, self.user, state)
            attached = panels.attached(self.table.record.id, self.user, self._message)
            message = None
            if self._message is not None:
                with _unless_gone():
                    await first_answer.update(self.interaction, panel.view, panel.files(attached))
                    message = self._message
            if message is None:
                message = await self._send(view=panel.view, files=panel.files())
            self._surfaces.arrived(self.interaction, self.table, message, panel, drawn_at)

    async def show_panel(self, **shown: Any) -> None:
        """Answer with a new private panel, and delete the one before it."""
        if self.table.record.phase == "closed":
            raise Refused("table_closed")
        opening = self.table.mode.taught and self.table.sits(self.user)  # the page with which a lesson begins
        if self.table.seat_of(self.user) is None and not opening:
            raise Refused("not_seated")
        await self._surfaces.show_panel(self.interaction, self.table, **shown)

    async def redraw_house_rules(self, warning: str | None = None) -> None:
        """Answer by redrawing the menu of house rules in place."""
        await self._update(
            screens.house_menu(scene_of(self.table), self.table.family, warning, self.press.stamp.round + 1)
        )

    async def replace(self, view: LayoutView) -> None:
        """Answer by putting this in place of what was clicked."""
        await self._update(view)
        if self.private:
            self._surfaces.cover(self.table, self.user)

    async def ask(self, form: discord.ui.Modal) -> None:
        """Answer with a form. Raises Refused where it is too late for one."""
        await first_answer.ask(self.interaction, form)

    async def answer(self, view: LayoutView) -> None:
        """Answer with a new private message, beside what was clicked."""
        await self._send(view=view)

    async def tell(self, sentence: str) -> None:
        """Answer with a new private message of this text."""
        await self._send(content=sentence)

    async def open_gate(self) -> None:
        """Answer with the gate, which is the clicker's panel until they have a hand."""
        panel = await self._surfaces.panel(self.table, self.user)
        message = await self._send(view=panel.view, files=panel.files())
        self._surfaces.arrived(self.interaction, self.table, message, panel, None)

    async def whisper(self, sentence: str) -> None:
        """Answer with a private sentence; on a panel, as a line of it."""
        if self.private:
            await self.redraw_panel(sentence, **presenter_of(self.table.record.game).kept(self.press))
        elif self.press.surface == custom_ids.HOUSE:
            await self.redraw_house_rules(sentence)
        else:
            await self._send(content=sentence)

    @property
    def _message(self) -> int | None:
        return first_answer.redrawable(self.interaction)

    async def _update(self, view: LayoutView) -> None:
        await first_answer.update(self.interaction, view)

    async def _send(self, **message: Any) -> int:
        return await first_answer.send(self.interaction, **message)


@contextmanager
def _unless_gone() -> Iterator[None]:
    """Ignore the error that a message was deleted meanwhile, since the click can be answered in another way."""
    try:
        yield
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
