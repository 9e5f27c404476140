"""A click: who pressed what on which table, and the ways to answer it."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import discord
from discord.ui import LayoutView

from bot import screens
from bot.games.base import PanelState
from bot.games.shows import panel, presenter_of
from bot.interactions import submitted
from bot.runtime.registry import TableRegistry
from bot.table.table import Table
from bot.ui import custom_ids
from bot.ui.custom_ids import Press
from bot.ui.refusal import Refused


class Click:
    """One press of a button or menu, with the table that it is about."""

    def __init__(self, registry: TableRegistry, interaction: discord.Interaction, press: Press, table: Table) -> None:
        self.registry = registry
        self.interaction = interaction
        self.press = press
        self.table = table
        self.user = interaction.user.id
        self._answering = asyncio.Lock()

    @property
    def values(self) -> list[str]:
        """What was chosen in a menu. Raises Malformed."""
        return submitted.values(self.interaction)

    @property
    def value(self) -> str:
        """The one thing that was chosen in a menu. Raises Malformed."""
        return submitted.value(self.interaction)

    @property
    def fields(self) -> dict[str, str | bool]:
        """What a form was filled with, by the custom ids of its fields. Raises Malformed."""
        return submitted.fields(self.interaction)

    @property
    def private(self) -> bool:
        """Whether the click was on a panel, which only its owner sees."""
        return self.press.surface in (custom_ids.HAND, custom_ids.TAX)

    async def redraw(self) -> None:
        """Answer by redrawing the public message; or silently, when another picture of it is under way."""
        if not await self.registry.surfaces.table_message(self.table).draw_by(self._message, self._update):
            await self.hurry()
        self.registry.surfaces.panels.keep(
            self.table.record.id, self.interaction, None
        )  # the token of a refused answer is dead

    async def deal(self, doing: Awaitable[None]) -> None:
        """Do what may deal a round, and redraw. A person who could be shown nothing before this click sees the new
        hand, too.
        """
        number, reached = self.table.record.round, self.registry.surfaces.panels.alive(self.table.record.id, self.user)
        await doing
        await self.redraw()
        if self.table.record.round != number and not reached:
            self.registry.background.later(self.registry.surfaces.reach(self.table, self.user))

    async def redraw_panel(self, warning: str | None = None, *, leave: bool = False, **shown: Any) -> None:
        """Answer by redrawing the clicker's panel in place; the rest as in `PanelState`."""
        async with self.registry.surfaces.panels.drawing(self.table.record.id, self.user):
            await self._update(panel(self.table.scene(self.user), PanelState(warning, leave, shown)))
            self.registry.surfaces.panels.keep(self.table.record.id, self.interaction, self._message)

    async def show_panel(self, **shown: Any) -> None:
        """Answer with a new private panel; the one before it goes."""
        if self.table.record.phase == "closed":
            raise Refused("table_closed")
        if self.table.seat_of(self.user) is None:
            raise Refused("not_seated")
        async with self._answering:
            await self.registry.surfaces.show_panel(self.interaction, self.table, **shown)

    async def redraw_house_rules(self, warning: str | None = None) -> None:
        """Answer by redrawing the menu of house rules in place."""
        await self._update(
            screens.house_menu(self.table.scene(), self.table.family, warning, self.press.stamp.round + 1)
        )

    async def replace(self, view: LayoutView) -> None:
        """Answer by putting this in place of what was clicked."""
        await self._update(view)

    async def ask(self, form: discord.ui.Modal) -> None:
        """Answer with a form."""
        async with self._answering:
            await self.interaction.response.send_modal(form)

    async def answer(self, view: LayoutView) -> None:
        """Answer with a new private message, beside what was clicked."""
        async with self._answering:
            if self.interaction.response.is_done():
                await self.interaction.followup.send(view=view, ephemeral=True)
            else:
                await self.interaction.response.send_message(view=view, ephemeral=True)

    async def announce(self, view: LayoutView) -> int | None:
        """Answer with a new message that everybody sees; its id."""
        async with self._answering:
            if self.interaction.response.is_done():
                return (await self.interaction.followup.send(view=view, wait=True)).id
            return (await self.interaction.response.send_message(view=view)).message_id

    async def redraw_gate(self, warning: str | None = None) -> None:
        """Answer by redrawing the clicker's private gate in place."""
        await self._update(screens.gate(self.table.scene(), self.user, warning))

    async def whisper(self, sentence: str) -> None:
        """Answer with a private sentence; on a panel, as a line of it. Raises Malformed where a draft is."""
        if self.private:
            await self.redraw_panel(sentence)
        elif self.press.surface == custom_ids.HOUSE:
            await self.redraw_house_rules(sentence)
        elif self.press.surface == custom_ids.GATE:
            await self.redraw_gate(sentence)
        elif own := presenter_of(self.table.record.game).warned(self.table.scene(self.user), self.press, sentence):
            await self._update(own)
        else:
            async with self._answering:
                if self.interaction.response.is_done():
                    await self.interaction.followup.send(sentence, ephemeral=True)
                else:
                    await self.interaction.response.send_message(sentence, ephemeral=True)

    async def hurry(self) -> None:
        """Acknowledge now, and answer later: Discord waits three seconds."""
        async with self._answering:
            if not self.interaction.response.is_done():
                await self.interaction.response.defer()

    @property
    def _message(self) -> int | None:
        return self.interaction.message.id if self.interaction.message else None

    async def _update(self, view: LayoutView) -> None:
        async with self._answering:
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(view=view)
            else:
                await self.interaction.response.edit_message(view=view)
