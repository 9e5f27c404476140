"""Tests of habit: the policy answers by a few bits of the hand as it answers by the whole sight."""

from itertools import islice
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.climbing.policy import Glance, choose
from engine.climbing.round import ClimbingRound
from engine.contract import Seeded, Standing
from engine.tarothimi.game import TarotHimi
from engine.tarothimi.habit import habit
from engine.tarothimi.round import TarotRound
from tests.engine.random_play import seeds, wander
from tests.engine.worlds import ANY

DEALS, MOST = 10, 0.6  # the share of the turns with something to choose in which it is known


def known(state: ClimbingRound) -> list[bool]:
    """A flag for each decision that leaves a choice: true if the habit tells an answer, which then is the policy's."""
    assert isinstance(state, TarotRound)
    found = []
    for asked in state.pending:
        if answer := habit(state, asked):
            assert answer is choose(Glance(state, asked.seat), asked)
        if len(list(islice(asked.enumerate(), 2))) > 1:
            found.append(answer is not None)
    return found


@given(st.data(), seeds)
def test_the_habit_is_the_policy(data: st.DataObject, seed: int) -> None:
    """It is so by any rules, in rounds at random, with many arcana."""
    state = data.draw(ANY["tarothimi"]).start(seed)
    known(state)
    for _ in wander(state, Random(seed)):
        known(state)


def test_it_is_known_in_most_turns() -> None:
    found: list[bool] = []
    for number in range(DEALS):
        state = TarotHimi().start(Standing(order=tuple("abcd")), Seeded(number.to_bytes(32, "big"), "deal"))
        while state.pending:
            found += known(state)
            asked = state.pending[0]
            state.play(asked.seat, choose(Glance(state, asked.seat), asked))
    assert sum(found) > MOST * len(found)
