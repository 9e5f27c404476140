"""Limits the rate of the bot's calls. Discord takes a number of calls a second, and refuses those beyond with status
429. Whoever goes on calling then is shut out altogether.

Answers to clicks, and panels, which are drawn by the tokens of clicks, do not count and are never held back. All other
calls wait for a turn as they are sent, also those that discord.py sends again. An edit of a table waits for its turn
before it is drawn, so that it shows the newest state, and only one edit at a time waits among the other calls.

A turn is granted when it comes, never ahead of its time. A process that was asleep makes up for no more than the last
TOGETHER seconds of what it has missed.
"""

import asyncio
from collections.abc import Callable, Mapping
from http import HTTPStatus
from types import SimpleNamespace
from typing import Final
from weakref import WeakKeyDictionary

import aiohttp
import yarl
from discord.http import Route

from bot import health

TOGETHER: Final = 0.05  # seconds of turns that may come at once, where they were late or nobody asked for them
FRESH: Final = 0.05  # seconds within which an edit that has its turn is sent, or it needs another turn
OF_ONE_ROUTE: Final = 1.0  # seconds for which everybody waits, at most, after a refusal that is about one route alone
UNSAID: Final = 5.0  # seconds for which everybody waits where a refusal does not say how long
FREE: Final = ("/interactions/", "/webhooks/")  # the routes of answers and panels
GLOBAL, UNKNOWN = "global", "unknown"  # scopes of refusals: all calls of the bot; the proxy before Discord says none


class RateLimiter:
    """Grants the turns of all calls of the bot."""

    def __init__(self, a_second: float, now: Callable[[], float] | None = None) -> None:
        """`a_second`: how many calls, on average; TOGETHER says by how much one second may exceed that. `now`: a steady
        time; by default the loop's.
        """
        self._gap = 1 / a_second
        self._now = now or (lambda: asyncio.get_running_loop().time())
        self._due = float("-inf")  # when the next turn comes
        self._stopped_until = float("-inf")  # when Discord takes calls again
        self._edits = asyncio.Lock()
        self._calls = asyncio.Lock()
        self._turns: WeakKeyDictionary[asyncio.Task[object], float] = WeakKeyDictionary()  # of edits to be sent

    async def turn(self) -> None:
        """Wait until this task may draw an edit and send it."""
        async with self._edits:
            granted = await self._grant()
        if (task := asyncio.current_task()) is not None:
            self._turns[task] = granted

    async def admit(self) -> None:
        """Wait until this task may send a call, which it may at once where it has a turn."""
        task = asyncio.current_task()
        granted = self._turns.pop(task, None) if task is not None else None
        if granted is None or self._now() > granted + FRESH or self._now() < self._stopped_until:
            await self._grant()

    def stop(self, seconds: float) -> None:
        """Give nobody a turn for these seconds."""
        self._stopped_until = max(self._stopped_until, self._now() + seconds)

    async def _grant(self) -> float:
        """Wait for the next turn. Return the time at which it came."""
        async with self._calls:
            while (wait := max(self._due, self._stopped_until) - self._now()) > 0:  # noqa: ASYNC110 -- nothing tells of time
                await asyncio.sleep(wait)
            now = self._now()
            self._due = max(self._due, now - TOGETHER) + self._gap
            return now

    def watch(self, trace: aiohttp.TraceConfig) -> None:
        """Admit the calls of discord.py's session, and stop all of them where Discord refuses one as too many."""

        async def starts(_: aiohttp.ClientSession, __: SimpleNamespace, call: aiohttp.TraceRequestStartParams) -> None:
            if counts(call.url):
                await self.admit()

        async def ended(_: aiohttp.ClientSession, __: SimpleNamespace, call: aiohttp.TraceRequestEndParams) -> None:
            if call.response.status == HTTPStatus.TOO_MANY_REQUESTS:
                headers = call.response.headers
                health.REFUSED.labels(scope_of(headers)).inc()
                self.stop(pause(headers, counts(call.url)))

        trace.on_request_start.append(starts)
        trace.on_request_end.append(ended)


def counts(url: yarl.URL) -> bool:
    """True if Discord counts this among the calls of the whole bot."""
    path = str(url).removeprefix(Route.BASE)
    return path != str(url) and not path.startswith(FREE)


def scope_of(headers: Mapping[str, str]) -> str:
    """The scope of a refusal, as Discord says it."""
    return headers.get("X-RateLimit-Scope", UNKNOWN)


def pause(headers: Mapping[str, str], counted: bool) -> float:
    """The seconds for which everybody stops after a refusal. discord.py itself waits with the refused route."""
    try:
        seconds = float(headers["Retry-After"])
    except (KeyError, ValueError):
        seconds = UNSAID
    if scope_of(headers) in (GLOBAL, UNKNOWN):
        return seconds
    return min(seconds, OF_ONE_ROUTE) if counted else 0.0
