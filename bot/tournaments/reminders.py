"""The one reminder of a round of a league, to people whose tables are not over."""

import logging

import discord

from bot import screens
from bot.table.preferences import PreferencesCache
from bot.trouble import FAILURES, describe
from data.store import Store
from data.tournament_records import Course

AHEAD = 0.25  # the share of a round's period that is left when people are reminded
AHEAD_SECONDS = 24 * 3600.0  # the longest time before the end of a round at which they are
MOST = 100  # people that one message may mention

log = logging.getLogger(__name__)


def due(course: Course) -> float | None:
    """The moment from which on people are to be reminded of the newest round; None where they are not, or were."""
    now = course.tournament
    if now.phase != "round" or now.period is None or now.closes is None or now.reminded >= now.round:
        return None
    return now.closes - min(AHEAD * now.period, AHEAD_SECONDS)


async def remind(client: discord.Client, store: Store, preferences: PreferencesCache, course: Course) -> None:
    """Post it. It is noted afterwards: where the process ends in between, the next one posts it again, and Discord
    knows it by its nonce and makes no second one.
    """
    now = course.tournament
    unplayed = {one for pairing in course.running if pairing.ended is None for one in pairing.entrants}
    users = [one.user for one in course.entries if one.number in unplayed and one.user is not None]
    if not users:
        return
    await preferences.learn(users)
    called = [discord.Object(user) for user in users[:MOST] if preferences.of(user).pings]
    view = screens.tournament_reminder(now, users[:MOST], len(users) - len(users[:MOST]))
    mentions = discord.AllowedMentions(everyone=False, roles=False, users=called)
    try:
        there, nonce = client.get_partial_messageable(now.channel), f"remind.{now.id:x}.{now.round:x}"
        await there.send(view=view, allowed_mentions=mentions, nonce=nonce)
    except FAILURES as error:
        log.warning("tournament %s: its people could not be reminded: %s", now.id, describe(error))
    await store.tournaments.remind(now.id, now.round)
