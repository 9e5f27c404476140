"""Ranges of shards: each is one process's, and whoever has lost theirs writes nothing any more."""

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

from data import database, news
from data.access import Broken, Uncertain
from data.errors import DatabaseError
from data.postgres import ranges
from data.postgres.engines import SESSION
from data.postgres.held import Held
from data.postgres.ranges import ANSWER_SECONDS, BEAT_SECONDS, LEASE_SECONDS
from data.settings_records import Preferences
from data.shards import Shards, parsed
from data.store import Store
from tests.data import make, raw
from tests.postgres import Server, served
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


@pytest.fixture
def mortal() -> Iterator[Server]:
    """A server of the test's own, which it may stop."""
    with served(durable=False) as running:
        yield running


@asynccontextmanager
async def process(where: URL, shards: str, spare: asyncio.Event | None = None) -> AsyncIterator[tuple[Held, Store]]:
    """A process that serves some shards. `spare`: an event that is set when the process becomes a spare."""
    async with database.hold(where, parsed(shards), (spare or asyncio.Event()).set) as held:
        assert held is not None
        async with database.open(where, held=held) as store:
            yield held, store


async def cut(store: Store) -> None:
    """Break the connections off that hold ranges, as when a process or the network dies."""
    with suppress(DBAPIError, Broken, Uncertain):  # with them goes the one that says so
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
        await store.facts.write("who", "two")


async def test_a_spare_takes_a_range_as_soon_as_it_is_given_back(where: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    spare = asyncio.Event()
    async with AsyncExitStack() as first, AsyncExitStack() as second:
        await first.enter_async_context(process(where, "0/2"))
        monkeypatch.setattr(ranges, "POLL_SECONDS", 3600.0)  # it does not look by itself
        waiting = asyncio.create_task(second.enter_async_context(process(where, "0/2", spare)))
        await spare.wait()
        await first.aclose()
        assert (await waiting)[0].shards == Shards(0, 0, 2)


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


async def test_a_process_whose_lock_is_lost_takes_its_range_again_before_it_writes(where: URL) -> None:
    async with process(where, "0/2") as (held, store):
        before, missed = held.epoch, asyncio.Event()
        held.missed = missed.set
        await cut(store)
        while held.epoch == before:
            with suppress(Uncertain):  # where the connection was cut at a commit
                await store.facts.write("who", "we")
        assert missed.is_set()
        assert await raw.rows(store, "SELECT epoch FROM ranges") == [(held.epoch,)]
        assert await raw.rows(store, f"SELECT objid {LOCKS}") == [(held.epoch,)]
        held.look()
        told = asyncio.get_running_loop().create_future()
        held.heard[news.PREFERENCES] = told.set_result
        await store.people.set_preferences(7, Preferences(letters=False))
        assert await told == 7


async def test_a_process_whose_lock_is_lost_ends_where_another_has_its_range_by_then(
    where: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process(where, "0/2") as (held, store), AsyncExitStack() as second:
        with monkeypatch.context() as patched:
            patched.setattr(ranges, "_take_again", never)
            await cut(store)
            await second.enter_async_context(process(where, "0/2"))
        with pytest.raises(DatabaseError, match="this process has lost the shards 0-0/2") as lost:
            await store.facts.write("who", "we")
        assert lost.value.passing
        assert held.lost is not None


async def never(*_: object) -> int | None:
    raise OSError


async def test_transactions_wait_while_the_server_is_away_and_none_is_lost_or_done_twice(mortal: Server) -> None:
    """The transactions are reads, writes and a save, of which some are under way as the server ends."""
    where = mortal.database()
    async with process(where, "0/2") as (held, store):
        record = await store.create(make.table(1))
        before = held.epoch

        async def go_on(number: int) -> None:
            while held.epoch == before:
                with suppress(Uncertain):  # what was being committed may be done or not
                    await store.facts.write(f"who {number}", "we")
                assert await store.facts.read(f"who {number}") in (None, "we")
                assert await store.load(record.id) is not None

        working = [asyncio.create_task(go_on(number)) for number in range(4)]
        await store.facts.write("who", "begun")
        mortal.stop()
        saving = asyncio.create_task(store.save(record))
        while not held.away:  # noqa: ASYNC110 -- it is about to find out
            await asyncio.sleep(0)
        mortal.start()
        assert (await saving).revision == 1
        await asyncio.gather(*working)
        assert held.epoch > before
        assert held.lost is None


async def test_a_server_that_does_not_come_back_is_given_up(mortal: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ranges, "RETURN_SECONDS", 0.2)
    where = mortal.database()
    async with process(where, "0/2") as (held, store):
        mortal.stop()
        with pytest.raises(DatabaseError, match="this process has lost the shards 0-0/2") as lost:
            await store.facts.read("who")
        assert lost.value.passing
        assert held.lost is lost.value


async def test_after_the_servers_restart_a_range_waits_for_its_process(
    mortal: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other processes take it when the lease is over, which begins anew with the server."""
    where, spare = mortal.database(), asyncio.Event()
    async with process(where, "0/2") as (held, _), AsyncExitStack() as second:
        with monkeypatch.context() as patched:
            patched.setattr(ranges, "_take_again", never)
            mortal.stop()
            mortal.start()
            waiting = asyncio.create_task(second.enter_async_context(process(where, "0/2", spare)))
            await spare.wait()
            assert not waiting.done()
        while held.away:  # noqa: ASYNC110 -- it is about to find the server again
            await asyncio.sleep(0)
        held.look()
        assert not waiting.done()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)


def test_a_range_is_free_by_its_lock_or_when_its_lease_is_over() -> None:
    def free(beat: float | None, unlocked: bool, started: float = 0.0) -> bool:
        return ranges.TakenRange(1, Shards(0, 0, 2), beat, unlocked, 1000.0, started).free

    silent, lately = 1000.0 - ranges.LEASE_SECONDS - 1, 999.0
    assert free(lately, unlocked=True)
    assert not free(lately, unlocked=False)
    assert free(silent, unlocked=False), "it stands still"
    assert (free(None, unlocked=True), free(None, unlocked=False)) == (True, False), "an older version says nothing"
    assert not free(990.0, unlocked=True, started=998.0), "its lock fell with the server: it may come back"
    assert free(990.0 - ranges.RETURN_SECONDS, unlocked=True, started=998.0), "by then it has given up"
    assert not free(silent, unlocked=False, started=998.0), "it could not say that it is alive"


def test_the_loss_of_a_range_is_told_as_shortly_the_hundredth_time_as_the_first() -> None:
    held = Held(Shards(0, 0, 2), 1, "database")
    held.lose_range()
    lengths = set()
    for _ in range(100):
        with pytest.raises(DatabaseError) as lost:
            held.look()
        lengths.add(len(lost.traceback))
    assert len(lengths) == 1


async def test_a_process_that_stands_still_loses_its_range_and_writes_nothing_when_it_goes_on(where: URL) -> None:
    """The test makes the lease of the process be over, so that it need not wait for that."""
    url = where.render_as_string(hide_password=False)
    holding = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.data.holding", url), stdout=PIPE, cwd=Path(__file__).parents[2]
    )
    assert holding.stdout is not None
    first = (await holding.stdout.readline()).decode().strip()
    holding.send_signal(signal.SIGSTOP)
    spare = asyncio.Event()
    async with AsyncExitStack() as second, database.open(where) as beside:
        taking = asyncio.create_task(second.enter_async_context(process(where, "0/2", spare)))
        await spare.wait()
        await raw.run(beside, f"UPDATE ranges SET beat = beat - {LEASE_SECONDS}")  # noqa: S608 -- our own
        held, store = await taking
        assert held.epoch > int(first)
        assert await raw.rows(store, f"SELECT objid {LOCKS}") == [(held.epoch,)], "its connection was ended"
        written = await store.facts.read("who")
        holding.send_signal(signal.SIGCONT)
        (said, _) = await holding.communicate()
        assert b"this process has lost the shards 0-0/2" in said
        assert (holding.returncode, await store.facts.read("who")) == (75, written)


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
                await old.facts.write("who", "old")
            assert held.lost is not None
            assert (await new.load(record.id)) == (record, None, [])
            assert await new.facts.read("who") is None


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
        assert await new.facts.read("who") == "old"


async def test_a_holder_whose_network_is_dead_gives_up_all_it_has_begun_and_a_spare_takes_over(
    where: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing reaches the holder any more: no answer comes, and no connection ends."""
    monkeypatch.setattr(ranges, "ANSWER_SECONDS", 0.2)
    monkeypatch.setattr(ranges, "RETURN_SECONDS", 0.2)
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
    turns = [await store.sessions.reserve(bucket) for bucket in (0, 0, 1, 0)]
    assert turns[0] == turns[2] == 0.0
    assert turns[1] == pytest.approx(ranges.IDENTIFY_SECONDS, abs=5)
    assert turns[3] - turns[1] == pytest.approx(ranges.IDENTIFY_SECONDS, abs=5)
