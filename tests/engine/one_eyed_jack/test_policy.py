"""Computer players finish rows, stop those of others, swap dead cards, and beat random ones."""

from random import Random

import pytest

from engine.contract import Dice, Standing
from engine.one_eyed_jack import GAME, OneEyedJack
from engine.one_eyed_jack.round import OneEyedJackRound
from engine.one_eyed_jack.state import side_of
from tests.conformance.one_eyed_jack import game_in, order

GAMES = 10


def chosen(state: OneEyedJackRound) -> str:
    decision = state.pending[0]
    return GAME.choose(state.view(decision.seat), decision).text


def test_a_row_that_wins_is_finished() -> None:
    occupied = {"B1": 0, "C1": 0, "D1": 0, "F7": 0, "G7": 0}
    assert chosen(game_in({"players": 3, "hand": "3H 4S JD", "occupied": occupied})) == "play 4S#1 E1"


def test_a_two_eyed_jack_finishes_what_no_card_can() -> None:
    occupied = {"B1": 0, "C1": 0, "D1": 0}
    assert chosen(game_in({"players": 3, "hand": "3H JD", "occupied": occupied})) == "play JD#1 E1"


def test_a_row_of_another_side_is_stopped() -> None:
    occupied = {"B1": 1, "C1": 1, "D1": 1}
    assert chosen(game_in({"players": 3, "hand": "3H 4S 9C", "occupied": occupied})) == "play 4S#1 E1"


def test_a_one_eyed_jack_breaks_what_cannot_be_blocked() -> None:
    occupied = dict.fromkeys(("C5", "D5", "E5", "F5"), 1)
    answer = chosen(game_in({"players": 3, "hand": "3H JS", "occupied": occupied}))
    assert answer.startswith("play JS#1")


def test_a_dead_card_is_swapped_first() -> None:
    assert chosen(game_in({"hand": "AS 5H", "occupied": {"B1": 1, "G5": 0}})) == "swap AS#1"


def test_the_own_hand_decides_where_a_row_grows() -> None:
    """With 2S and 3S in hand the ace of spades belongs beside them, not on its other cell."""
    assert chosen(game_in({"hand": "AS 2S 3S 4S"})).endswith(("B1", "C1", "D1", "E1"))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_players_are_beaten(players: int) -> None:
    random, won = Random(f"{players} players"), 0
    for number in range(GAMES):
        state = OneEyedJack().start(Standing(order=order(players), dealer=number % players), Dice(random))
        able = number % 2
        while state.pending:
            decision = state.pending[0]
            clever = side_of(decision.seat, players) == able
            every = list(decision.enumerate())
            answer = GAME.choose(state.view(decision.seat), decision) if clever else random.choice(every)
            state.play(decision.seat, answer)
        won += state.result is not None and bool(
            {seat for seat in state.result.winners if side_of(seat, players) == able}
        )
    assert won > GAMES * 0.6
