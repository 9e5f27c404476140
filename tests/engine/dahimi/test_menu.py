"""Tests of the menu: every legal play is listed, or another is that differs in suits alone; a listed play breaks no run
without need (DAH-3).
"""

import pickle

import pytest

from engine.climbing.play import Play
from engine.dahimi import bits
from engine.dahimi.menu import PlayMenu
from engine.dahimi.plays import Pile, of_text


def menu(hand: str, top: str | None = None, min_run: int = 3) -> PlayMenu:
    return PlayMenu(bits.pack(hand.split()), Pile(of_text(top) if top else None, min_run))


def listed(hand: str, top: str | None = None, min_run: int = 3) -> list[str]:
    return [answer.text for answer in menu(hand, top, min_run)]


def test_one_choice_of_suits_stands_for_all_where_no_run_is_held() -> None:
    assert listed("9C 9D 9H KS") == ["9C", "KS", "9CD", "9CDH"]
    assert {play.text for play in menu("9C 9D 9H KS").enumerate()} == {
        *("9C", "9D", "9H", "KS"),
        *("9CD", "9CH", "9DH"),
        "9CDH",
    }


def test_a_set_is_made_of_cards_that_lie_in_no_run() -> None:
    assert listed("7C 8C 9C 9D 9H", top="8SH") == ["9DH", "pass"]
    assert listed("7C 8C 9C 9D 9H", top="8S") == ["9D", "pass"]
    assert listed("7C 8C 9C 9D 9H", top="8CDH") == ["9CDH", "pass"]


def test_where_a_run_must_be_broken_each_choice_is_listed() -> None:
    assert listed("7C 8C 9C 7D 8D 9D", top="8S") == ["9C", "9D", "pass"]
    assert listed("7C 8C 9C 7D 8D 9D 9H", top="8CD") == ["9CH", "9DH", "pass"]


def test_a_second_card_of_the_kind_can_go_and_the_run_stays() -> None:
    assert listed("7C 8C 9C 9C", top="8S") == ["9C", "pass"]
    assert listed("7C 8C 9C 9C 7D 8D 9D", top="8S") == ["9C", "pass"]


def test_runs_too_short_to_be_played_keep_nobody_from_anything() -> None:
    assert listed("7C 8C 9C 9D", top="8S", min_run=4) == ["9C", "pass"]


def test_every_run_is_listed_by_length_and_height() -> None:
    runs = [text for text in listed("6D 7D 8D 9D KH AH 2H") if "-" in text]
    assert runs == ["6D-8D", "7D-9D", "KH-2H", "6D-9D"]
    assert listed("6D 7D 8D 9D 10D KH AH 2H", top="3C-5C") == ["6D-8D", "7D-9D", "8D-10D", "KH-2H", "pass"]
    assert listed("6D 7D 8D 9D 10D", top="4C-6C") == ["7D-9D", "8D-10D", "pass"]


def test_singles_come_first_then_sets_by_size_then_runs() -> None:
    shapes = [(answer.shape, answer.size) for answer in menu("6D 7D 8D 8C 9C 9H 9S KH") if isinstance(answer, Play)]
    assert shapes == sorted(shapes, key=lambda one: (one[0] == "run", one[1]))


@pytest.mark.parametrize("text", ["9C", "9H", "9CH", "9DH", "9CDH", "7C-9C"])
def test_what_is_legal_is_in_it_listed_or_not(text: str) -> None:
    assert of_text(text) in menu("7C 8C 9C 9D 9H")


@pytest.mark.parametrize("text", ["9S", "7C", "9CD", "7C-9C", "8C"])
def test_what_is_not_legal_is_not(text: str) -> None:
    assert of_text(text) not in menu("7C 8C 9C 9D 9H", top="8S")
    assert "9C" not in menu("7C 8C 9C 9D 9H", top="8S")


def test_it_travels() -> None:
    before = menu("7C 8C 9C 9D 9H", top="8S")
    after = pickle.loads(pickle.dumps(before))  # noqa: S301  # our own bytes
    assert (after, after.hand, after.pile, list(after.enumerate())) == (
        before,
        before.hand,
        before.pile,
        list(before.enumerate()),
    )


def test_a_hand_of_sixteen_from_two_packs_is_listed_on_a_page_or_two() -> None:
    assert len(menu("3C 4C 5C 5D 6C 7D 7D 8D 9D 10D JH JS QH KH AH 2S")) <= 40
