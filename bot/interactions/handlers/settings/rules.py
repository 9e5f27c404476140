"""Presses on a page of the rules. Needs no table, and works for ever."""

import discord

from bot import screens
from bot.games.shows import presenter_of
from bot.interactions.click import Click
from bot.interactions.submitted import value
from bot.messages import first_answer
from bot.refusal import Refused
from bot.table.scenes import scene_of
from bot.ui.custom_ids import Press
from bot.ui.rulebook import chapter, chapters


async def turn(interaction: discord.Interaction, press: Press) -> None:
    """◀, ▶, and the way from an answer: the id names the chapter."""
    await _open(interaction, press.argument)


async def pick(interaction: discord.Interaction) -> None:
    """Open the chapter that was chosen in the menu."""
    await _open(interaction, value(interaction))


async def tournaments(interaction: discord.Interaction) -> None:
    """Open the chapter about tournaments."""
    await first_answer.update(interaction, screens.tournament_rules())


async def books(interaction: discord.Interaction) -> None:
    """Show the list of all books."""
    await first_answer.update(interaction, screens.books())


async def _open(interaction: discord.Interaction, path: str) -> None:
    game, _, name = path.partition("/")
    await first_answer.update(interaction, screens.page(chapter(game, name)))


async def how_to_play(click: Click) -> None:
    game = click.table.record.game
    if not chapters(game):
        raise Refused("no_book", game=game)
    await click.answer(screens.page(chapters(game)[0]))


async def why(click: Click) -> None:
    scene = scene_of(click.table, click.user)
    await click.answer(screens.why(scene, presenter_of(scene.record.game).reasons))
