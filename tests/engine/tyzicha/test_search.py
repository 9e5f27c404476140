"""The play that a search tries is the play of the rules: the same cards may be laid, and the same points are taken."""

from dataclasses import replace
from random import Random

import pytest

from engine.contract import Seeded, Standing
from engine.search import think
from engine.search.generic import anything, settled
from engine.tyzicha import GAME, Tyzicha
from engine.tyzicha.player.search import search
from engine.tyzicha.player.world import BITS, NOTHING, SUIT_OF, TyzichaWorld, bits, end_worth, mask
from engine.tyzicha.round import TyzichaRound

RULES = Tyzicha()


def dealt(seed: int) -> TyzichaRound:
    """A hand in which the contract has been found."""
    random = Random(seed)
    state = RULES.start(Standing(order=("a", "b", "c")), Seeded(random.randbytes(32), "deal"))
    while state.result is None and state.phase() not in ("lead", "follow"):
        decision = state.pending[0]
        state.play(decision.seat, GAME.choose(state.view(decision.seat), decision))
    return state


@pytest.mark.parametrize("seed", range(20))
def test_a_hand_goes_in_lock_step_with_the_rules(seed: int) -> None:
    random, state = Random(seed), dealt(seed)
    hands = list(map(mask, state.hidden.hands))
    world = TyzichaWorld(hands, [0, 0, 0], NOTHING, state.public.tricks.turn, state.public.declarer)
    while state.pending:
        decision = state.pending[0]
        assert world.turn == decision.seat
        if world.laid:
            assert {BITS[one.cards[0]] for one in decision.answers} == set(bits(world.legal()[0]))
        answer = anything(decision, random)
        bit = BITS[answer.cards[0]]
        if answer.verb == "marriage":
            world.show(SUIT_OF[bit])
        world.lay(bit)
        state.play(decision.seat, answer)
    while any(world.hands):  # the last trick lays itself
        world.lay(world.hands[world.turn])
    assert tuple(world.sums) == state.totals()


@pytest.mark.parametrize("seed", range(8))
def test_the_last_two_tricks_are_solved_and_not_played_out(seed: int) -> None:
    random, state = Random(seed), dealt(seed)
    while state.pending:
        decision = state.pending[0]
        view = state.view(decision.seat)
        thought = settled(search(RULES, view, decision, 200, random))
        exact = GAME.solve(RULES, view, decision)
        assert (exact is None) == (len(view.hand) > 2)
        if exact is not None:
            assert thought.playouts == 0
            assert exact[thought.action] == max(exact.values())
        state.play(decision.seat, anything(decision, random))


@pytest.mark.parametrize("seed", range(8))
def test_a_playout_ends_with_all_points_taken(seed: int) -> None:
    state = dealt(seed)
    hands = list(map(mask, state.hidden.hands))
    world = TyzichaWorld(hands, [0, 0, 0], NOTHING, state.public.tricks.turn, state.public.declarer)
    world.finish(Random(seed))
    assert world.hands == [0, 0, 0]
    assert sum(world.sums) >= 120


@pytest.mark.parametrize("viewer", range(3))
@pytest.mark.parametrize("contract", [100, 400, 1000])
def test_a_hand_is_worth_something_from_nothing_to_a_match(viewer: int, contract: int) -> None:
    state = dealt(3)
    state.public = replace(state.public, contract=contract)
    for sums in ((0, 0, 120), (220, 180, 0), (0, 400, 0), (0, 0, 400)):
        world = TyzichaWorld([0, 0, 0], list(sums), NOTHING, 0, state.public.declarer)
        assert 0 <= end_worth(state.view(viewer), world, Tyzicha(max_bid=1000).terms) <= 1


def test_a_vizier_tries_every_answer_and_takes_the_best() -> None:
    state = dealt(3)
    decision = state.pending[0]
    thought = think(GAME, RULES, state.view(decision.seat), decision, "vizier", Random(1))
    assert {one.action for one in thought.candidates} == set(decision.enumerate())
    assert thought.candidates[0].action == thought.action
