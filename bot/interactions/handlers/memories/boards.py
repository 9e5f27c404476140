"""Presses on a board of misery or of wins. Needs no table in play, and works for ever."""

import discord

from bot import screens
from bot.games.shows import miserable
from bot.interactions.origin import server_of
from bot.interactions.posting import post
from bot.interactions.queries import board, own, viewer_of
from bot.interactions.submitted import value
from bot.messages import first_answer
from bot.refusal import Malformed
from bot.runtime.registry import TableRegistry
from bot.stats.leaderboard import key_in
from bot.ui.custom_ids import Press
from bot.ui.language import speaking
from engine.games import GAMES


async def turn(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Turn to the page that the id names (◀ and ▶)."""
    shown = await board(registry, viewer_of(interaction), key_in(press))
    await first_answer.update(interaction, screens.board(shown))


async def span(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Show the board of the season that was chosen in the menu."""
    shown = await board(registry, viewer_of(interaction), key_in(press._replace(argument=value(interaction))))
    await first_answer.update(interaction, screens.board(shown))


async def other_game(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Show the same board of the game that was chosen in the menu."""
    key, game = key_in(press), value(interaction)
    if game not in (miserable() if key.by == "misery" else GAMES):
        raise Malformed
    shown = await board(registry, viewer_of(interaction), key._replace(game=game, page=0))
    await first_answer.update(interaction, screens.board(shown))


async def own_misery(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Show the person's own misery in the game that was chosen in the menu."""
    if (game := value(interaction)) not in miserable():
        raise Malformed
    shown = await own(registry, viewer_of(interaction), game)
    await first_answer.update(interaction, screens.own_misery(shown, game))


async def show(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Show the board of a table, beside the table."""
    shown = await board(registry, viewer_of(interaction), key_in(press))
    await first_answer.send(interaction, view=screens.board(shown))


async def share(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Post the page for everybody. Names on it ping nobody."""
    shown = await board(registry, viewer_of(interaction), key_in(press))
    with speaking(registry.server_settings.language(server_of(interaction))):
        view = screens.board(shown, shared_by=interaction.user.display_name)
    await post(registry, interaction, press, view)


async def share_achievements(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Post one's own achievements for everybody."""
    found = await registry.store.stats.achieved(server_of(interaction), interaction.user.id)
    with speaking(registry.server_settings.language(server_of(interaction))):
        view = screens.achievements(found, interaction.user.display_name)
    await post(registry, interaction, press, view)
