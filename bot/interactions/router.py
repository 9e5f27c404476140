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
from bot.interactions.handlers import TABLELESS, handler_of
from bot.runtime.registry import TableRegistry
from bot.ui import custom_ids
from bot.ui.custom_ids import Press
from bot.ui.texts import say
from data.store import Seated
from engine.contract import Illegal

log = logging.getLogger(__name__)

LATE_SECONDS = 2.5  # an interaction older than this may not be answered any more
HURRY_SECONDS = 1.5  # by then it is acknowledged, whatever the table is busy with
CLICK, MODAL = discord.InteractionType.component, discord.InteractionType.modal_submit


async def route(registry: TableRegistry, interaction: discord.Interaction) -> None:
    """Answer a component or modal interaction, whatever happens."""
    press = custom_ids.decode(interaction.custom_id or "")
    late = registry.lateness(interaction.created_at.timestamp())
    if late > LATE_SECONDS:
        log.warning("a click came %.1f s late and is ignored", late)
        return
    try:
        await _dispatch(registry, interaction, press)
    except Exception as error:  # the last line of defence: told and logged
        await spill(interaction, error)


async def _dispatch(registry: TableRegistry, interaction: discord.Interaction, press: Press | None) -> None:
    if press and (reader := TABLELESS.get(f"{press.surface}:{press.verb}")):
        try:
            await reader(registry, interaction, press)
        except Illegal as refusal:
            await interaction.response.send_message(sentence(refusal), ephemeral=True)
        return
    table = await registry.table(press.table) if press else None
    handler = handler_of(press, table.record.game) if press and table else None
    if press is None or table is None or handler is None:
        await interaction.response.send_message(say("refused-unknown-table"), ephemeral=True)
        return
    click = Click(registry, interaction, press, table)
    slow = asyncio.get_running_loop().call_later(HURRY_SECONDS, lambda: registry.later(click.hurry()))
    try:
        if click.private:
            await table.back(click.user)  # who touches his panel is here
        await handler(click)
    except Illegal as refusal:
        await click.whisper(sentence(refusal, table.scene(interaction.user.id)))
    except Seated as seated:
        other = await registry.table(seated.table)
        await click.whisper(seated_elsewhere(other.record if other else None))
    finally:
        slow.cancel()


async def spill(interaction: discord.Interaction[Any], error: Exception) -> None:
    """Something of ours broke: log it under a short reference, and tell the person that nothing was lost."""
    reference = secrets.token_hex(3)
    log.error("ref %s: an interaction failed", reference, exc_info=error)
    send = interaction.followup.send if interaction.response.is_done() else interaction.response.send_message
    try:
        await send(say("refused-crash", reference=reference), ephemeral=True)
    except discord.HTTPException as silence:
        log.warning("ref %s: could not even say so: %s", reference, silence)
