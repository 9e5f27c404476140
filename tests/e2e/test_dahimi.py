"""Dahimi as people play it: thirteen at a table, suits and runs, payers who choose."""

import pytest

from bot.sandbox import text_of
from bot.ui.naming import name_of_game
from engine.climbing.play import Play
from engine.contract import State
from tests.e2e.house import House
from tests.e2e.people import dealt, hand_of, over, panel, play_round, players, press, public, seated
from tests.said import said

pytestmark = pytest.mark.long


def leads_a_run(state: State) -> bool:
    """True if the first leader holds a run."""
    return any(isinstance(answer, Play) and answer.shape == "run" for answer in state.pending[0].answers)


NAMES = [f"Guest{number}" for number in range(1, 14)]


async def test_thirteen_people_play_two_rounds_with_runs_and_the_exchange_between_them(house: House) -> None:
    people = house.people(*NAMES)
    playing = players(people, "thirteen")
    for player in playing:
        player.fond = "-"  # runs
    house.rig(people, leads_a_run, game="dahimi")
    await seated(*people, game="dahimi", seats=13)
    assert name_of_game("dahimi") in text_of(public(people[0]))
    await press(people[0], "go")
    await dealt(*people)
    hands = [hand_of(panel(person)) for person in people]
    assert [len(hand) for hand in hands] == [8] * 13
    assert said("newcomer.plain") not in text_of(public(people[0])), "nobody has a title in the first round"
    await play_round(playing, 1)
    await house.quiet()
    for person in people:
        await press(person, "ready")
    await house.quiet()
    assert said("very-rich.plain") in text_of(public(people[0]))
    await play_round(playing, 2)
    await house.quiet()
    assert over(2)(public(people[0]))
    moves = [move for player in playing for move in player.acknowledged]
    assert any("-" in move for move in moves), "nobody laid a run"
