"""The kernel's world beside the round: after every answer both stand at the same point, by any rules."""

from hypothesis import given

from engine.tahimi.catalogue import Play
from engine.tarothimi.arcana import POWERS
from engine.tarothimi.player.world import TarotWorld
from tests.engine.random_play import seeds
from tests.engine.tarothimi.player.positions import any_table, facts, plays_of
from tests.engine.tarothimi.worlds import Table


@given(any_table, seeds)
def test_an_answer_leads_to_the_same_point_as_in_the_round(table: Table, seed: int) -> None:
    before: TarotWorld | None = None
    for state, step in plays_of(table, seed):
        after = TarotWorld.of(state)
        if step is not None and before is not None and (isinstance(step.action, Play) or step.action.verb in POWERS):
            before.do(step.action)
            assert facts(before) == facts(after)
        before = after


@given(any_table, seeds)
def test_the_same_plays_are_legal(table: Table, seed: int) -> None:
    for state, _ in plays_of(table, seed):
        if not state.pending:
            continue
        (decision,) = state.pending
        answers = [answer for answer in decision.answers if isinstance(answer, Play)]
        world = TarotWorld.of(state)
        legal = world.legal()
        assert legal == sum(answer.bit for answer in answers if answer.size)
        assert world.must_pass >> decision.seat & 1 or world.may_pass(legal) == (state.catalogue.pass_ in answers)


@given(any_table, seeds)
def test_a_copy_goes_its_own_way(table: Table, seed: int) -> None:
    for state, _ in plays_of(table, seed):
        if not state.pending:
            continue
        world = TarotWorld.of(state)
        before, copied = facts(world), world.copy()
        for answer in state.pending[0].enumerate():
            copied.do(answer)
            break
        assert facts(world) == before
