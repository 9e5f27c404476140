"""Stewards who think for longer than an opened deal is waited for: its panel follows by itself."""

import asyncio
from itertools import islice

import pytest

from bot.daily import days
from bot.messages import first_answer
from bot.sandbox import JSON, Person, text_of
from bot.sandbox.faults import CallFault
from bot.table import acting
from bot.table.table import Table
from bot.thinking import pool
from bot.thinking.task import Task
from bot.ui.custom_ids import HAND, PLAY
from data.daily.records import day_of
from engine.contract import Thought
from engine.games import game_of
from tests.e2e.bad_days import ANSWERS, SHORT
from tests.e2e.deals import made, nothing, page_of, sets
from tests.e2e.house import HANDLING, House
from tests.e2e.people import forged, panel, presses
from tests.said import said

pytestmark = pytest.mark.long

TURNS = 6
NEVER = ("sleep", "3600")  # a worker that answers nothing


class Slow:
    """Thinkers who answer what they were asked when they are told to, by the policy."""

    def __init__(self) -> None:
        self.asked: list[tuple[Task, pool.Answer]] = []

    def ponder(self, _: pool.Thinkers, task: Task) -> pool.Answer:
        answer: pool.Answer = asyncio.get_running_loop().create_future()
        self.asked.append((task, answer))
        return answer

    def answer(self) -> None:
        """Answer everything that was asked."""
        asked, self.asked = self.asked, []
        for task, answer in asked:
            if not answer.done():
                answer.set_result(Thought(game_of(task.game).choose(task.view, task.decision)))


@pytest.fixture
async def slow(site: House, monkeypatch: pytest.MonkeyPatch) -> Slow:
    thinkers = Slow()
    monkeypatch.setattr(pool.Thinkers, "ponder", lambda *asked: thinkers.ponder(*asked))
    monkeypatch.setattr(days, "haunt_today", nothing)
    monkeypatch.setattr("bot.daily.days.games_of", lambda *_: ("tahimi", "truc"))
    site.daily_deals = True
    await site.open()
    await made(site)
    return thinkers


async def opened(house: House, person: Person, slot: int, page: JSON | None = None) -> Table:
    """A deal that the person has just begun, at which they have a panel, whatever its stewards do."""
    page = page or await page_of(person)
    await person.click(page, sets(page)[slot])
    own = await house.bot.registry.store.daily.attempts(person.user.id, [day_of(house.clock())])
    return await house.table(next(one for one in own if one.slot == slot).deals[-1].table)


def position(shown: JSON) -> int:
    """The position of the round at which that panel was drawn."""
    return max(one.stamp.position for one in presses(shown).values() if one.surface == HAND)


async def thought(house: House, slow: Slow) -> None:
    """Let all stewards think, one after the other, until the person is asked, and all is drawn."""
    settling = asyncio.create_task(house.quiet())
    while not settling.done():
        slow.answer()
        await asyncio.sleep(0)
    await settling


async def goes_on(house: House, slow: Slow, person: Person, table: Table) -> None:
    """Check that the panel comes to where the round is, turn after turn, though nothing but cards is pressed."""
    for _ in range(TURNS):
        await thought(house, slow)
        state, seat = table.state, table.seat_of(person.user.id)
        assert state is not None
        if not table.waits_for(person.user.id):
            return
        assert position(panel(person)) == table.stamp.position
        asked = next(one for one in state.pending if one.seat == seat)
        await acting.act(table, person.user.id, next(islice(asked.enumerate(), 1)).text)


@pytest.mark.parametrize("slot", [0, 1])
async def test_a_panel_follows_thoughts_that_come_after_it(site: House, slow: Slow, slot: int) -> None:
    (marie,) = site.people("Marie")
    await goes_on(site, slow, marie, await opened(site, marie, slot))


async def test_a_panel_of_whose_arrival_nobody_heard_in_time_follows(
    site: House, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    (marie,) = site.people("Marie")
    page = await page_of(marie)
    monkeypatch.setattr(first_answer, "ANSWER_SECONDS", SHORT / 2)
    site.sandbox.faults.append(CallFault(template=ANSWERS, echo=SHORT))
    await goes_on(site, slow, marie, await opened(site, marie, 0, page))


async def test_whoever_waits_for_thoughts_when_the_bot_ends_is_told_so_and_loses_nothing(
    site: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "WORKER", NEVER)
    monkeypatch.setattr(days, "haunt_today", nothing)
    monkeypatch.setattr("bot.daily.days.games_of", lambda *_: ("tahimi", "truc"))
    site.daily_deals = True
    await site.open()
    await made(site)
    (marie,) = site.people("Marie")
    table = await opened(site, marie, 0)
    if table.steward_asked is None:
        state = table.state
        assert state is not None
        await acting.act(table, marie.user.id, next(islice(state.pending[0].enumerate(), 1)).text)
    before = await site.saved(table.record.id)
    shown = panel(marie)
    pressed = forged(shown, next(iter(presses(shown))), verb=PLAY, argument="pass")
    waiting = asyncio.create_task(marie.click(*pressed, stale=True))
    while not any(one.get_name() in HANDLING for one in asyncio.all_tasks()):  # noqa: ASYNC110 -- the bot is to hear it
        await asyncio.sleep(0)
    await site.shut()
    await waiting
    told = [text_of(one) for one in marie.messages()]
    assert any(said("refused-ending") in one for one in told)
    assert await site.saved(table.record.id) == before
