"""The range of shards that this process holds, as its transactions see it: they wait while the database's server is
away, and nothing is written once another process has the range.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakSet

from sqlalchemy import Connection, bindparam, event, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data import schema
from data.access import Access, Broken, Uncertain
from data.errors import DatabaseError
from data.shards import Shards

# SQLSTATEs, or their beginnings, by which a server says that it has no connection for us, or ends the one we have.
SEVERED = ("08", "57P", "53300")
_MINE = (
    select(literal(1))
    .where(schema.ranges.c.epoch == bindparam("epoch"))
    .with_for_update(read=True, key_share=True)  # a weak lock, for which the process's own beat need not wait
)


def severed(error: BaseException) -> bool:
    """True if the connection to the server is at fault, and not the statement."""
    state = getattr(getattr(error, "orig", error), "sqlstate", None) or ""
    lost = isinstance(error, OSError) or bool(getattr(error, "connection_invalidated", False))
    return lost or state.startswith(SEVERED)


@dataclass
class Held:
    """The range that this process serves. `lost`: the error that says why it is lost, if it is. `heard`: by channel, a
    function to call with each piece of news (`news.tell`) of this process and others. `missed`: a function to call when
    the server was away, so that news may have been missed.
    """

    shards: Shards
    epoch: int
    name: str  # of the database
    lost: DatabaseError | None = None
    heard: dict[str, Callable[[int], None]] = field(default_factory=dict)
    missed: Callable[[], None] = lambda: None
    doubted: asyncio.Event = field(default_factory=asyncio.Event)  # somebody could not reach the server
    disconnections: int = 0  # how often the server went away
    _here: asyncio.Event = field(default_factory=asyncio.Event)  # set unless this process waits for the server
    _connections: WeakSet[Any] = field(default_factory=WeakSet)  # the driver's, of the engines that are watched

    def __post_init__(self) -> None:
        self._here.set()

    def look(self) -> None:
        """Raises DatabaseError once the range is lost."""
        if self.lost is not None:
            raise self.lost.with_traceback(None)  # or it would grow each time that the same error is raised

    @property
    def away(self) -> bool:
        """True if the server is away, and this process waits for it."""
        return not self._here.is_set()

    async def ready(self) -> None:
        """Wait while the server is away. Raises DatabaseError once the range is lost."""
        await self._here.wait()
        self.look()

    def lose_connection(self) -> None:
        """Note that the connection that holds the range is lost. All others are ended, too, since over a dead network
        they would wait for ever.
        """
        self.disconnections += 1
        self._here.clear()
        self._cut()

    def regain(self, epoch: int) -> None:
        """Note that the server is back, and the range is this process's again, under this epoch."""
        self.epoch = epoch
        self._here.set()
        self.missed()

    def lose_range(self) -> None:
        """Note that the range is not this process's any more."""
        self.lost = DatabaseError(f"{self.name}: this process has lost the shards {self.shards}", passing=True)
        self._here.set()
        self._cut()

    def guard(self, engine: AsyncEngine) -> None:
        """Let no transaction of this engine be committed once the range is another process's: it raises DatabaseError
        as it begins, and a later holder waits for those that have begun.
        """

        @event.listens_for(engine.sync_engine, "begin")
        def begun(connection: Connection) -> None:
            epoch = self.epoch
            if connection.scalar(_MINE, {"epoch": epoch}) is None:
                if self.epoch != epoch:  # taken again meanwhile, by ourselves
                    raise Broken
                self.lose_range()
            self.look()

    def watch(self, engine: AsyncEngine) -> None:
        """Let `lose_connection` and `lose_range` end the connections of this engine, too."""

        @event.listens_for(engine.sync_engine, "do_connect")
        def connecting(*_: object) -> None:
            self.look()
            if self.away:
                raise Broken

        @event.listens_for(engine.sync_engine, "connect")
        def connected(connection: Any, _: object) -> None:
            self._connections.add(connection.driver_connection)

    def hear(self, _connection: object, _process: int, channel: str, what: object) -> None:
        """Pass on a piece of news to the function for its channel."""
        if channel in self.heard:
            self.heard[channel](int(str(what)))

    def _cut(self) -> None:
        """End all connections at once: whoever waits for an answer there gets an error."""
        for connection in self._connections:
            connection.terminate()


class HeldAccess(Access):
    """Transactions of a process that holds a range. If the server goes away before one is committed, it raises Broken,
    and whoever runs it again waits until the server is back. If the server goes away at the commit, it raises
    Uncertain.
    """

    def __init__(self, engine: AsyncEngine, held: Held, reads: bool = False) -> None:
        """`reads`: True if its transactions change nothing, so that a commit is never uncertain."""
        super().__init__(engine)
        self._held = held
        self._reads = reads

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        await self._held.ready()
        committing, disconnections = False, self._held.disconnections
        try:
            async with self.engine.begin() as connection:
                yield connection
                committing = not self._reads
        except Exception as error:
            # A driver whose connection was ended beneath it may say anything.
            if not severed(error) and self._held.disconnections == disconnections:
                raise
            self._held.doubted.set()
            raise (Uncertain if committing else Broken) from error
