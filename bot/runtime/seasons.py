"""Seasons: when a calendar month is over, and if a server wants it when a week is over, a line in its channel says who
won.
"""

import logging
from collections.abc import Callable, Collection, Iterable

import discord

from bot import screens
from bot.games.shows import family_of
from bot.screens.memories.season import Champions, Weekly
from bot.table.server_settings import ServerSettingsCache
from bot.trouble import FAILURES, describe
from bot.ui.language import speaking
from data.stats.months import WEEK, month_before, month_of, week_begins
from data.stats.records import By, Line, Tally
from data.store import Store

log = logging.getLogger(__name__)


async def close_months(
    client: discord.Client, store: Store, now: Callable[[], float], server_settings: ServerSettingsCache
) -> None:
    """Tell of the month before this one wherever that was not done yet."""
    month = month_before(month_of(now()))
    for guild, channel in (await store.servers.season_channels()).items():
        if client.get_guild(guild) is None or not await store.servers.close_season(guild, month):
            continue  # noted before it is sent: whatever fails, nothing is told twice
        champions = [await _champions(store, guild, game, month) for game in await _played(store, guild, month)]
        for one in champions:
            if one.first is not None:
                await store.stats.crown(guild, one.game, one.first.user, now())
        if champions:
            with speaking(await server_settings.learn_language(guild)):
                view = screens.season(month, champions)
            await _tell(client, guild, channel, view)


async def close_weeks(
    client: discord.Client, store: Store, now: Callable[[], float], server_settings: ServerSettingsCache
) -> None:
    """Tell of the week before this one wherever that is wanted and was not done yet."""
    until = week_begins(now())
    since = until - WEEK
    for guild, channel in (await store.servers.season_channels(weekly=True)).items():
        if client.get_guild(guild) is None or not await store.servers.close_week(guild, since):
            continue
        week = weekly(await store.stats.tallies(guild, since, until))
        if week:
            with speaking(await server_settings.learn_language(guild)):
                view = screens.week(week)
            await _tell(client, guild, channel, view)


def weekly(tallies: Collection[Tally]) -> list[Weekly]:
    """The person who came in first most often in each game and, if the game has titles, the person who came in last
    most often; of equals, the one with fewer rounds. The most played game is first. Games in which no person came in
    first or last are left out.
    """
    played = {game: sum(one.rounds for one in tallies if one.game == game) for game in {one.game for one in tallies}}
    games = sorted(played, key=lambda game: (-played[game], game))[: screens.MOST_CHAMPIONS]
    found = [_weekly(game, [one for one in tallies if one.game == game]) for game in games]
    return [one for one in found if one.first or one.last]


def _weekly(game: str, tallies: Iterable[Tally]) -> Weekly:
    by_name = sorted(tallies, key=lambda one: (one.rounds, one.name))
    first, last = max(by_name, key=lambda one: one.firsts), max(by_name, key=lambda one: one.lasts)
    titles = family_of(game).titles(game)
    return Weekly(game, first if first.firsts else None, last if titles and last.lasts else None, titles)


async def _tell(client: discord.Client, guild: int, channel: int, view: discord.ui.LayoutView) -> None:
    try:
        await client.get_partial_messageable(channel).send(view=view)
    except FAILURES as error:
        log.warning("server %s: the end of a month or week could not be told: %s", guild, describe(error))


async def _played(store: Store, guild: int, month: int) -> list[str]:
    return (await store.stats.played(guild, month))[: screens.MOST_CHAMPIONS]


async def _champions(store: Store, guild: int, game: str, month: int) -> Champions:
    """The person with the most wins in a game in that month, and the one with the deepest misery if it counts any."""
    misery = family_of(game).misery
    deepest = await _first(store, guild, game, month, "misery") if misery else None
    return Champions(game, await _first(store, guild, game, month, "wins"), deepest, misery)


async def _first(store: Store, guild: int, game: str, month: int, by: By) -> Line | None:
    """The first line of a board."""
    page = await store.stats.board(guild, game, month, reader=0, size=1, by=by)
    return page.lines[0] if page.lines else None
