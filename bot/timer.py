"""One timer for all tables: it sleeps until the earliest deadline, then lets that table do what is due."""

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

WATCH_SECONDS = 1.0  # between two looks at the time of day, as long as anything is waited for
STEP_SECONDS = 1.0  # by which it changes at once when it is corrected; anything less is drift


class Steps:
    """Finds out when the time of day was corrected: by NTP, by hand, or because the machine was suspended."""

    def __init__(self, now: Callable[[], float], steady: Callable[[], float]) -> None:
        """`now`: seconds since the epoch, as far as the system knows. `steady`: seconds that nobody corrects."""
        self._now = now
        self._steady = steady
        self._last = now(), steady()

    def step(self) -> float:
        """By how many seconds it was corrected since the last look; 0 for drift, which is followed in silence."""
        now, steady = self._now(), self._steady()
        passed = max(steady - self._last[1], 0.0)  # where `steady` is `now`, a step back is still one
        step = now - self._last[0] - passed
        self._last = now, steady
        return step if abs(step) >= STEP_SECONDS else 0.0


class Timer:
    """Calls `ring(table)`, which must not raise, when a table's deadline has come.

    `now` gives the time in seconds. Setting a table's deadline again replaces the old one. Before anything is rung,
    `look` is awaited, which must not raise either: it may set deadlines. Tests give their own `now` and call `strike`
    after moving it.
    """

    def __init__(
        self,
        now: Callable[[], float],
        ring: Callable[[int], Awaitable[None]],
        look: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self._now = now
        self._ring = ring
        self._look = look
        self._striking = asyncio.Lock()  # nothing may be rung while `look` goes on
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

    @property
    def set_for(self) -> list[int]:
        """The tables that have a deadline."""
        return list(self._deadline)

    async def run(self) -> None:
        """Ring for ever."""
        while True:
            await self.strike()
            self._changed.clear()
            wait = min(self._heap[0][0] - self._now(), WATCH_SECONDS) if self._heap else None
            try:
                async with asyncio.timeout(wait):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def strike(self) -> None:
        """Ring every table that is due."""
        async with self._striking:
            if self._look is not None:
                await self._look()
            await self._ring_due()

    async def _ring_due(self) -> None:
        while self._heap and self._heap[0][0] <= self._now():
            deadline, table = heapq.heappop(self._heap)
            if self._deadline.get(table) != deadline:
                continue  # replaced since
            del self._deadline[table]
            try:
                await self._ring(table)
            except Exception:  # or one table would stop the timer for all
                log.exception("table %s: its deadline failed", table)
