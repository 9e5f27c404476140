"""Stewards that think: in processes beside the bot, which may fail without anybody noticing."""

from asyncio.subprocess import Process

import pytest

from bot.sandbox import Person, text_of
from bot.table import acting, asking, lobby
from bot.table.table import Table
from bot.table.thoughts import Thoughts
from bot.thinking import pool
from bot.ui import wording
from data.records import Move
from engine.contract import Thought, View, owed
from tests.e2e.house import House
from tests.e2e.people import press, public
from tests.said import plain, said

pytestmark = pytest.mark.long


async def court(house: House, level: str, game: str = "tahimi") -> tuple[Person, Table]:
    """Marie among stewards of one level, and the cards are dealt."""
    (marie,) = house.people("Marie")
    await marie.slash("cards start", game=game)
    table = await house.table()
    await lobby.change_house_rules(table, marie.user.id, {"level": level})
    await press(marie, "fill")
    await house.let_draw_pass()
    return marie, table


async def step(house: House, table: Table, user: int) -> None:
    """Marie plays what the clock would; then everything happens that is due."""
    assert table.state is not None
    mine = [one for one in owed(table.state.pending) if table.user_at(one.seat) == user]
    if mine:
        await acting.act(table, user, table.state.default(mine[0]).text)
    await house.quiet()


async def played_out(house: House, table: Table, user: int) -> None:
    while table.record.phase == "round":
        await step(house, table, user)


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> list[Process]:
    """The worker processes that were started."""
    started: list[Process] = []
    usual = pool._start

    async def start() -> Process:
        started.append(await usual())
        return started[-1]

    monkeypatch.setattr(pool, "_start", start)
    return started


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[Thought | None]:
    """The thoughts that stewards had had when they played; the list grows as they play."""
    had: list[Thought | None] = []
    usual = Thoughts.of

    def of(self: Thoughts, seat: int, view: View) -> Thought | None:
        had.append(usual(self, seat, view))
        return had[-1]

    monkeypatch.setattr(Thoughts, "of", of)
    return had


async def moves(house: House) -> list[Move]:
    return (await house.saved())[2]


@pytest.mark.parametrize("game", ["tahimi", "sampen"])
async def test_a_table_of_viziers_plays_through(
    thinking: House, workers: list[Process], thoughts: list[Thought | None], game: str
) -> None:
    marie, table = await court(thinking, "vizier", game)
    steward = next(person for person in table.record.people if person.user is None)
    name = plain(wording.name(steward))
    assert name == f"⚙️ {said('level-vizier.named', name=steward.name)}"
    assert name in text_of(public(marie))
    await played_out(thinking, table, marie.user.id)
    assert len(workers) == 1
    assert thoughts
    assert None not in thoughts
    assert any(thought.playouts for thought in thoughts if thought)
    assert "clock" not in {move.by for move in await moves(thinking)}


async def test_a_worker_that_is_killed_costs_nothing(
    thinking: House, workers: list[Process], thoughts: list[Thought | None]
) -> None:
    marie, table = await court(thinking, "master")
    for _ in range(3):
        await step(thinking, table, marie.user.id)
        workers[-1].kill()
    await played_out(thinking, table, marie.user.id)
    assert len(workers) == 4
    assert None in thoughts  # what was lost with the workers was played by the policy, and logged like any other
    assert len([one for one in thoughts if one]) > len([one for one in thoughts if one is None])
    await thinking.shut()
    await thinking.open()
    assert (await thinking.table()).record.phase == "between"  # the log replays


async def test_a_restart_keeps_levels_and_leads_to_the_same_thoughts(thinking: House) -> None:
    marie, table = await court(thinking, "vizier")
    await step(thinking, table, marie.user.id)
    seat = table.seat_of(marie.user.id)
    assert seat is not None
    before = table.record.people, asking.task_of(table, seat, "vizier")
    await thinking.shut()
    await thinking.open()
    again = await thinking.table()
    assert (again.record.people, asking.task_of(again, seat, "vizier")) == before
    assert [one.level for one in again.record.people] == ["merchant", "vizier", "vizier", "vizier"]
