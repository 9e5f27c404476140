"""PostgreSQL: opened and refused like a file, as strong as one when its server dies, and no collision is seen."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, Connection

from data import database, schema
from data.errors import DatabaseError
from data.stats.result_records import Place, Results
from data.store import Store
from tests.data import make, raw
from tests.data.crash import ROUND_LENGTH
from tests.postgres import Server, served
from tests.wire import wired

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.long


@pytest.fixture
def kind() -> str:
    return "postgresql"


@pytest.fixture
def durable() -> Iterator[Server]:
    """A server of the test's own, which it may kill."""
    with served(durable=True) as running:
        yield running


async def refusal(url: URL) -> str:
    with pytest.raises(DatabaseError) as refused:
        async with database.open(url):
            pass
    return str(refused.value)


async def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_server_default": False})
        return list(compare_metadata(context, schema.metadata))

    async with store._reader.begin() as connection:
        assert await connection.run_sync(differences) == []


async def test_documents_are_jsonb(store: Store) -> None:
    await store.create(make.table(1))
    kinds = await raw.rows(store, "SELECT CAST(pg_typeof(document) AS text), document ->> 'game' FROM tables")
    assert kinds == [("jsonb", "tahimi")]


async def test_what_cannot_be_opened_is_refused_with_a_sentence(server: Server) -> None:
    missing = server.url("nowhere")
    assert await refusal(missing) == f"{missing} does not exist: make it with createdb"
    silent = URL.create("postgresql", username="u", password="secret", host="127.0.0.1", port=1, database="x")
    said = await refusal(silent)
    assert said.startswith("postgresql://u:***@127.0.0.1:1/x cannot be reached: ")
    assert "secret" not in said


async def test_another_program_s_database_and_a_newer_one_are_refused_and_unchanged(server: Server, where: URL) -> None:
    async with database.open(where) as store:
        await raw.run(store, "UPDATE alembic_version SET version_num = '9999'")
    assert await refusal(where) == (
        f"{where} was written by a newer version of this program; start that one, or restore an older copy"
    )
    foreign = server.database()
    async with database.open(foreign) as store:
        await raw.run(store, "DROP TABLE alembic_version")
    assert await refusal(foreign) == f"{foreign} belongs to another program"
    server.drop(foreign)


async def test_it_is_looked_at_as_it_is_and_copied_by_its_own_program(
    server: Server, where: URL, tmp_path: Path
) -> None:
    empty = server.database()
    with pytest.raises(DatabaseError, match="has never been started with it"):
        await database.examine(empty)
    server.drop(empty)
    async with database.open(where) as store:
        await store.create(make.table(1))
        assert " answers: tables open: 1, size: " in await database.examine(where)
        async with database.open(where, as_it_is=True) as beside:
            assert await beside.tables.of_user(make.GUILD, 1) == 1
    with pytest.raises(DatabaseError, match="pg_dump"):
        database.backup(where, tmp_path / "copy")


async def test_texts_are_sorted_as_in_a_file_whatever_the_server_s_locale_is(server: Server) -> None:
    url = server.database("template0", "--locale-provider=icu", "--icu-locale=en-US")
    names = ["B", "a", "a_b", "aa", "é"]
    async with database.open(url) as store:
        for name in names:
            await raw.run(store, f"INSERT INTO achievements VALUES (1, 2, '{name}', 'tahimi', 3.0)")  # noqa: S608 -- our own
        by_locale = await raw.rows(store, "SELECT name FROM achievements ORDER BY name")
        found = await store.stats.achieved(1, 2)
    assert [one.name for one in found] == sorted(names) != [name for (name,) in by_locale]
    server.drop(url)


async def test_two_that_start_at_once_bring_it_up_to_date_once(server: Server) -> None:
    url = server.database()

    async def start() -> int:
        async with database.open(url) as store:
            return len(await store.tables.open_tables())

    assert await asyncio.gather(*(start() for _ in range(3))) == [0, 0, 0]
    server.drop(url)


async def test_writers_that_collide_are_run_again_and_nobody_hears_of_it(store: Store) -> None:
    """Twelve writers set one server's zone, and twelve claim what may be had once a minute, all at the same time."""
    wanted = [store.servers.change(make.GUILD, {"zone": f"Etc/GMT-{number}"}) for number in range(12)]
    claimed = [store.servers.claim_call(make.GUILD, 100.0, 60.0) for _ in range(12)]
    outcomes = await asyncio.gather(*wanted, *claimed)
    assert outcomes[12:].count(None) == 1
    assert set(outcomes[12:]) == {None, 160.0}


async def test_a_lost_connection_is_made_anew(store: Store) -> None:
    record = await store.create(make.table(1))
    others = "pid != pg_backend_pid() AND datname = current_database()"
    await raw.rows(store, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")  # noqa: S608 -- our own
    assert await store.load(record.id) == (record, None, [])
    assert (await store.save(record)).revision == 1


@pytest.mark.parametrize("losing", ["request", "answer"])
@pytest.mark.parametrize("last", [False, True])
async def test_a_save_whose_connection_is_lost_as_it_commits_is_done_once(where: URL, losing: str, last: bool) -> None:
    """A save with `last` ends the round, and so counts results, too."""
    async with wired(where) as (wire, through), database.open(through) as store:
        record = await store.create(make.table(0, 1, round=1))
        record = await store.save(record, start=make.round_of(record))
        end = make.ended(make.round_of(record)) if last else None
        places = tuple(Place(user=user, name="Zoé", seat=user, next_seat=0, place=user) for user in (0, 1))
        wire.losing = losing
        saved = await store.save(record, moves=[(0, make.PASS)], end=end, results=Results(places=places))
        assert wire.lost.is_set()
        loaded = await store.load(record.id)
        assert loaded is not None
        assert (loaded[0], loaded[2]) == (saved, [make.PASS])
        counted = await raw.rows(store, "SELECT rounds FROM figures WHERE month = 0")
        assert counted == [(1,)] * (2 if last else 0)


async def test_a_save_whose_connection_is_lost_conflicts_with_another_s(where: URL) -> None:
    async with wired(where) as (wire, through), database.open(through) as store, database.open(where) as others:
        record = await store.create(make.table(1))
        wire.losing = "request"
        theirs = record.model_copy(update={"seats": 9})
        saving = asyncio.create_task(store.save(record))
        await wire.lost.wait()
        outcomes = await asyncio.gather(saving, others.save(theirs), return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "TableRecord"]
        loaded = await store.load(record.id)
        assert loaded is not None
        assert loaded[0] in outcomes


@pytest.mark.parametrize("how", [signal.SIGQUIT, signal.SIGKILL])
async def test_what_was_acknowledged_is_there_after_the_server_was_killed(
    durable: Server, how: signal.Signals, tmp_path: Path
) -> None:
    """The last save may have been in time although nobody heard so, as it may where the bot is killed."""
    url = durable.database()
    command = [sys.executable, "-m", "tests.data.crash", "loop", url.render_as_string()]
    with (tmp_path / "errors").open("wb") as errors:
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True)  # noqa: ASYNC220, S603 -- our own program
        assert process.stdout is not None
        acknowledged = [process.stdout.readline() for _ in range(100)]
        durable.stop(how)
        acknowledged += [line for line in process.stdout if line.endswith("\n")]
        process.wait()
        process.stdout.close()
    last = int(acknowledged[-1])
    durable.start()
    async with database.open(url) as store:
        loaded = await store.load(1)
        moves = await raw.rows(store, "SELECT count(*) FROM moves")
        unfinished = await raw.rows(store, "SELECT count(*) FROM rounds WHERE ended IS NULL")
    assert loaded is not None
    record, newest, _ = loaded
    assert newest is not None
    assert record.revision in {last, last + 1}
    turns = record.revision - 1
    assert (record.round, newest.number) == ((turns + 1) // ROUND_LENGTH + 1,) * 2
    assert (moves, unfinished) == ([(turns,)], [(1,)])
