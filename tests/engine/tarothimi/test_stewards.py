"""Tests of when stewards use powers: to stop a player who is about to win, and where they have nothing to play."""

from collections import Counter
from random import Random

import pytest

from engine.climbing.player import policy
from engine.contract import Dice, Standing
from engine.tarothimi.game import TarotHimi
from engine.tarothimi.round import TarotRound
from tests.engine.acting import act
from tests.engine.tarothimi.scenes import mine, scene


@pytest.mark.long
def test_each_power_is_used_now_and_then() -> None:
    used: Counter[str] = Counter()
    for number in range(150):
        state = TarotHimi().start(Standing(order=tuple("abcd")), Dice(Random(number)))
        while state.pending:
            decision = state.pending[0]
            state.play(decision.seat, policy.choose(state.view(decision.seat), decision))
        used.update(action.verb for _, action in state.log)
    assert all(used[verb] for verb in ("justice", "judgement", "chariot", "wheel"))


def test_arcana_are_kept_where_minors_will_do() -> None:
    state = mine("5 9 World Magician", top="4x1")
    assert policy.choose(state.view(0), state.pending[0]).text == "5x1"
    state = mine("5 9 World Magician")
    assert policy.choose(state.view(0), state.pending[0]).text == "5x1"


def chosen(state: TarotRound) -> str:
    decision = state.pending[0]
    return policy.choose(state.view(decision.seat), decision).text


def test_who_is_out_or_has_one_card_left_takes_his_play_back() -> None:
    for hand in ("3", "3 4"):
        state = scene(hand, "5 9 Justice Judgement", "6 7 8", "6 7 8")
        act(state, "0 3x1")
        assert chosen(state) == "judgement"


def test_no_play_is_undone_of_one_who_is_far_from_out() -> None:
    assert chosen(mine("5 9 Justice Judgement", top="4x1")) == "5x1"
    assert chosen(mine("3 3 Justice Judgement", top="Kx2")) == "pass"


def test_with_nothing_to_play_the_highest_pays() -> None:
    assert chosen(mine("3 3 Chariot Justice", top="Kx1")) == "chariot 1 3"


def test_a_last_card_that_cannot_be_played_is_put_away() -> None:
    assert chosen(mine("Wheel", top="Kx1")) == "wheel"
    assert chosen(mine("Justice", top="Kx1")) == "justice"
