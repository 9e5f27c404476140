"""Presses on the message of a bot that has just been invited: the server's managers may, whenever they like."""

from typing import Any

import discord

from bot.interactions.handlers.settings.server import changed, check_manager, chosen
from bot.interactions.origin import channel_of, server_of
from bot.messages import first_answer
from bot.messages.signs import SignKeeper
from bot.screens.settings.server import describe
from bot.table.server_settings import ServerSettingsCache
from bot.table.tables import Tables
from bot.ui.custom_ids import Press
from bot.ui.texts import say


async def change(server_settings: ServerSettingsCache, interaction: discord.Interaction[Any], press: Press) -> None:
    """Set what the press names: in which channels tables may be opened, or who may open them."""
    wanted = await changed(server_settings, interaction, **{press.verb: chosen(interaction, press)})
    await first_answer.send(interaction, content="\n".join([*describe(wanted), f"-# {say('introduction-more')}"]))


async def language(
    tables: Tables, server_settings: ServerSettingsCache, interaction: discord.Interaction[Any], press: Press
) -> None:
    """Set the language of public messages; those that stand follow when they are drawn anew."""
    await change(server_settings, interaction, press)
    tables.language_changed(server_of(interaction))


async def sign(signs: SignKeeper, interaction: discord.Interaction[Any]) -> None:
    """Put a sign into this channel."""
    check_manager(interaction)
    here = channel_of(interaction)
    await signs.post(server_of(interaction), here)
    await first_answer.send(interaction, content=say("introduction-sign-hangs", channel=f"<#{here}>"))


async def done(interaction: discord.Interaction[Any]) -> None:
    """Delete the message, which is not needed any more."""
    check_manager(interaction)
    await first_answer.acknowledge(interaction)
    if interaction.message is not None:
        await interaction.message.delete()
