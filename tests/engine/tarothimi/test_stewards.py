"""Stewards play Tarot-himi by their view alone, always legally, and use powers where they have nothing to play."""

from collections import Counter
from random import Random

from engine import stewards
from engine.contract import Dice, Standing
from engine.tarothimi.game import TarotHimi
from tests.engine.tarothimi.scenes import mine


def test_each_power_is_used_now_and_then() -> None:
    used: Counter[str] = Counter()
    for number in range(150):
        state = TarotHimi().start(Standing(order=tuple("abcd")), Dice(Random(number)))
        while state.pending:
            decision = state.pending[0]
            state.play(decision.seat, stewards.choose(state.view(decision.seat), decision))
        used.update(action.verb for _, action in state.log)
    assert all(used[verb] for verb in ("justice", "judgement", "chariot", "wheel"))


def test_arcana_are_kept_where_minors_will_do() -> None:
    state = mine("5 9 World Magician", top="4x1")
    assert stewards.choose(state.view(0), state.pending[0]).text == "5x1"
    state = mine("5 9 World Magician")
    assert stewards.choose(state.view(0), state.pending[0]).text == "5x1"
