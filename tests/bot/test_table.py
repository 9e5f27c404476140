"""A live table: what is not on disk did not happen, and of two writers the second one reads anew."""

from collections.abc import Awaitable, Callable

import pytest

from bot.refusal import Refused
from bot.stamp import Stamp
from bot.table import acting, committing, lobby, seating
from bot.table.scenes import scene_of
from bot.table.table import Table
from data.records import TableRecord
from data.store import Store
from engine.contract import Illegal, State, View
from tests.bot.making import asked, means, record_of, small, table_of
from tests.bot.plays import everything, play


async def test_a_save_that_fails_leaves_everything_as_it_was(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await table_of(store, 3, seats=3)

    async def full(*_: object, **__: object) -> TableRecord:
        raise OSError("the disk is full")

    async def failing(doing: Callable[..., Awaitable[None]], *arguments: object) -> None:
        before = everything(table)
        with monkeypatch.context() as broken:
            broken.setattr(store, "save", full)
            with pytest.raises(OSError, match="full"):
                await doing(table, *arguments)
        assert everything(table) == before

    await failing(seating.join, 4, "Kim")
    await failing(seating.leave, 2)
    await failing(seating.add_steward, 1)
    await failing(lobby.begin, 1)
    await lobby.begin(table, 1)
    assert table.state is not None
    while table.state.result is None:
        await failing(acting.act, asked(table), table.state.default(table.state.pending[0]).text)
        await play(table)
    for user in (1, 2):
        await acting.ready(table, user)
    await failing(acting.ready, 3)
    await failing(lobby.close, 1, False)
    await acting.ready(table, 3)
    assert table.record.round == 2


async def test_a_refused_action_leaves_everything_as_it_was(store: Store) -> None:
    table = await table_of(store, 3, seats=3)
    await lobby.begin(table, 1)
    leader = asked(table)
    others = [user for user in (1, 2, 3) if user != leader]
    before = everything(table)
    for user, text, stamp in (
        (others[0], "pass", table.stamp),
        (leader, "2x9", table.stamp),
        (leader, "nonsense", None),
        (leader, "pass", Stamp(table.stamp.round, table.stamp.position + 1)),
        (99, "pass", None),
    ):
        with pytest.raises(Illegal):
            await acting.act(table, user, text, stamp)
        assert everything(table) == before


async def silent(table: Table) -> tuple[int, int, Stamp]:
    """Play until somebody holds one card, has not called it, and has not moved since somebody else did: that user, and
    the seat; and the stamp before that other move.
    """
    await lobby.begin(table, 1)
    assert table.state is not None
    while not (found := [seat for seat in range(3) if "call" in texts(table, seat)]):
        await acting.act(table, asked(table), small(table))
    drawn, seat = table.stamp, found[0]
    user = table.user_at(seat)
    while table.stamp == drawn:
        assert asked(table) != user
        await acting.act(table, asked(table), small(table))
    assert user is not None
    return user, seat, drawn


def texts(table: Table, seat: int) -> list[str]:
    """The actions that a seat may take unasked."""
    assert table.state is not None
    return [right.text for right in table.state.rights(seat)]


async def test_one_card_may_be_called_from_a_panel_that_shows_an_older_pile(store: Store) -> None:
    table = await table_of(store, 3, seats=3, options={"one_card": "manual"})
    user, seat, drawn = await silent(table)
    with pytest.raises(Refused, match="stale"):
        await acting.act(table, asked(table), small(table), drawn)
    await acting.act(table, user, "call", drawn)
    assert "call" not in texts(table, seat)


async def test_somebody_may_be_caught_from_a_panel_that_shows_an_older_pile(store: Store) -> None:
    table = await table_of(store, 3, seats=3, options={"one_card": "manual"})
    user, seat, drawn = await silent(table)
    other = next(one for one in (1, 2, 3) if one != user)
    await acting.act(table, other, f"catch {seat}", drawn)
    assert "call" not in texts(table, seat)


async def test_nobody_is_caught_from_a_panel_of_an_earlier_round(store: Store) -> None:
    """Somebody else may sit on that seat now."""
    table = await table_of(store, 3, seats=3, options={"one_card": "manual"})
    await lobby.begin(table, 1)
    earlier = table.stamp
    while table.record.phase == "round":
        await play(table)
    for user in (1, 2, 3):
        await acting.ready(table, user)
    while table.state is not None and table.state.view(None).phase == "tax":
        await play(table)
    other = asked(table)
    catch = next(text for text in texts(table, table.seat_of(other) or 0) if "catch" in text)
    before = everything(table)
    with pytest.raises(Refused, match="stale"):
        await acting.act(table, other, catch, earlier)
    assert everything(table) == before


async def test_of_two_sessions_at_one_table_the_second_reads_anew_and_says_so(store: Store) -> None:
    created = await store.create(record_of(3, seats=3))
    here, there = Table(means(store), created), Table(means(store), created)
    await lobby.begin(here, 1)
    with pytest.raises(Refused) as refusal:
        await lobby.begin(there, 1)
    assert refusal.value.code == "try_again"
    assert everything(there)[:5] == everything(here)[:5]
    await play(there)
    with pytest.raises(Refused):
        await play(here)
    assert everything(here)[:5] == everything(there)[:5]
    await play(here)
    assert here.state is not None
    assert len(here.state.log) == 2


async def test_a_table_that_is_read_again_says_the_same(store: Store) -> None:
    table = Table(means(store), await store.create(record_of(4, seats=4)))
    await lobby.begin(table, 1)
    for _ in range(12):
        again = Table(means(store), table.record)
        await committing.reload(again)
        assert everything(again) == everything(table)
        await play(table)


async def test_a_view_is_made_once_until_the_round_changes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await table_of(store, 3)
    await lobby.begin(table, 1)
    assert table.state is not None
    made: list[int | None] = []
    plain = type(table.state).view

    def counted(state: State, seat: int | None) -> View:
        made.append(seat)
        return plain(state, seat)

    monkeypatch.setattr(type(table.state), "view", counted)
    for _ in range(3):
        for user in (None, 1, 2, 3):
            scene_of(table, user)
    assert sorted(seat for seat in made if seat is not None) == [0, 1, 2]
    assert len(made) <= 4
    before = table.view(None)
    await acting.act(table, asked(table), small(table))
    assert table.view(None) != before
