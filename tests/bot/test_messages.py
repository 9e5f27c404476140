"""The record of a live table's messages, beside the game: no move waits for it, and it waits for no move."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.refusal import Refused
from bot.table import acting, committing, lobby, shown
from bot.table.table import Table
from data.message_records import Call, Summons, TableMessages, Thread
from data.records import TableRecord
from data.store import Store
from tests.bot.making import NOW, table_of
from tests.bot.plays import everything, play

PLACE = Thread(id=6)
Ping = Callable[..., Awaitable[None]]
PINGS: tuple[tuple[Ping, tuple[Any, ...]], ...] = (
    (shown.keep_call, (None, 2)),
    (shown.keep_call, (Call(message=8, seat=1, until=9.5),)),
    (shown.keep_summons, (Summons(message=9, until=9.5),)),
    (shown.keep_thread, (PLACE,)),
    (shown.keep_thread, (Thread(id=6, roll=7, added=(1, 2)),)),
    (shown.keep_message, (5,)),
)
KEPT = TableMessages(
    message=5,
    thread=Thread(id=6, roll=7, added=(1, 2)),
    call=Call(message=8, seat=1, until=9.5),
    called={"u2": NOW},
    summons=Summons(message=9, until=9.5),
    summoned=True,
)


async def pinged(table: Table) -> None:
    """Everything is recorded that can be."""
    for doing, arguments in PINGS:
        await doing(table, *arguments)


async def true_to_the_store(table: Table) -> None:
    """Check that the table has in memory what is on disk."""
    saved = await table.means.store.load(table.record.id)
    assert saved is not None
    assert saved[0].revision == table.record.revision
    assert await table.means.store.messages.load(table.record.id) == table.messages


async def second_round(table: Table) -> None:
    """Play the first round to its end; the last to be ready deals the next one."""
    await lobby.begin(table, 1)
    while table.record.phase == "round":
        await play(table)
    await acting.ready(table, 1)
    await acting.ready(table, 2)


async def test_a_ping_is_no_change_of_the_game_and_does_not_wait_for_one(store: Store) -> None:
    table = await table_of(store, 3, seats=3)
    await lobby.begin(table, 1)
    before, saved = everything(table), await store.load(table.record.id)
    async with table.lock, asyncio.timeout(10):  # somebody is making a move
        await pinged(table)
    assert table.messages == KEPT
    assert [one for one in everything(table) if one != KEPT] == [one for one in before if one != TableMessages()]
    assert await store.load(table.record.id) == saved
    await true_to_the_store(table)
    await play(table)


async def test_a_move_does_not_wait_for_a_ping(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table, saving, waits = await table_of(store, 3, seats=3), store.messages.save, asyncio.Event()
    await lobby.begin(table, 1)

    async def slow(*what: Any) -> TableMessages | None:
        await waits.wait()
        return await saving(*what)

    monkeypatch.setattr(store.messages, "save", slow)
    ping = asyncio.create_task(shown.keep_call(table, None, 2))
    async with asyncio.timeout(10):
        await play(table)
    assert not ping.done()
    waits.set()
    await ping
    assert table.messages.called == {"u2": NOW}
    await true_to_the_store(table)


async def test_the_first_round_is_shown_in_the_lobbys_message_and_every_other_in_one_of_its_own(store: Store) -> None:
    table = await table_of(store, 3, seats=3)
    await pinged(table)
    await second_round(table)
    assert table.messages == KEPT
    await acting.ready(table, 3)
    assert table.record.round == 2
    assert table.messages == KEPT.model_copy(update={"message": None})
    await true_to_the_store(table)


async def test_a_deal_that_is_not_saved_leaves_the_message(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await table_of(store, 3, seats=3)
    await shown.keep_message(table, 5)
    await second_round(table)
    before = everything(table)

    async def full(*_: object, **__: object) -> TableRecord:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(store, "save", full)
        with pytest.raises(OSError, match="full"):
            await acting.ready(table, 3)
    assert everything(table) == before
    await true_to_the_store(table)


@pytest.mark.parametrize("first", ["the message", "the deal"])
async def test_a_message_is_recorded_before_a_deal_or_after_it(store: Store, first: str) -> None:
    table = await table_of(store, 3, seats=3)
    await shown.keep_message(table, 5)
    await second_round(table)
    doing = [shown.keep_message(table, 7), acting.ready(table, 3)]
    await asyncio.gather(*(doing if first == "the message" else reversed(doing)))
    assert table.record.round == 2
    assert table.messages.message == (None if first == "the message" else 7)
    await true_to_the_store(table)


async def test_a_message_that_is_recorded_while_the_table_is_read_anew_is_not_forgotten(store: Store) -> None:
    table = await table_of(store, 3, seats=3)
    for message in range(5):
        await asyncio.gather(
            committing.reload(table), shown.keep_message(table, message), shown.keep_call(table, None, message)
        )
        assert table.messages.message == message
        await true_to_the_store(table)


async def test_calls_go_back_with_the_time_of_day(store: Store) -> None:
    table = await table_of(store, 3, seats=3)
    await lobby.begin(table, 1)
    await shown.keep_call(table, None, 2)
    await shown.correct(table, -60.0)
    assert table.messages.called == {"u2": NOW - 60}
    await true_to_the_store(table)
    await shown.correct(table, 60.0)
    assert table.messages.called == {"u2": NOW - 60}


async def test_a_table_call_stands_no_longer_when_the_time_of_day_goes_back(store: Store) -> None:
    table = await table_of(store, 3, seats=3, created=NOW)
    await shown.keep_summons(table, Summons(message=9, until=NOW + 1800))
    await shown.correct(table, -3600.0)
    assert table.messages.summons == Summons(message=9, until=NOW + 1800 - 3600)
    await true_to_the_store(table)
    await shown.correct(table, 60.0)  # this counts as time that has passed
    assert table.messages.summons == Summons(message=9, until=NOW + 1800 - 3600)


@pytest.mark.parametrize(("doing", "arguments"), PINGS)
async def test_of_a_table_that_is_gone_nothing_is_recorded(
    store: Store, doing: Ping, arguments: tuple[object, ...]
) -> None:
    table = await table_of(store, 3, seats=3)
    await store.cleaning.forget_channel(table.record.channel)
    with pytest.raises(Refused, match="unknown_table"):
        await doing(table, *arguments)
    assert table.record.phase == "closed"
    assert await store.messages.load(table.record.id) is None
