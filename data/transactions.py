"""What repositories share: two engines, and transactions that run to their end."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound="Repository")


class Repository:
    """Methods that are one transaction each. What one returned from is on disk."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader
        self._running: set[asyncio.Task[Any]] = set()

    async def settle(self) -> None:
        """Wait for the transactions under way, those of cancelled callers too."""
        await asyncio.gather(*self._running, return_exceptions=True)


def uninterrupted(
    method: Callable[Concatenate[R, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[R, P], Coroutine[Any, Any, T]]:
    """Let a transaction run to its end when its caller is cancelled.

    A connection that is cancelled at work may be given up with its transaction open, and SQLite's lock with it.
    """

    @wraps(method)
    async def run(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(method(self, *args, **kwargs))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    return run
