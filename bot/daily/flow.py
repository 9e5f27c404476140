"""The days of deals, one after the other: each is begun, told of and closed when its time has come. Its message stands
in the channel of each server that wants it: one a day, which becomes its result.
"""

import asyncio
import logging
from collections.abc import Callable, Collection

import discord

from bot import screens
from bot.daily import days
from bot.daily.reading import BOARD
from bot.runtime.registry import TableRegistry
from bot.table.server_settings import ServerSettingsCache
from bot.trouble import FAILURES, describe
from bot.ui.language import speaking
from data.daily.records import day_of
from data.servers import DailyMessage
from data.store import Store

APART_SECONDS = 0.1  # the pause between two servers: all of them together take minutes, and tables keep their calls

log = logging.getLogger(__name__)


async def tell(
    client: discord.Client,
    store: Store,
    now: Callable[[], float],
    server_settings: ServerSettingsCache,
    guilds: Collection[int] | None = None,
) -> None:
    """Send the message of the day to each server of this process that wants it (`guilds`: those of this process); the
    one before becomes its result. Each is noted before it is sent: whatever fails, nothing is told twice.
    """
    day = day_of(now())
    for guild, channel in (await store.servers.daily_channels()).items():
        if client.get_guild(guild) is None or (guilds is not None and guild not in guilds):
            continue
        taken, before = await store.servers.claim_day(guild, day, channel)
        if taken:
            with speaking(await server_settings.learn_language(guild)):
                await _announce(client, store, guild, channel, day, before)
            await asyncio.sleep(APART_SECONDS)


async def are_closed(store: Store, now: Callable[[], float]) -> bool:
    """True if all days before this one are closed, so that their results can be told."""
    return not await store.daily.unclosed(day_of(now()))


async def _announce(
    client: discord.Client, store: Store, guild: int, channel: int, day: int, before: DailyMessage | None
) -> None:
    sets = await store.daily.of_days([day])
    try:
        if before is not None:
            await _become_result(client, store, guild, before)
        sent = await client.get_partial_messageable(channel).send(view=screens.daily_call(sets, day))
        await store.servers.note_day(guild, day, sent.id)
    except FAILURES as error:
        log.warning("server %s: today's deals could not be told: %s", guild, describe(error))


async def _become_result(client: discord.Client, store: Store, guild: int, before: DailyMessage) -> None:
    """Let the message of an earlier day show how that day ended. A message that was deleted stays so."""
    boards = store.daily_boards
    sets = [one for one in await store.daily.of_days([before.day]) if one.closed is not None]
    podiums = [(one, await boards.podium(guild, one.day, one.slot, BOARD)) for one in sets]
    message = client.get_partial_messageable(before.channel).get_partial_message(before.message)
    try:
        await message.edit(view=screens.closing(podiums, before.day))
    except discord.NotFound:
        log.info("server %s: the message about the deals of day %s was deleted", guild, before.day)


class DailyFlow:
    """Sees to today's deals. The process that serves the first shard does what is done once for all."""

    def __init__(
        self,
        client: discord.Client,
        registry: TableRegistry,
        seed: Callable[[], bytes],
        set_timer: Callable[[float], None],
    ) -> None:
        """`seed`: fresh luck for what is made. `set_timer`: has the deals seen to again at that time."""
        self._client = client
        self._registry = registry
        self._seed = seed
        self._set_timer = set_timer
        self._haunting: asyncio.Task[None] | None = None  # the ghosts of today's deals

    async def see_to(self) -> None:
        """Open and close days of deals, now and again when a day begins or is closed. The ghosts are worked out beside
        the play.
        """
        first = self._registry.shards.first == 0
        self._set_timer(days.next_look(self._registry.now()))
        try:
            if first:
                await days.see_to(self._registry.store, self._registry.now, self._registry.thinkers, self._seed)
            if await are_closed(self._registry.store, self._registry.now):
                self._registry.background.later(
                    tell(self._client, self._registry.store, self._registry.now, self._registry.server_settings)
                )
            else:  # by the process that serves the first shard
                self._try_again()
        except days.NobodyThinksError:  # whose ghosts are a part of the field
            log.info("a set of an earlier day could not be closed; it is tried again")
            self._try_again()
        except Exception:
            log.exception("today's deals could not be seen to; it is tried again")
            self._try_again()
        if first and (self._haunting is None or self._haunting.done()):
            self._haunting = asyncio.create_task(self._haunt())

    def _try_again(self) -> None:
        self._set_timer(self._registry.now() + days.AGAIN_SECONDS)

    def stop(self) -> None:
        """Give up the ghosts that are being worked out."""
        if self._haunting is not None:
            self._haunting.cancel()

    async def _haunt(self) -> None:
        try:
            await days.haunt_today(self._registry.store, self._registry.now, self._registry.thinkers)
        except days.NobodyThinksError:
            log.info("the ghosts of today's deals could not be worked out; it is tried again")
        except Exception:
            log.exception("the ghosts of today's deals could not be worked out; it is tried again")
