"""Each process serves a range of shards, where PostgreSQL has the tables, and several processes serve one bot.

A process that takes a range leaves a row in `ranges`, whose number is the range's epoch, and holds the advisory lock of
that number by a connection of its own. When the process dies, its connection ends and the lock is free. One that stands
still keeps its lock, but its row says when it was last alive, and after twelve seconds without a word the range is free
as well. Whoever takes a range deletes the row of the process before. Every writing transaction locks the row of its
process first, so one that has lost its range, and may not know it yet, writes nothing any more.

When the server ends, all locks do. Then a process takes its own range again, under a new epoch, and others leave it the
time to do so.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from data import news, schema
from data.postgres.held import Held
from data.shards import Shards

log = logging.getLogger(__name__)

TAKING = 0x7461_6869_6D68  # the lock under which ranges are taken one after the other
HELD = 0x7461_6869  # the first half of the lock of a living process; the second is its epoch
POLL_SECONDS = 1.0  # the pause between two looks of a spare process
BEAT_SECONDS = 1.0  # the pause between two signs that this process is alive
ANSWER_SECONDS = (
    6.0  # for the answer to such a word; a second more is less than `tcp_user_timeout` in `postgres.SESSION`
)
LEASE_SECONDS = 12.0  # without a word, after which the range is another's, though the lock is held
RETURN_SECONDS = 30.0  # the time that a process has to find its server again
RETRY_SECONDS = 0.25  # the pause between two attempts to find it
FREE_SECONDS = 5.0  # the time at the end for giving a range back
IDENTIFY_SECONDS = 5.5  # the pause between two sessions of a bucket: Discord wants 5 s, and messages take their time

_ranges, _identifies = schema.ranges, schema.identifies
_NOW = func.extract("epoch", func.clock_timestamp())
_ALIVE = f"UPDATE {_ranges.name} SET beat = extract(epoch FROM clock_timestamp()) WHERE epoch = $1 RETURNING 1"  # noqa: S608 -- a name of ours


_ENDED = text(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    "AND CAST(classid AS bigint) = :held AND CAST(objid AS bigint) = ANY(:epochs)"
)


class TakenRange(NamedTuple):
    """A range that was taken. `beat`: when its process last said that it is alive; None for a version that does not say
    so. `unlocked`: True if the lock is free. `now`: the time. `started`: when the server was started. All times are by
    the server's clock.
    """

    epoch: int
    shards: Shards
    beat: float | None
    unlocked: bool
    now: float
    started: float

    @property
    def free(self) -> bool:
        """True if no process serves it any more."""
        if self.beat is None:
            return self.unlocked
        if self.now - max(self.beat, self.started) > LEASE_SECONDS:
            return True
        returning = 0.0 < self.started - self.beat < RETURN_SECONDS  # the lock fell with the server
        return self.unlocked and not returning


@asynccontextmanager
async def held(
    engine: AsyncEngine, name: str, wanted: Sequence[Shards], waiting: Callable[[], None]
) -> AsyncIterator[Held]:
    """Take the first range of `wanted` that is free, hold it, and give it back. As long as none is free, this process
    is a spare: it tells `waiting` so once, and waits. `engine`: READ COMMITTED, for one connection, and disposed of
    afterwards. `name`: of the database.
    """
    connection = await engine.connect()
    try:
        taken = await _take(connection, wanted)
        if taken is None:
            taken = await _take_later(connection, wanted, waiting)
        mine = Held(*taken, name)
        await _listen(connection, mine)
    except BaseException:
        await connection.close()
        raise
    keeping = asyncio.create_task(_keep(engine, connection, mine))
    await asyncio.sleep(0)  # a task that is cancelled before it begins would never give the range back
    try:
        yield mine
    finally:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)


async def _take(connection: AsyncConnection, wanted: Sequence[Shards]) -> tuple[Shards, int] | None:
    """The first of these ranges that no other process serves a part of, and its epoch from now on."""
    async with connection.begin():
        rows = await _taken(connection)
        others = [row.shards for row in rows if not row.free]
        first = next((one for one in wanted if not any(map(one.meet, others))), None)
        if first is None:
            return None
        before = [row for row in rows if row.shards.meet(first)]
        await _end_connections(connection, [row.epoch for row in before if not row.unlocked])
        return first, await _replace(connection, first, [row.epoch for row in before])


async def _take_later(
    connection: AsyncConnection, wanted: Sequence[Shards], waiting: Callable[[], None]
) -> tuple[Shards, int]:
    """Wait until one of these ranges is free, and take it: at once when a process says that it has given its range
    back, and within `POLL_SECONDS` when one has died. `waiting` is called before, since this may take long.
    """
    freed = asyncio.Event()
    await (await _driver(connection)).add_listener(news.FREED, lambda *_: freed.set())
    waiting()
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(freed.wait(), POLL_SECONDS)
        freed.clear()
        if taken := await _take(connection, wanted):
            return taken


async def _take_again(connection: AsyncConnection, mine: Held) -> int | None:
    """The next epoch of our own range; None where another process has it."""
    async with connection.begin():
        if mine.epoch not in [row.epoch for row in await _taken(connection)]:
            return None
        return await _replace(connection, mine.shards, [mine.epoch])


async def _taken(connection: AsyncConnection) -> list[TakenRange]:
    """Every range that is or was served. Nobody else takes one before this transaction ends."""
    await connection.execute(select(func.pg_advisory_xact_lock(TAKING)))
    c = _ranges.c
    unlocked = func.pg_try_advisory_xact_lock(HELD, c.epoch)
    started = func.extract("epoch", func.pg_postmaster_start_time())
    found = await connection.execute(select(c.epoch, c.first, c.last, c.shards, c.beat, unlocked, _NOW, started))
    return [
        TakenRange(epoch, Shards(first, last, count), beat, free, float(now), float(began))
        for epoch, first, last, count, beat, free, now, began in found
    ]


async def _replace(connection: AsyncConnection, shards: Shards, before: Collection[int]) -> int:
    """Take a range from these epochs, once the transactions that they have begun are over. Return its new epoch."""
    await connection.execute(delete(_ranges).where(_ranges.c.epoch.in_(before)))
    row = insert(_ranges).values(first=shards.first, last=shards.last, shards=shards.count, beat=_NOW)
    epoch: int = (await connection.execute(row.returning(_ranges.c.epoch))).scalar_one()
    await connection.execute(select(func.pg_advisory_lock(HELD, epoch)))
    return epoch


async def _end_connections(connection: AsyncConnection, epochs: Collection[int]) -> None:
    """End the connections by which processes that stand still hold these locks. Where the server does not allow that,
    they find out by themselves.
    """
    with suppress(DBAPIError):
        async with connection.begin_nested():
            await connection.execute(_ENDED, {"held": HELD, "epochs": list(epochs)})


async def _listen(connection: AsyncConnection, mine: Held) -> None:
    driver = await _driver(connection)
    for channel in news.CHANNELS:
        await driver.add_listener(channel, mine.hear)


async def _driver(connection: AsyncConnection) -> Any:
    """The driver's own connection."""
    return (await connection.get_raw_connection()).driver_connection


async def _keep(engine: AsyncEngine, connection: AsyncConnection, mine: Held) -> None:
    """Say that this process is alive, find the server again when it was away, and give the range back at the end."""
    try:
        while mine.lost is None:
            await _beat(connection, mine)
            if mine.lost is not None:
                return
            log.warning("%s: the connection was lost; it is sought for %.0f s", mine.name, RETURN_SECONDS)
            mine.lose_connection()
            await connection.invalidate()
            await connection.close()
            try:
                async with asyncio.timeout(RETURN_SECONDS):
                    connection = await _return(engine, mine)
            except TimeoutError:
                mine.lose_range()
    finally:
        if mine.lost is None and not mine.away:
            with suppress(DBAPIError, OSError):  # it is free soon in any case
                async with asyncio.timeout(FREE_SECONDS), connection.begin():
                    await connection.execute(delete(_ranges).where(_ranges.c.epoch == mine.epoch))
                    await news.tell(connection, news.FREED, mine.epoch)
        await connection.close()


async def _beat(connection: AsyncConnection, mine: Held) -> None:
    """Say every second that this process is alive, until the connection, and with it the lock, is lost; or the range.
    It does so without a transaction, which the server would end, and the connection with it, if this process stood
    still in the middle of it.
    """
    driver = await _driver(connection)
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(mine.doubted.wait(), BEAT_SECONDS)
        mine.doubted.clear()
        asking = asyncio.create_task(driver.fetchval(_ALIVE, mine.epoch))
        try:
            # In two halves: one may have passed while this process, not the server, stood still; the answer is there.
            for _ in range(2):
                await asyncio.wait({asking}, timeout=ANSWER_SECONDS / 2)
            if not asking.done() or asking.exception() is not None:
                driver.terminate()
                return
            if asking.result() is None:
                mine.lose_range()
                return
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)


async def _return(engine: AsyncEngine, mine: Held) -> AsyncConnection:
    """Take the range again by a new connection, trying until the server answers. Another process may have it: then it
    is lost.
    """
    while True:
        try:
            connection = await engine.connect()
            try:
                epoch = await _take_again(connection, mine)
                await _listen(connection, mine)
            except BaseException:
                await connection.close()
                raise
        except Exception as error:  # whatever it is, there is time for another attempt
            log.info("%s: %r", mine.name, error)
            await asyncio.sleep(RETRY_SECONDS)
        else:
            if epoch is None:
                mine.lose_range()
            else:
                mine.regain(epoch)
                log.warning("%s: the connection is there again", mine.name)
            return connection


async def reserve_session(connection: AsyncConnection, bucket: int) -> float:
    """Reserve the next session of a bucket. Return the number of seconds until it may begin."""
    first = upsert(_identifies).values(bucket=bucket, at=_NOW)
    at = func.greatest(_identifies.c.at + IDENTIFY_SECONDS, first.excluded.at)
    reserved = first.on_conflict_do_update(index_elements=["bucket"], set_={"at": at}).returning(
        _identifies.c.at - _NOW
    )
    return max(0.0, float((await connection.execute(reserved)).scalar_one()))
