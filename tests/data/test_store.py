"""Tests of what the repository keeps, finds and refuses."""

import pytest
from pydantic import ValidationError

from data import database
from data.database import Address
from data.message_records import TableMessages
from data.records import Move, Person, TableRecord
from data.store import Store
from data.table_rows import Conflict, Seated
from tests.data import make, raw

ROWS = ("sitters", "rounds", "moves", "messages")  # what hangs on a table


async def started(store: Store, *users: int) -> TableRecord:
    """A stored table in its first round."""
    record = await store.create(make.table(*users))
    return await store.save(record.model_copy(update={"round": 1, "phase": "round"}), start=make.round_of(record))


async def test_a_table_is_loaded_as_it_was_created(store: Store) -> None:
    steward = Person(key="s1", name="Steward")
    record = make.table(1, 2, joining=(steward,), leaving=("u2",), ready=("u1",), deadlines={"deal": 12.5})
    created = await store.create(record)
    assert created == record.model_copy(update={"id": created.id})
    assert await store.load(created.id) == (created, None, [])


async def test_ids_differ_and_are_never_given_twice(store: Store) -> None:
    first, second = await store.create(make.table()), await store.create(make.table())
    assert 0 < first.id < second.id
    await raw.run(store, "DELETE FROM tables")
    assert (await store.create(make.table())).id > second.id


async def test_no_table_no_record(store: Store) -> None:
    assert await store.load(1) is None


async def test_a_round_goes_through_start_moves_and_end(store: Store) -> None:
    record = await started(store, 1)
    assert await store.load(record.id) == (record, make.round_of(record), [])

    log = [Move(seat=0, action="Kx3", by="person"), Move(seat=1, action="pass", by="steward"), make.PASS]
    record = await store.save(record, moves=[(0, log[0])])
    record = await store.save(record, moves=[(1, log[1]), (2, log[2])])
    assert await store.load(record.id) == (record, make.round_of(record), log)

    last = Move(seat=1, action="3x2", by="clock")
    over = make.ended(make.round_of(record))
    record = await store.save(record.model_copy(update={"phase": "between"}), moves=[(3, last)], end=over)
    assert await store.load(record.id) == (record, over, [*log, last])


async def test_only_the_newest_round_is_loaded(store: Store) -> None:
    record = await started(store)
    record = await store.save(record, moves=[(0, make.PASS)], end=make.ended(make.round_of(record)))
    record = await store.save(record.model_copy(update={"round": 2}), start=make.round_of(record, 2))
    assert await store.load(record.id) == (record, make.round_of(record, 2), [])


async def test_any_round_can_be_read_even_of_a_closed_table(store: Store) -> None:
    record = await started(store)
    first, second = make.ended(make.round_of(record)), make.round_of(record, 2)
    record = await store.save(record, moves=[(0, make.PASS)], end=first)
    record = await store.save(record.model_copy(update={"round": 2}), start=second)
    other = Move(seat=1, action="3x2", by="clock")
    await store.save(record.model_copy(update={"phase": "closed"}), moves=[(0, other), (1, make.PASS)])
    assert await store.round(record.id, 1) == (first, [make.PASS])
    assert await store.round(record.id, 2) == (second, [other, make.PASS])
    assert await store.round(record.id, 3) is None
    assert await store.round(record.id + 1, 1) is None


async def test_a_last_move_and_the_next_deal_may_come_in_one_save(store: Store) -> None:
    record = await started(store)
    first, second = make.ended(make.round_of(record)), make.round_of(record, 2)
    record = await store.save(record.model_copy(update={"round": 2}), start=second, moves=[(0, make.PASS)], end=first)
    assert await store.load(record.id) == (record, second, [])
    assert await raw.rows(store, "SELECT round, number FROM moves") == [(1, 0)]


async def test_moves_are_dated(store: Store) -> None:
    record = await started(store)
    await store.save(record.model_copy(update={"changed": 1234567890.125}), moves=[(0, make.PASS)])
    assert await raw.rows(store, "SELECT at FROM moves") == [(1234567890.125,)]


async def test_every_save_has_the_next_revision(store: Store) -> None:
    record = await store.create(make.table())
    saved = await store.save(record)
    assert (record.revision, saved.revision, (await store.save(saved)).revision) == (0, 1, 2)


async def test_an_outdated_record_is_a_conflict(store: Store) -> None:
    record = await store.create(make.table())
    newest = await store.save(record)
    with pytest.raises(Conflict):
        await store.save(record)
    assert await store.load(record.id) == (newest, None, [])


async def test_a_table_that_is_not_there_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.save(make.table(id=99))


async def test_a_duplicate_changes_nothing_at_all(store: Store) -> None:
    record = await started(store, 1)
    record = await store.save(record, moves=[(0, make.PASS)])
    before = await store.load(record.id)
    other = Move(seat=1, action="K", by="clock")
    changed = record.model_copy(update={"people": (make.person(2),)})
    over = make.ended(make.round_of(record))

    with pytest.raises(Conflict):  # move 1 is new, move 0 is not
        await store.save(changed, moves=[(1, other), (0, other)])
    with pytest.raises(Conflict):
        await store.save(changed, start=make.round_of(record), moves=[(1, other)])
    with pytest.raises(Conflict):  # the first end is undone by the second start
        await store.save(changed, start=make.round_of(record), end=over, messages={"message": 8})
    assert await store.load(record.id) == before
    assert await store.tables.of_user(make.GUILD, 1) == record.id
    assert await store.tables.of_user(make.GUILD, 2) is None
    assert await store.messages.load(record.id) == TableMessages()


async def test_a_move_needs_its_round(store: Store) -> None:
    record = await store.create(make.table(round=1))
    with pytest.raises(Conflict):
        await store.save(record, moves=[(0, make.PASS)])


async def test_a_round_ends_once(store: Store) -> None:
    record = await started(store)
    over = make.ended(make.round_of(record))
    record = await store.save(record, end=over)
    with pytest.raises(Conflict):
        await store.save(record, end=over.model_copy(update={"result": None}))
    assert await store.load(record.id) == (record, over, [])


async def test_a_record_that_could_not_be_read_again_is_not_written(store: Store) -> None:
    record = await store.create(make.table())
    for wrong in ({"phase": "asleep"}, {"host": "somebody"}, {"people": ("u1",)}):
        with pytest.raises(ValidationError):
            await store.save(record.model_copy(update=wrong))
    assert await store.load(record.id) == (record, None, [])


async def test_a_person_has_one_stool_in_a_guild(store: Store) -> None:
    first = await store.create(make.table(1, 2))
    with pytest.raises(Seated) as refused:
        await store.create(make.table(3, 2))
    assert (refused.value.user, refused.value.table) == (2, first.id)
    assert await store.tables.open_tables() == [first]

    second = await store.create(make.table(3))
    with pytest.raises(Seated):
        await store.save(second.model_copy(update={"joining": (make.person(1),)}))
    assert await store.load(second.id) == (second, None, [])


async def test_another_guild_has_other_stools(store: Store) -> None:
    here = await store.create(make.table(1))
    there = await store.create(make.table(1, guild=5))
    assert await store.tables.of_user(make.GUILD, 1) == here.id
    assert await store.tables.of_user(5, 1) == there.id
    assert await store.tables.of_user(6, 1) is None


async def test_stools_follow_the_record(store: Store) -> None:
    async def sitting() -> list[int]:
        return [user for user in range(1, 5) if await store.tables.of_user(make.GUILD, user) == record.id]

    steward = Person(key="s1", name="Steward")
    record = await store.create(make.table(1, 2).model_copy(update={"joining": (make.person(3), steward)}))
    assert await sitting() == [1, 2, 3]
    record = await store.save(record.model_copy(update={"leaving": ("u1",)}))
    assert await sitting() == [2, 3]
    record = await store.save(record.model_copy(update={"leaving": (), "people": (make.person(1), make.person(4))}))
    assert await sitting() == [1, 3, 4]
    record = await store.save(record.model_copy(update={"phase": "closed"}))
    assert await sitting() == []
    assert (await store.create(make.table(1, 2, 3, 4))).id > record.id


async def test_a_stool_goes_over_to_another_table(store: Store) -> None:
    first = await store.create(make.table(1))
    await store.save(first.model_copy(update={"leaving": ("u1",)}))
    second = await store.create(make.table(1))
    assert await store.tables.of_user(make.GUILD, 1) == second.id


async def test_tables_are_found_by_channel_and_phase(store: Store) -> None:
    old, closed, lately, new = [await store.create(make.table(game=game)) for game in ("a", "b", "c", "d")]
    elsewhere = await store.create(make.table(channel=9))
    lately = await store.save(lately.model_copy(update={"phase": "closed"}))
    closed = await store.save(closed.model_copy(update={"phase": "closed"}))
    assert await store.tables.open_tables() == [elsewhere, new, old]
    assert await store.tables.at_channel(make.CHANNEL) == [new, old]
    assert await store.tables.last_in(make.CHANNEL) == lately
    assert await store.tables.last_in(9) is None


async def finish(store: Store, number: int, ended: float, sealed: bool = False) -> None:
    """Play the first round of a stored table to its end."""
    loaded = await store.load(number)
    assert loaded is not None
    begun = make.round_of(loaded[0]).model_copy(update={"sealed": sealed})
    record = await store.save(loaded[0].model_copy(update={"round": 1}), start=begun)
    await store.save(record, end=make.ended(begun).model_copy(update={"ended": ended}))


async def test_the_newest_finished_rounds_of_a_channel_are_found_whenever_their_tables_were_opened(
    store: Store,
) -> None:
    slow, played, own, elsewhere, unplayed, sealed = [
        (await store.create(make.table(channel=channel))).id for channel in (8, 8, 9, 9, 8, 8)
    ]
    await finish(store, sealed, 6.0, sealed=True)
    for table, ended in ((played, 1.0), (elsewhere, 2.0), (own, 3.0), (slow, 4.0)):
        await finish(store, table, ended)
    stranger = (await store.create(make.table(guild=5, channel=10))).id
    await finish(store, stranger, 5.0)

    async def found(table: int | None, most: int = 25) -> list[int]:
        return [record.id for record, _ in await store.tables.finished(make.GUILD, 8, table, most)]

    assert await found(own) == [slow, own, played]
    assert await found(own, 2) == [slow, own]
    assert await found(slow) == await found(None) == await found(unplayed) == [slow, played]
    assert await found(stranger) == [slow, played]


async def test_of_many_tables_that_were_opened_the_newest_are_told(store: Store) -> None:
    for at in (1.0, 2.0, 3.0):
        await store.create(make.table(host=int(at), created=at, changed=at))
    await store.create(make.table(guild=5, host=9, created=3.0, changed=3.0))
    assert await store.tables.hosts_since(make.GUILD, 2.0, 9) == [(2.0, 2), (3.0, 3)]
    assert await store.tables.hosts_since(make.GUILD, 0.0, 2) == [(2.0, 2), (3.0, 3)]


async def test_a_setting_is_what_was_set_last(store: Store) -> None:
    assert await store.facts.read("commands") is None
    await store.facts.write("commands", "a1")
    await store.facts.write("commands", "b2")
    await store.facts.write("other", "c3")
    assert (await store.facts.read("commands"), await store.facts.read("other")) == ("b2", "c3")


async def test_everything_is_there_after_the_program_stopped(where: Address) -> None:
    async with database.open(where) as store:
        record = await store.save(await started(store, 1), moves=[(0, make.PASS)])
        before = await store.load(record.id)
    async with database.open(where) as store:
        assert await store.load(record.id) == before
        assert await store.tables.of_user(make.GUILD, 1) == record.id


async def test_rows_go_with_their_table(store: Store) -> None:
    await store.save(await started(store, 1), moves=[(0, make.PASS)])
    await raw.run(store, "DELETE FROM tables")
    left = [await raw.rows(store, f"SELECT count(*) FROM {name}") for name in ROWS]  # noqa: S608 -- names of our own
    assert left == [[(0,)]] * len(ROWS)
