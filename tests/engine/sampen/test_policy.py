"""Computer players keep pairs for a dead stock, put them up in time, and show no pattern."""

from random import Random

import pytest

from engine.cards.packs import plain
from engine.contract import Dice, Standing
from engine.sampen import GAME, Sampen
from engine.sampen.state import CHOOSE, LEAD
from engine.search.generic import any_of
from tests.conformance.sampen import asked, situation

GAMES = 150


def chosen(hand: str, phase: str = CHOOSE) -> str:
    state = asked({"phase": phase, "hand": hand})
    (decision,) = state.pending
    return plain(GAME.choose(state.view(decision.seat), decision).cards[0])


@pytest.mark.parametrize("phase", [CHOOSE, LEAD])
def test_a_pair_is_kept_while_there_are_two_single_cards(phase: str) -> None:
    assert chosen("2S 9H 9H 4D", phase) in ("2S", "4D")


@pytest.mark.parametrize("phase", [CHOOSE, LEAD])
def test_pairs_go_before_the_last_single_card_and_where_there_is_nothing_else(phase: str) -> None:
    assert chosen("2S 9H 9H", phase) == "9H"
    assert chosen("9H 9H", phase) == "9H"
    assert chosen("9H 9H 3S 3S", phase) in ("9H", "3S")


def test_it_is_not_always_the_lowest_and_the_same_in_the_same_hand() -> None:
    hands = [f"2S 5S 9S {rank}H" for rank in "A23456789"]
    assert {chosen(hand) for hand in hands} > {"2S"}
    assert [chosen(hand) for hand in hands] == [chosen(hand) for hand in hands]


def test_a_pair_that_was_kept_wins_a_dead_stock() -> None:
    state = situation({"upcard": "7D", "hands": {0: "3H", 1: "3H 9S 9S"}})
    list(state.play_on())
    while state.pending:
        (decision,) = state.pending
        state.play(decision.seat, GAME.choose(state.view(decision.seat), decision))
    assert state.result is not None
    assert state.result.winners == (1,)


def test_random_players_are_beaten_where_stocks_go_dead() -> None:
    """About six deals of ten between two, so that half of them would be a bad day."""
    random, won = Random(1), 0
    for number in range(GAMES):
        state = Sampen().start(Standing(order=("a", "b"), dealer=number % 2), Dice(random))
        while state.pending:
            (decision,) = state.pending
            able = decision.seat == 0
            answer = GAME.choose(state.view(0), decision) if able else any_of(decision.answers, random)
            state.play(decision.seat, answer)
        won += state.result is not None and state.result.winners == (0,)
    assert won > GAMES / 2
