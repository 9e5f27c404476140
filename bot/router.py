"""From a click to a table and back: decodes the custom id, calls one thing, answers. Stateless; a restart changes
nothing.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import discord

from bot import ids, screens
from bot.ids import Press
from bot.refusal import Refused
from bot.refusals import sentence
from bot.table import Table
from bot.tables import Court
from bot.texts import say
from engine.contract import Illegal

log = logging.getLogger(__name__)

LATE_SECONDS = 2.5  # an interaction older than this may not be answered any more
CLICK, MODAL = discord.InteractionType.component, discord.InteractionType.modal_submit

Handler = Callable[["Click"], Awaitable[None]]
HANDLERS: dict[str, Handler] = {}


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


async def route(court: Court, interaction: discord.Interaction) -> None:
    """Answer a component or modal interaction, whatever happens."""
    press = ids.decode(interaction.custom_id or "")
    age = (datetime.now(UTC) - interaction.created_at).total_seconds()
    if age > LATE_SECONDS:
        log.warning("a click came %.1f s late and is ignored", age)
        return
    try:
        await _dispatch(court, interaction, press)
    except Exception as error:  # the last line of defence: told and logged
        await spill(interaction, error)


async def _dispatch(court: Court, interaction: discord.Interaction, press: Press | None) -> None:
    table = await court.table(press.table) if press else None
    handler = HANDLERS.get(f"{press.surface}:{press.verb}") if press else None
    if press is None or table is None or handler is None:
        await interaction.response.send_message(say("refused-unknown-table"), ephemeral=True)
        return
    click = Click(court, interaction, press, table)
    try:
        await handler(click)
    except Illegal as refusal:
        await click.whisper(sentence(refusal, table.scene(interaction.user.id)))


async def spill(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Something of ours broke: log it under a short reference, and tell the person that nothing was lost."""
    reference = secrets.token_hex(3)
    log.error("ref %s: an interaction failed", reference, exc_info=error)
    send = interaction.followup.send if interaction.response.is_done() else interaction.response.send_message
    try:
        await send(say("refused-crash", reference=reference), ephemeral=True)
    except discord.HTTPException as silence:
        log.warning("ref %s: could not even say so: %s", reference, silence)


def handles(*verbs: str) -> Callable[[Handler], Handler]:
    """Registers what answers a press of "surface:verb"."""

    def register(handler: Handler) -> Handler:
        HANDLERS.update(dict.fromkeys(verbs, handler))
        return handler

    return register


@handles("l:join", "t:join")
async def _join(click: Click) -> None:
    await click.table.join(click.user, click.interaction.user.display_name)
    await click.redraw()


@handles("l:leave", "t:leave")
async def _leave(click: Click) -> None:
    await click.table.leave(click.user)
    await click.redraw()


@handles("l:bot")
async def _steward(click: Click) -> None:
    await click.table.add_steward(click.user)
    await click.redraw()


@handles("l:fill")
async def _fill(click: Click) -> None:
    record = click.table.record
    await click.table.add_steward(click.user, max(record.seats - len(record.people), 1))
    await click.redraw()


@handles("l:go")
async def _begin(click: Click) -> None:
    await click.table.begin(click.user)
    await click.redraw()


@handles("t:ready")
async def _ready(click: Click) -> None:
    await click.table.ready(click.user)
    await click.redraw()


@handles("t:hand")
async def _hand(click: Click) -> None:
    await click.show_panel()


@handles("t:pass")
async def _pass(click: Click) -> None:
    await click.table.act(click.user, "pass", click.press.stamp)
    await click.redraw()


@handles("h:p", "x:p")
async def _play(click: Click) -> None:
    await click.table.act(click.user, click.press.argument, click.press.stamp)
    await click.redraw_panel()


@handles("h:f")
async def _fewer(click: Click) -> None:
    await click.table.act(click.user, click.values[0], click.press.stamp)
    await click.redraw_panel()


@handles("x:g")
async def _give(click: Click) -> None:
    cards = [value.partition("#")[0] for value in click.values]
    await click.table.act(click.user, " ".join(["give", *cards]), click.press.stamp)
    await click.redraw_panel()


@handles("h:w")
async def _wild(click: Click) -> None:
    await click.redraw_panel(jokers=int(click.press.argument or 0))
