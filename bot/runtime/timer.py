"""One clock for all tables: it sleeps until the earliest deadline, then lets that table do what is due."""

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)


class Timer:
    """Calls `ring(table)`, which must not raise, when a table's deadline has come.

    `now` gives seconds since the epoch. Setting a table's deadline again replaces the old one. Tests give their own
    `now` and
    call `strike` after moving it.
    """

    def __init__(self, now: Callable[[], float], ring: Callable[[int], Awaitable[None]]) -> None:
        self._now = now
        self._ring = ring
        self._heap: list[tuple[float, int]] = []
        self._deadline: dict[int, float] = {}
        self._changed = asyncio.Event()

    def set(self, table: int, deadline: float | None) -> None:
        """The table is to be rung at `deadline`, or no more (None)."""
        if deadline is None:
            self._deadline.pop(table, None)
        elif self._deadline.get(table) != deadline:
            self._deadline[table] = deadline
            heapq.heappush(self._heap, (deadline, table))
        self._changed.set()

    async def run(self) -> None:
        """Ring for ever."""
        while True:
            await self.strike()
            self._changed.clear()
            wait = self._heap[0][0] - self._now() if self._heap else None
            try:
                async with asyncio.timeout(wait):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def strike(self) -> None:
        """Ring every table that is due."""
        while self._heap and self._heap[0][0] <= self._now():
            deadline, table = heapq.heappop(self._heap)
            if self._deadline.get(table) != deadline:
                continue  # replaced since
            del self._deadline[table]
            try:
                await self._ring(table)
            except Exception:  # or one table would stop the clock of all
                log.exception("table %s: its deadline failed", table)
