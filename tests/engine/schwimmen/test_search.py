"""The hand that a search tries is the hand of the rules: the same cards go round, and the same seats lose."""

from itertools import islice
from random import Random

import pytest

from engine.contract import Seeded
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.player.policy import ENOUGH, choose
from engine.schwimmen.player.search import search
from engine.schwimmen.player.world import TIES, mask, world_of, worth
from engine.schwimmen.round import CLOSE, EXCHANGE, SWAP, hand_after
from engine.schwimmen.values import losers
from engine.search.generic import anything
from tests.engine.any_game import first_table


@pytest.mark.parametrize("style", ["rider", "instead"])
@pytest.mark.parametrize("seed", range(40))
def test_a_hand_goes_in_lock_step_with_the_rules(style: str, seed: int) -> None:
    random, rules = Random(seed), Schwimmen.read({"close_style": style})
    state = rules.start(first_table(rules, 4, random).standing, Seeded(random.randbytes(32), "deal"))
    if state.result:
        return
    world = world_of(rules, state.view(0), state.hidden)
    while state.pending:
        (decision,) = state.pending
        assert (world.turn, world.over, world.hands, world.table) == (
            decision.seat,
            False,
            list(map(mask, state.hidden.hands)),
            mask(state.public.table or state.hidden.table),
        )
        answer = anything(decision, random)
        if random.random() < 0.5 and decision.kind == "turn":
            answer = next(iter(decision.answers))  # so that the table is stuck now and then
        if decision.kind == "dealer":
            world.start(answer == SWAP)
        else:
            after = hand_after(state.hidden.hands[decision.seat], answer) if answer.verb == EXCHANGE else ()
            world.act(mask(after) if after else world.hands[decision.seat], CLOSE.text in (answer.verb, answer.rider))
        state.play(decision.seat, answer)
    assert world.over
    assert sorted(world.lost()) == sorted(losers(dict(enumerate(state.public.shown))))


@pytest.mark.parametrize("seed", range(8))
def test_whoever_has_closed_is_taken_to_hold_enough_for_it(seed: int) -> None:
    random, rules = Random(seed), Schwimmen.read({})
    state = rules.start(first_table(rules, 4, random).standing, Seeded(random.randbytes(32), "deal"))
    while state.pending and state.public.closer is None:
        (decision,) = state.pending
        state.play(decision.seat, choose(state.view(decision.seat), decision))
    if not state.pending:
        return  # somebody showed 31
    (decision,) = state.pending
    worlds = search(rules, state.view(decision.seat), decision, 20, Random(1)).worlds
    held = [worth(world.hands[state.public.closer]) >= TIES * ENOUGH for world in islice(worlds, 20)]
    assert sum(held) > 10
