"""A database is reached in two ways: step by step, or by a whole transaction as one function."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")


class Broken(Exception):
    """The server went away before this transaction was committed: nothing of it was done, and it may be run again."""


class Uncertain(Exception):
    """The server went away as this transaction was committed: whether it is done has to be found out."""


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
        """A whole transaction: what `work` returns is on disk by then, and what it raises is raised, with nothing done.
        It may be run more than once, where the database could not commit it with others. `patient`: others go first.
        """
        async with self.begin() as connection:
            return await connection.run_sync(work)
