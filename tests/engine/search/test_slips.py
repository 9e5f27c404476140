"""A beginner's slips: what is beside the policy's answer, and what a beginner never does."""

from collections.abc import Sequence
from random import Random

import pytest

from engine.contract import (
    Action,
    Choose,
    Decision,
    OneOf,
    PickCards,
    PickNumber,
    Rider,
    Standing,
    View,
    Zone,
    action,
    naming,
    owed,
)
from engine.search.thinking import beside, slip
from tests.engine.any_game import GAMES, moments, of_every_game

HAND = tuple("34567")
CARDS = Decision("play", 0, tuple(action("play", card) for card in HAND))
OFTEN = range(100)


def cards(answers: Sequence[Action]) -> list[str]:
    return [card for one in answers for card in one.cards]


def holding(*hand: str) -> View:
    standing = Standing(order=("a",), names={})
    return View("any", 0, standing, "play", 0, (), (Zone("hand", 0, cards=hand),), public=None)


def plays(card: str) -> Choose:
    return lambda _, __: action("play", card)


def test_the_neighbours_of_a_card_are_beside_it() -> None:
    assert cards(beside(action("play", "5"), CARDS)) == ["3", "4", "6", "7"]
    assert cards(beside(action("play", "3"), CARDS)) == ["4", "5"]


def test_other_deeds_and_other_numbers_of_cards_are_not_beside_an_answer() -> None:
    forms = OneOf((PickCards("give", tuple("345"), 1, 2), (action("fold"), action("knock", "3"))))
    near = beside(action("give", "3", "4"), Decision("give", 0, forms))
    assert near
    assert {(one.verb, len(one.cards)) for one in near} == {("give", 2)}


def test_a_number_is_a_step_or_two_away() -> None:
    near = beside(naming("bid", "120"), Decision("bid", 0, PickNumber("bid", 100, 200, 10)))
    assert [one.values for one in near] == [("100",), ("110",), ("130",), ("140",)]


def test_whoever_might_lay_a_card_may_pass_but_nobody_who_does_not_pass_by_a_slip_plays() -> None:
    asked = Decision("play", 0, (action("pass"), *CARDS.answers))
    assert action("pass") in beside(action("play", "5"), asked)
    assert not beside(action("pass"), asked)


@pytest.mark.parametrize("chosen", ["accept", "reject", "fold"])
def test_a_question_of_yes_or_no_is_answered_by_the_policy(chosen: str) -> None:
    assert not beside(action(chosen), Decision("answer", 0, tuple(map(action, ("accept", "reject", "fold")))))


def test_a_call_is_forgotten_with_another_card_and_never_made_by_a_slip() -> None:
    asked = CARDS._replace(riders=(Rider("call"),), before=((action("raise"),),))
    near = beside(action("play", "3").saying("call"), asked)
    assert cards(near) == ["4", "5"]
    assert not any(one.rider for one in near)


@of_every_game(6)
def test_a_slip_is_like_the_policys_answer(game: str, seed: int) -> None:
    random, choose = Random(seed), GAMES[game].choose
    for _, state in moments(game, random, 2, hands=1):
        for asked in owed(state.pending)[:1]:
            view = state.view(asked.seat)
            (decision, *_), chosen = view.decisions, choose(view, asked)
            given = slip(choose, view, decision, random)
            assert decision.allows(given)
            assert given == chosen or given.verb in (chosen.verb, "pass")


def test_slips_come_now_and_then_and_the_same_with_the_same_luck() -> None:
    view, choose = holding(*HAND), plays("5")
    given = [slip(choose, view, CARDS, Random(number)) for number in OFTEN]
    assert given == [slip(choose, view, CARDS, Random(number)) for number in OFTEN]
    assert len(OFTEN) / 2 < given.count(action("play", "5")) < len(OFTEN)


def test_whoever_can_lay_the_whole_hand_does() -> None:
    asked = Decision("play", 0, (action("pass"), action("play", "5"), action("play", "6")))
    assert {slip(plays("5"), holding("5"), asked, Random(number)) for number in OFTEN} == {action("play", "5")}
