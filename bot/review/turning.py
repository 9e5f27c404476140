"""Turning points that are being worked out: slice after slice of a round, by a worker behind everything else."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable

from bot.replay.story import RoundKey
from bot.replay.verification import FAULTS, record_of
from bot.thinking.pool import Traced
from bot.thinking.task import Turning
from data.records import RoundRecord
from data.store import Store
from engine.games import game_of, rules_of
from engine.review.turning import Retraced, begin

log = logging.getLogger(__name__)

MOST_WAITING = 100  # rounds; of another one they are worked out when somebody reads its chronicle or review


class TurningPointsMade:
    """The turning points that this process works out, of one round at a time. One round that is cut off is begun anew
    when somebody reads its chronicle or review.
    """

    def __init__(
        self, store: Store, turn: Callable[[Turning], Traced | None], stored: Callable[[RoundRecord], Awaitable[None]]
    ) -> None:
        """`turn`: as `Thinkers.turn`. `stored`: hears of a round whose turning points have just been stored."""
        self._store = store
        self._turn = turn
        self._stored = stored
        self._waiting: deque[RoundKey] = deque()
        self._task: asyncio.Task[None] | None = None

    def begin(self, played: RoundRecord) -> bool:
        """Work out where a round has turned, unless that is known or too many rounds wait for it. Return True if it is
        being worked out.
        """
        key = RoundKey(played.table, played.number)
        if key in self._waiting:
            return True
        if played.turning_points is not None or len(self._waiting) >= MOST_WAITING:
            return False
        self._waiting.append(key)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return True

    async def settle(self) -> None:
        """Wait until no round waits any more."""
        if self._task is not None:
            await self._task

    async def close(self) -> None:
        """Work at nothing any more."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while self._waiting:
            key = self._waiting[0]
            try:
                await self._make(key)
            except Exception:
                log.exception("the turning points of round %s could not be worked out", key)
            finally:
                if self._waiting:
                    self._waiting.popleft()

    async def _make(self, key: RoundKey) -> None:
        """Work them out, and store them. A round that this version of the rules cannot replay gets none."""
        stored = await self._store.round(*key)
        if stored is None or stored[0].version != rules_of(stored[0].game).VERSION:
            return
        played, moves = stored
        try:
            record = record_of(played, moves)
        except FAULTS:
            return
        traced: Retraced | None = begin(game_of(played.game), record)
        while traced is not None and traced.left:
            answer = self._turn(Turning(played.game, traced))
            traced = await answer if answer is not None else None
        if traced is not None:
            await self._store.reviews.keep_turning_points(*key, traced.turning_points)
            if (now := await self._store.round(*key)) is not None:
                await self._stored(now[0])
