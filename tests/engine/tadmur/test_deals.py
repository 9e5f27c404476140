"""Deals of Tadmur: what each seat sees, worlds drawn from that, and seats whose players have left."""

from random import Random
from typing import Any

import pytest

from engine.contract import LEAVE, Action, Illegal, Seeded, Standing, View
from engine.tadmur import Tadmur
from engine.tadmur.resample import elsewhere
from engine.tadmur.round import DECK, TadmurRound
from tests.conformance.tadmur import deal_in

FORFEIT = {"on_leave": "forfeit"}
FAR = {"lasts": {0: "7S", 1: "KS"}, "targets": {0: "TD", 1: "4D"}, "blanks": {0: 4, 1: 5}}


def dealt(seed: int = 1, **options: Any) -> TadmurRound:
    return Tadmur.read(options).start(Standing(order=("a", "b")), Seeded(bytes([seed]) * 32, "deal"))


def said(state: TadmurRound, *texts: str) -> None:
    for text in texts:
        seat, _, answer = text.partition(" ")
        state.play(int(seat), state.action(answer))


def cards(view: View, zone: str, owner: int) -> tuple[str, ...] | None:
    return view.zone(zone, owner).cards


def test_a_seat_knows_all_cards_but_not_which_of_them_is_the_other_target() -> None:
    state = dealt()
    view = state.view(0)
    other = state.chains[1]
    assert cards(view, "target", 1) is None
    assert set(elsewhere(view)) == {*other.hand, other.target}
    assert len(elsewhere(view)) == 25
    targets = {Tadmur().resample(view, Random(seed)).chains[1].target for seed in range(300)}
    assert targets == {*other.hand, other.target}


def test_everybody_sees_the_chains_and_nobody_a_hand_at_the_end() -> None:
    state = dealt()
    rank = state.chains[0].target[0]
    said(state, f"1 guess {rank}")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert [cards(view, "target", at) for at in (0, 1)] == [(chain.target,) for chain in state.chains]
        assert [cards(view, "hand", at) for at in (0, 1)] == [
            chain.hand if at == seat else None for at, chain in enumerate(state.chains)
        ]
    shown = {card for zone in state.revealed_zones() for card in zone.cards or ()}
    assert shown == {card for chain in state.chains for card in (chain.starter, chain.target)}


def test_a_rank_that_was_guessed_in_vain_is_in_no_world() -> None:
    state = dealt()
    wrong = next(card[0] for card in state.chains[0].hand if card[0] != state.chains[0].target[0])
    said(state, f"1 guess {wrong}")
    view = state.view(1)
    assert all(Tadmur().resample(view, Random(seed)).chains[0].target[0] != wrong for seed in range(60))


def all_else_played(state: TadmurRound) -> None:
    """Lay every other card into seat 0's chain."""
    lying = {card for chain in state.chains for card in (chain.starter, chain.target, *chain.hand)}
    row = state.public.rows[0]
    starter, *cards = *(card for card in DECK if card not in lying), row.starter
    state.public = state.public.with_row(0, row._replace(starter=starter, cards=tuple(cards)))


def targets_of_the_other(state: TadmurRound) -> set[str]:
    """The targets of seat 1 in worlds that seat 0 takes for possible."""
    rules = state.rules
    assert isinstance(rules, Tadmur)
    return {rules.resample(state.view(0), Random(seed)).chains[1].target for seed in range(30)}


def test_a_seat_that_is_asked_while_guesses_are_barred_has_a_card_that_fits() -> None:
    """The target is a five or a jack: were it the five, the seat would have lost already."""
    given = {"lasts": {0: "7S", 1: "4S"}, "hands": {0: "8C 9D", 1: "5C"}, "targets": {0: "TD", 1: "JD"}}
    state = deal_in({**given, "blanks": {0: 2, 1: 5}})
    all_else_played(state)
    assert targets_of_the_other(state) == {"5C", "JD"}
    said(state, "0 play 8C")
    assert set(elsewhere(state.view(0))) == {"5C", "JD"}
    assert targets_of_the_other(state) == {"JD"}


def test_a_seat_that_has_passed_has_no_card_that_fits() -> None:
    given = {"lasts": {0: "7S", 1: "4S"}, "hands": {0: "2C", 1: "9C"}, "targets": {0: "TD", 1: "5C"}}
    state = deal_in({**given, "blanks": {0: 4, 1: 4}, "options": {"stuck": "pass"}, "turn": 1})
    all_else_played(state)
    assert targets_of_the_other(state) == {"5C", "9C"}
    said(state, "1 pass")
    assert targets_of_the_other(state) == {"5C"}


def test_a_spectator_has_no_world() -> None:
    with pytest.raises(ValueError, match="spectator"):
        Tadmur().resample(dealt().view(None), Random(1))


def test_whoever_leaves_is_played_on_and_loses_the_match() -> None:
    state = deal_in({**FAR, "hands": {0: "8C 9D", 1: "QC JC"}, "options": FORFEIT})
    state.play(0, LEAVE)
    said(state, "0 play 8C", "1 guess T")
    assert state.result is not None
    assert (state.result.winners, state.result.left) == ((1,), (0,))
    assert state.rules.match(state.standing, state.result) == (True, (1, 0), (1,))


def test_a_retired_seat_that_guesses_right_wins_neither_deal_nor_match() -> None:
    state = deal_in({**FAR, "hands": {0: "8C 9D", 1: "QC JC"}, "options": FORFEIT})
    state.play(0, LEAVE)
    said(state, "0 guess 4")
    assert state.result is not None
    assert (state.result.winners, state.result.scores, state.result.places) == ((), (0, 0), (0, 0))
    assert state.rules.match(state.standing, state.result).winners == (1,)


def test_nobody_forfeits_where_stewards_play_on() -> None:
    state = dealt()
    assert state.rights(0) == ()
    with pytest.raises(Illegal):
        state.play(1, Action("leave", "leave"))
