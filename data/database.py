"""The database file: opened, brought up to date, closed."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event, inspect
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from data.store import Store

MIGRATIONS = Path(__file__).parent / "migrations"

# By SQLite's name for the error, which tells the reason where its class does not.
_REASONS = {
    "SQLITE_CANTOPEN": "cannot write to {path}",
    "SQLITE_READONLY": "cannot write to {path}",
    "SQLITE_PERM": "cannot write to {path}",
    "SQLITE_IOERR": "cannot write to {path}",
    "SQLITE_FULL": "cannot write to {path}: the disk is full",
    "SQLITE_NOTADB": "{path} is not a database",
    "SQLITE_CORRUPT": "{path} is damaged",
    "SQLITE_BUSY": "{path} is in use by another program",
}


class DatabaseError(Exception):
    """The database cannot be used. The text is one plain sentence for the person who runs the program."""


@asynccontextmanager
async def open(path: Path) -> AsyncIterator[Store]:  # noqa: A001 -- read as database.open
    """The repository in the file at `path`, which is made or brought up to date first. Raises DatabaseError."""
    # One connection writes: saves queue up here, in order, rather than poll for SQLite's lock.
    writer = _engine(path, "BEGIN IMMEDIATE", ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"], size=1)
    reader = _engine(path, "BEGIN", ["query_only=ON"], size=4)
    store = Store(writer, reader)
    try:
        with _explained(path):
            # Where a file cannot be opened, the async driver leaves a thread behind that outlives the event loop.
            sqlite3.connect(path).close()
            await migrate(path)
            async with writer.begin():
                pass
        yield store
    finally:
        await store.settle()
        await reader.dispose()
        await writer.dispose()


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
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    stored = MigrationContext.configure(connection).get_current_heads()
    if not stored and inspect(connection).get_table_names():
        raise DatabaseError(f"{path} belongs to another program")
    if not known.issuperset(stored):
        raise DatabaseError(
            f"{path} was written by a newer version of this program; start that one, or restore an older copy"
        )
    command.upgrade(config, "head")
    if orphans := connection.exec_driver_sql("PRAGMA foreign_key_check").all():
        raise DatabaseError(f"{path} could not be brought up to date: {len(orphans)} rows would belong to nothing")


def _engine(path: Path, begin: str, pragmas: list[str], size: int) -> AsyncEngine:
    """An engine whose transactions are real: Python's driver opens none by itself, SQLAlchemy's `begin` does."""
    url = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(url, connect_args={"isolation_level": None}, pool_size=size, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in ["busy_timeout=5000", *pragmas]:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Turn what SQLite says about the file at `path` into a DatabaseError."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        name: str = getattr(getattr(error, "orig", error), "sqlite_errorname", "")
        reason = next((text for start, text in _REASONS.items() if name.startswith(start)), None)
        sentence = reason or "{path} could not be brought up to date"
        raise DatabaseError(sentence.format(path=path)) from error
