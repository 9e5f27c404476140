"""What was deleted while the bot was away: servers, channels and threads of which something is stored. Nothing is taken
for gone because it is missing, which an outage can do, but only when Discord says so.
"""

import logging
from collections.abc import Awaitable

import discord

from bot.runtime.registry import TableRegistry

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_GUILD, MISSING_ACCESS = 10003, 10004, 50001


async def sweep(client: discord.Client, registry: TableRegistry) -> None:
    """Clean up what is no more. To be called when Discord has listed every server."""
    for guild, channels in (await registry.store.cleaning.places()).items():
        here = client.get_guild(guild)
        if here is None:
            if await _gone(client.fetch_guild(guild), UNKNOWN_GUILD, MISSING_ACCESS):
                await registry.forget_guild(guild)
        elif not here.unavailable:
            for channel in channels:
                missing = here.get_channel_or_thread(channel) is None  # an archived thread is, too
                if missing and await _gone(client.fetch_channel(channel), UNKNOWN_CHANNEL):
                    await registry.forget_channel(channel)


async def _gone(fetching: Awaitable[object], *codes: int) -> bool:
    """Whether Discord answers that there is no such thing."""
    try:
        await fetching
    except discord.HTTPException as error:
        if error.code in codes:
            return True
        log.warning("whether something is still there could not be found out: %s", error)
    return False
