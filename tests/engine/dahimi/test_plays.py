"""Tests of the plays that may be started and of those that may follow, sentence by sentence (DAH-3, DAH-4)."""

import pytest

from engine.climbing.events import Played
from engine.climbing.play import Play
from engine.dahimi import plays
from engine.dahimi.deck import ORDER
from engine.dahimi.round import Round
from tests.engine.acting import act, code, refusal
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
