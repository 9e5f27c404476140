"""Finds servers, channels and threads of which something is stored though they are gone, after a start and once a day.

Nothing counts as gone because it is missing, which an outage can cause, but only if Discord says so. What is stored of
a deleted channel or thread is deleted at once. A server that is gone is marked, and its data is deleted after 30 days:
Discord gives the same answer for a server that was deleted, for one that has removed the bot, perhaps by mistake, and
for every server if the bot has the token of another application.
"""

import logging
from collections.abc import Awaitable

import discord

from bot.runtime import places
from bot.runtime.chores import Chores
from bot.runtime.registry import TableRegistry
from bot.runtime.seasons import close_months, close_weeks
from bot.trouble import FAILURES, UNKNOWN_CHANNEL, UNKNOWN_GUILD, code_of, describe
from data.stats.months import WEEK, month_ends, week_begins

log = logging.getLogger(__name__)

DAY = 86400.0  # seconds
KEPT = 30 * DAY  # the time for which the data of a server that is gone is kept, in case it comes back
DAILY = MONTHS, WEEKS, CLOSED, CLEANUP = (
    "months",
    "weeks",
    "closed tables",
    "cleanup",
)  # chores that are done once a day


def add_daily(chores: Chores, client: discord.Client, registry: TableRegistry, closed_table_days: float | None) -> None:
    """Add the chores of a day, which are repeated when a month or a week is over, too. `closed_table_days`: after how
    many days closed tables are deleted; None: never.
    """

    def again(now: float) -> float:
        return min(now + DAY, month_ends(now), week_begins(now) + WEEK)

    async def forget_closed() -> None:
        if closed_table_days is not None:
            await places.forget_closed(registry, registry.now() - closed_table_days * DAY)

    chores.add(MONTHS, lambda: close_months(client, registry.store, registry.now, registry.server_settings), again)
    chores.add(WEEKS, lambda: close_weeks(client, registry.store, registry.now, registry.server_settings), again)
    chores.add(CLOSED, forget_closed, again)
    chores.add(CLEANUP, lambda: sweep(client, registry), again)


async def sweep(client: discord.Client, registry: TableRegistry) -> None:
    """Clean up what is gone. To be called when Discord has listed every server of this process's shards; servers of
    other shards are not listed, and are left alone.
    """
    for guild, channels in (await registry.store.cleaning.places()).items():
        if not registry.shards.serve(guild):
            continue
        here = client.get_guild(guild)
        there = True if here else await _there(client.fetch_guild(guild), UNKNOWN_GUILD)
        if there:
            await places.revive_server(registry, guild)
        elif there is False:
            await places.suspend_server(client, registry, guild)
        if here and not here.unavailable:
            for channel in channels:
                missing = here.get_channel_or_thread(channel) is None  # also true of an archived thread, so ask Discord
                if missing and await _there(client.fetch_channel(channel), UNKNOWN_CHANNEL) is False:
                    await places.forget_channel(registry, channel)
    await _forget(client, registry)


async def _forget(client: discord.Client, registry: TableRegistry) -> None:
    """Delete what is stored of the servers that have been gone for long enough."""
    for guild, since in (await registry.store.cleaning.gone()).items():
        overdue = registry.shards.serve(guild) and since + KEPT <= registry.now()
        if overdue and client.get_guild(guild) is None:
            deleted = await places.forget_server(registry, guild)
            rows = ", ".join(f"{name} {count}" for name, count in deleted.items())
            log.info("server %s has been gone for 30 days and is deleted; rows: %s", guild, rows)


async def _there(fetching: Awaitable[object], unknown: int) -> bool | None:
    """True if what is fetched exists, False if Discord says that it does not (the error code `unknown`), None if
    Discord says neither, as when the bot may not see it.
    """
    try:
        await fetching
    except FAILURES as error:
        if code_of(error) == unknown:
            return False
        log.warning("whether something is still there could not be found out: %s", describe(error))
        return None
    return True
