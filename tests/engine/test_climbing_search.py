"""The search of Tarot-himi and Dahimi: worlds drawn many at a time; answers are legal, sound and repeatable."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.climbing.player.search import granted
from engine.climbing.round import ClimbingRound
from engine.climbing.views import climbing_as
from engine.contract import Decision, Thought, View
from engine.dahimi import game as dahimi_worlds
from engine.dahimi.game import Dahimi
from engine.dahimi.state import DahimiPublic
from engine.games import game_of
from engine.search.generic import settled
from engine.tarothimi.game import TarotHimi
from engine.tarothimi.player import belief as tarot_worlds
from engine.tarothimi.player.search import CARDS_OF_FULL_BUDGET
from engine.tarothimi.state import TarotPublic
from tests.engine.dahimi import scenes as dahimi_scenes
from tests.engine.random_play import seeds, wander
from tests.engine.tarothimi import scenes as tarot_scenes
from tests.engine.worlds import DEALT

SEARCHED = ("tarothimi", "dahimi")
FEW, MANY, MASTERLY = 12, 60, 2000


def sample(state: ClimbingRound, view: View, random: Random) -> Iterator[ClimbingRound]:
    if isinstance(state.rules, TarotHimi):
        return tarot_worlds.sample_worlds(state.rules, climbing_as(view, TarotPublic), random)
    assert isinstance(state.rules, Dahimi)
    return dahimi_worlds.sample_rounds(state.rules, climbing_as(view, DahimiPublic), random)


def search(state: ClimbingRound, decision: Decision, playouts: int, seed: int = 1) -> Thought:
    game = game_of(state.rules.GAME)
    assert game.search is not None
    assert isinstance(state.rules, game.rules)
    return settled(game.search(state.rules, state.view(decision.seat), decision, playouts, Random(seed)))


def answer(state: ClimbingRound, decision: Decision, playouts: int, seed: int = 1) -> str:
    thought = search(state, decision, playouts, seed)
    assert decision.allows(thought.action)
    assert thought.playouts <= playouts
    return thought.action.text


@pytest.mark.long
@pytest.mark.parametrize("game", SEARCHED)
@settings(max_examples=4)
@given(st.data(), seeds)
def test_a_world_that_was_played_on_leaves_no_trace_in_the_next(game: str, data: st.DataObject, seed: int) -> None:
    state, random = data.draw(DEALT[game]).start(seed), Random(seed)
    for at, _ in enumerate(wander(state, random)):
        if at % 30 or not state.pending:
            continue
        view = state.view(state.pending[0].seat)
        for world in islice(sample(state, view, random), 2):
            assert world.view(view.seat) == view
            for _ in wander(world, random):
                pass


@pytest.mark.parametrize("game", SEARCHED)
@settings(max_examples=4)
@given(st.data(), seeds)
def test_every_decision_gets_a_legal_answer_and_the_same_one_again(game: str, data: st.DataObject, seed: int) -> None:
    state = data.draw(DEALT[game]).start(seed)
    for at, _ in enumerate(wander(state, Random(seed))):
        if at % 30 == 0 and state.pending:
            decision = state.pending[-1]
            assert answer(state, decision, FEW, seed) == answer(state, decision, FEW, seed)


@pytest.mark.long
def test_a_seat_that_can_win_the_trick_and_then_go_out_does() -> None:
    """The policy would lead its lowest card, and another seat would be out first."""
    dahimi = dahimi_scenes.dealt("3C 2S", "9H", "6C 7D 8H", number=1)
    assert answer(dahimi, dahimi.pending[0], MANY) == "2S"
    tarot = tarot_scenes.dealt("3 K K", "4 5 9", "6 7 8", number=1)
    assert answer(tarot, tarot.pending[0], MASTERLY) == "Kx2"


def test_what_is_tried_comes_with_its_worth() -> None:
    state = dahimi_scenes.dealt("3C 2S", "9H", "6C 7D 8H", number=1)
    tried = search(state, state.pending[0], MANY).candidates
    assert [one.action.text for one in tried] == ["2S", "3C"]
    assert tried[0].value == 1
    assert sum(one.playouts for one in tried) <= MANY


def test_a_full_table_gets_fewer_playouts_than_an_empty_one() -> None:
    full = tarot_scenes.dealt(*["2 3 4 5 6 7 8 9 10 P N Q K A"] * 4, number=1)
    near = tarot_scenes.dealt("3 K", "4 5", "6 7", number=1)
    assert grant(full) <= MANY // 2 < grant(near) <= MANY
    for state in (full, near):
        assert 0 < search(state, state.pending[0], MANY).playouts <= grant(state)


def grant(state: ClimbingRound) -> int:
    return granted(MANY, state.view(0), CARDS_OF_FULL_BUDGET)


def test_to_be_first_is_worth_more_than_a_place() -> None:
    """Two others: the places are worth 1, something below a half, and 0."""
    state = dahimi_scenes.dealt("3C 2S", "4C", "5C", number=1)
    worth = {one.action.text: one.value for one in search(state, state.pending[0], MANY).candidates}
    assert worth["2S"] == 1  # the lead stays, and the last card wins it all
    assert worth["3C"] < 0.5


def test_a_power_is_tried_in_every_way_that_it_can_be_aimed() -> None:
    state = tarot_scenes.dealt("3 4 K", "5 5 Chariot", "6 7 8", number=1)
    state.play(0, state.action("Kx1"))
    tried = search(state, state.pending[0], MANY).candidates
    assert {one.action.text for one in tried} == {"pass", "chariot 0 5", "chariot 2 5"}
