"""Tests of how a computer player handles sets and runs."""

from random import Random

from engine import dahimi
from engine.climbing.views import climbing
from engine.contract import Dice, Standing
from engine.dahimi.game import Dahimi
from engine.dahimi.player.groups import groups
from engine.dahimi.round import Round
from engine.search.generic import settled
from tests.engine.acting import act
from tests.engine.dahimi.scenes import dealt, scene

OTHERS = ("3H 4H", "3S 4S")


def chosen(state: Round) -> str:
    decision = state.pending[0]
    return dahimi.GAME.choose(state.view(decision.seat), decision).text


def answer(hand: str, top: str) -> str:
    led = " ".join(scene("3C", *OTHERS).action(top).cards)
    state = scene(hand, f"{led} 3H 4H", "3S 4S", turn=1)
    act(state, f"1 {top}", "2 pass")
    return chosen(state)


def test_a_hand_is_kept_in_runs_and_sets() -> None:
    assert groups(scene("5D 6D 7D 8D 9C 9H KS", *OTHERS).view(0)) == (("5D", "6D", "7D", "8D"), ("9C", "9H"), ("KS",))
    # A run that takes pairs apart spares nothing.
    assert groups(scene("5C 5D 6C 6D 7C 7D", *OTHERS).view(0)) == (("5C", "5D"), ("6C", "6D"), ("7C", "7D"))
    assert groups(scene("5D 6D 7D KS", *OTHERS, min_run=4).view(0)) == (("5D",), ("6D",), ("7D",), ("KS",))


def test_it_starts_with_its_lowest_run_or_set() -> None:
    assert chosen(scene("5D 6D 7D 9C 9H KS", *OTHERS)) == "5D-7D"
    assert chosen(scene("4S 4H 5D 6D 7D 9C", *OTHERS)) == "4HS"


def test_it_breaks_no_run_for_a_trick_that_it_need_not_win() -> None:
    assert answer("5D 6D 7D 9C 9H KS", "4C") == "KS"
    assert answer("5D 6D 7D 8D 9C 9H", "4C") == "pass"
    assert answer("7D 8D 9D 10C 3S", "4C-6C") == "7D-9D"
    assert answer("7D 8D 9D 10D 3S 3C", "4C-6C") == "pass"


def test_it_pays_the_suit_that_lies_in_no_run() -> None:
    state = dealt("3C 4C 5C", "3H 4H 5H", "QC KC AC AS")
    assert [answer.text for answer in state.pending[0].answers] == ["pay AC", "pay AS"]
    assert chosen(state) == "pay AS"


def test_it_gives_back_cards_that_stand_alone() -> None:
    state = dealt("3C 4C 5C 7D 9H", "3H 4H 5H", "QC KC 2S")
    assert chosen(state) == "give 7D"


def turned(hand: str) -> Round:
    """Seat 0 holds this hand after its revolution, and leads."""
    state = scene(f"9C 9D 9H 9S {hand}", "4H 5H", "4S 5S", revolution=True)
    act(state, "0 play 9C 9D 9H 9S", "1 pass", "2 pass")
    return state


def test_after_a_revolution_the_highest_ranks_are_the_low_ones() -> None:
    assert chosen(turned("3C 6C 6D AS")) == "AS"
    assert groups(turned("3C 5D 6D 7D").view(0)) == (("7D", "6D", "5D"), ("3C",))


def test_after_a_revolution_it_answers_with_the_weakest_play_that_does() -> None:
    state = turned("3C 10C AS")
    act(state, "0 play AS", "1 pass", "2 pass", "0 play 10C")
    assert chosen(state) == "5H"


def test_whoever_searches_answers_by_the_house_rules_of_daifugo() -> None:
    rules = Dahimi.read(
        {"revolution": True, "eight_stop": True, "suit_lock": True, "spade_three": True, "packs": 2, "exchange": "none"}
    )
    luck, turned, searched = Random("daifugo"), 0, 0
    state = rules.start(Standing(order=tuple("abcd"), round=2, dealer=3), Dice(luck))
    while state.pending:
        decision = state.pending[0]
        view = climbing(state.view(decision.seat))
        answer = dahimi.GAME.choose(view, decision)
        if len(view.hand) < 9 and dahimi.GAME.search is not None:
            answer = settled(dahimi.GAME.search(rules, view, decision, 30, luck)).action
            searched += 1
            turned += view.turned
        assert decision.allows(answer)
        state.play(decision.seat, answer)
    assert searched
    assert turned
