"""The habits of seats beside the policy: they do what it does, powers included."""

from hypothesis import given

from engine.climbing.player.policy import Glance, choose
from engine.tarothimi.player.playout import habits_of
from engine.tarothimi.player.world import TarotWorld
from engine.tarothimi.round import TarotRound
from tests.engine.random_play import seeds
from tests.engine.tarothimi.player.positions import any_table, facts, plays_of
from tests.engine.tarothimi.scenes import mine
from tests.engine.tarothimi.worlds import Table


@given(any_table, seeds)
def test_habits_are_the_policy(table: Table, seed: int) -> None:
    for state, _ in plays_of(table, seed):
        if not state.pending:
            continue
        (decision,) = state.pending
        by_habit, by_policy = TarotWorld.of(state), state.copy()
        habits_of(state.catalogue).act(by_habit)
        by_policy.play(decision.seat, choose(Glance(state, decision.seat), decision))
        assert facts(by_habit) == facts(TarotWorld.of(by_policy))


def usual(state: TarotRound) -> str | None:
    """The answer that a few bits tell, as a text."""
    world = TarotWorld.of(state)
    top = None if world.pile is None else world.pile[0]
    play = habits_of(state.catalogue).usual(world.hands[0], world.beside[0], top, acted=False)
    return None if play is None else play.text


def test_most_answers_are_told_by_a_few_bits() -> None:
    assert usual(mine("5 9 9 World Moon", top="4x1")) == "5x1"
    assert usual(mine("5 5 9 9 Devil", top="8x1")) == "9x1"
    assert usual(mine("5 5 9 9", top="8x1")) == "pass"
    assert usual(mine("5 9 9 K K Death")) == "Kx2"
    assert usual(mine("2 2 3 Tower")) == "2x2"


def test_arcana_with_something_to_say_of_their_own_are_asked_for() -> None:
    assert usual(mine("2 2 Fool", top="8x1")) is None
    assert usual(mine("2 2 Magician", top="8x1")) is None
    assert usual(mine("2 2 Chariot", top="8x1")) is None
    assert usual(mine("2 3 3 Lovers")) is None
