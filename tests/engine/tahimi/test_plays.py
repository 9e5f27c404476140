"""Tests of the plays that are legal, and of why the others are refused, in this order (TAH-4, TAH-7, TAH-8)."""

import pytest

from engine.climbing.events import Played
from engine.climbing.rules import plain_order
from tests.engine.acting import act, code, offered, refusal
from tests.engine.tahimi.scenes import scene

REST = ("2 2", "2 2", "2 2")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("1 pass", "not_your_turn"),
        ("1 play", "not_your_turn"),
        ("1 play 9 9", "not_your_turn"),
        ("0 play", "no_cards"),
        ("0 play 7", "not_in_hand"),
        ("0 play 7 9", "not_in_hand"),  # before not_a_set
        ("0 play 5 9", "not_a_set"),
        ("0 play 5 9 as Q", "not_a_set"),  # before bad_declaration
        ("0 play 5 as Q", "bad_declaration"),
        ("0 play 5 as Z", "bad_declaration"),
        ("0 play 9 as Q", "bad_declaration"),  # before wrong_size
        ("0 play 9", "wrong_size"),
        ("0 play 5 5 5", "wrong_size"),
        ("0 play 5 5", "not_higher"),
    ],
)
def test_refusals_in_the_order_in_which_they_are_tested(line: str, expected: str) -> None:
    assert code(scene("5 5 5 9 Q Q", *REST, top="8x2", owner=3), line) == expected


def test_the_penalty_comes_before_all_that_concerns_the_cards() -> None:
    state = scene("9 K", "5 5", "6 6", one_card="manual", one_card_penalty="skip")
    act(state, "0 Kx1", "1 pass", "2 catch 0", "2 pass")
    assert [code(state, f"0 {text}") for text in ("9x1", "play", "play 5 6")] == ["one_card_penalty"] * 3
    assert code(state, "1 9x1") == "not_your_turn"


def test_the_values_of_a_refusal_name_what_its_sentence_needs() -> None:
    state = scene("5 5 5 9 Q Q", *REST, top="8x2", owner=3)
    assert refusal(state, "0 9x1").values == {"size": 2, "played": 1}
    assert refusal(state, "0 5x2").values == {"rank": "5", "top": "8", "size": 2}
    assert refusal(state, "1 pass").values == {"turn": 0}


@pytest.mark.parametrize("text", ["", "sing", "Kx0", "Kx99", "pass now", "catch", "catch x", "catch -1", "leave soon"])
def test_what_is_no_action_is_unreadable(text: str) -> None:
    assert code(scene("K 3", *REST), f"0 {text}") == "unreadable"


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("play K K", "Kx2"),
        ("play Jo K", "Kx2j1"),
        ("play K K Jo as K", "Kx3j1"),
        ("play Jo", "Ax1j1"),
        ("play Jo Jo", "Ax2j2"),
        ("play Jo as 9", "9x1j1"),
    ],
)
def test_a_play_in_full_is_the_same_as_its_short_text(text: str, canonical: str) -> None:
    assert scene("K K Jo Jo 3", *REST, jokers="wild").action(text).text == canonical


def test_a_joker_takes_the_rank_of_its_naturals_and_adds_to_the_size() -> None:
    for jokers in ("low", "wild"):
        state = scene("A A Jo 3", *REST, top="Kx3", owner=3, jokers=jokers)
        assert act(state, "0 play A A Jo")[0] == Played(0, "A", 3, 1)
        assert state.hand(0) == ("3",)


@pytest.mark.parametrize("jokers", ["low", "wild"])
def test_another_declaration_than_the_naturals_is_refused(jokers: str) -> None:
    assert code(scene("A Jo 3", *REST, jokers=jokers), "0 play A Jo as K") == "bad_declaration"


def test_a_wild_joker_alone_is_any_rank_by_default_the_highest() -> None:
    state = scene("Jo 3", *REST, jokers="wild")
    assert {f"{rank}x1j1" for rank in plain_order(deuces_high=False)} <= offered(state)
    assert act(state, "0 play Jo")[0] == Played(0, "A", 1, 1)
    deuces = scene("Jo 3", *REST, deuces_high=True, jokers="wild")
    assert act(deuces, "0 play Jo")[0] == Played(0, "2", 1, 1)


def test_a_wild_joker_is_at_most_an_ace_and_so_tops_none() -> None:
    state = scene("Jo Jo 3", *REST, top="Ax1", owner=3, jokers="wild")
    assert offered(state) == {"pass"}
    assert code(state, "0 play Jo") == "not_higher"
    assert code(state, "0 play Jo as low") == "bad_declaration"
