"""Presses on the message of a bot that has just been invited: the server's managers may, whenever they like."""

from typing import Any

import discord

from bot.interactions.handlers.settings.server import changed, check_manager, known_channels
from bot.interactions.origin import channel_of, server_of
from bot.interactions.submitted import value, values
from bot.messages import first_answer
from bot.messages.signs import SignKeeper
from bot.refusal import Malformed
from bot.screens.settings.server import describe
from bot.table.server_settings import ServerSettingsCache
from bot.table.tables import Tables
from bot.ui.language import languages
from bot.ui.numbers import number_in
from bot.ui.texts import say
from data.settings_records import ServerSettings


async def channels(server_settings: ServerSettingsCache, interaction: discord.Interaction[Any]) -> None:
    """Set in which channels tables may be opened."""
    chosen = known_channels(interaction, [number_in(one) for one in values(interaction)])
    await _tell(interaction, await changed(server_settings, interaction, channels=chosen))


async def starters(server_settings: ServerSettingsCache, interaction: discord.Interaction[Any]) -> None:
    """Set who may open tables."""
    await _tell(interaction, await changed(server_settings, interaction, starters=value(interaction)))


async def language(tables: Tables, server_settings: ServerSettingsCache, interaction: discord.Interaction[Any]) -> None:
    """Set the language of public messages. Raises Malformed for one that the bot does not speak."""
    if value(interaction) not in languages():
        raise Malformed
    await _tell(interaction, await changed(server_settings, interaction, language=value(interaction)))
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


async def _tell(interaction: discord.Interaction[Any], wanted: ServerSettings) -> None:
    await first_answer.send(interaction, content="\n".join([*describe(wanted), f"-# {say('introduction-more')}"]))
