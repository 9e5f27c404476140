"""Tests of what is left of a deleted server (nothing), and of a deleted channel or thread (the people's results)."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import Table, func, insert, select

from data import cleaning, schema
from data.cleaning import OF_SERVERS
from data.message_records import Sign, Summons, TableMessages
from data.records import TableRecord
from data.reviews import ReviewKey
from data.settings_records import Preferences
from data.store import Store
from data.tournament_records import Pairing, Tournament
from tests.data import make
from tests.data.recorded import GAME, session

OF_TABLES = (schema.rounds, schema.moves, schema.reviews, schema.messages)
OTHER = 5  # another server


async def counts(store: Store) -> dict[str, int]:
    """The number of rows in each table of the database, by the table's name."""
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
    await store.servers.toggle_listening(table.record.guild, 2, 1.0)
    await store.stats.crown(table.record.guild, GAME, 2, 1.0)
    await store.signs.put(table.record.guild, Sign(channel=3, message=4))
    await todays_deals(store, table.record.guild)
    await tournament(store, table.record.guild)
    await store.reviews.keep(ReviewKey(table.record.id, 1, 2), table.record.guild, ())
    return await store.save(table.record, moves=[(0, make.PASS)])


async def todays_deals(store: Store, guild: int) -> None:
    """Store that a person has finished one set in this server."""
    who = {"guild": guild, "user": 2, "name": "person 2"}
    async with store._writer.begin() as connection:
        await connection.execute(insert(schema.daily_months).values(**who, month=202611, sets=1, total=0.5))
        await connection.execute(insert(schema.attempt_servers).values(guild=guild, user=2, day=20_760, slot=0))
        await connection.execute(insert(schema.daily_messages).values(guild=guild, day=20_760, channel=3))
        await connection.execute(insert(schema.streaks).values(**who, last=20_760, days=1, longest=1))


async def tournament(store: Store, guild: int) -> None:
    """Store a tournament that is over, with one person in it."""
    told = {"guild": guild, "channel": make.CHANNEL, "creator": 2, "game": GAME, "rounds": 3, "hash": "7f"}
    made = await store.tournaments.create(Tournament(**told, secret=bytes(32), created=1.0))
    await store.tournaments.enter(made.id, 2, "person 2")
    now = await store.tournaments.course(made.id)
    assert now is not None
    drawn = [Pairing(round=1, number=1, seats=4, entrants=(1,))]
    await store.tournaments.advance(now.tournament.model_copy(update={"phase": "over"}), drawn)


async def test_a_deleted_server_leaves_nothing(store: Store) -> None:
    await played(store)
    await store.cleaning.mark_gone(make.GUILD, 1.0)
    full = await counts(store)
    kept = {table.name: full[table.name] for table in (*OF_SERVERS, *OF_TABLES)}
    assert all(kept.values())
    assert await store.cleaning.forget_guild(make.GUILD) == kept
    empty = await counts(store)
    assert not any(empty[table.name] for table in (*OF_SERVERS, *OF_TABLES, schema.entries, schema.pairings))
    assert await store.cleaning.places() == {}


async def test_what_people_want_in_every_server_outlives_the_server(store: Store) -> None:
    await played(store)
    await store.people.set_preferences(2, Preferences(pings=False))
    await store.people.toggle_block(2, 3, most=1)
    await store.cleaning.forget_guild(make.GUILD)
    assert await store.people.preferences([2]) == {2: Preferences(pings=False)}
    assert await store.people.blocked_by(2) == [3]


async def test_old_tables_go_with_their_rounds_and_leave_what_they_led_to(store: Store) -> None:
    record = await played(store)
    await store.save(record.model_copy(update={"phase": "closed", "changed": 1.0}))
    full = await counts(store)
    gone = ("tables", "rounds", "moves", "reviews", "messages", "sitters")
    assert all(full[name] for name in gone if name != "sitters")
    assert await store.cleaning.forget_closed(2.0) == 1
    assert await counts(store) == full | dict.fromkeys(gone, 0)


async def test_other_servers_keep_all_of_theirs(store: Store) -> None:
    there = await played(store, guild=OTHER, channel=9)
    before = await counts(store)
    await played(store)
    await store.cleaning.forget_guild(make.GUILD)
    assert await counts(store) == before
    assert await store.tables.of_user(OTHER, 2) == there.id
    assert await store.cleaning.places() == {OTHER: {9}}


async def test_a_server_that_is_gone_keeps_everything_and_its_tables_stand_still(store: Store) -> None:
    there, gone = await played(store, guild=OTHER, channel=9), await played(store)
    before = await counts(store)
    await store.cleaning.mark_gone(make.GUILD, 1.0)
    assert await counts(store) == before | {"departures": 1}
    assert await store.tables.open_tables() == [there]
    assert await store.load(gone.id) is not None
    await store.cleaning.unmark(make.GUILD)
    assert await counts(store) == before
    assert await store.tables.open_tables() == [gone, there]


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
    assert await store.tables.summoning() == []
    await store.cleaning.unmark(make.GUILD)
    assert await store.tables.summoning() == [calling]


async def test_a_deleted_channel_takes_its_tables_and_leaves_what_they_led_to(store: Store) -> None:
    gone, stays = await played(store, channel=8), await store.create(make.table(4, channel=9))
    full = await counts(store)
    await store.cleaning.forget_channel(8)
    assert await store.load(gone.id) is None
    assert await store.round(gone.id, 1) is None
    assert await store.tables.of_user(make.GUILD, 1) is None
    assert await store.load(stays.id)
    assert await store.tables.of_user(make.GUILD, 4) == stays.id
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


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Delete one table, or one row, at a time, so that much takes many steps."""
    monkeypatch.setattr(cleaning, "SLICE", 1)
    monkeypatch.setattr(cleaning, "ROWS", 1)


async def closed(store: Store, at: float, **fields: Any) -> int:
    """A table that was opened and closed then."""
    return (await store.create(make.table(phase="closed", created=at, changed=at, **fields))).id


@pytest.mark.parametrize("slice_", [1, 2, 100])
async def test_tables_that_were_closed_long_enough_ago_go_and_all_others_stay(
    store: Store, slice_: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleaning, "SLICE", slice_)
    open_ = (await store.create(make.table(1, created=1.0, changed=1.0))).id
    first = await closed(store, 1.0)
    lately = (await store.create(make.table(phase="closed", created=2.0, changed=8.0))).id
    second, third = await closed(store, 3.0), await closed(store, 4.0)
    new = await closed(store, 5.0)
    assert await store.cleaning.forget_closed(5.0) == 3
    found = {number for number in (open_, first, lately, second, third, new) if await store.load(number)}
    assert found == {open_, lately, new}
    assert await store.cleaning.forget_closed(5.0) == 0


@pytest.mark.usefixtures("small")
async def test_saves_go_on_while_much_is_deleted(store: Store) -> None:
    playing = await store.create(make.table(1, channel=9))
    for at in range(40):
        await closed(store, float(at))
    for forget in (store.cleaning.forget_closed(20.0), store.cleaning.forget_channel(make.CHANNEL)):
        forgetting = asyncio.create_task(forget)
        playing = await store.save(playing)
        assert not forgetting.done()
        await forgetting
    assert (await counts(store))["tables"] == 1


@pytest.mark.usefixtures("small")
async def test_a_server_whose_deletion_was_interrupted_is_still_known_as_gone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(store)
    await store.cleaning.mark_gone(make.GUILD, 1.0)
    deletions = iter(range(5))
    whole = cleaning.Cleaning._delete_rows

    async def interrupted(self: cleaning.Cleaning, table: Table, guild: int) -> int:
        if next(deletions, None) is None:
            raise ConnectionError
        return await whole(self, table, guild)

    with monkeypatch.context() as patch:
        patch.setattr(cleaning.Cleaning, "_delete_rows", interrupted)
        with pytest.raises(ConnectionError):
            await store.cleaning.forget_guild(make.GUILD)
    assert await store.cleaning.gone() == {make.GUILD: 1.0}
    await store.cleaning.forget_guild(make.GUILD)
    left = await counts(store)
    assert {name for name, rows in left.items() if rows} == {schema.facts.name}  # which are the program's own


def test_every_table_that_names_a_server_is_cleaned() -> None:
    assert {table.name for table in OF_SERVERS} >= {"tables", "sitters", "people", "results", "figures", "ratings"}
    cascades = {key.ondelete for table in OF_TABLES for key in table.foreign_key_constraints}
    assert cascades == {"CASCADE"}
