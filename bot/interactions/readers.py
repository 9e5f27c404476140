"""The language in which an interaction is answered: that of the person who asks."""

from typing import Any

import discord

from bot.interactions.origin import server_of
from bot.runtime.registry import TableRegistry
from bot.ui.language import ENGLISH, language_of, speak


async def speak_for(registry: TableRegistry, interaction: discord.Interaction[Any]) -> None:
    """From now on speak the language of the person who asks in this task: the one that they have chosen, or else that
    of their Discord.
    """
    locale = str(interaction.locale.value)  # discord.py takes whatever is said
    speak(language_of(locale) or ENGLISH)
    usual = await registry.server_language(server_of(interaction))
    speak(await registry.preferences.meet(interaction.user.id, locale, usual))
