"""The base of all repositories, and the decorator by which their transactions run to the end and are run again."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError

from data.access import Access, Broken

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound="Repository")

COLLIDED = ("40001", "40P01")  # SQLSTATEs of transactions that were undone: could not be serialized; a deadlock
# The longest pause before each time that a transaction is run again. Two that tried again at once would collide again,
# and where commits stall for seconds, as when a standby is lost, trying all the time would only keep the server busy.
PAUSES = tuple(min(0.01 * 2**times, 1.0) for times in range(20))


@dataclass(frozen=True)
class Retries:
    """The way in which transactions that collided are run again. `pause` waits for a number of seconds, `luck` draws a
    number from 0 to 1, and `count` is called each time.
    """

    pause: Callable[[float], Awaitable[object]] = asyncio.sleep
    luck: Callable[[], float] = random.random
    count: Callable[[], None] = lambda: None


UNCOUNTED = Retries()

AWAY_SECONDS = 35.0  # the time that a server may be away; a process that holds a range gives up sooner (`ranges`)
AWAY_PAUSE = 0.1


class Repository:
    """A class whose methods are one transaction each, unless they say otherwise. When one returns, its changes are on
    disk. The writer and the reader are the two ways to the database.
    """

    def __init__(self, writer: Access, reader: Access, retries: Retries = UNCOUNTED) -> None:
        self._writer = writer
        self._reader = reader
        self._retries = retries
        self.running: set[asyncio.Task[Any]] = set()

    async def settle(self) -> None:
        """Wait for the transactions under way, those of cancelled callers too."""
        await asyncio.gather(*self.running, return_exceptions=True)


def uninterrupted(
    method: Callable[Concatenate[R, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[R, P], Coroutine[Any, Any, T]]:
    """Let a transaction run to its end when its caller is cancelled.

    A connection that is cancelled at work may be given up with its transaction open, and SQLite's lock with it. Where
    several transactions run at once, as in PostgreSQL, one that collided with another is run again after a random pause
    that grows, and raises what the database says when it has collided too often. One that a server has broken off is
    run again when the server is back.
    """

    async def through(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        retries = self._retries
        for longest in PAUSES:
            try:
                return await _run_when_reachable(lambda: method(self, *args, **kwargs))
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in COLLIDED:
                    raise
            retries.count()
            await retries.pause(longest * retries.luck())
        return await _run_when_reachable(lambda: method(self, *args, **kwargs))

    @wraps(method)
    async def run(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(through(self, *args, **kwargs))
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return await asyncio.shield(task)

    return run


async def _run_when_reachable(transaction: Callable[[], Awaitable[T]]) -> T:
    """Run a transaction, again and again while the server is away. Raises what the last attempt raised."""
    loop = asyncio.get_running_loop()
    until = loop.time() + AWAY_SECONDS
    while True:
        try:
            return await transaction()
        except Broken as broken:
            if loop.time() > until:
                raise broken.__cause__ or broken from None
        await asyncio.sleep(AWAY_PAUSE)
