"""Slash commands in the languages of their readers: descriptions and choices. The names of commands and options are
the same in every language, since people tell each other what to type.
"""

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.ui.language import ENGLISH, language_of, speaking
from bot.ui.texts import say
from data.records import PACES

PACE_KEYS: dict[str, str] = {pace: f"option-pace.{pace}" for pace in PACES}
KEY = "key"  # under which a text of a command holds the key of its message


def localized(key: str) -> app_commands.locale_str:
    """The text of that key, as commands take it: in English, and by `CommandTranslator` in every other language."""
    with speaking(ENGLISH):
        return app_commands.locale_str(say(key), **{KEY: key})


def localized_choices(keys: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """The choices of an option: `keys` has the key of the text of each value."""
    return [app_commands.Choice(name=localized(key), value=value) for value, key in keys.items()]


def name_keys(games: Iterable[str]) -> dict[str, str]:
    """The keys of the names of games, for their choice."""
    return {game: f"game-{game.replace('_', '-')}" for game in games}


class CommandTranslator(app_commands.Translator):
    """Finds the texts of commands in the languages that Discord asks for."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """The text in the language of this locale; None where the English one stands for it."""
        language, key = language_of(locale.value), string.extras.get(KEY)
        if key is None or language in (None, ENGLISH):
            return None
        await asyncio.sleep(0)  # all texts together take a third of a second
        with speaking(language):
            return say(key)
