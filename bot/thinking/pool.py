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
from collections import OrderedDict, deque
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from bot.thinking.task import Judging, Task, Turning, fingerprint
from bot.thinking.worker import LENGTH_BYTES, frame
from engine.contract import Thought
from engine.review.judging import Judgement
from engine.review.turning import Retraced

log = logging.getLogger(__name__)

ROOT = Path(__file__).resolve().parents[2]
WORKER = (sys.executable, "-m", "bot.thinking.worker")
PATIENCE = 5.0  # seconds from a question to its answer; what takes longer is given up
MOST_WAITING = 50  # tasks in the queue; one more is refused
MOST_KNOWN = 5000  # thoughts for today's deals that are remembered, since others come to the same
TRIES = 3  # the attempts at a task that is not given up, where workers die of it or cannot think about it

Answer = asyncio.Future[Thought | None]  # None: it could not be thought in time
Judged = asyncio.Future[Judgement | None]  # None: it could not be judged
Traced = asyncio.Future[Retraced | None]  # None: it could not be gone through

Work = Task | Judging | Turning
Said = Thought | Judgement | Retraced


class _Asked(NamedTuple):
    task: Work
    answer: asyncio.Future[Any]
    until: float | None  # the deadline by the loop's time; None: however long it takes
    tries: int = 1
    key: bytes = b""  # the fingerprint of what is pondered


class Thinkers:
    """The worker processes, started when the first game is prepared for, or the first task comes. While nothing is
    asked, each practises at the games that it is prepared for.
    """

    def __init__(self, workers: int, patience: float = PATIENCE, most_waiting: int = MOST_WAITING) -> None:
        """`workers`: 0 for none; then one process thinks about what is not given up, and about nothing else."""
        self._workers = workers
        self._closed = False
        self._patient: deque[_Asked] = deque()  # what is not given up, behind what is
        self._unhurried: deque[_Asked] = deque()  # what nobody has asked for, behind everything else
        self._known: OrderedDict[bytes, Thought] = OrderedDict()  # by fingerprint, what was pondered last
        self._askers: dict[bytes, list[Answer]] = {}  # by fingerprint, who waits for what is being pondered
        self._patience = patience
        self._queue: asyncio.Queue[_Asked | None] = asyncio.Queue(most_waiting)  # None: there is something to practise
        self._serving: list[asyncio.Task[None]] = []
        self._games: set[str] = set()  # that are prepared for

    def prepare(self, game: str) -> None:
        """Have every worker practise at a game, so that its first thoughts come as quickly as later ones."""
        if not self._workers or game in self._games:
            return
        self._games.add(game)
        self._begin_serving()
        for _ in range(self._workers):
            if not self._queue.full():  # then nobody sleeps
                self._queue.put_nowait(None)

    def ask(self, task: Task) -> Answer | None:
        """Give out a task. Return a future of the thought about it, or None if nobody can think: there are no workers,
        or too much waits for them. The answer always comes, be it None. Whoever is no longer interested cancels the
        future.
        """
        if not self._workers or self._queue.full():
            return None
        self._begin_serving()
        loop = asyncio.get_running_loop()
        until = loop.time() + self._patience
        asked = _Asked(task, loop.create_future(), until)
        loop.call_at(until, _settle, asked.answer, None)
        self._queue.put_nowait(asked)
        return asked.answer

    def ponder(self, task: Task) -> Answer | None:
        """Give out a task. Return a future of the thought about it, however long that takes and however much waits for
        it: tasks of `ask` go first. A task that several ask, who were all dealt the same, is thought about once. There
        is no thought (None) once the workers have ended, or if none of them can think about it.
        """
        if self._closed:
            return None
        self._begin_serving()
        key, loop = fingerprint(task), asyncio.get_running_loop()
        answer: Answer = loop.create_future()
        if key in self._known:
            self._known.move_to_end(key)
            answer.set_result(self._known[key])
        elif key in self._askers:
            self._askers[key].append(answer)
        else:
            askers = self._askers[key] = [answer]
            asked = _Asked(task, loop.create_future(), None, key=key)
            asked.answer.add_done_callback(lambda thought: self._tell(key, askers, thought.result()))
            self._put_off(asked)
        return answer

    def _tell(self, key: bytes, askers: list[Answer], thought: Thought | None) -> None:
        """Tell the thought to all who have asked for it, and keep it for whoever asks again."""
        if self._askers.get(key) is askers:
            del self._askers[key]
        if thought is not None:
            self._known[key] = thought
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        for answer in askers:
            _settle(answer, thought)

    def before(self, answer: Answer) -> int:
        """The number of tasks that are thought about before the one whose answer this is, of those that are not given
        up.
        """
        places = enumerate(self._patient)
        return next((at for at, asked in places if answer in self._askers.get(asked.key, ())), 0)

    def judge(self, judging: Judging) -> Judged | None:
        """Give out a decision to be valued. Return a future of the judgement, as `ponder` does. Submit many
        decisions one at a time: other work then runs in between.
        """
        if self._closed:
            return None
        self._begin_serving()
        asked = _Asked(judging, asyncio.get_running_loop().create_future(), None)
        self._put_off(asked)
        return asked.answer

    def turn(self, turning: Turning) -> Traced | None:
        """Give out a round that is over, to go further through it. Return a future of how far it is gone through then.
        This work comes behind everything else, practice included. None if there are no workers, since nobody has asked
        for it.
        """
        if not self.has_workers:
            return None
        self._begin_serving()
        asked = _Asked(turning, asyncio.get_running_loop().create_future(), None)
        self._put_off(asked)
        return asked.answer

    @property
    def has_workers(self) -> bool:
        """True if there are workers for what nobody has asked for."""
        return self._workers > 0

    def _put_off(self, asked: "_Asked") -> None:
        (self._unhurried if isinstance(asked.task, Turning) else self._patient).append(asked)
        if self._queue.qsize() < len(self._serving):  # else nobody sleeps
            self._queue.put_nowait(None)

    def _begin_serving(self) -> None:
        if not self._serving:
            self._serving = [asyncio.create_task(self._serve()) for _ in range(max(self._workers, 1))]

    async def close(self) -> None:
        """End the workers, for good. What they were asked is not thought."""
        self._workers, self._closed = 0, True
        for one in self._serving:
            one.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        self._serving = []
        while not self._queue.empty():
            if asked := self._queue.get_nowait():
                _settle(asked.answer, None)
        for waiting in (self._patient, self._unhurried):
            while waiting:
                _settle(waiting.popleft().answer, None)

    async def _serve(self) -> None:
        """Let one worker think about one task after the other, and practise between them; another takes its place when
        it dies, or takes too long.
        """
        process: Process | None = None
        practised: set[str] = set()
        try:
            while True:
                asked = await self._next(practised)
                if isinstance(asked, _Asked) and self._unwanted(asked):
                    continue
                thought: Said | None = None
                try:
                    async with asyncio.timeout_at(self._until(asked)):
                        process = process or await _start()
                        if isinstance(asked, _Asked):
                            thought = await _receive_thought(process, asked.task)
                        elif not await _step(process, asked):
                            practised.add(asked)
                except Exception as error:
                    if isinstance(error, OSError | EOFError | TimeoutError):
                        log.info("a computer player plays without thinking, and its worker is replaced: %r", error)
                    else:
                        log.exception("a computer player cannot think about %s", asked)
                    await _end(process)
                    # One that dies of practice is not to die of it again and again.
                    process, practised = None, set() if isinstance(asked, _Asked) else set(self._games)
                finally:
                    if isinstance(asked, _Asked):
                        self._answer(asked, thought)
        finally:
            await _end(process)

    def _unwanted(self, asked: "_Asked") -> bool:
        """True if nobody is interested any more."""
        askers = self._askers.get(asked.key)
        if askers is not None and all(one.done() for one in askers):
            del self._askers[asked.key]  # who asks it from now on asks anew
            _settle(asked.answer, None)
        return asked.answer.done()

    def _answer(self, asked: "_Asked", thought: Said | None) -> None:
        """Give the answer to a task. If there is none, a task that is not given up is tried again."""
        if asked.answer.done():
            return
        if thought is None and asked.until is None and asked.tries < TRIES and not self._closed:
            self._put_off(asked._replace(tries=asked.tries + 1))
        else:
            _settle(asked.answer, thought)

    async def _next(self, practised: Collection[str]) -> "_Asked | str":
        """The next thing to do: first a task that is given up after some time; then one that is not; then a game that
        this worker has not practised to the end; and at last the work that nobody has asked for.
        """
        while True:
            if self._queue.empty() and self._patient:
                return self._patient.popleft()
            games = self._games.difference(practised)
            if games and self._queue.empty():
                return min(games)
            if self._queue.empty() and self._unhurried:
                return self._unhurried.popleft()
            if asked := await self._queue.get():
                return asked

    def _until(self, asked: "_Asked | str") -> float | None:
        """The loop's time at which a task, or a step of practice that begins now, is given up; None: never."""
        return asked.until if isinstance(asked, _Asked) else asyncio.get_running_loop().time() + self._patience


async def _start() -> Process:
    """Start a worker. Raises OSError."""
    return await asyncio.create_subprocess_exec(*WORKER, stdin=PIPE, stdout=PIPE, cwd=ROOT)


async def _receive_thought(process: Process, task: Work) -> Said | None:
    """A worker's answer. Raises OSError or EOFError when it is dead."""
    thought = await _receive(process, task)
    if not isinstance(thought, Said | None):
        raise pickle.UnpicklingError("not a thought")
    return thought


async def _step(process: Process, game: str) -> bool:
    """Let a worker take one more step of practice. True if there was one left. Raises OSError or EOFError."""
    return bool(await _receive(process, game))


async def _receive(process: Process, asked: Work | str) -> Any:
    """The answer of a worker. Raises OSError or EOFError when it is dead."""
    if process.stdin is None or process.stdout is None:
        raise AssertionError("workers have pipes")
    process.stdin.write(frame(asked))
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
    return pickle.loads(await process.stdout.readexactly(length))  # noqa: S301  # the bot's own process


async def _end(process: Process | None) -> None:
    """End a worker."""
    if process is not None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _settle(answer: asyncio.Future[Any], thought: Said | None) -> None:
    """Give an answer to those who wait for it, unless it came before or nobody wants it any more."""
    if not answer.done():
        answer.set_result(thought)
