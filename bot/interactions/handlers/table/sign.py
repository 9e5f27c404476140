"""Presses on the sign of a server. Everybody may, and the answer is for them alone: the sign stays as it is."""

from typing import Any

import discord

from bot import screens
from bot.interactions.click import Click
from bot.interactions.handlers.table import opening
from bot.interactions.handlers.table.lobby import joined
from bot.table import seating
from bot.table.scenes import scene_of
from bot.table.server_settings import ServerSettingsCache


async def play(server_settings: ServerSettingsCache, interaction: discord.Interaction[Any]) -> None:
    """Show the games of which a table can be opened here."""
    await opening.ask(server_settings, interaction, None, None)


async def learn(server_settings: ServerSettingsCache, interaction: discord.Interaction[Any]) -> None:
    """Show the games that can be learnt."""
    await opening.ask_lesson(server_settings, interaction)


async def join(click: Click) -> None:
    """Sit down at a table of the sign; where a choice is to be made, it is asked."""
    table = click.table
    if table.record.phase in ("round", "between") and table.takeable and not table.sits(click.user):
        await click.answer(screens.gate(scene_of(table), click.user))
        return
    await seating.join(table, click.user, click.interaction.user.display_name)
    await click.tell(joined(table))
