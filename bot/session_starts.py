"""How many sessions Discord lets the bot begin: a thousand a day. It resets the token of a bot that begins more, so one
that has none left waits until there are some again, and what it waits for is said.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot import trouble
from bot.runtime.chores import minutes

log = logging.getLogger(__name__)

FEW = 100  # left of a day's sessions: somebody should look why so many were begun
FRESH_SECONDS = 10.0  # the age up to which an answer of Discord's is believed
LONGEST_WAIT = 3600.0  # seconds until Discord is asked again, at most


class SessionStarts:
    """Counts the sessions that may still begin. `ask`: asks Discord. `steady`: seconds from anywhere. `say`: is told
    what the bot waits for, and "" once it goes on.
    """

    def __init__(
        self,
        ask: Callable[[], Awaitable[discord.SessionStartLimits]],
        steady: Callable[[], float],
        say: Callable[[str], None],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._ask = ask
        self._steady = steady
        self._say = say
        self._sleep = sleep
        self._limits: discord.SessionStartLimits | None = None
        self._asked = float("-inf")  # when Discord has answered
        self.concurrency = 1  # the sessions that may begin at once, as far as is known

    async def wait(self, wanted: int) -> None:
        """Wait until as many sessions may begin. Where Discord does not say, none is waited for."""
        while (limits := await self._fresh()) is not None and limits.remaining < min(wanted, limits.total):
            pause = min(limits.reset_after / 1000, LONGEST_WAIT) + 1.0
            left = f"of a day's {limits.total} sessions with Discord, {limits.remaining} are left, and {wanted} wanted"
            sentence = f"{left}: the bot waits until there are more, in {minutes(limits.reset_after / 1000)}"
            log.warning(sentence)
            self._say(sentence)
            try:
                await self._sleep(pause)
            finally:
                self._say("")

    def count(self) -> None:
        """Take note that a session begins."""
        if self._limits is not None:
            self._limits.remaining -= 1

    async def _fresh(self) -> discord.SessionStartLimits | None:
        """What Discord says; None where it does not answer."""
        if self._limits is not None and self._steady() - self._asked < FRESH_SECONDS:
            return self._limits
        few = self._limits is not None and self._limits.remaining < FEW  # then it was said before
        try:
            self._limits = await self._ask()
        except trouble.FAILURES as error:
            log.warning("how many sessions may begin is not known: %s", trouble.describe(error))
            return None
        self._asked, self.concurrency = self._steady(), self._limits.max_concurrency
        if self._limits.remaining < FEW and not few:
            log.warning("only %d of a day's %d sessions are left", self._limits.remaining, self._limits.total)
        return self._limits
