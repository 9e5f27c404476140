"""A click: who pressed what on which table, and the ways to answer it."""

from typing import Any

import discord

from bot import ids, screens
from bot.ids import Press
from bot.refusal import Refused
from bot.table import Table
from bot.tables import Court


class Click:
    """One press of a button or menu, with the table that it is about."""

    def __init__(self, court: Court, interaction: discord.Interaction, press: Press, table: Table) -> None:
        self.court = court
        self.interaction = interaction
        self.press = press
        self.table = table
        self.user = interaction.user.id

    @property
    def values(self) -> list[str]:
        """What was chosen in a menu."""
        data: dict[str, Any] = dict(self.interaction.data or {})
        return [str(value) for value in data.get("values", [])]

    @property
    def private(self) -> bool:
        """Whether the click was on a panel, which only its owner sees."""
        return self.press.surface in (ids.HAND, ids.TAX)

    async def redraw(self) -> None:
        """Answer by redrawing the public message; or silently, when an edit of it is under way."""
        herald = self.court.herald(self.table)
        self.court.panels.keep(self.table.record.id, self.interaction, None)
        if herald.editing or self._elsewhere():
            await self.interaction.response.defer()
            herald.mark()
            return
        herald.drawn()
        await self.interaction.response.edit_message(view=screens.public(self.table.scene()))

    def _elsewhere(self) -> bool:
        message = self.interaction.message
        return message is None or message.id != self.table.record.message

    async def redraw_panel(self, warning: str | None = None, jokers: int = 0) -> None:
        """Answer by redrawing the clicker's panel in place."""
        message = self.interaction.message
        self.court.panels.keep(self.table.record.id, self.interaction, message.id if message else None)
        view = screens.panel(self.table.scene(self.user), warning, jokers)
        await self.interaction.response.edit_message(view=view)

    async def show_panel(self) -> None:
        """Answer with a new private panel; the one before it goes."""
        if self.table.seat_of(self.user) is None:
            raise Refused("not_seated")
        await self.court.show_panel(self.interaction, self.table)

    async def whisper(self, sentence_: str) -> None:
        """Answer with a private sentence; on a panel, as a line of it."""
        if self.private:
            await self.redraw_panel(sentence_)
        else:
            await self.interaction.response.send_message(sentence_, ephemeral=True)
