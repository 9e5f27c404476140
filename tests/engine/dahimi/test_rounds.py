"""Tests of what holds in every round of Dahimi, beside what holds in every game."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from engine import dahimi
from engine.contract import Dice, Standing
from engine.dahimi.game import Dahimi
from tests.engine.dahimi.worlds import PLAYERS, Table, tables
from tests.engine.random_play import cards_in, seeds, wander


@given(tables(), seeds)
def test_the_deck_is_that_of_the_rules_and_the_round_is_not_long(table: Table, seed: int) -> None:
    """Nobody passes a lead (DAH-5), and there is nothing to call."""
    state = table.start(seed)
    players = len(table.standing.order)
    deck = Counter(table.rules.deck(players).cards)
    assert cards_in(state) == deck
    assert sum(1 for _ in wander(state, Random(seed))) <= (deck.total() + 4) * players


@pytest.mark.long
def test_thirteen_stewards_play_runs() -> None:
    rules = Dahimi()
    shapes = set()
    for seed in range(5):
        state = rules.start(Standing(order=tuple(PLAYERS), round=2, dealer=12), Dice(Random(seed)))
        while state.pending:
            decision = state.pending[0]
            state.play(decision.seat, dahimi.GAME.choose(state.view(decision.seat), decision))
            shapes |= {(laid.shape, laid.size) for laid in state.view(None).pile}
    assert ("run", 3) in shapes
    assert ("set", 2) in shapes
