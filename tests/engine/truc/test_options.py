"""Tests of the options of Truc (TRU-2, G-R25), and of what is played for a seat that says nothing (TRU-4)."""

from typing import Any

import pytest

from engine.contract import Illegal, Standing
from engine.truc import Truc
from engine.truc.state import CARDS, by_strength
from tests.conformance.luck import Scripted
from tests.engine.truc.hands import ORDER, hand, said


def test_the_defaults_are_those_of_the_rules() -> None:
    rules = Truc()
    assert (rules.target, rules.one_card_hands, rules.partner_chat, rules.on_leave) == (12, True, True, "bot")


@pytest.mark.parametrize(
    ("option", "values"),
    [("target", (6, 12, 24)), ("one_card_hands", (False, True)), ("partner_chat", (False, True))],
)
def test_an_option_takes_the_values_of_the_rules_and_no_others(option: str, values: tuple[Any, ...]) -> None:
    assert Truc().values(option) == values


@pytest.mark.parametrize("target", [0, 5, 11, 13, 25, True, "12", None])
def test_another_target_is_refused(target: object) -> None:
    with pytest.raises(Illegal):
        Truc.read({"target": target})


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_exactly_four_play(players: int) -> None:
    assert Truc().refusal(players) is not None
    assert Truc().refusal(4) is None


def test_the_short_set_is_played_to_six() -> None:
    assert Truc.presets(4) == {"short": {"target": 6}}


def test_silence_cuts_deals_three_plays_on_lays_the_lowest_card_and_rejects() -> None:
    state = Truc().start(Standing(order=ORDER, dealer=0), Scripted({}))
    assert state.default(state.pending[0]).text == "cut"
    said(state, "1 tap")
    assert state.default(state.pending[0]).text == "deal 3"
    state = hand(scores=(11, 4), dealer=0)
    assert state.default(state.pending[0]).text == "contest"
    state = hand("4S 5H 6D", "4C 5C 6C", "AS 7H 5D", "KS 4H 4D", dealer=0)
    assert state.default(state.pending[0]).text == "play 4H"  # of equal ones the first of the hand (G-R17)
    said(state, "3 truc")
    assert state.default(state.pending[0]).text == "reject"


def test_hands_go_from_three_down_to_four_suits_spades_first() -> None:
    ranks = [card[0] for card in reversed(by_strength(CARDS))][::4]
    assert ranks == list("32AKQJ7654")
    assert by_strength(["4C", "4D", "4H", "4S"]) == ("4S", "4H", "4D", "4C")
