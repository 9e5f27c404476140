"""The hand that a search tries is the hand of the rules, and what it answers follows from the view alone."""

from itertools import islice
from random import Random

import pytest

from engine.contract import Seeded, Standing, Thought
from engine.search import think
from engine.search.generic import settled
from engine.truc import GAME, Truc
from engine.truc.places import team
from engine.truc.player.odds import world_of
from engine.truc.player.policy import choose
from engine.truc.player.search import search
from engine.truc.state import strength
from tests.engine.truc.hands import ORDER, hand, said


def strengths(hands: tuple[tuple[str, ...], ...]) -> list[list[int]]:
    return [sorted(strength(card) for card in cards) for cards in hands]


@pytest.mark.parametrize("seed", range(40))
def test_a_hand_goes_in_lock_step_with_the_rules(seed: int) -> None:
    random = Random(seed)
    state = Truc().start(Standing(order=ORDER, dealer=seed % 4), Seeded(random.randbytes(32), "deal"))
    said(state, *((f"{(seed + 1) % 4} cut",) if seed % 3 else (f"{(seed + 1) % 4} tap", f"{seed % 4} deal 1")))
    world = world_of(state.view(state.public.turn), state.hidden.hands)
    side = None
    while state.pending:
        (decision,) = state.pending
        view = state.view(decision.seat)
        again = world_of(view, state.hidden.hands)
        assert (again.laid, again.best, again.holder) == (world.laid, world.best, world.holder)
        assert (world.turn, strengths(state.hidden.hands)) == (decision.seat, [sorted(cards) for cards in world.hands])
        assert side is None
        answer = random.choice(list(decision.answers))
        state.play(decision.seat, answer)
        side = world.play(strength(answer.cards[0]))
    assert state.result is not None
    assert {team(seat) for seat in state.result.winners} == {side}
    assert world.tricks == [trick.side for trick in state.public.tricks]


def test_the_last_card_takes_the_trick_that_wins_the_hand() -> None:
    state = hand("3S", "4H", "2D", "AS", dealer=0)
    said(state, "3 play AS", "2 play 2D", "1 play 4H")
    view, (decision,) = state.view(0), state.pending
    thought = think(GAME, Truc(), view, decision, "vizier", Random(1))
    assert thought.action.text == "play 3S"


def test_a_call_that_cannot_be_lost_is_made() -> None:
    """The dealer's opponents have won the first trick and drawn none: with a Three they win the hand."""
    state = hand("4S 5S 6S", "3S 3H 3D", "4H 5H 6H", "2S 2H 3C", dealer=0)
    said(state, "3 play 2S", "2 play 4H", "1 play 3D", "0 play 4S")
    view, (decision,) = state.view(1), state.pending
    thought = think(GAME, Truc(), view, decision, "vizier", Random(1))
    assert thought.action.text == "truc"
    assert {one.action.verb for one in thought.candidates} == {"truc", "play"}


@pytest.mark.long
def test_the_same_view_and_luck_give_the_same_thought() -> None:
    state = hand("3S 5S 6S", "3H 4D 7D", "4H 5H 6H", "2S 2H JC", dealer=0)
    (decision,) = state.pending
    view = state.view(3)
    other = Truc().resample(view, Random(4)).view(3)
    one, two = (think(GAME, Truc(), each, decision, "master", Random(2)) for each in (view, other))
    assert one == two
    assert decision.allows(one.action)


def test_before_the_deal_the_policy_answers_and_a_cut_is_worth_a_tap() -> None:
    state = Truc().start(Standing(order=ORDER, dealer=0), Seeded(bytes(32), "deal"))
    trial = search(Truc(), state.view(1), state.pending[0], 100, Random(1))
    cut, tap = (trial.value(answer, None) for answer in trial.answers)
    assert cut == tap == 0.5
    said(state, "1 tap")
    view, (decision,) = state.view(0), state.pending
    trial = search(Truc(), view, decision, 100, Random(1))
    assert settled(trial) == Thought(choose(view, decision))


def test_before_the_deal_nobody_is_far_ahead_whatever_the_size_of_the_hands() -> None:
    state = Truc().start(Standing(order=ORDER, dealer=0), Seeded(bytes(32), "deal"))
    said(state, "1 tap")
    trial = search(Truc(), state.view(0), state.pending[0], 600, Random(1))
    worlds = list(islice(trial.worlds, 600))
    for answer in trial.answers:
        assert sum(trial.value(answer, world) for world in worlds) / len(worlds) == pytest.approx(0.5, abs=0.05)
