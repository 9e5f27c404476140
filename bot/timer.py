"""One timer for all tables: it sleeps until the earliest deadline, then lets the tables do what is due."""

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable

from bot.ui.language import silently

log = logging.getLogger(__name__)

First = Callable[[], Awaitable[None]]

AT_ONCE = 32  # tables that are rung at the same time
WATCH_SECONDS = 1.0  # the pause between two looks at the time of day while anything is waited for
STEP_SECONDS = 1.0  # the least change of the time of day that is a correction; anything less is drift


class Steps:
    """Finds out when the time of day was corrected: by NTP, by hand, or because the machine was suspended."""

    def __init__(self, now: Callable[[], float], steady: Callable[[], float]) -> None:
        """`now`: seconds since the epoch, as far as the system knows. `steady`: seconds that nobody corrects."""
        self._now = now
        self._steady = steady
        self._last = now(), steady()

    def step(self) -> float:
        """The seconds by which the time of day was corrected since the last look; 0 for drift, which is followed in
        silence.
        """
        now, steady = self._now(), self._steady()
        passed = max(steady - self._last[1], 0.0)  # where `steady` is `now`, a step back is still one
        step = now - self._last[0] - passed
        self._last = now, steady
        return step if abs(step) >= STEP_SECONDS else 0.0


class Timer:
    """Calls `ring(table)`, which must not raise, when a table's deadline has come: up to AT_ONCE tables at a time, so
    that a slow one keeps no other waiting, and each table once at a time.

    `now` gives the time in seconds. Setting a table's deadline again replaces the old one. `look` is asked before
    anything is rung whether something else comes first: that is done while nothing is rung, must not raise either, and
    may set deadlines. Tests give their own `now` and call `strike` after moving it.
    """

    def __init__(
        self,
        now: Callable[[], float],
        ring: Callable[[int], Awaitable[None]],
        look: Callable[[], First | None] | None = None,
    ) -> None:
        self._now = now
        self._ring = ring
        self._look = look
        self._striking = asyncio.Lock()  # nothing may be rung while what comes first is done
        self._heap: list[tuple[float, int]] = []
        self._deadline: dict[int, float] = {}
        self._ringing: dict[int, asyncio.Task[None]] = {}
        self._changed = asyncio.Event()

    def set(self, table: int, deadline: float | None) -> None:
        """Let the table be rung at `deadline`, or no more (None)."""
        if deadline is None:
            self._deadline.pop(table, None)
        elif self._deadline.get(table) != deadline:
            self._deadline[table] = deadline
            heapq.heappush(self._heap, (deadline, table))
        self._changed.set()

    def set_at_latest(self, table: int, deadline: float) -> None:
        """Let the table be rung at `deadline`, unless it is to be rung before."""
        self.set(table, min(deadline, self._deadline.get(table, deadline)))

    @property
    def set_for(self) -> list[int]:
        """The tables that have a deadline."""
        return list(self._deadline)

    @property
    def ringing(self) -> bool:
        """True if any table is rung just now."""
        return bool(self._ringing)

    async def run(self) -> None:
        """Ring for ever."""
        while True:
            await self._begin()
            self._changed.clear()
            full = len(self._ringing) >= AT_ONCE  # then the end of a ring is waited for
            wait = min(self._heap[0][0] - self._now(), WATCH_SECONDS) if self._heap and not full else None
            try:
                async with asyncio.timeout(wait):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def strike(self) -> None:
        """Ring every table that is due, and wait until that is done."""
        await self._begin()
        while self._ringing:
            await self.settle()
            await self._begin()

    async def settle(self) -> None:
        """Wait for those that are rung just now."""
        if self._ringing:
            await asyncio.wait(self._ringing.values())

    async def stop(self) -> None:
        """Break off what is rung just now."""
        for task in self._ringing.values():
            task.cancel()
        await self.settle()

    async def _begin(self) -> None:
        """Begin to ring what is due, as far as there is room."""
        async with self._striking:
            first = self._look() if self._look is not None else None
            if first is not None:
                await self.settle()
                await first()
            while self._heap and self._heap[0][0] <= self._now() and len(self._ringing) < AT_ONCE:
                deadline, table = heapq.heappop(self._heap)
                if self._deadline.get(table) == deadline and table not in self._ringing:  # else replaced, or set again
                    del self._deadline[table]
                    self._ringing[table] = asyncio.create_task(self._ring_one(table), context=silently())

    async def _ring_one(self, table: int) -> None:
        try:
            await self._ring(table)
        except Exception:  # or one table would stop the timer for all
            log.exception("table %s: its deadline failed", table)
        finally:
            del self._ringing[table]
            if table in self._deadline:  # it may have come meanwhile
                heapq.heappush(self._heap, (self._deadline[table], table))
            self._changed.set()
