"""The kernel of the search goes in lock step with the rules and the policy, and its worlds fit what was seen."""

from itertools import islice
from random import Random

import pytest

from engine.cards.packs import RANKS, rank
from engine.contract import Dice
from engine.tadmur import Tadmur
from engine.tadmur.player.policy import choose
from engine.tadmur.player.search import Side, TadmurWorld, sample_worlds, weights_of_targets
from engine.tadmur.resample import guesses_of
from engine.tadmur.round import TadmurRound, other
from tests.engine.any_game import first_table


def begun(random: Random) -> TadmurRound:
    """A deal by any of the rules that touch play."""
    rules = Tadmur(spaces=random.choice((5, 7, 9)), stuck=random.choice(("lose", "pass")))
    return rules.start(first_table(rules, 2, random).standing, Dice(random))


def true_world(state: TadmurRound) -> TadmurWorld:
    """The world of a deal as the seat on turn sees it, with the true target of the other one."""
    view, whose = state.view(state.public.turn), other(state.public.turn)
    target = RANKS.index(rank(state.chain(whose).target))
    return next(one.world for one in sample_worlds(view, Random(1)) if one.world.sides[whose].target == target)


def plain(side: Side) -> tuple[object, ...]:
    return side.last, side.target, side.pool, side.spaces, side.named, side.suspected()


@pytest.mark.parametrize("seed", range(12))
def test_the_kernel_goes_the_way_of_the_rules_and_of_the_policy(seed: int) -> None:
    random = Random(seed)
    state = begun(random)
    while state.pending:
        decision, world = state.pending[0], true_world(state)
        chosen, seat = choose(state.view(decision.seat), decision), decision.seat
        before = world.copy()
        world.go_on()
        state.play(seat, chosen)
        if chosen.verb == "play":  # of two cards that the policy likes as well, either will do
            fits = before.sides[seat].copy()
            fits.lay(RANKS.index(rank(chosen.cards[0])))
            if world.sides[seat].last != fits.last:
                assert world.sides[seat].worth() == fits.worth()
                continue
        assert world.over == (not state.pending)
        if state.pending:
            after = true_world(state)
            assert [plain(side) for side in world.sides] == [plain(side) for side in after.sides]
            assert (world.turn, world.guessed, world.idle) == (after.turn, after.guessed, after.idle)
        else:
            assert state.result is not None
            assert state.result.winners == (() if world.winner is None else (world.winner,))


@pytest.mark.parametrize("seed", range(6))
def test_a_world_has_a_target_that_the_other_seat_may_have(seed: int) -> None:
    random = Random(seed)
    state = begun(random)
    while state.pending:
        seat = state.pending[0].seat
        view, whose = state.view(seat), other(seat)
        weights = weights_of_targets(view)
        assert weights[RANKS.index(rank(state.chain(whose).target))] > 0
        assert not any(weights[RANKS.index(name)] for name in guesses_of(view.public, seat))
        for one in islice(sample_worlds(view, random), 5):
            assert weights[one.world.sides[whose].target] > 0
        state.play(seat, choose(view, state.pending[0]))


def test_a_target_is_likelier_that_explains_the_cards_by_the_policy() -> None:
    """Over many deals the true target has more weight than a rank of the same cards has by lot."""
    true, by_lot = 0.0, 0.0
    for seed in range(30):
        state = begun(Random(seed))
        for _ in range(8):
            if state.pending:
                state.play(state.pending[0].seat, choose(state.view(state.pending[0].seat), state.pending[0]))
        if state.pending:
            weights, whose = weights_of_targets(state.view(state.public.turn)), other(state.public.turn)
            true += weights[RANKS.index(rank(state.chain(whose).target))] / sum(weights)
            by_lot += 1 / sum(weight > 0 for weight in weights)
    assert true > 1.5 * by_lot
