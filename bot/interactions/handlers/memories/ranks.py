"""A person's rank card and history, for the commands that ask for them and for what is pressed on them. Needs no table
in play, and works for ever.
"""

import io
from collections.abc import Callable
from functools import partial
from typing import Any

import discord

from bot import screens
from bot.games.shows import family_of, miserable
from bot.interactions import queries
from bot.interactions.origin import server_of
from bot.interactions.submitted import value
from bot.limits import Posts
from bot.messages import first_answer
from bot.messages.first_answer import post
from bot.messages.surfaces import Surfaces
from bot.refusal import Malformed, Refused
from bot.screens.memories.boards import FILE
from bot.screens.table.illustration import Illustration
from bot.stats.leaderboard import history_menu, rank_menu
from bot.stats.values import MiseryHistory
from bot.table.server_settings import ServerSettingsCache
from bot.ui.custom_ids import Press
from bot.ui.language import speaking
from bot.ui.numbers import number_in
from data.store import Store
from engine.games import GAMES

SPANS = {"20": 20, "100": 100, "all": None}  # how many rounds a history shows at most

Someone = discord.User | discord.Member


async def card(
    store: Store, now: Callable[[], float], interaction: discord.Interaction[Any], person: Someone, game: str
) -> discord.ui.LayoutView:
    """The rank card of a person, for the one who asks."""
    viewer = queries.viewer_of(interaction)
    known = await queries.portrait(store, now, viewer, person.id, game)
    if known is None:
        games = await store.stats.games(viewer.guild, person.id)
        return screens.unknown(_other(viewer, person), game, games, rank_menu(person.id))
    met = await queries.find_record_against(store, viewer, person.id, game)
    address, crown = person.display_avatar.url, _crown(game)
    return screens.rank_card(person.display_name, address, known, game, person.id, crown=crown, met=met)


async def of_game(store: Store, now: Callable[[], float], interaction: discord.Interaction, press: Press) -> None:
    """Show the rank card for the game that was chosen in the menu."""
    person = await _member(store, interaction, number_in(press.argument))
    await first_answer.update(interaction, await card(store, now, interaction, person, _game(interaction)))


async def share(
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    posts: Posts,
    interaction: discord.Interaction,
    press: Press,
) -> None:
    """Post the rank card for everybody, as it is now. Raises Refused when there is none any more."""
    game, _, text = press.argument.partition(".")
    if game not in GAMES:
        raise Malformed
    user = number_in(text)
    known = await queries.portrait(store, now, queries.viewer_of(interaction), user, game)
    if known is None:
        raise Refused("rank_gone")
    member = await _member(store, interaction, user)
    address, by = member.display_avatar.url, interaction.user.display_name
    with speaking(server_settings.language(server_of(interaction))):
        view = screens.rank_card(member.display_name, address, known, game, user, shared_by=by, crown=_crown(game))
    await post(posts, interaction, press, view)


async def history(
    store: Store,
    now: Callable[[], float],
    surfaces: Surfaces,
    interaction: discord.Interaction[Any],
    person: Someone,
    game: str,
    span: str,
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """A person's history as a message: with a chart, its numbers alone where that cannot be drawn, or that there is
    nothing to show.
    """
    viewer, menu = queries.viewer_of(interaction), history_menu(span, person.id)
    games = await queries.games_with_misery(store, viewer, person.id)
    steps = await queries.history(store, now, viewer, person.id, game, SPANS[span])
    if not steps:
        return screens.unknown(_other(viewer, person), game, games, menu), []
    shown = MiseryHistory(person.display_name, tuple(steps))
    png = await surfaces.illustrations.png(Illustration(shown, partial(_chart, shown)))
    view = screens.history(shown, game, games, menu, drawn=png is not None)
    return view, [discord.File(io.BytesIO(png), FILE)] if png else []


async def history_of_game(
    store: Store, now: Callable[[], float], surfaces: Surfaces, interaction: discord.Interaction, press: Press
) -> None:
    """Show the history for the game that was chosen in the menu."""
    span, _, text = press.argument.partition(".")
    game, user = _game(interaction), number_in(text)
    if span not in SPANS or game not in miserable():
        raise Malformed
    view, files = await history(store, now, surfaces, interaction, await _member(store, interaction, user), game, span)
    await first_answer.update(interaction, view, files)


def _other(viewer: queries.Viewer, person: Someone) -> str | None:
    """The name of somebody else; None for the viewer."""
    return person.display_name if person.id != viewer.user else None


def _game(interaction: discord.Interaction) -> str:
    """The game that was chosen in a menu. Raises Malformed."""
    if (game := value(interaction)) not in GAMES:
        raise Malformed
    return game


def _crown(game: str) -> str | None:
    """The title of people who come in first."""
    titles = family_of(game).titles(game)
    return titles[0] if titles else None


async def _member(store: Store, interaction: discord.Interaction, user: int) -> discord.Member:
    """A person of whom something is known in the server. Raises Refused where they are there no more."""
    if interaction.guild is None or not await store.stats.known(interaction.guild.id, [user]):
        raise Refused("rank_gone")
    try:
        return await interaction.guild.fetch_member(user)
    except discord.NotFound:
        raise Refused("rank_gone") from None


def _chart(shown: MiseryHistory) -> bytes:
    """The chart as PNG. What draws it takes long to load, so that is done with the first one, in its thread."""
    from bot.stats.charts import draw_history

    return draw_history(shown)
