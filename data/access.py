"""The two ways to run a transaction on a database: step by step, or all of it as one function."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")


class Broken(Exception):
    """The server went away before this transaction was committed: nothing of it was done, and it may be run again."""


class Uncertain(Exception):
    """The server went away while this transaction was committed, so it may or may not be done."""


class Access:
    """Transactions of an engine. `begin` is for what is rare; what happens at every move is one function for `run`, so
    that a database may carry it out in one go, or together with others.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction, step by step."""
        return self.engine.begin()

    async def run(self, work: Callable[[Connection], T], *, patient: bool = False) -> T:
        """Run `work` as one transaction, and return what it returns; by then all is on disk. If it raises, nothing is
        done, and the exception is passed on. `work` may be run more than once, if it could not be committed together
        with others. `patient`: transactions that are not go first.
        """
        async with self.begin() as connection:
            return await connection.run_sync(work)
