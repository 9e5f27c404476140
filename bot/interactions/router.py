"""From a click to a table and back: decodes the custom id, calls one thing, answers. Stateless, so that a restart
changes nothing.
"""

import asyncio
import logging
import secrets
from typing import Any

import discord

from bot.interactions.click import Click
from bot.interactions.errors import seated_elsewhere, sentence
from bot.interactions.handlers import FORMS, TABLELESS, handler_of, kinds
from bot.runtime.registry import TableRegistry
from bot.ui import custom_ids
from bot.ui.custom_ids import Press
from bot.ui.refusal import Malformed, Refused
from bot.ui.texts import say
from data.store import Seated
from engine.contract import Illegal

log = logging.getLogger(__name__)

LATE_SECONDS = 2.5  # a click that waited longer for its table to be loaded cannot be answered any more
HURRY_SECONDS = 1.5  # by then it is acknowledged, whatever the table is busy with
UNKNOWN_INTERACTION = 10062  # Discord has given up waiting for the answer, and has told the person so
CLICK, MODAL = discord.InteractionType.component, discord.InteractionType.modal_submit


async def route(registry: TableRegistry, interaction: discord.Interaction) -> None:
    """Answer a component or modal interaction, whatever happens.

    Only Discord can tell how old it is, for our clock need not agree with Discord's: it refuses an answer that is late.
    """
    press = custom_ids.decode(interaction.custom_id or "")
    try:
        await _dispatch(registry, interaction, press)
    except Exception as error:  # the last line of defence: told and logged
        await spill(interaction, error)
        if press and press.surface in (custom_ids.HAND, custom_ids.TAX) and _given_up(error):
            table = await registry.table(press.table)
            if table is not None:
                registry.refresh(
                    table, interaction.user.id
                )  # what the click did is done, though it seems to have failed


async def _dispatch(registry: TableRegistry, interaction: discord.Interaction, press: Press | None) -> None:
    """To what answers it. What is refused there with nothing to redraw, as all that is Malformed, is told here."""
    try:
        if press is None or not _possible(interaction, press):
            raise Malformed
        if reader := TABLELESS.get(press.kind):
            await reader(registry, interaction, press)
        else:
            await _at_table(registry, interaction, press)
    except Illegal as refusal:
        await _tell(interaction, sentence(refusal))


def _possible(interaction: discord.Interaction, press: Press) -> bool:
    """Whether this bot draws such a thing, and where this was pressed. Nothing private is drawn over a public message,
    whatever its id was forged to.
    """
    private = interaction.message is not None and interaction.message.flags.ephemeral
    is_form = interaction.type is MODAL
    return (
        press.kind in kinds()
        and is_form == (press.kind in FORMS)
        and (private or press.surface not in custom_ids.PRIVATE)
    )


async def _at_table(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """To a table of the server where this was pressed."""
    loop = asyncio.get_running_loop()
    received = loop.time()
    table = await registry.table(press.table)
    if (waited := loop.time() - received) > LATE_SECONDS:
        log.warning("a click has waited %.1f s for its table and is ignored", waited)
        return
    handler = handler_of(press, table.record.game) if table else None
    if table is None or handler is None or table.record.guild != interaction.guild_id:
        raise Refused("unknown_table")
    click = Click(registry, interaction, press, table)
    slow = loop.call_later(HURRY_SECONDS, lambda: registry.later(_hurry(click)))
    try:
        if click.private:
            await table.back(click.user)  # who touches his panel is here
        await handler(click)
    except Malformed:
        raise
    except Illegal as refusal:
        await click.whisper(sentence(refusal, table.scene(interaction.user.id)))
    except Seated as seated:
        other = await registry.table(seated.table)
        await click.whisper(seated_elsewhere(other))
    finally:
        slow.cancel()


async def _hurry(click: Click) -> None:
    try:
        await click.hurry()
    except discord.NotFound as error:
        if not _given_up(error):
            raise
        # The answer itself is about to be refused, too, and that is logged.


def _given_up(error: Exception) -> bool:
    """Whether Discord refused an answer because it came too late."""
    return getattr(getattr(error, "original", error), "code", None) == UNKNOWN_INTERACTION


async def spill(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Something of ours broke: log it under a short reference, and tell the person that nothing was lost. An answer
    that came too late is no fault of ours, and there is no way to tell the person anything.
    """
    if _given_up(error):
        log.warning("an answer came too late: Discord had given up waiting for it")
        return
    reference = secrets.token_hex(3)
    log.error("ref %s: an interaction failed", reference, exc_info=error)
    try:
        await _tell(interaction, say("refused-crash", reference=reference))
    except discord.HTTPException as silence:
        log.warning("ref %s: could not even say so: %s", reference, silence)


async def _tell(interaction: discord.Interaction[Any], sentence_: str) -> None:
    """Answer with a private sentence, below all that may have been answered already."""
    send = interaction.followup.send if interaction.response.is_done() else interaction.response.send_message
    await send(sentence_, ephemeral=True)
