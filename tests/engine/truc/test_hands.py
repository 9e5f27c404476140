"""Tests of the course of a hand: the cut, the calls, the last card (TRU-3 to TRU-7)."""

import pytest

from engine.contract import Illegal, SeatingRequest, Seeded, Standing
from engine.truc import Truc
from engine.truc.events import Accepted, CallVoid, HandWon, Rejected, RetrucCalled, TrickDrawn, TrucCalled
from engine.truc.state import CARDS
from tests.engine.truc.hands import ORDER, hand, said


def test_play_runs_to_the_right_from_the_dealers_right() -> None:
    state = hand("4S 4H 4D", "5S 5H 5D", "6S 6H 6D", "7S 7H 7D")
    turns = []
    for card in ("7S", "6S", "5S", "4S"):
        turns.append(state.pending[0].seat)
        said(state, f"{turns[-1]} play {card}")
    assert turns == [3, 2, 1, 0]


def test_cards_that_are_not_played_stay_closed_for_good() -> None:
    state = hand("3S 3H 4D", "5S 5H 5D", "6S 6H 6D", "7S 7H 7D", dealer=1)
    said(state, "0 play 3S", "3 play 7S", "2 play 6S", "1 play 5S", "0 play 3H", "3 play 7H", "2 play 6H", "1 play 5H")
    assert state.result is not None
    (zone,) = state.revealed_zones()
    assert sorted(zone.cards or ()) == sorted(["3S", "7S", "6S", "5S", "3H", "7H", "6H", "5H"])
    assert all("4D" not in (one.cards or ()) for one in state.view(1).zones)


def test_nothing_is_dealt_before_the_cut_and_the_tap() -> None:
    state = Truc().start(Standing(order=ORDER, dealer=0), Seeded(bytes(32), "deal"))
    assert state.opening == ()
    assert state.view(1).zone("deck").count == len(CARDS)
    said(state, "1 tap")
    assert not any(state.hidden.hands)
    assert state.default(state.pending[0]).text == "deal 3"
    said(state, "0 deal 1")
    assert [len(held) for held in state.hidden.hands] == [1, 1, 1, 1]


def test_calls_go_up_to_three_and_the_winner_scores_them() -> None:
    state = hand("3S 3H 4D", "5S 5H 5D", "6S 6H 6D", "7S 7H 7D", dealer=1)
    events = said(state, "0 play 3S +truc", "3 accept", "3 retruc", "2 accept")
    assert TrucCalled(0, 3, 2) in events
    assert Accepted(3, 2) in events
    assert RetrucCalled(3, 2, 3) in events
    assert Accepted(2, 3) in events
    assert state.pending[0].seat == 3
    assert not state.pending[0].before
    assert not state.pending[0].riders
    events = said(state, "3 play 7S", "2 play 6S", "1 play 5S", "0 play 3H", "3 play 7H", "2 play 6H", "1 play 5H")
    assert events[-1] == HandWon((0, 2), 3)
    assert state.result is not None
    assert state.result.scores == (3, 0, 3, 0)


def test_a_rejected_call_pays_what_was_in_force_before() -> None:
    state = hand("3S 3H 4D", "5S 5H 5D", "6S 6H 6D", "7S 7H 7D", dealer=1)
    assert said(state, "0 truc", "3 reject")[-1] == Rejected(3, 0, 1)
    assert state.result is not None
    assert (state.result.winners, state.result.scores) == ((0, 2), (1, 0, 1, 0))


def test_the_answer_is_rejection_by_default_and_the_lowest_card_is_played() -> None:
    state = hand("3S 4H 4D", "5S 5H 5D", "6S 6H 6D", "7S 7H 7D", dealer=1)
    assert state.default(state.pending[0]).text == "play 4H"
    said(state, "0 truc")
    assert state.default(state.pending[0]).text == "reject"


def test_silence_is_costly_on_an_answer_alone() -> None:
    """TRU-R12: whoever is silent twice on an answer is answered for by a computer player."""
    state = hand("3S 4H 4D", "5S 5H 5D", "6S 6H 6D", "7S 7H 7D", dealer=1)
    assert not state.pending[0].costly
    said(state, "0 truc")
    assert state.pending[0].costly


def test_a_call_with_the_card_that_decides_the_hand_is_void() -> None:
    state = hand("3S 3H 4D", "5S 5H 5D", "6S 6H 6D", "7S 7H 7D", dealer=1)
    said(state, "0 play 3S", "3 play 7S", "2 play 6S", "1 play 5S", "0 play 3H", "3 play 7H", "2 play 6H")
    events = said(state, "1 play 5H +truc")
    assert [type(one) for one in events[-2:]] == [HandWon, CallVoid]
    assert state.result is not None
    assert state.result.scores == (1, 0, 1, 0)


def test_after_a_drawn_trick_the_same_seat_leads() -> None:
    state = hand("3S 3H 4D", "5S 5H 5D", "6S 6H 6D", "3C 7H 7D")
    events = said(state, "3 play 3C", "2 play 6S", "1 play 5S", "0 play 3S")
    assert events[-1] == TrickDrawn(3)
    assert state.pending[0].seat == 3


def test_eleven_is_asked_of_the_member_who_plays_first_and_raises_nothing() -> None:
    state = hand(scores=(11, 4), dealer=0)
    assert (state.phase(), state.pending[0].seat) == ("eleven", 2)
    assert state.default(state.pending[0]).text == "contest"
    said(state, "2 contest")
    assert state.public.raising.stake == 3
    with pytest.raises(Illegal) as refused:
        said(state, "3 truc")
    assert (refused.value.code, refused.value.values) == ("tru_eleven", {"score": 11})


def test_a_decline_is_worth_one_to_the_others_and_shows_no_card() -> None:
    state = hand(scores=(11, 4), dealer=0)
    said(state, "2 decline")
    assert state.result is not None
    assert state.result.scores == (0, 1, 0, 1)
    assert state.revealed_zones()[0].cards == ()


def test_at_eleven_each_the_hand_is_ordinary_and_decides_the_match() -> None:
    rules = Truc(target=6)
    state = hand(scores=(5, 5), rules=rules)
    assert (state.phase(), state.public.raising.stake) == ("turn", 1)
    while state.pending:
        said(state, f"{state.pending[0].seat} {state.default(state.pending[0]).text}")
    assert state.result is not None
    match = rules.match(state.standing, state.result)
    assert match.over
    assert match.winners == state.result.winners


def test_the_deal_moves_to_the_right_and_scores_are_kept_by_side() -> None:
    rules, standing = Truc(), Standing(order=ORDER, dealer=0)
    state = rules.start(standing, Seeded(bytes(32), "deal"))
    said(state, "1 cut", "3 truc", "2 reject")
    after = rules.seat(SeatingRequest(standing, state.result, (), ()), Seeded(bytes(32), "seats")).standing
    assert (after.dealer, after.scores, after.round) == (3, (0, 1, 0, 1), 2)
