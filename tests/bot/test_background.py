"""Tasks in the background: what waits for them lets the event loop go on."""

import asyncio

from bot.runtime.background import BackgroundTasks


async def done() -> None:
    pass


async def test_whoever_waits_until_no_task_is_left_does_not_block_the_event_loop() -> None:
    """Since Python 3.12 `gather` returns at once where all tasks are done, before the loop has forgotten any."""
    tasks = BackgroundTasks()
    tasks.later(done())
    await asyncio.sleep(0)
    assert tasks, "the task is done, and the loop was not there since"
    await tasks.settle()
    assert not tasks
