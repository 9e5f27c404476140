"""From a click to a table and back: decodes the custom id, calls one thing, answers. Stateless, so that a restart
changes nothing.
"""

import asyncio
import logging
import secrets
from typing import Any

import discord

from bot import ids
from bot.click import Click
from bot.handlers import HANDLERS, TABLELESS
from bot.ids import Press
from bot.refusals import seated_elsewhere, sentence
from bot.tables import Court
from bot.texts import say
from data.tables import Seated
from engine.contract import Illegal

log = logging.getLogger(__name__)

LATE_SECONDS = 2.5  # a click that waited longer for its table to be loaded cannot be answered any more
HURRY_SECONDS = 1.5  # by then it is acknowledged, whatever the table is busy with
UNKNOWN_INTERACTION = 10062  # Discord has given up waiting for the answer, and has told the person so
CLICK, MODAL = discord.InteractionType.component, discord.InteractionType.modal_submit


async def route(court: Court, interaction: discord.Interaction) -> None:
    """Answer a component or modal interaction, whatever happens.

    Only Discord can tell how old it is, for our clock need not agree with Discord's: it refuses an answer that is late.
    """
    press = ids.decode(interaction.custom_id or "")
    try:
        await _dispatch(court, interaction, press)
    except Exception as error:  # the last line of defence: told and logged
        await spill(interaction, error)
        if press and press.surface in (ids.HAND, ids.TAX) and _given_up(error):
            table = await court.table(press.table)
            if table is not None:
                court.refresh(table, interaction.user.id)  # what the click did is done, though it seems to have failed


async def _dispatch(court: Court, interaction: discord.Interaction, press: Press | None) -> None:
    if press and (reader := TABLELESS.get(f"{press.surface}:{press.verb}")):
        try:
            await reader(court, interaction, press)
        except Illegal as refusal:
            await interaction.response.send_message(sentence(refusal), ephemeral=True)
        return
    loop = asyncio.get_running_loop()
    received = loop.time()
    table = await court.table(press.table) if press else None
    if (waited := loop.time() - received) > LATE_SECONDS:
        log.warning("a click has waited %.1f s for its table and is ignored", waited)
        return
    handler = HANDLERS.get(f"{press.surface}:{press.verb}") if press else None
    if press is None or table is None or handler is None:
        await interaction.response.send_message(say("refused-unknown-table"), ephemeral=True)
        return
    click = Click(court, interaction, press, table)
    slow = loop.call_later(HURRY_SECONDS, lambda: court.later(_hurry(click)))
    try:
        if click.private:
            await table.back(click.user)  # who touches his panel is here
        await handler(click)
    except Illegal as refusal:
        await click.whisper(sentence(refusal, table.scene(interaction.user.id)))
    except Seated as seated:
        other = await court.table(seated.table)
        await click.whisper(seated_elsewhere(other.record if other else None))
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
    send = interaction.followup.send if interaction.response.is_done() else interaction.response.send_message
    try:
        await send(say("refused-crash", reference=reference), ephemeral=True)
    except discord.HTTPException as silence:
        log.warning("ref %s: could not even say so: %s", reference, silence)
