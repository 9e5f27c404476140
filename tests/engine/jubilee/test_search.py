"""The deal that a search tries is the deal of the rules: the same totals, the same points, the same hands."""

from random import Random

import pytest

from engine.contract import Seeded
from engine.jubilee import Jubilee
from engine.jubilee.player.search import JubileeWorld
from engine.jubilee.state import score_table
from engine.search.generic import anything
from tests.engine.any_game import first_table


@pytest.mark.parametrize("players", [2, 4, 7])
@pytest.mark.parametrize("seed", range(3))
def test_a_deal_goes_in_lock_step_with_the_rules(players: int, seed: int) -> None:
    random, rules = Random(seed), Jubilee()
    scoring = rules.scoring
    state = rules.start(first_table(rules, players, random).standing, Seeded(random.randbytes(32), "deal"))

    def hands() -> list[list[int]]:
        return [sorted(map(scoring.value, hand)) for hand in state.hidden.hands]

    stock = list(map(scoring.value, state.hidden.stock))
    world = JubileeWorld(hands(), stock, state.public.turn, state.public.total, [0] * players, score_table(scoring))
    while state.pending:
        (decision,) = state.pending
        while world.turn != decision.seat:  # those who can play nothing are passed over
            assert all(world.total + value < 0 for value in world.hands[world.turn])
            world.turn = (world.turn + 1) % players
        answer = anything(decision, random)
        world.play(scoring.value(answer.cards[0]))
        state.play(decision.seat, answer)
        assert [sorted(hand) for hand in world.hands] == hands()
        assert (world.total, tuple(world.points)) == (state.public.total, state.public.points)
