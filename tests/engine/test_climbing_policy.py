"""The policy of the climbing family answers the same by a glance at a world as by a view of it."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.climbing.player.policy import Glance, Grouping, choose, equal_cards
from engine.dahimi.player.groups import groups
from tests.engine.random_play import seeds, wander
from tests.engine.worlds import ANY, in_every_game

GROUPINGS: dict[str, Grouping] = {"tahimi": equal_cards, "tarothimi": equal_cards, "dahimi": groups}


@pytest.mark.long
@in_every_game
@given(st.data(), seeds)
def test_a_glance_shows_what_a_view_does(game: str, data: st.DataObject, seed: int) -> None:
    state = data.draw(ANY[game]).start(seed)
    for _ in wander(state, Random(seed)):
        for decision in state.pending:
            by_view = choose(state.view(decision.seat), decision, GROUPINGS[game])
            assert choose(Glance(state, decision.seat), decision, GROUPINGS[game]) == by_view
