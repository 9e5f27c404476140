"""The language in which somebody reads what they are answered."""

from typing import Any

import discord

from bot.interactions.origin import server_of
from bot.runtime.registry import TableRegistry
from bot.ui.language import ENGLISH, language_of, speak


async def listen(registry: TableRegistry, interaction: discord.Interaction[Any]) -> None:
    """Speak the language of the person who asks from now on in this task. Where the database does not say what they
    have chosen, it is that of their Discord.
    """
    locale = interaction.locale.value
    speak(language_of(locale) or ENGLISH)
    usual = await registry.server_language(server_of(interaction))
    speak(await registry.preferences.meet(interaction.user.id, locale, usual))
