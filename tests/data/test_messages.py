"""The messages of a table that stand in Discord are stored beside it, and the game takes no notice of them."""

import pytest
from pydantic import ValidationError

from data import schema
from data.message_records import Call, Summons, TableMessages, Thread
from data.records import TableRecord
from data.store import Store
from data.table_rows import Conflict
from tests.data import make, raw

POSTED = TableMessages(message=5, thread=Thread(id=6, added=(1,)), called={"u1": 1.25})
CALL = Call(message=8, seat=1, until=9.5)


async def played(store: Store, messages: TableMessages) -> TableRecord:
    """A table in its first round, after a move."""
    record = await store.create(make.table(1, round=1), messages)
    return await store.save(record, start=make.round_of(record), moves=[(0, make.PASS)])


async def game(store: Store) -> list[object]:
    """All that is stored but messages."""
    others = [table.name for table in schema.metadata.sorted_tables if table is not schema.messages]
    return [await raw.rows(store, f'SELECT * FROM "{name}"') for name in others]  # noqa: S608 -- names of our own


async def test_a_new_table_has_the_messages_that_it_came_with_or_none(store: Store) -> None:
    bare, posted = await store.create(make.table(1)), await store.create(make.table(2), POSTED)
    assert await store.messages.load(bare.id) == TableMessages()
    assert await store.messages.load(posted.id) == POSTED


async def test_what_is_recorded_changes_its_field_and_no_other(store: Store) -> None:
    record = await store.create(make.table(1), POSTED)
    saved = await store.messages.save(record.id, {"call": CALL})
    assert saved == POSTED.model_copy(update={"call": CALL})
    saved = await store.messages.save(record.id, {"message": None, "called": {"u2": 2.5}})
    assert saved == TableMessages(thread=POSTED.thread, call=CALL, called={"u2": 2.5})
    assert await store.messages.load(record.id) == saved


async def test_a_ping_changes_neither_the_table_nor_its_rounds_and_moves(store: Store) -> None:
    record = await played(store, POSTED)
    before = await game(store)
    standing = Summons(message=9, until=9.5)
    await store.messages.save(record.id, {"call": CALL, "called": {"u1": 7.5}, "summons": standing, "summoned": True})
    assert await game(store) == before
    loaded = await store.load(record.id)
    assert loaded is not None
    assert loaded[0] == record
    again = await store.save(record, moves=[(1, make.PASS)])  # by a writer who knew nothing of it
    assert again.revision == record.revision + 1


async def test_a_game_that_goes_on_leaves_messages_as_they_are_unless_it_says_so(store: Store) -> None:
    record = await played(store, POSTED)
    record = await store.save(record, moves=[(1, make.PASS)])
    assert await store.messages.load(record.id) == POSTED
    await store.save(record, moves=[(2, make.PASS)], messages={"message": None})
    assert await store.messages.load(record.id) == POSTED.model_copy(update={"message": None})


async def test_with_a_move_that_is_refused_its_messages_are(store: Store) -> None:
    record = await played(store, POSTED)
    await store.save(record)
    with pytest.raises(Conflict):
        await store.save(record, moves=[(1, make.PASS)], messages={"message": None})
    assert await store.messages.load(record.id) == POSTED


async def test_messages_go_with_their_table_and_no_others_come_after_it(store: Store) -> None:
    record = await store.create(make.table(1, channel=8), POSTED)
    await store.cleaning.forget_channel(8)
    assert await store.messages.load(record.id) is None
    assert await store.messages.save(record.id, {"call": CALL}) is None
    assert await store.messages.load(record.id) is None


async def test_what_could_not_be_read_again_is_not_written(store: Store) -> None:
    record = await store.create(make.table(1), POSTED)
    for wrong in ({"message": "here"}, {"call": 8}, {"called": ["u1"]}):
        with pytest.raises(ValidationError):
            await store.messages.save(record.id, wrong)
    assert await store.messages.load(record.id) == POSTED
