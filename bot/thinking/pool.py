"""The worker processes in which computer players think, and the queue before them.

They are processes of their own with a pipe, and not a `ProcessPoolExecutor`: its workers would import the bot's main
module, with all of Discord, and one that dies would break the whole pool. A worker ends when its pipe does, so none
outlives the bot.
"""

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from bot.thinking.task import Task
from bot.thinking.worker import LENGTH_BYTES, framed
from engine.contract import Thought

log = logging.getLogger(__name__)

ROOT = Path(__file__).resolve().parents[2]
WORKER = (sys.executable, "-m", "bot.thinking.worker")
PATIENCE = 5.0  # seconds from a question to its answer; what takes longer is given up
MOST_WAITING = 50  # tasks in the queue; one more is refused

Answer = asyncio.Future[Thought | None]  # None: it could not be thought in time


class _Asked(NamedTuple):
    task: Task
    answer: Answer
    until: float  # by the loop's time


class Thinkers:
    """So many worker processes, started when the first task comes."""

    def __init__(self, workers: int, patience: float = PATIENCE, most_waiting: int = MOST_WAITING) -> None:
        """`workers`: 0 for none, and then nothing is ever thought."""
        self._workers = workers
        self._patience = patience
        self._queue: asyncio.Queue[_Asked] = asyncio.Queue(most_waiting)
        self._serving: list[asyncio.Task[None]] = []

    def ask(self, task: Task) -> Answer | None:
        """What will be thought about it; None where nobody can: there are no workers, or too much waits for them. The
        answer always comes, be it None. Whoever is no longer interested cancels it.
        """
        if not self._workers or self._queue.full():
            return None
        if not self._serving:
            self._serving = [asyncio.create_task(self._serve()) for _ in range(self._workers)]
        loop = asyncio.get_running_loop()
        asked = _Asked(task, loop.create_future(), loop.time() + self._patience)
        loop.call_at(asked.until, _settle, asked.answer, None)
        self._queue.put_nowait(asked)
        return asked.answer

    async def close(self) -> None:
        """End the workers, for good. What they were asked is not thought."""
        self._workers = 0
        for one in self._serving:
            one.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        self._serving = []
        while not self._queue.empty():
            _settle(self._queue.get_nowait().answer, None)

    async def _serve(self) -> None:
        """Let one worker think about one task after the other; another takes its place when it dies, or takes too
        long.
        """
        process: Process | None = None
        try:
            while True:
                asked = await self._queue.get()
                if asked.answer.done():
                    continue
                try:
                    async with asyncio.timeout_at(asked.until):
                        process = process or await _start()
                        _settle(asked.answer, await _thought(process, asked.task))
                except (OSError, EOFError, TimeoutError) as error:
                    log.info("a computer player plays without thinking, and its worker is replaced: %r", error)
                    await _end(process)
                    process = None
                except Exception:
                    log.exception("a computer player cannot think about %s", asked.task.game)
                    await _end(process)
                    process = None
                finally:
                    _settle(asked.answer, None)
        finally:
            await _end(process)


async def _start() -> Process:
    """A new worker. Raises OSError."""
    return await asyncio.create_subprocess_exec(*WORKER, stdin=PIPE, stdout=PIPE, cwd=ROOT)


async def _thought(process: Process, task: Task) -> Thought | None:
    """What a worker answers. Raises OSError or EOFError when it is dead."""
    if process.stdin is None or process.stdout is None:
        raise AssertionError("workers have pipes")
    process.stdin.write(framed(task))
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
    thought = pickle.loads(await process.stdout.readexactly(length))  # noqa: S301  # the bot's own process
    if not isinstance(thought, Thought | None):
        raise pickle.UnpicklingError("not a thought")
    return thought


async def _end(process: Process | None) -> None:
    """The worker is no more."""
    if process is not None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _settle(answer: Answer, thought: Thought | None) -> None:
    """The answer has come, unless it came before or nobody wants it any more."""
    if not answer.done():
        answer.set_result(thought)
