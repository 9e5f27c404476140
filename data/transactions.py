"""What repositories share: two ways to the database, and transactions that run to their end."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy.exc import DBAPIError

from data.access import Access

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound="Repository")

COLLIDED = ("40001", "40P01")  # SQLSTATE: could not be serialized; a deadlock. Nothing of it was done


class Repository:
    """Methods that are one transaction each. What one returned from is on disk."""

    def __init__(self, writer: Access, reader: Access) -> None:
        self._writer = writer
        self._reader = reader
        self.running: set[asyncio.Task[Any]] = set()

    async def settle(self) -> None:
        """Wait for the transactions under way, those of cancelled callers too."""
        await asyncio.gather(*self.running, return_exceptions=True)


def uninterrupted(
    method: Callable[Concatenate[R, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[R, P], Coroutine[Any, Any, T]]:
    """Let a transaction run to its end when its caller is cancelled.

    A connection that is cancelled at work may be given up with its transaction open, and SQLite's lock with it. Where
    several transactions run at once, as in PostgreSQL, one that collided with another is run again.
    """

    async def through(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        while True:
            try:
                return await method(self, *args, **kwargs)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in COLLIDED:
                    raise

    @wraps(method)
    async def run(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(through(self, *args, **kwargs))
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return await asyncio.shield(task)

    return run
