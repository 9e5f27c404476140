"""The days of deals, one after the other: each is begun, told of and closed when its time has come."""

import asyncio
import logging
from collections.abc import Callable

import discord

from bot.daily import channel, closing
from bot.runtime.registry import TableRegistry

log = logging.getLogger(__name__)


class Flow:
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
        self._set_timer(closing.next_look(self._registry.now()))
        try:
            if first:
                await closing.see_to(self._registry.store, self._registry.now, self._registry.thinkers, self._seed)
            if await channel.closed(self._registry.store, self._registry.now):
                self._registry.background.later(
                    channel.tell(self._client, self._registry.store, self._registry.now, self._registry.server_settings)
                )
            else:  # by the process that serves the first shard
                self._try_again()
        except closing.NobodyThinksError:  # whose ghosts are a part of the field
            log.info("a set of an earlier day could not be closed; it is tried again")
            self._try_again()
        except Exception:
            log.exception("today's deals could not be seen to; it is tried again")
            self._try_again()
        if first and (self._haunting is None or self._haunting.done()):
            self._haunting = asyncio.create_task(self._haunt())

    def _try_again(self) -> None:
        self._set_timer(self._registry.now() + closing.AGAIN_SECONDS)

    def stop(self) -> None:
        """Give up the ghosts that are being worked out."""
        if self._haunting is not None:
            self._haunting.cancel()

    async def _haunt(self) -> None:
        try:
            await closing.haunt_today(self._registry.store, self._registry.now, self._registry.thinkers)
        except closing.NobodyThinksError:
            log.info("the ghosts of today's deals could not be worked out; it is tried again")
        except Exception:
            log.exception("the ghosts of today's deals could not be worked out; it is tried again")
