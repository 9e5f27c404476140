"""What is pressed on a page of the rules. Needs no table, and works for ever."""

import discord

from bot import screens
from bot.click import Click
from bot.ids import Press
from bot.rulebook import chapter
from bot.submitted import value
from bot.tables import Court


async def turn(_court: Court, interaction: discord.Interaction, press: Press) -> None:
    """◀ and ▶: the id names the chapter."""
    await _open(interaction, press.argument)


async def pick(_court: Court, interaction: discord.Interaction, press: Press) -> None:
    """The menu: its value does."""
    await _open(interaction, value(interaction))


async def _open(interaction: discord.Interaction, path: str) -> None:
    game, _, name = path.partition("/")
    await interaction.response.edit_message(view=screens.page(chapter(game, name)))


async def how_to_play(click: Click) -> None:
    await click.answer(screens.page(chapter(click.table.record.game, "the-round")))


async def why(click: Click) -> None:
    await click.answer(screens.why(click.table.scene(click.user)))
