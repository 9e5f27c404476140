"""Private panels: the one ephemeral message each player has at a table, for as long as its token lives.

In memory only: after a restart the next click brings a new token.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord
from discord.ui import LayoutView

log = logging.getLogger(__name__)

TOKEN_SECONDS = 14 * 60.0  # a token lives fifteen minutes; the last one is not to be relied on
GONE = {10008, 10015, 50027}  # unknown message, unknown webhook, invalid token: expected, never retried


@dataclass(frozen=True, slots=True)
class Panel:
    """A webhook that may still write to one person, and the message it wrote, if it wrote one."""

    webhook: discord.Webhook
    message: int | None
    expires: float


class Panels:
    """The newest panel of each (table, user)."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._panels: dict[tuple[int, int], Panel] = {}

    def keep(self, table: int, interaction: discord.Interaction[Any], message: int | None) -> Panel | None:
        """Remember the webhook of a click, and the panel it belongs to (None: a click elsewhere).

        A panel that this one replaces is returned. A click elsewhere does not replace a living one: another's token
        cannot
        reach it.
        """
        key = (table, interaction.user.id)
        before = self._panels.get(key)
        if message is None and before is not None and before.message is not None and before.expires > self._now():
            return None
        self._panels[key] = Panel(interaction.followup, message, self._now() + TOKEN_SECONDS)
        return before if before is not None and before.message != message else None

    def alive(self, table: int, user: int) -> bool:
        """Whether something can still be shown to this user without a click."""
        panel = self._panels.get((table, user))
        return panel is not None and panel.expires > self._now()

    def forget(self, table: int) -> None:
        """The table is closed."""
        self._panels = {key: panel for key, panel in self._panels.items() if key[0] != table}

    async def show(self, table: int, user: int, view: LayoutView) -> None:
        """Redraw the user's panel, or send it where none is open. Without a living token nothing happens."""
        panel = self._panels.get((table, user))
        if panel is None or panel.expires <= self._now():
            return
        try:
            if panel.message is None:
                sent = await panel.webhook.send(view=view, ephemeral=True, wait=True)
                self._panels[(table, user)] = Panel(panel.webhook, sent.id, panel.expires)
            else:
                await panel.webhook.edit_message(panel.message, view=view)
        except discord.HTTPException as error:
            if self._panels.get((table, user)) is panel:
                del self._panels[(table, user)]
            if error.code not in GONE:
                log.warning("table %s: a panel could not be shown: %s", table, error)

    async def retire(self, panel: Panel | None) -> None:
        """Delete a panel that another has replaced."""
        if panel is None or panel.message is None or panel.expires <= self._now():
            return
        try:
            await panel.webhook.delete_message(panel.message)
        except discord.HTTPException as error:
            if error.code not in GONE:
                log.warning("an old panel could not be deleted: %s", error)
