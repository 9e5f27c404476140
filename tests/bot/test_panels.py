"""What a panel says of the others: whose play is to be beaten, and nothing that is no longer so a moment later."""

from dataclasses import replace
from random import Random

import pytest

from bot.games import shows
from bot.table.scene import Scene
from bot.ui import wording
from bot.ui.texts import say
from engine.climbing.views import ClimbingView
from engine.contract import Event, Standing, State
from tests.bot.test_every_game import moments, scene, shown

TABLE = "https://discord.com/channels/1/1"


def named(game: str, state: State, told: list[Event], standing: Standing, seat: int) -> Scene:
    """The seat's scene, with people called Person 0, Person 1…"""
    seen = scene(game, state, told, standing, seat)
    people = tuple(person.model_copy(update={"name": f"Person {at}"}) for at, person in enumerate(seen.seated))
    return replace(seen, record=seen.record.model_copy(update={"people": people}), seated=people)


@pytest.mark.parametrize("game", ["tahimi", "tarothimi", "dahimi", "mooseyard"])
def test_a_panel_says_whose_play_is_to_be_beaten_and_a_waiting_one_names_nobody(game: str) -> None:
    beaten = waited = 0
    for state, told, standing in moments(game, 4, Random(game)):
        for seat in range(4):
            seen = named(game, state, told, standing, seat)
            view = seen.view
            assert isinstance(view, ClimbingView)
            panel = shown(shows.panel(seen))
            if view.decisions and view.pile and view.decisions[0].kind == "play":
                assert f"{wording.name(seen.person(view.pile[-1].seat))}: **" in panel
                assert TABLE in panel
                beaten += 1
            elif say("panel-waiting") in panel:
                assert "Person" not in panel.partition(TABLE)[0]
                assert TABLE in panel
                waited += 1
    assert beaten
    assert waited
