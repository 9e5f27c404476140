"""What is pressed on a board of misery or of wins. Needs no table in play, and works for ever."""

import discord

from bot import screens
from bot.games.shows import family_of
from bot.interactions.submitted import value
from bot.messages import first_answer
from bot.runtime.registry import TableRegistry
from bot.stats.leaderboard import key_in
from bot.stats.queries import board, portrait, viewer_of
from bot.ui.custom_ids import Press
from bot.ui.numbers import number_in
from bot.ui.refusal import Malformed, Refused
from engine.games import GAMES


async def turn(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """◀ and ▶: the id names the page."""
    shown = await board(registry, viewer_of(interaction), key_in(press))
    await first_answer.update(interaction, screens.board(shown))


async def span(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """The menu of seasons: its values are boards."""
    shown = await board(registry, viewer_of(interaction), key_in(press._replace(argument=value(interaction))))
    await first_answer.update(interaction, screens.board(shown))


async def show(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """The board of a table, beside the table."""
    shown = await board(registry, viewer_of(interaction), key_in(press))
    await first_answer.send(interaction, view=screens.board(shown))


async def share(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Post the page for everybody. Names on it ping nobody."""
    shown = await board(registry, viewer_of(interaction), key_in(press))
    await first_answer.send(
        interaction, ephemeral=False, view=screens.board(shown, shared_by=interaction.user.display_name)
    )


async def share_achievements(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Post one's own achievements for everybody."""
    found = await registry.store.stats.achieved(interaction.guild_id or 0, interaction.user.id)
    await first_answer.send(
        interaction, ephemeral=False, view=screens.achievements(found, interaction.user.display_name)
    )


async def share_rank(registry: TableRegistry, interaction: discord.Interaction, press: Press) -> None:
    """Post the rank card for everybody, as it is now. Raises Refused when there is none any more."""
    game, _, text = press.argument.partition(".")
    if game not in GAMES:
        raise Malformed
    user = number_in(text)
    known = await portrait(registry, viewer_of(interaction), user, game)
    if known is None or interaction.guild is None:
        raise Refused("rank_gone")
    try:
        member = await interaction.guild.fetch_member(user)
    except discord.NotFound:
        raise Refused("rank_gone") from None
    by = interaction.user.display_name
    misery = family_of(game).misery
    view = screens.rank_card(
        member.display_name, member.display_avatar.url, known, game, member.id, shared_by=by, misery=misery
    )
    await first_answer.send(interaction, ephemeral=False, view=view)
