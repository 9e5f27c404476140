"""The language in which an interaction is answered: that of the person who asks."""

from typing import Any

import discord

from bot.interactions.origin import server_of
from bot.table.preferences import PreferencesCache
from bot.table.server_settings import ServerSettingsCache
from bot.ui.language import ENGLISH, language_of, speak


async def speak_for(
    preferences: PreferencesCache, server_settings: ServerSettingsCache, interaction: discord.Interaction[Any]
) -> None:
    """From now on speak the language of the person who asks in this task: the one that they have chosen, or else that
    of their Discord.
    """
    locale = str(interaction.locale.value)  # discord.py takes whatever is said
    speak(language_of(locale) or ENGLISH)
    usual = await server_settings.learn_language(server_of(interaction))
    speak(await preferences.meet(interaction.user.id, locale, usual))
