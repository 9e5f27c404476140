"""The number of requests to Discord that a decision costs: the budget of a busy bot."""

import random

import pytest

from bot.table.table import Table
from bot.ui.components import GOLD
from engine.climbing.views import climbing
from tests.e2e.house import PATIENCE, House, passing
from tests.e2e.people import colour, dealt, hand_of, panel, players, press, press_of, presses, seated

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob", "Zoé", "Ahmed", "Kim", "Léo")
PER_MOVE = 2.4  # a pass that is made for somebody is on their panel first
EDIT_SECONDS = 1.0  # a table's message is edited no more often: what falls into a second is one edit
# The answer, the table, the next one's panel; the answer is the table, and one's own panel asks no longer.
BY_PANEL, BY_TABLE = 3, 3


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """No click is acknowledged first because this machine is slow: that is a call more."""
    monkeypatch.setattr("bot.messages.first_answer.HURRY_SECONDS", PATIENCE)


async def test_a_decision_costs_three_calls_by_the_panel_or_by_the_table(house: House) -> None:
    luck = random.Random("calls")
    people = house.people(*NAMES)
    playing = {player.person.user.id: player for player in players(people, "calls")}
    for person in people:
        await house.bot.registry.preferences.change(person.user.id, "auto_pass", False)
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.wait(10)
    table = await house.table()
    dear: list[str] = []
    clicks = {"panel": 0, "table": 0}
    while True:
        assert table.round is not None
        assert table.state is not None
        (decision,) = table.state.pending
        player = playing[int(table.round.standing.order[decision.seat][1:])]
        before, pile, way = len(house.calls()), table.stamp, "panel"
        if climbing(table.state.view(None)).pile and luck.random() < 0.3:
            way = "table"
            await press(player.person, "pass")
        else:
            await player.answer(panel(player.person))
        await house.quiet()
        if table.state.result is not None:
            break
        clicks[way] += 1
        calls = house.calls(before)
        if len(calls) > (BY_TABLE if way == "table" else BY_PANEL):
            dear.append(f"{way}, from {pile} to {table.stamp}: {[call.template for call in calls]}")
    assert not dear
    assert min(clicks.values()) > 10


async def test_whoever_is_asked_next_sees_it_without_a_click(house: House) -> None:
    people = house.people(*NAMES[:3])
    playing = {player.person.user.id: player for player in players(people, "next")}
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    table = await house.table()
    for _ in range(12):
        assert table.round is not None
        assert table.state is not None
        (decision,) = table.state.pending
        player = playing[int(table.round.standing.order[decision.seat][1:])]
        shown = panel(player.person)
        assert colour(shown) == GOLD
        assert hand_of(shown) == table.state.view(decision.seat).zone("hand", decision.seat).cards
        assert {press_of(one).stamp for one in presses(shown)} == {table.stamp}
        await player.answer(shown)
        await house.quiet()


async def one_second(site: House, table: Table) -> None:
    """Let a second pass. All that falls due in it is one edit, drawn when all of it is done, however late that is."""
    async with site.bot.registry.surfaces.table_message(table)._drawing:
        site.clock.advance(EDIT_SECONDS)
        await site.bot.registry.timer.strike()
    await site.quiet()


async def test_with_orders_a_round_of_six_costs_at_most_2_4_calls_a_move(site: House) -> None:
    luck = random.Random("orders")
    site.pass_seconds = 8.0
    site.clock.stop()  # nothing falls due earlier on a busy machine
    await site.open()
    people = site.people(*NAMES)
    playing = {player.person.user.id: player for player in players(people, "orders")}
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await site.wait(10)
    table = await site.table()
    assert table.state is not None
    assert table.round is not None
    begun = len(site.calls())
    while table.state.result is None:
        (decision,) = table.state.pending
        if decision.seat in passing(table):
            await one_second(site, table)
            continue
        player = playing[int(table.round.standing.order[decision.seat][1:])]
        if climbing(table.state.view(None)).pile and luck.random() < 0.3:
            await press(player.person, "pass")
        else:
            await player.answer(panel(player.person))
        await site.quiet()
    _, _, moves = await site.saved()
    cost = len(site.calls(begun)) / len(moves)
    assert {move.by for move in moves} == {"person", "order"}
    assert cost <= PER_MOVE, f"{cost:.2f} calls a move, in {len(moves)} moves"
