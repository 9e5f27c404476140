"""Reviews that are being made: decision after decision, each by a worker behind everything that somebody waits for."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.review.own import OwnRound
from bot.thinking.pool import Judged
from bot.thinking.task import Judging
from data.reviews import ReviewKey, Reviews
from engine.review.judging import Judgement

log = logging.getLogger(__name__)

AT_ONCE = 2  # reviews that are worked at in this process; others wait their turn


@dataclass(slots=True, eq=False)
class Progress:
    """The progress of a review: `done` of its `total` decisions are judged. `ended`: it is stored, or was given up
    (`failed`).
    """

    total: int
    done: int = 0
    failed: bool = False
    ended: asyncio.Event = field(default_factory=asyncio.Event)


class ReviewsMade:
    """The reviews that this process makes. One that is cut off is begun anew when somebody asks for it again."""

    def __init__(self, store: Reviews, judge: Callable[[Judging], Judged | None]) -> None:
        """`judge`: as `Thinkers.judge`."""
        self._store = store
        self._judge = judge
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._running: dict[ReviewKey, Progress] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, own: OwnRound) -> Progress:
        """Make this review, unless that is going on already."""
        if (running := self._running.get(own.review)) is not None:
            return running
        progress = self._running[own.review] = Progress(len(own.moments))
        task = asyncio.create_task(self._make(own, progress))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return progress

    async def _make(self, own: OwnRound, progress: Progress) -> None:
        progress.failed = True  # until it is stored
        try:
            async with self._turn:
                if (judgements := await self._judged(own, progress)) is not None:
                    await self._store.keep(own.review, own.table.guild, judgements)
                    progress.failed = False
        except Exception:
            log.exception("the review %s could not be made", own.review)
        finally:
            del self._running[own.review]
            progress.ended.set()

    async def _judged(self, own: OwnRound, progress: Progress) -> tuple[Judgement, ...] | None:
        """All decisions, one after the other; None where no worker can judge one."""
        found: list[Judgement] = []
        for moment in own.moments:
            answer = self._judge(Judging(own.round.game, own.round.options, moment))
            judgement = await answer if answer is not None else None
            if judgement is None:
                return None
            found.append(judgement)
            progress.done += 1
        return tuple(found)
