"""The database: opened, brought up to date, closed; looked at and copied while it is in use or not."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from sqlalchemy import URL

from data.access import Access
from data.errors import DatabaseError
from data.postgres import address as postgres_address
from data.postgres import engines as postgres
from data.postgres.held import Held
from data.shards import Shards
from data.sqlite import backup as sqlite_backup
from data.sqlite import engines as sqlite
from data.sqlite import hold as sqlite_hold
from data.store import Store
from data.transactions import UNCOUNTED, Retries

Address = Path | URL  # a file of SQLite, or a database of PostgreSQL


def address(text: str) -> Address:
    """Read the address of a database, as a setting says it: the name of a file, or an address as `postgres_address`
    reads it. Raises ValueError with a plain sentence, in which nothing of the address is.
    """
    mistyped = "@" in text and ("//" in text or text.startswith(postgres_address.SCHEMES))
    return postgres_address.parsed(text) if "://" in text or mistyped else Path(text)


def name(where: Address) -> str:
    """The name of a database where people read it."""
    return str(where.absolute()) if isinstance(where, Path) else postgres_address.name(where)


def engines(
    where: Address, as_it_is: bool = False, held: Held | None = None
) -> AbstractAsyncContextManager[tuple[Access, Access, Callable[[], None]]]:
    """The writer and the reader of a database, and a function that raises DatabaseError once the database cannot be
    used any more. The database is made or brought up to date first, unless it is taken `as_it_is`. Raises
    DatabaseError.
    """
    return sqlite.engines(where, as_it_is) if isinstance(where, Path) else postgres.engines(where, as_it_is, held)


@asynccontextmanager
async def open(  # noqa: A001 -- read as database.open
    where: Address, *, as_it_is: bool = False, held: Held | None = None, retries: Retries = UNCOUNTED
) -> AsyncIterator[Store]:
    """Open the repository in a database, which is made or brought up to date first; or, `as_it_is`, beside the program
    that uses it. With a range that was `held`, nothing is written once that is lost. `retries`: how transactions that
    collided are run again. Raises DatabaseError.
    """
    async with engines(where, as_it_is, held) as (writer, reader, look):
        store = Store(writer, reader, look, retries)
        try:
            yield store
        finally:
            await store.settle()


@asynccontextmanager
async def hold(where: Address, wanted: Sequence[Shards], waiting: Callable[[], None]) -> AsyncIterator[Held | None]:
    """Hold a file for this process alone, or hold the first of these ranges of a server's shards that is free. If none
    is free, wait for one, and say so to `waiting` once. Yields None for a file, since all of it is held. Raises
    DatabaseError if another process holds the file.
    """
    if isinstance(where, Path):
        with sqlite_hold.held(where):
            yield None
    else:
        async with postgres.hold(where, wanted, waiting) as held:
            yield held


def backup(where: Address, target: Path) -> None:
    """Copy a database to a new file at `target`. Raises DatabaseError."""
    if not isinstance(where, Path):
        raise DatabaseError(
            f"PostgreSQL has its own way of copying: pg_dump --format=custom --file={target} (docs/hosting.md)"
        )
    sqlite_backup.backup(where, target)


async def examine(where: Address) -> str:
    """Look through a database without changing it, and return a sentence about it. Raises DatabaseError."""
    if isinstance(where, Path):
        return await asyncio.to_thread(sqlite.examine, where)
    return await postgres.examine(where)
