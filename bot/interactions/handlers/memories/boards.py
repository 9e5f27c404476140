"""Presses on a board of misery or of wins. Needs no table in play, and works for ever."""

from collections.abc import Callable

import discord

from bot import screens
from bot.games.shows import miserable
from bot.interactions.origin import server_of
from bot.interactions.queries import board, own, viewer_of
from bot.interactions.submitted import value
from bot.limits import Posts
from bot.messages import first_answer
from bot.messages.first_answer import post
from bot.refusal import Malformed
from bot.stats.leaderboard import key_in
from bot.table.server_settings import ServerSettingsCache
from bot.table.tables import Tables
from bot.ui.custom_ids import Press
from bot.ui.language import speaking
from data.store import Store
from engine.games import GAMES


async def turn(
    tables: Tables, store: Store, now: Callable[[], float], interaction: discord.Interaction, press: Press
) -> None:
    """Turn to the page that the id names (◀ and ▶)."""
    shown = await board(tables, store, now, viewer_of(interaction), key_in(press))
    await first_answer.update(interaction, screens.board(shown))


async def span(
    tables: Tables, store: Store, now: Callable[[], float], interaction: discord.Interaction, press: Press
) -> None:
    """Show the board of the season that was chosen in the menu."""
    shown = await board(tables, store, now, viewer_of(interaction), key_in(press._replace(argument=value(interaction))))
    await first_answer.update(interaction, screens.board(shown))


async def other_game(
    tables: Tables, store: Store, now: Callable[[], float], interaction: discord.Interaction, press: Press
) -> None:
    """Show the same board of the game that was chosen in the menu."""
    key, game = key_in(press), value(interaction)
    if game not in (miserable() if key.by == "misery" else GAMES):
        raise Malformed
    shown = await board(tables, store, now, viewer_of(interaction), key._replace(game=game, page=0))
    await first_answer.update(interaction, screens.board(shown))


async def own_misery(tables: Tables, store: Store, now: Callable[[], float], interaction: discord.Interaction) -> None:
    """Show the person's own misery in the game that was chosen in the menu."""
    if (game := value(interaction)) not in miserable():
        raise Malformed
    shown = await own(tables, store, now, viewer_of(interaction), game)
    await first_answer.update(interaction, screens.own_misery(shown, game))


async def show(
    tables: Tables, store: Store, now: Callable[[], float], interaction: discord.Interaction, press: Press
) -> None:
    """Show the board of a table, beside the table."""
    shown = await board(tables, store, now, viewer_of(interaction), key_in(press))
    await first_answer.send(interaction, view=screens.board(shown))


async def share(
    tables: Tables,
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    posts: Posts,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Post the page for everybody. Names on it ping nobody."""
    shown = await board(tables, store, now, viewer_of(interaction), key_in(press))
    with speaking(server_settings.language(server_of(interaction))):
        view = screens.board(shown, shared_by=interaction.user.display_name)
    await post(posts, interaction, press, view)


async def share_achievements(
    store: Store, server_settings: ServerSettingsCache, posts: Posts, interaction: discord.Interaction, press: Press
) -> None:
    """Post one's own achievements for everybody."""
    found = await store.stats.achieved(server_of(interaction), interaction.user.id)
    with speaking(server_settings.language(server_of(interaction))):
        view = screens.achievements(found, interaction.user.display_name)
    await post(posts, interaction, press, view)
