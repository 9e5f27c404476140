"""SQLite from threads of its own: a transaction is handed over once, not statement by statement, and writing ones that
wait at the same time go to disk together.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data.access import Access
from data.errors import TransactionError

T = TypeVar("T")

Work = Callable[[Connection], Any]
TOGETHER = 32  # transactions that are committed at once, at most
KEPT = 8  # the places that are kept for patient transactions, which otherwise come after all others
READERS = 2  # threads


class WorkResult(NamedTuple):
    """The value that a transaction returned, or the error that it raised."""

    value: Any = None
    error: Exception | None = None


class Waiting(NamedTuple):
    """A transaction that is to be carried out, and the future that gets its result."""

    work: Work
    heard: asyncio.Future[Any]


class Reader(Access):
    """Transactions that read, each in one of a few threads."""

    def __init__(self, engine: AsyncEngine, own: Engine) -> None:
        """`own`: the engine that the threads use, for `run`; `engine` is for `begin`."""
        super().__init__(engine)
        self.own = own
        self._threads = ThreadPoolExecutor(READERS, "reads")

    async def run(self, work: Callable[[Connection], T], *, patient: bool = False) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, _run_alone, self.own, work)

    async def close(self) -> None:
        """Let go of the file. Nothing may be read any more."""
        await asyncio.to_thread(self._threads.shutdown)
        self.own.dispose()
        await self.engine.dispose()


class Writer(Access):
    """Transactions that write, in one thread. Those that wait while others are carried out form the next group: each
    succeeds or fails by itself, and all that succeed go to disk with one commit.
    """

    def __init__(self, engine: AsyncEngine, own: Engine) -> None:
        """`own`: the engine that the thread uses, for `run`; `engine` is for `begin`."""
        super().__init__(engine)
        self.own = own
        self._thread = ThreadPoolExecutor(1, "writes")
        self._turn = asyncio.Lock()  # nobody has to poll for SQLite's lock
        self._hurried: deque[Waiting] = deque()
        self._patient: deque[Waiting] = deque()
        self._working: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn, self.engine.begin() as connection:
            yield connection

    async def run(self, work: Callable[[Connection], T], *, patient: bool = False) -> T:
        heard: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        (self._patient if patient else self._hurried).append(Waiting(work, heard))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return await heard

    async def close(self) -> None:
        """Let go of the file. Nothing may be written any more."""
        await asyncio.to_thread(self._thread.shutdown)
        self.own.dispose()
        await self.engine.dispose()

    async def _work(self) -> None:
        """Carry out group after group, until no transaction waits."""
        loop = asyncio.get_running_loop()
        while self._hurried or self._patient:
            async with self._turn:
                group = self._group()
                works = [one.work for one in group]
                outcomes = await loop.run_in_executor(self._thread, _run_group, self.own, works)
            for one, outcome in zip(group, outcomes, strict=True):
                if one.heard.done():
                    continue  # nobody listens any more
                if outcome.error is not None:
                    one.heard.set_exception(outcome.error)
                else:
                    one.heard.set_result(outcome.value)

    def _group(self) -> list[Waiting]:
        """The next group: first those that are not patient, but with some places kept for those that are."""
        kept = min(len(self._patient), KEPT)
        group = _taken(self._hurried, TOGETHER - kept)
        return group + _taken(self._patient, TOGETHER - len(group))


def _taken(waiting: deque[Waiting], most: int) -> list[Waiting]:
    return [waiting.popleft() for _ in range(min(len(waiting), most))]


def _run_group(engine: Engine, works: Sequence[Work]) -> list[WorkResult]:
    """Carry these out in one transaction; if that cannot be committed, carry out each in its own."""
    if len(works) > 1:
        try:
            with engine.begin() as connection:
                return [_run_nested(connection, work) for work in works]
        except Exception:  # noqa: S110 -- whatever it was, it is raised again to whom it concerns
            pass
    return [_try_alone(engine, work) for work in works]


def _run_nested(connection: Connection, work: Work) -> WorkResult:
    """Carry one out within the transaction of its group: an error undoes this one alone. Raises errors that concern the
    database itself.
    """
    try:
        with connection.begin_nested():
            return WorkResult(work(connection))
    except IntegrityError as error:
        return WorkResult(error=error)
    except (DBAPIError, TransactionError):
        raise
    except Exception as error:  # told to whoever asked for it
        return WorkResult(error=error)


def _try_alone(engine: Engine, work: Work) -> WorkResult:
    try:
        return WorkResult(_run_alone(engine, work))
    except Exception as error:  # told to whoever asked for it
        return WorkResult(error=error)


def _run_alone(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)
