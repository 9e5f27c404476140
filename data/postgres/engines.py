"""PostgreSQL, for those who have outgrown one file: several processes may write it.

Every writing transaction is SERIALIZABLE, so each is as strong as where one writer follows the other; those that
collide are run again (`data.transactions`). A read is one snapshot.
"""

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager

import asyncpg  # type: ignore[import-untyped]  # it has no stubs
from alembic.migration import MigrationContext
from sqlalchemy import URL, Connection, event, text
from sqlalchemy.engine.interfaces import ExceptionContext
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from data.access import Access
from data.errors import DatabaseError, TransactionError
from data.migrate import check_version, upgrade
from data.postgres import ranges
from data.postgres.address import connected, name
from data.postgres.held import Held, HeldAccess
from data.shards import Shards

OLDEST = 15  # the major version that the tests run on is the first that is served
MIGRATION_LOCK = 0x7461_6869_6D69  # the lock by which one process brings the database up to date
LOST = "08003"  # the SQLSTATE of a connection that is none any more
FULL, NO_CHANGES = "53100", "25006"  # SQLSTATEs of a server that is there and cannot write
COMMAND_SECONDS = 60.0  # the time after which a server that does not answer is given up
READ_ONLY = "{name} takes no changes now: it is read-only, or a standby that was not promoted"
SESSION = {
    "synchronous_commit": "on",
    "idle_in_transaction_session_timeout": "5s",
    "tcp_keepalives_idle": "4",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "2",
    "tcp_user_timeout": "8s",  # the same where an answer is under way, when keepalives are not sent
}

# The sentence for an error, by its SQLSTATE or the beginning of it.
_LASTING = {
    "28": "{name} does not accept this user and password",
    "3D000": "{name} does not exist: make it with createdb",
    "42501": "this user may not make tables in {name}",
}
_PASSING = {
    "0A000": READ_ONLY,  # a standby knows no SERIALIZABLE
    NO_CHANGES: READ_ONLY,
    "08": "the connection to {name} was lost",
    FULL: "the disk of {name} is full",
    "53300": "{name} has too many connections",
    "57P": "{name} is starting up or shutting down",
}


@asynccontextmanager
async def engines(
    url: URL, as_it_is: bool = False, held: Held | None = None
) -> AsyncIterator[tuple[Access, Access, Callable[[], None]]]:
    """The writer and the reader of the database at `url`, and a function that raises DatabaseError once the range that
    this process `held` is lost. The database is brought up to date first, unless it is taken `as_it_is`. Raises
    DatabaseError.
    """
    writer = _engine(url, "SERIALIZABLE", size=8)
    reader = _engine(url, "REPEATABLE READ", size=8).execution_options(postgresql_readonly=True)
    if held is not None:
        held.watch(writer)
        held.watch(reader)
    try:
        with _explained(url):
            async with writer.connect() as plain:
                # A process that has waited for another one's upgrade has to see that upgrade.
                connection = await plain.execution_options(isolation_level="READ COMMITTED")
                async with connection.begin():
                    await connection.run_sync(_look_through if as_it_is else _upgrade, url)
        for engine in (writer, reader):
            _explain_transactions(engine, url)
        if held is not None:
            held.guard(writer)
        if held is None:
            yield Access(writer), Access(reader), lambda: None
        else:
            yield HeldAccess(writer, held), HeldAccess(reader, held, reads=True), held.look
    finally:
        await reader.dispose()
        await writer.dispose()


@asynccontextmanager
async def hold(url: URL, wanted: Sequence[Shards], waiting: Callable[[], None]) -> AsyncIterator[Held]:
    """Serve the first of these ranges of shards that no other process serves, as `ranges.held`. The database is brought
    up to date first. Raises DatabaseError.
    """
    engine = _engine(url, "READ COMMITTED", size=1)
    try:
        async with AsyncExitStack() as stack:
            with _explained(url):
                async with engine.begin() as connection:
                    await connection.run_sync(_upgrade, url)
                mine = await stack.enter_async_context(ranges.held(engine, name(url), wanted, waiting))
            yield mine
    finally:
        await engine.dispose()


async def examine(url: URL) -> str:
    """Look at the database without changing it, and return a sentence about it. Raises DatabaseError."""
    async with engines(url, as_it_is=True) as (_, reader, _), reader.begin() as connection:
        version = ".".join(map(str, connection.dialect.server_version_info or ()))
        tables = await connection.scalar(text("SELECT count(*) FROM tables WHERE phase != 'closed'"))
        size = await connection.scalar(text("SELECT pg_database_size(current_database())")) or 0
    return f"{name(url)} answers: tables open: {tables}, size: {size / 1e6:.1f} MB, PostgreSQL {version}"


def _look_through(connection: Connection, url: URL) -> None:
    """Check that it is a database which this version of the program can use as it is. Raises DatabaseError."""
    stored = set(MigrationContext.configure(connection).get_current_heads())
    if not stored:
        raise DatabaseError(f"{name(url)} belongs to another program, or the bot has never been started with it")
    check_version(stored, name(url))


def _upgrade(connection: Connection, url: URL) -> None:
    version = connection.dialect.server_version_info or ()
    if version < (OLDEST,):
        raise DatabaseError(f"{name(url)} is PostgreSQL {'.'.join(map(str, version))}; it has to be {OLDEST} or newer")
    if connection.scalar(text("SHOW transaction_read_only")) == "on":
        raise DatabaseError(READ_ONLY.format(name=name(url)), passing=True)
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    upgrade(connection, name(url))


def _engine(url: URL, isolation: str, size: int) -> AsyncEngine:
    """An engine with at most `size` connections. A commit returns when it is on the server's disk, whatever the
    server's default is. If this process cannot be reached any more, the server soon ends its connections and
    transactions, since others wait for their locks.
    """
    return create_async_engine(
        "postgresql+asyncpg://",
        isolation_level=isolation,
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,  # a seed may be among them
        pool_pre_ping=True,  # the server may have been restarted since
        connect_args={"async_creator_fn": lambda: connected(url, COMMAND_SECONDS, SESSION)},
    )


@contextmanager
def _explained(url: URL) -> Iterator[None]:
    """Turn what PostgreSQL says into a DatabaseError."""
    try:
        yield
    except OSError as error:
        raise DatabaseError(f"{name(url)} cannot be reached: {error}", passing=True) from error
    except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:  # SQLAlchemy's, and the driver's
        invalid = isinstance(error, DBAPIError) and error.connection_invalidated
        lost = invalid or isinstance(error, asyncpg.InterfaceError)
        state = getattr(getattr(error, "orig", error), "sqlstate", None)
        raise _of(url, state or (LOST if lost else "")) from error


def _explain_transactions(engine: AsyncEngine, url: URL) -> None:
    """Let transactions raise TransactionError while the server cannot write."""

    @event.listens_for(engine.sync_engine, "handle_error")
    def explain(context: ExceptionContext) -> TransactionError | None:
        state = getattr(context.original_exception, "sqlstate", None)
        return TransactionError(str(_of(url, state)), full=state == FULL) if state in (FULL, NO_CHANGES) else None


def _of(url: URL, state: str) -> DatabaseError:
    """The error that an SQLSTATE stands for."""
    for sentences, passing in ((_LASTING, False), (_PASSING, True)):
        for start, sentence in sentences.items():
            if state.startswith(start):
                return DatabaseError(sentence.format(name=name(url)), passing)
    return DatabaseError(f"{name(url)} could not be brought up to date")
