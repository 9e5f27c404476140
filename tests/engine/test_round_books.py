"""The books that a round keeps for every game: positions, what is sealed and revealed, refused answers."""

import pytest

from engine.contract import Illegal, Seeded, Standing, naming
from tests.toy import Toy, ToyRound


def bidding() -> ToyRound:
    return Toy().start(Standing(order=("a", "b")), Seeded(bytes(32), "deal"))


def test_sealed_answers_move_nothing_until_the_last_one_reveals_them() -> None:
    state = bidding()
    state.play(0, naming("bid", "1"))
    state.play(0, naming("bid", "2"))
    assert state.position == 0
    assert not state.revealed(0, 0)
    state.play(1, naming("bid", "1"))
    assert state.position == 1
    assert state.revealed(0, 0)
    assert state.revealed(1, 0)


def test_an_open_choice_was_never_sealed() -> None:
    state = bidding()
    for seat in range(2):
        state.play(seat, naming("bid", "1"))
    turn = state.pending[0].seat
    state.play(turn, next(iter(state.pending[0].answers)))
    assert not state.revealed(turn, 1)
    assert state.revealed(turn, 0)


@pytest.mark.parametrize("text", ["bid 9", "bid", "play KS", "sing"])
def test_what_is_no_answer_is_refused_by_the_game_itself(text: str) -> None:
    state = bidding()
    with pytest.raises(Illegal, match="not_offered"):
        state.play(0, state.action(text))


@pytest.mark.parametrize("text", ["", "\x00", "bid 1\n", "K" * 2000])
def test_what_nobody_can_have_meant_is_unreadable(text: str) -> None:
    with pytest.raises(Illegal, match="unreadable"):
        bidding().action(text)
