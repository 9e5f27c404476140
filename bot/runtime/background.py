"""Tasks in the background: nobody waits for them, but they are finished before the bot stops."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot import trouble
from bot.ui.language import silently

log = logging.getLogger(__name__)


class BackgroundTasks:
    """Tasks of this process that run by themselves."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        """True if any is still running."""
        return bool(self._tasks)

    def later(self, work: Coroutine[None, None, None]) -> None:
        """Run in the background, without the language of the current task, since the reader may be somebody else. Log
        any exception, with its traceback unless it is Discord's.
        """
        task = asyncio.create_task(_logged(work), context=silently())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def join(self) -> None:
        """Count the current task, which answers a click or a command, among these tasks until it ends."""
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("clicks and commands are answered in tasks")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait for those that run now. It gives way to the event loop in any case: those that have ended are forgotten
        there, and whoever waits for none to be left would block it for ever.
        """
        if self._tasks:
            await asyncio.wait(self._tasks)


async def _logged(work: Coroutine[None, None, None]) -> None:
    try:
        await work
    except Exception as error:
        if trouble.is_expected(error):
            log.warning("a task in the background did not get through to Discord: %s", trouble.describe(error))
        else:
            log.exception("a task in the background failed")
