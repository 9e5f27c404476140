"""Tests of the plays that may be started and of those that may follow, sentence by sentence (DAH-3, DAH-4)."""

import pytest

from engine.climbing.events import Passed, Played
from engine.climbing.play import Play
from engine.dahimi import plays
from engine.dahimi.deck import ORDER
from engine.dahimi.round import Round
from tests.engine.acting import act, code, refusal, turn
from tests.engine.dahimi.scenes import scene

OTHERS = ("3H 4H", "3S 4S")


def leads(hand: str, cards: str, min_run: int = 3) -> str | None:
    """The code that this start is refused with; None when it is legal."""
    return answered(scene(hand, *OTHERS, min_run=min_run), cards)


def follows(hand: str, cards: str, top: str) -> str | None:
    """The code that this answer to `top` is refused with; None when it is legal."""
    return answered(scene(hand, *OTHERS, top=top), cards)


def answered(state: Round, cards: str) -> str | None:
    legal = state.action(f"play {cards}") in state.pending[0].answers
    if legal:
        act(state, f"0 play {cards}")
        return None
    return code(state, f"0 play {cards}")


@pytest.mark.parametrize("cards", ["9C", "9C 9D", "9C 9D 9H", "9C 9D 9H 9S"])
def test_any_number_of_cards_of_one_rank_starts_a_play(cards: str) -> None:
    assert leads("9C 9D 9H 9S KC", cards) is None


def test_identical_cards_of_two_packs_count() -> None:
    assert leads("9C 9C 9D KC", "9C 9C") is None
    assert leads("9C 9C 9D 9D 9H 9H 9S 9S KC", "9C 9C 9D 9D 9H 9H 9S 9S") is None


@pytest.mark.parametrize("cards", ["3D 4D 5D", "6D 7D 8D 9D", "9D 10D JD QD KD AD 2D", "KD AD 2D"])
def test_three_or_more_ranks_in_a_row_of_one_suit_start_a_play(cards: str) -> None:
    assert leads(f"{cards} KC", cards) is None


@pytest.mark.parametrize(
    "cards",
    [
        "6D 7D",  # two are no run
        "6D 7D 8C",  # of two suits
        "6D 7D 9D",  # with a gap
        "5C 5C 6C 7C",  # a rank twice
        "2D 3D 4D",  # the 2 is highest: not beside the 3
        "AD 2D 3D",
        "9D 9C KD",
        "9C 9D 10C 10D",  # no pairs in sequence
    ],
)
def test_nothing_else_starts_one(cards: str) -> None:
    assert leads(f"{cards} KC", cards) == "not_a_legal_play"


def test_min_run_four_wants_four() -> None:
    assert leads("6D 7D 8D KC", "6D 7D 8D", min_run=4) == "not_a_legal_play"
    assert leads("6D 7D 8D 9D KC", "6D 7D 8D 9D", min_run=4) is None
    assert refusal(scene("6D 7D 8D KC", *OTHERS, min_run=4), "0 play 6D 7D 8D").values == {"shortest": 4}


def test_a_set_is_followed_by_as_many_cards_of_a_higher_rank() -> None:
    assert follows("9C 9D", "9C 9D", top="8CD") is None
    assert follows("9C 9D 9H", "9C 9D 9H", top="8CD") == "wrong_pattern"
    assert follows("9C", "9C", top="8CD") == "wrong_pattern"
    assert follows("7C 7D", "7C 7D", top="8CD") == "not_higher"


def test_a_tie_loses() -> None:
    assert follows("8H 8S", "8H 8S", top="8CD") == "not_higher"
    assert follows("2H", "2H", top="2S") == "not_higher"


def test_a_2_is_above_an_ace() -> None:
    assert follows("2C", "2C", top="AS") is None
    assert follows("3C", "3C", top="2S") == "not_higher"


def test_a_run_is_followed_by_a_run_of_the_same_length_wholly_above_it() -> None:
    assert follows("10C JC QC KC 3D", "10C JC QC KC", top="6D-9D") is None
    assert follows("9C 10C JC QC", "9C 10C JC QC", top="6D-9D") == "not_higher"
    assert follows("10C JC QC", "10C JC QC", top="6D-9D") == "wrong_pattern"
    assert follows("10C JC QC KC AC", "10C JC QC KC AC", top="6D-9D") == "wrong_pattern"


def test_sets_and_runs_never_answer_each_other() -> None:
    assert follows("9C 9D 9H", "9C 9D 9H", top="4C-6C") == "wrong_pattern"
    assert follows("9C 10C JC", "9C 10C JC", top="4CDH") == "wrong_pattern"


def test_refusals_come_in_the_order_of_the_rules_and_change_nothing() -> None:
    state = scene("9C 9D 4C", *OTHERS, top="8CD")
    assert code(state, "1 play KC") == "not_your_turn"
    assert code(state, "0 play") == "no_cards"
    assert code(state, "0 play KC 4C") == "not_in_hand"  # nor is it a play
    assert code(state, "0 play 9C 9C") == "not_in_hand"  # one only
    assert code(state, "0 play 9C 4C") == "not_a_legal_play"
    assert code(state, "0 9C") == "wrong_pattern"
    assert refusal(state, "0 9C").values == {"shape": "set", "size": 2, "played": 1}


def test_the_starter_must_play() -> None:
    state = scene("9C 9D 4C", *OTHERS)
    assert code(state, "0 pass") == "must_lead"
    assert state.action("pass") not in state.pending[0].answers


def test_a_pass_is_always_possible_later_and_does_not_bind() -> None:
    state = scene("KC 4C", "5C 5D", "8C 8D", turn=1)
    assert act(state, "1 5C", "2 pass", "0 pass")[-1].name == "trick-taken"
    act(state, "1 5D")
    state = scene("KC 4C", "5C 5D", "8C 8D", turn=1)
    assert act(state, "1 5C", "2 8C", "0 pass")[-1] == Passed(0)
    assert act(state, "1 pass")[-2] == Passed(1)
    state = scene("KC 4C", "6C 9D", "8C 8D", "3S 3D", turn=0)
    act(state, "0 4C", "1 pass", "2 8C", "3 pass", "0 pass")
    assert state.action("9D") in state.pending[0].answers


def test_nobody_plays_directly_on_himself() -> None:
    state = scene("4C 5C KC", "3D 6D", "3S 6S")
    act(state, "0 4C", "1 pass", "2 pass")
    assert turn(state) == 0
    assert state.view(None).pile == ()


def test_a_play_is_told_with_its_shape_and_cards() -> None:
    state = scene("6D 7D 8D KC", *OTHERS)
    assert act(state, "0 6D-8D")[0] == Played(0, "8", 3, cards=("6D", "7D", "8D"), shape="run")
    laid = state.view(None).pile[-1]
    assert (laid.rank, laid.size, laid.shape, laid.cards) == ("8", 3, "run", ("6D", "7D", "8D"))
    state = scene("9D 9D KC", *OTHERS)
    assert act(state, "0 9DD")[0] == Played(0, "9", 2, cards=("9D", "9D"), shape="set")


# ---------------------------------------------------------------------- texts


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ("9C", "9C"),
        ("9D 9C", "9CD"),
        ("10S 10C 10C", "10CCS"),
        ("8D 6D 7D", "6D-8D"),
        ("KH AH 2H", "KH-2H"),
    ],
)
def test_a_play_has_one_short_text_whatever_the_order_of_its_cards(cards: str, text: str) -> None:
    state = scene("3C", *OTHERS)
    assert state.action(f"play {cards}").text == text
    assert state.action(text) == state.action(f"play {cards}")
    assert state.action(text).cards == state.action(f"play {cards}").cards


def test_the_longest_text_fits_a_button() -> None:
    longest = plays.a_set("10", "C" * 4 + "D" * 4 + "H" * 4 + "S" * 4)
    assert len(longest.text) == 18


@pytest.mark.parametrize("text", ["", "9", "9X", "CD", "6D-9C", "9D-6D", "6D-", "call 3", "leave now", "9CCCCC", "1D"])
def test_other_texts_cannot_be_read(text: str) -> None:
    assert code(scene("9C 4C", *OTHERS), f"0 {text}") == "unreadable"


def test_a_play_says_how_many_ranks_are_above_it() -> None:
    for place, rank in enumerate(ORDER):
        found = plays.of([f"{rank}C"])
        assert isinstance(found, Play)
        assert (found.place, found.above) == (place, 12 - place)
    run = plays.of(["JC", "QC", "KC"])
    assert run is not None
    assert (run.rank, run.above, run.size, run.shape) == ("K", 2, 3, "run")
