"""Work beside everything else: what nobody waits for, and what is to be finished before the bot stops."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

log = logging.getLogger(__name__)


class BackgroundTasks:
    """Tasks of this process that run by themselves."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        """Whether any is still running."""
        return bool(self._tasks)

    def later(self, work: Coroutine[None, None, None]) -> None:
        """Run in the background; log any exception."""
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @contextmanager
    def working(self) -> Iterator[None]:
        """While this lasts the current task is one of them: a click is answered."""
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("clicks are answered in tasks")
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    async def settle(self) -> None:
        """Wait for those that run now."""
        await asyncio.gather(*self._tasks)


async def _logged(work: Coroutine[None, None, None]) -> None:
    try:
        await work
    except Exception:
        log.exception("a task in the background failed")
