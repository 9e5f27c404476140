"""SQLite, the default: a file that needs nothing else. One process writes it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from data.errors import DatabaseError
from data.migrate import check_version, upgrade
from data.sqlite.errors import explained
from data.sqlite.guard import Guard, look_through
from data.sqlite.hold import keep_private
from data.sqlite.threads import READERS, Reader, Writer

# The statement that begins a transaction, and the pragmas that a connection is told first.
WRITES = ("BEGIN IMMEDIATE", ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"))
READS = ("BEGIN", ("query_only=ON",))
BUSY_SECONDS = 5.0  # how long another program that holds the lock is waited for


@asynccontextmanager
async def engines(path: Path, as_it_is: bool = False) -> AsyncIterator[tuple[Writer, Reader, Callable[[], None]]]:
    """The writer and the reader of the file at `path`, and a function that raises DatabaseError once the file cannot be
    used any more. The file is made or brought up to date first, unless it is taken `as_it_is`. Raises DatabaseError if
    it cannot be used at all.
    """
    writer = Writer(_engine(path, *WRITES, size=1), _own_engine(path, *WRITES, size=1))
    reader = Reader(_engine(path, *READS, size=4), _own_engine(path, *READS, size=READERS))
    try:
        with explained(path):
            # Where a file cannot be opened, the async driver leaves a thread behind that outlives the event loop.
            if as_it_is:
                await asyncio.to_thread(revision, path)
            else:
                keep_private(path)
                await asyncio.to_thread(look_through, path)
                await migrate(path)
            async with writer.begin():
                pass
        guard = Guard(path)
        guard.watch(writer.engine.sync_engine, reader.engine.sync_engine)
        guard.watch(writer.own, reader.own)
        yield writer, reader, guard.look
    finally:
        for one in (reader, writer):
            await one.close()


async def migrate(path: Path) -> None:
    """Bring the file at `path` up to date, in one transaction. Raises DatabaseError when a newer program wrote it."""
    # SQLite alters a table by copying it and dropping the old one, and with foreign keys on, that drop cascades.
    engine = _engine(path, "BEGIN IMMEDIATE", ["synchronous=FULL", "foreign_keys=OFF"], size=1)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade, path)
    finally:
        await engine.dispose()


def _upgrade(connection: Connection, path: Path) -> None:
    upgrade(connection, str(path))
    if orphans := connection.exec_driver_sql("PRAGMA foreign_key_check").all():
        raise DatabaseError(f"{path} could not be brought up to date: {len(orphans)} rows would belong to nothing")


def _engine(path: Path, begin: str, pragmas: Sequence[str], size: int) -> AsyncEngine:
    """An engine for transactions that run step by step."""
    url = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(url, connect_args={"isolation_level": None}, **_pool(size))
    _prepare(engine.sync_engine, begin, pragmas)
    return engine


def _own_engine(path: Path, begin: str, pragmas: Sequence[str], size: int) -> Engine:
    """An engine for `size` threads."""
    url = URL.create("sqlite+pysqlite", database=str(path))
    arguments = {"isolation_level": None, "check_same_thread": False}  # connections go from thread to thread
    engine = create_engine(url, connect_args=arguments, **_pool(size))
    _prepare(engine, begin, pragmas)
    return engine


def _pool(size: int) -> dict[str, Any]:
    """The settings that all engines have in common. What fails is told without its values, for there may be a seed
    among them.
    """
    return {"pool_size": size, "max_overflow": 0, "hide_parameters": True}


def _prepare(engine: Engine, begin: str, pragmas: Sequence[str]) -> None:
    """Let the engine begin its transactions explicitly, since Python's driver would begin none."""

    @event.listens_for(engine, "connect")
    def connected(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in [f"busy_timeout={round(BUSY_SECONDS * 1000)}", *pragmas]:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def revision(path: Path) -> str:
    """The revision of the file at `path`. Raises DatabaseError where there is none, or not of this program."""
    if not path.is_file():
        raise DatabaseError(f"there is no database at {path}: set DATABASE, or run this in the bot's folder")
    with explained(path), closing(sqlite3.connect(path)) as raw:
        if not raw.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            raise DatabaseError(f"{path} belongs to another program, or the bot has never been started with it")
        (found,) = raw.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(found)


def examine(path: Path) -> str:
    """Read all of the file at `path` without changing it, and return a sentence about it. Raises DatabaseError."""
    stored = revision(path)
    check_version([stored], str(path))
    with explained(path):
        look_through(path)
        with closing(sqlite3.connect(path)) as raw:
            (tables,) = raw.execute("SELECT count(*) FROM tables WHERE phase != 'closed'").fetchone()
    return f"{path} is sound: tables open: {tables}, size: {path.stat().st_size / 1e6:.1f} MB, revision: {stored}"
