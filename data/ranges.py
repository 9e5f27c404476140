"""Which process serves which shards, where PostgreSQL has the tables, and several processes serve one bot.

A process that takes a range leaves a row in `ranges`, whose number is the range's epoch, and holds the advisory lock of
that number by a connection of its own. When the process dies, its connection ends and the lock is free; whoever takes
the range next deletes the row. Every writing transaction locks the row of its process first, so one that has lost its
range, and may not know it yet, writes nothing any more.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakSet

from sqlalchemy import Connection, bindparam, delete, event, func, insert, literal, select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data import news, schema
from data.errors import DatabaseError
from data.shards import Shards

TAKING = 0x7461_6869_6D68  # the lock under which ranges are taken one after the other
HELD = 0x7461_6869  # with an epoch: the lock of a process that lives
POLL_SECONDS = 1.0  # between two looks of a spare process
BEAT_SECONDS = 1.0  # between two proofs that the lock is still held
ANSWER_SECONDS = 6.0  # for such a proof: with the second before it less than the server waits, `postgres.SESSION`
IDENTIFY_SECONDS = 5.5  # between two sessions of a bucket: Discord wants 5, and messages take their time

_ranges, _identifies = schema.ranges, schema.identifies
_MINE = select(literal(1)).where(_ranges.c.epoch == bindparam("epoch")).with_for_update(read=True, key_share=True)


@dataclass
class Held:
    """The range that this process serves. `lost`: why it does not any more. `heard`: who is told of what `news.tell`
    tells in which channel, by this process and others.
    """

    shards: Shards
    epoch: int
    name: str  # of the database
    lost: DatabaseError | None = None
    heard: dict[str, Callable[[int], None]] = field(default_factory=dict)
    _connections: WeakSet[Any] = field(default_factory=WeakSet)  # the driver's, of the engines that are watched

    def look(self) -> None:
        """Raises DatabaseError once the range is lost."""
        if self.lost is not None:
            raise self.lost

    def guard(self, engine: AsyncEngine) -> None:
        """Let no transaction of this engine be committed once the range is another process's: it raises DatabaseError
        as it begins, and a later holder waits for those that have begun.
        """

        @event.listens_for(engine.sync_engine, "begin")
        def begun(connection: Connection) -> None:
            if connection.scalar(_MINE, {"epoch": self.epoch}) is None:
                self.lose()
            self.look()

    def watch(self, engine: AsyncEngine) -> None:
        """Let the connections of this engine end with the lock: over a dead network nobody would ever be answered."""

        @event.listens_for(engine.sync_engine, "do_connect")
        def connecting(*_: object) -> None:
            self.look()

        @event.listens_for(engine.sync_engine, "connect")
        def connected(connection: Any, _: object) -> None:
            self._connections.add(connection.driver_connection)

    def hear(self, _connection: object, _process: int, channel: str, what: object) -> None:
        """Pass on what `news.tell` has told."""
        if channel in self.heard:
            self.heard[channel](int(str(what)))

    def lose(self) -> None:
        """The range is not ours any more."""
        self.lost = DatabaseError(f"{self.name}: this process has lost the shards {self.shards}", passing=True)

    def cut(self) -> None:
        """End all connections at once: whoever waits for an answer there gets an error."""
        for connection in self._connections:
            connection.terminate()


@asynccontextmanager
async def held(
    engine: AsyncEngine, name: str, wanted: Sequence[Shards], waiting: Callable[[], None]
) -> AsyncIterator[Held]:
    """Take the first range of `wanted` that is free, and hold it. As long as none is, this process is a spare: it tells
    `waiting` so once, and waits. `engine`: READ COMMITTED, and disposed of afterwards, which ends the connection and
    frees the lock. `name`: of the database.
    """
    async with engine.connect() as connection:
        taken = await _take(connection, wanted)
        if taken is None:
            waiting()
        while taken is None:
            await asyncio.sleep(POLL_SECONDS)
            taken = await _take(connection, wanted)
        mine = Held(*taken, name)
        driver: Any = (await connection.get_raw_connection()).driver_connection
        for channel in news.CHANNELS:
            await driver.add_listener(channel, mine.hear)
        beating = asyncio.create_task(_beat(mine, driver))
        try:
            yield mine
        finally:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)


async def _take(connection: AsyncConnection, wanted: Sequence[Shards]) -> tuple[Shards, int] | None:
    """The first of these ranges that no living process serves a part of, and its epoch from now on."""
    c = _ranges.c
    async with connection.begin():
        await connection.execute(select(func.pg_advisory_xact_lock(TAKING)))
        dead = func.pg_try_advisory_xact_lock(HELD, c.epoch).label("dead")
        rows = (await connection.execute(select(c.epoch, c.first, c.last, c.shards, dead))).all()
        living = [Shards(row.first, row.last, row.shards) for row in rows if not row.dead]
        free = next((one for one in wanted if not any(map(one.meet, living))), None)
        if free is None:
            return None
        await connection.execute(delete(_ranges).where(c.epoch.in_([row.epoch for row in rows if row.dead])))
        row = insert(_ranges).values(first=free.first, last=free.last, shards=free.count)
        epoch = (await connection.execute(row.returning(c.epoch))).scalar_one()
        await connection.execute(select(func.pg_advisory_lock(HELD, epoch)))
    return free, epoch


async def _beat(mine: Held, driver: Any) -> None:
    """Find out soon when the connection, and with it the lock, is lost. It asks without a transaction, which the server
    would end, and the connection with it, if this process stood still in the middle of it.
    """
    while mine.lost is None:
        await asyncio.sleep(BEAT_SECONDS)
        asking = asyncio.create_task(driver.fetchval("SELECT 1"))
        try:
            # In two halves: one may have passed while this process, not the server, stood still; the answer is there.
            for _ in range(2):
                await asyncio.wait({asking}, timeout=ANSWER_SECONDS / 2)
            if not asking.done() or asking.exception() is not None:
                mine.lose()
                mine.cut()
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)


async def turn(connection: AsyncConnection, bucket: int) -> float:
    """Reserve the next session of a bucket; in how many seconds it may begin."""
    now = func.extract("epoch", func.clock_timestamp())
    first = upsert(_identifies).values(bucket=bucket, at=now)
    at = func.greatest(_identifies.c.at + IDENTIFY_SECONDS, first.excluded.at)
    reserved = first.on_conflict_do_update(index_elements=["bucket"], set_={"at": at}).returning(_identifies.c.at - now)
    return max(0.0, float((await connection.execute(reserved)).scalar_one()))
