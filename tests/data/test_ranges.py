"""Ranges of shards: each is one process's, and whoever has lost theirs writes nothing any more."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import pytest
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from data import database, news, ranges
from data.errors import DatabaseError
from data.postgres import SESSION
from data.ranges import ANSWER_SECONDS, BEAT_SECONDS, Held
from data.records import Preferences
from data.shards import Shards, parsed
from data.store import Store
from tests.data import make, raw
from tests.wire import wired

pytestmark = pytest.mark.long

LOCKS = "FROM pg_locks WHERE locktype = 'advisory' AND classid = 1952540777"


@pytest.fixture
def kind() -> str:
    return "postgresql"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spares look, and holders prove that they live, as often as they can."""
    monkeypatch.setattr(ranges, "POLL_SECONDS", 0.0)
    monkeypatch.setattr(ranges, "BEAT_SECONDS", 0.0)


@asynccontextmanager
async def process(where: URL, shards: str, spare: asyncio.Event | None = None) -> AsyncIterator[tuple[Held, Store]]:
    """A process that serves some shards. `spare`: is set when it becomes one."""
    async with database.hold(where, parsed(shards), (spare or asyncio.Event()).set) as held:
        assert held is not None
        async with database.open(where, held=held) as store:
            yield held, store


async def cut(store: Store) -> None:
    """Break the connections off that hold ranges, as when a process or the network dies."""
    with suppress(DBAPIError):  # with them goes the one that says so
        await raw.rows(store, f"SELECT pg_terminate_backend(pid) {LOCKS}")


async def test_a_range_that_is_served_is_waited_for(where: URL) -> None:
    spare = asyncio.Event()
    async with AsyncExitStack() as first, AsyncExitStack() as second:
        one, _ = await first.enter_async_context(process(where, "0-1/4"))
        waiting = asyncio.create_task(second.enter_async_context(process(where, "1-2/4", spare)))
        await spare.wait()
        await first.aclose()
        two, store = await waiting
        assert (one.shards, two.shards) == (Shards(0, 1, 4), Shards(1, 2, 4))
        assert two.epoch > one.epoch
        await store.set_setting("who", "two")


async def test_a_spare_that_is_cut_off_while_it_waits_may_be_started_again(where: URL) -> None:
    spare = asyncio.Event()
    async with process(where, "0/2"), wired(where) as (wire, through), AsyncExitStack() as second:
        waiting = asyncio.create_task(second.enter_async_context(process(through, "0/2", spare)))
        await spare.wait()
        wire.given_up()
        with pytest.raises(DatabaseError, match="was lost") as lost:
            await waiting
        assert lost.value.passing


async def test_a_spare_takes_the_first_range_that_is_free(where: URL) -> None:
    async with process(where, "0-1/4"), process(where, "0-1/4,2-3/4") as (held, _):
        assert held.shards == Shards(2, 3, 4)


async def test_as_long_as_shards_are_counted_otherwise_a_process_waits(where: URL) -> None:
    spare = asyncio.Event()
    async with AsyncExitStack() as first, AsyncExitStack() as second:
        await first.enter_async_context(process(where, "auto"))
        waiting = asyncio.create_task(second.enter_async_context(process(where, "2-3/4", spare)))
        await spare.wait()
        await first.aclose()
        assert (await waiting)[0].shards == Shards(2, 3, 4)


async def test_a_process_learns_soon_that_its_lock_is_lost(where: URL) -> None:
    async with process(where, "0/2") as (held, store):
        store.look()
        await cut(store)
        while held.lost is None:
            with suppress(DBAPIError, DatabaseError):  # what is under way ends with the lock
                await store.setting("")
        with pytest.raises(DatabaseError, match="this process has lost the shards 0-0/2") as lost:
            store.look()
        assert lost.value.passing


async def test_a_process_that_does_not_know_that_it_was_displaced_writes_nothing(
    where: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ranges, "BEAT_SECONDS", 3600.0)  # it does not look
    async with process(where, "0/2") as (held, old):
        record = await old.create(make.table(1))
        await cut(old)
        async with process(where, "0/2") as (_, new):
            with pytest.raises(DatabaseError, match="this process has lost the shards 0-0/2"):
                await old.save(record.model_copy(update={"phase": "closed"}))
            with pytest.raises(DatabaseError):
                await old.set_setting("who", "old")
            assert held.lost is not None
            assert (await new.load(record.id)) == (record, None, [])
            assert await new.setting("who") is None


async def test_what_a_displaced_process_has_begun_is_done_before_its_range_is_taken(
    where: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ranges, "BEAT_SECONDS", 3600.0)
    async with process(where, "0/2") as (_, old), AsyncExitStack() as second:
        async with old._writer.begin() as under_way:
            await cut(old)
            taking = asyncio.create_task(second.enter_async_context(process(where, "0/2")))
            while not await raw.rows(old, "SELECT 1 FROM pg_locks WHERE NOT granted"):
                assert not taking.done()
            await under_way.exec_driver_sql("INSERT INTO facts (key, value) VALUES ('who', 'old')")
        _, new = await taking
        assert await new.setting("who") == "old"


async def test_a_holder_whose_network_is_dead_gives_up_all_it_has_begun_and_a_spare_takes_over(
    where: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody tells it anything any more: no answer comes, and no connection ends."""
    monkeypatch.setattr(ranges, "ANSWER_SECONDS", 0.2)
    async with wired(where) as (wire, through), process(through, "0/2") as (held, old):
        record = await old.create(make.table(1))
        wire.go_dead()
        with pytest.raises((DatabaseError, DBAPIError)):
            await old.save(record)
        with pytest.raises(DatabaseError, match="this process has lost the shards 0-0/2"):
            held.look()
        with pytest.raises(DatabaseError, match="this process has lost the shards 0-0/2"):
            await old.load(record.id)
        wire.given_up()  # by the server, some seconds later
        async with process(where, "0/2") as (_, new):
            assert await new.load(record.id) == (record, None, [])
            assert (await new.save(record)).revision == 1
        wire.end()  # or its last words would wait a minute for their answer


async def test_the_server_is_told_how_soon_to_give_up_a_connection_that_is_silent(store: Store) -> None:
    told = await raw.rows(store, "SELECT name FROM pg_settings WHERE source = 'session' AND name LIKE 'tcp%'")
    names = ("tcp_keepalives_idle", "tcp_keepalives_interval", "tcp_keepalives_count", "tcp_user_timeout")
    assert {name for (name,) in told} == {*names}
    idle, interval, count, timeout = (int(SESSION[name].rstrip("s")) for name in names)
    assert idle + interval * count == timeout == 8, "as docs/scaling.md says"
    assert timeout > ANSWER_SECONDS + BEAT_SECONDS, "who is cut off notices before another one has the range"


async def test_every_process_hears_what_a_person_wants_from_now_on(where: URL) -> None:
    told = asyncio.get_running_loop().create_future()
    async with process(where, "0/2") as (held, _), process(where, "1/2") as (_, other):
        held.heard[news.PREFERENCES] = told.set_result
        await other.people.set_preferences(2**60, Preferences(letters=False))
        assert await told == 2**60


async def test_sessions_with_discord_take_turns_by_bucket(store: Store) -> None:
    turns = [await store.turn(bucket) for bucket in (0, 0, 1, 0)]
    assert turns[0] == turns[2] == 0.0
    assert turns[1] == pytest.approx(ranges.IDENTIFY_SECONDS, abs=5)
    assert turns[3] - turns[1] == pytest.approx(ranges.IDENTIFY_SECONDS, abs=5)
