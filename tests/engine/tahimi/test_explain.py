"""Tests of explanations: a player is told of each rank of a hand what the round itself would answer."""

from random import Random

import pytest
from hypothesis import given

from engine.contract import Illegal, Verdict
from engine.tahimi.game import Tahimi
from engine.tahimi.legal import verdicts
from engine.tahimi.round import Round, position
from tests.engine.random_play import seeds, wander
from tests.engine.tahimi.worlds import Table, tables


def refused_with(state: Round, seat: int, verdict: Verdict) -> str | None:
    """The code that the round refuses the verdict's set with; None when it accepts it."""
    trial = state.copy()
    try:
        trial.play(seat, trial.action(" ".join(["play", *verdict.cards])))
    except Illegal as refusal:
        return refusal.code
    return None


@pytest.mark.long
@given(tables(), seeds)
def test_every_verdict_is_the_answer_of_the_round(table: Table, seed: int) -> None:
    random = Random(seed)
    state = table.start(seed)
    for _ in wander(state, random, restless=0.2, leaving=0.02):
        for decision in state.pending:
            if decision.kind != "play":
                continue
            hand = state.hand(decision.seat)
            told = verdicts(table.rules, state.view(decision.seat))
            assert [verdict.card for verdict in told] == list(dict.fromkeys(hand))
            for verdict in told:
                assert refused_with(state, decision.seat, verdict) == (verdict.refusal and verdict.refusal.code)
            # No way to play a rank is overlooked: where it is refused, no set of it is offered.
            refused = {verdict.card for verdict in told if verdict.refusal}
            assert not any(set(answer.cards) & refused - {"Jo"} for answer in decision.answers)


def piled(hand: list[str], top: str, rules: Tahimi) -> Round:
    """Seat 2 has led `top`, and seat 0 with this hand is to follow."""
    led = [top.partition("x")[0]] * int(top.partition("x")[2])
    state = position(rules, [hand, hand, [*led, "A", "K"]], turn=2)
    state.play(2, state.action(top))
    return state


def told_of(hand: list[str], top: str, jokers: str = "none") -> dict[str, str]:
    """The verdict on each rank, with this pile to beat: the cards as which it may be played ("J J"), or the code and
    the values of the refusal.
    """
    rules = Tahimi.read({"jokers": jokers})
    return {
        verdict.card: f"{verdict.refusal.code} {verdict.refusal.values}" if verdict.refusal else " ".join(verdict.cards)
        for verdict in verdicts(rules, piled(hand, top, rules).view(0))
    }


def test_a_pair_wants_a_higher_pair_and_a_set_may_be_split() -> None:
    texts = told_of(["7", "9", "9", "J", "J", "J", "K"], "9x2")
    assert texts == {
        "7": "wrong_size {'size': 2, 'played': 1}",
        "9": "not_higher {'rank': '9', 'top': '9', 'size': 2}",
        "J": "J J",
        "K": "wrong_size {'size': 2, 'played': 1}",
    }


def test_with_the_lead_whole_sets_can_be_played() -> None:
    rules = Tahimi.read({"jokers": "low"})
    state = position(rules, [["7", "9", "9", "Jo"], ["3", "4"], ["A", "K"]], turn=0)
    assert [verdict.cards for verdict in verdicts(rules, state.view(0))] == [("7",), ("9", "9"), ("Jo",)]


@pytest.mark.parametrize(
    ("jokers", "joker"), [("low", "not_higher {'rank': 'low', 'top': '9', 'size': 2}"), ("wild", "Jo Jo")]
)
def test_jokers_fill_up_where_a_rank_does_not_suffice(jokers: str, joker: str) -> None:
    texts = told_of(["J", "Q", "Q", "Jo", "Jo"], "9x2", jokers)
    assert texts == {"J": "J Jo", "Q": "Q Q", "Jo": joker}


def test_while_another_thinks_the_verdict_is_about_the_pile_as_it_lies() -> None:
    first, second = verdicts(Tahimi(), piled(["7", "9"], "8x1", Tahimi()).view(1))
    assert first.refusal is not None
    assert (first.refusal.code, second.rank) == ("not_higher", "9")


def test_who_was_caught_with_one_card_reads_that() -> None:
    rules = Tahimi.read({"one_card": "manual", "one_card_penalty": "skip"})
    state = position(rules, [["7", "A"], ["3", "4", "5"], ["9", "K"]], turn=0)
    for seat, text in ((0, "7x1"), (1, "pass"), (1, "catch 0")):
        state.play(seat, state.action(text))
    assert [verdict.refusal and verdict.refusal.code for verdict in verdicts(rules, state.view(0))] == [
        "one_card_penalty"
    ]


def test_nothing_is_said_to_a_spectator_or_before_the_taxes_are_paid() -> None:
    state = position(Tahimi(), [["7"], ["3", "4"], ["9"]], turn=0)
    assert verdicts(Tahimi(), state.view(None)) == ()
    taxed = Tahimi(tax_first_round=True)
    table = Table(taxed, state.standing)
    assert verdicts(taxed, table.start(1).view(0)) == ()
