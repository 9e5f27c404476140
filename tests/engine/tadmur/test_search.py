"""A strong computer player of Tadmur draws targets that explain the other seat's cards, and plays them out."""

from random import Random

import pytest

from engine.contract import Dice
from engine.search import Level, think
from engine.tadmur import GAME, Tadmur
from tests.engine.any_game import first_table


@pytest.mark.parametrize("seed", range(3))
def test_every_card_and_guess_is_considered_and_the_best_is_given(seed: int) -> None:
    rules = Tadmur()
    state = rules.start(first_table(rules, 2, Random(seed)).standing, Dice(Random(seed)))
    for _ in range(3):
        decision = state.pending[0]
        view = state.view(decision.seat)
        thought = think(GAME, rules, view, decision, "vizier", Random(seed))
        assert decision.allows(thought.action)
        tried = [one.action for one in thought.candidates]
        if len(tried) > 1:
            assert thought.action == tried[0]
            assert {one.verb for one in tried} == {one.verb for one in decision.enumerate()}
        state.play(decision.seat, thought.action)
        if not state.pending:
            break


@pytest.mark.long
def test_it_wins_more_deals_than_the_policy() -> None:
    """It plays against a merchant, over a few deals on both seats: the margin is far wider in a tournament."""
    won = 0
    for seed in range(4):
        rules = Tadmur()
        for seat in range(2):
            state = rules.start(first_table(rules, 2, Random(seed)).standing, Dice(Random(seed)))
            while state.pending:
                decision = state.pending[0]
                level: Level = "vizier" if decision.seat == seat else "merchant"
                view = state.view(decision.seat)
                state.play(decision.seat, think(GAME, rules, view, decision, level, Random(seed)).action)
            won += state.result is not None and seat in state.result.winners
    assert won > 4
