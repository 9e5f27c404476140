"""What is left of a deleted server, channel or thread: nothing of the one, the people's results of the others."""

from sqlalchemy import func, select

from data import schema
from data.cleaning import OF_SERVERS
from data.records import Summons, TableMessages, TableRecord
from data.store import Store
from tests.data import make
from tests.data.test_stats import GAME, session

OF_TABLES = (schema.rounds, schema.moves, schema.messages)
OTHER = 5  # another server


async def counts(store: Store) -> dict[str, int]:
    """How many rows each table of the database has."""
    async with store._reader.begin() as connection:
        return {
            table.name: await connection.scalar(select(func.count()).select_from(table)) or 0
            for table in schema.metadata.sorted_tables
        }


async def played(store: Store, **fields: object) -> TableRecord:
    """An open table at which three people have played a round, with a move."""
    table = await session(store, people=tuple(make.person(user) for user in (1, 2, 3)), **fields)
    await table.round(1, 2, 3)
    await store.servers.change(table.record.guild, {"stewards": False})
    await store.servers.listen(table.record.guild, 2, 1.0)
    await store.stats.crown(table.record.guild, GAME, 2, 1.0)
    return await store.save(table.record, moves=[(0, make.PASS)])


async def test_a_deleted_server_leaves_nothing(store: Store) -> None:
    await played(store)
    await store.cleaning.mark_gone(make.GUILD, 1.0)
    full = await counts(store)
    kept = {table.name: full[table.name] for table in (*OF_SERVERS, *OF_TABLES)}
    assert all(kept.values())
    assert await store.cleaning.forget_guild(make.GUILD) == kept
    empty = await counts(store)
    assert not any(empty[table.name] for table in (*OF_SERVERS, *OF_TABLES))
    assert await store.cleaning.places() == {}


async def test_other_servers_keep_all_of_theirs(store: Store) -> None:
    there = await played(store, guild=OTHER, channel=9)
    before = await counts(store)
    await played(store)
    await store.cleaning.forget_guild(make.GUILD)
    assert await counts(store) == before
    assert await store.of_user(OTHER, 2) == there.id
    assert await store.cleaning.places() == {OTHER: {9}}


async def test_a_server_that_is_gone_keeps_everything_and_its_tables_stand_still(store: Store) -> None:
    there, gone = await played(store, guild=OTHER, channel=9), await played(store)
    before = await counts(store)
    await store.cleaning.mark_gone(make.GUILD, 1.0)
    assert await counts(store) == before | {"departures": 1}
    assert await store.open_tables() == [there]
    assert await store.load(gone.id) is not None
    await store.cleaning.unmark(make.GUILD)
    assert await counts(store) == before
    assert await store.open_tables() == [gone, there]


async def test_a_server_is_gone_since_it_was_first_missed(store: Store) -> None:
    await played(store)
    await store.cleaning.mark_gone(make.GUILD, 1.0)
    await store.cleaning.mark_gone(make.GUILD, 2.0)
    assert await store.cleaning.gone() == {make.GUILD: 1.0}


async def test_of_a_server_of_which_nothing_is_stored_nothing_is_noted(store: Store) -> None:
    await store.cleaning.mark_gone(OTHER, 1.0)
    assert await store.cleaning.gone() == {}


async def test_a_table_call_stands_still_with_its_server(store: Store) -> None:
    calling = await store.create(make.table(1), TableMessages(summons=Summons(message=7, until=9.0)))
    await store.cleaning.mark_gone(make.GUILD, 1.0)
    assert await store.summoning() == []
    await store.cleaning.unmark(make.GUILD)
    assert await store.summoning() == [calling]


async def test_a_deleted_channel_takes_its_tables_and_leaves_what_they_led_to(store: Store) -> None:
    gone, stays = await played(store, channel=8), await store.create(make.table(4, channel=9))
    full = await counts(store)
    await store.cleaning.forget_channel(8)
    assert await store.load(gone.id) is None
    assert await store.round(gone.id, 1) is None
    assert await store.of_user(make.GUILD, 1) is None
    assert await store.load(stays.id)
    assert await store.of_user(make.GUILD, 4) == stays.id
    after = await counts(store)
    assert (after["rounds"], after["moves"], after["messages"], after["sitters"]) == (0, 0, 1, 1)
    for name in ("people", "results", "figures", "ratings"):
        assert after[name] == full[name] > 0
    assert (await store.stats.portrait(make.GUILD, GAME, 1)) is not None
    assert await store.cleaning.places() == {make.GUILD: {9}}


async def test_where_tables_have_gone_the_server_is_still_known(store: Store) -> None:
    await played(store, channel=8)
    await store.cleaning.forget_channel(8)
    assert await store.cleaning.places() == {make.GUILD: set()}


def test_every_table_that_names_a_server_is_cleaned() -> None:
    assert {table.name for table in OF_SERVERS} >= {"tables", "sitters", "people", "results", "figures", "ratings"}
    cascades = {key.ondelete for table in OF_TABLES for key in table.foreign_key_constraints}
    assert cascades == {"CASCADE"}
