"""Seasons: when a calendar month is over, a line says who won, in the channel of each server that wants it."""

import logging

import discord

from bot import screens
from bot.games.shows import family_of
from bot.runtime.registry import TableRegistry
from bot.screens.season import Champions
from bot.trouble import FAILURES
from data.stats import By, Line, month_before, month_of

log = logging.getLogger(__name__)


async def close_months(client: discord.Client, registry: TableRegistry) -> None:
    """Tell of the month before this one wherever that was not done yet."""
    month = month_before(month_of(registry.now()))
    for guild, channel in (await registry.store.servers.season_channels()).items():
        if client.get_guild(guild) is None or not await registry.store.servers.close_season(guild, month):
            continue  # noted before it is sent: whatever fails, nothing is told twice
        champions = [await _champions(registry, guild, game, month) for game in await _played(registry, guild, month)]
        for one in champions:
            if one.first is not None:
                await registry.store.stats.crown(guild, one.game, one.first.user, registry.now())
        if champions:
            try:
                await client.get_partial_messageable(channel).send(view=screens.season(month, champions))
            except FAILURES as error:
                log.warning("server %s: the end of %s could not be told: %s", guild, month, error)


async def _played(registry: TableRegistry, guild: int, month: int) -> list[str]:
    return (await registry.store.stats.played(guild, month))[: screens.MOST_CHAMPIONS]


async def _champions(registry: TableRegistry, guild: int, game: str, month: int) -> Champions:
    """Who came first in a game, and who has the deepest misery where there is any."""
    misery = family_of(game).misery
    deepest = await _first(registry, guild, game, month, "misery") if misery else None
    return Champions(game, await _first(registry, guild, game, month, "wins"), deepest, misery)


async def _first(registry: TableRegistry, guild: int, game: str, month: int, by: By) -> Line | None:
    """The first line of a board."""
    page = await registry.store.stats.board(guild, game, month, reader=0, size=1, by=by)
    return page.lines[0] if page.lines else None
