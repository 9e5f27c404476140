"""Tests of the course of a hand: the auction, the widow, what is secret, the tricks and what they come to (TYZ-4 to
TYZ-10).
"""

from dataclasses import replace
from random import Random

import pytest

from engine.cards.events import Dealt, Laid, Passed, TrickTaken
from engine.contract import Event, Illegal, Seeded, Standing
from engine.tyzicha import Tyzicha
from engine.tyzicha.events import (
    Bid,
    Broken,
    Conceded,
    Declared,
    Forced,
    Given,
    Made,
    Married,
    Slipped,
    WidowOpened,
    WidowTaken,
)
from engine.tyzicha.round import TyzichaRound
from engine.tyzicha.state import gifts_in, widow_in
from tests.engine.tyzicha.hands import ORDER, declared, hand, played_out, said


def test_the_deal_gives_seven_each_and_three_to_the_widow() -> None:
    state = Tyzicha().start(Standing(order=ORDER), Seeded(bytes(32), "deal"))
    assert all(isinstance(event, Dealt) for event in state.opening)
    assert [state.view(None).zone("hand", seat).count for seat in range(3)] == [7, 7, 7]
    assert state.view(0).zone("widow").cards is None
    assert state.view(0).zone("widow").count == 3


def test_an_auction_is_told_call_by_call() -> None:
    events = said(hand(), "2 bid 110", "0 bid 120", "1 pass", "2 pass")
    assert events[:4] == [Bid(2, 110), Bid(0, 120), Passed(1), Passed(2)]
    assert events[4] == Declared(0, 120)
    assert isinstance(events[5], WidowOpened)


def test_two_passes_force_the_third_seat() -> None:
    state = hand()
    assert said(state, "2 pass", "0 pass") == [Passed(2), Passed(0), Forced(1)]
    assert [answer.text for answer in state.pending[0].answers] == ["bid 100", "bid 110"]


def test_an_open_widow_and_open_gifts_stay_in_every_view_until_the_hand_ends() -> None:
    state = declared()
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert widow_in(view) == ("TH", "JH", "TD")
        assert gifts_in(view) == ((0, "TH"), (1, "TD"))
    said(state, "2 stay")
    played_out(state)
    assert widow_in(state.view(0)) == ("TH", "JH", "TD")


def test_a_hundred_keeps_widow_and_gifts_to_those_who_hold_them() -> None:
    state = declared(100)
    views = [state.view(seat) for seat in (0, 1, 2, None)]
    assert [bool(widow_in(view)) for view in views] == [False, False, True, False]
    assert [[card for _, card in gifts_in(view)] for view in views] == [["TH"], ["TD"], ["TH", "TD"], []]
    assert state.public.known == ((), (), ())


def test_the_events_of_a_hundred_keep_the_same_secrets() -> None:
    state = hand(dealer=1)
    events = said(state, "0 pass", "1 pass", "2 bid 100", "2 give TH>0 TD>1")
    taken = next(one for one in events if isinstance(one, WidowTaken))
    slips = [one for one in events if isinstance(one, Slipped)]
    assert [taken.seen_by(seat).cards is not None for seat in (0, 1, 2, None)] == [False, False, True, False]
    assert [[slip.seen_by(seat).card for slip in slips] for seat in (0, 1, 2, None)] == [
        ["TH", None],
        [None, "TD"],
        ["TH", "TD"],
        [None, None],
    ]


def test_the_gifts_of_an_open_contract_are_told() -> None:
    events = said(hand(), "2 bid 110", "0 pass", "1 pass", "2 give TH>0 JH>1")
    assert events[-2:] == [Given(2, 0, "TH"), Given(2, 1, "JH")]


def test_a_hundred_that_is_played_out_opens_nothing() -> None:
    state = declared(100)
    said(state, "2 stay")
    played_out(state)
    assert state.result is not None
    assert state.revealed_zones() == ()


def test_a_concession_opens_the_widow_and_the_gifts_alone() -> None:
    state = declared()
    assert said(state, "2 concede") == [Conceded(2, 110, (40, 40, -110))]
    (zone,) = state.revealed_zones()
    assert zone.cards == ("TH", "JH", "TD")


def test_a_raise_ends_at_the_highest_bid_and_is_offered_in_tens() -> None:
    state = declared(rules=Tyzicha(max_bid=300))
    (raises,) = state.pending[0].before
    assert [answer.text for answer in raises] == [f"raise {amount}" for amount in range(120, 301, 10)]


def test_nothing_can_be_raised_at_the_highest_bid() -> None:
    state = declared()
    state.public = replace(state.public, contract=400)
    assert state.pending[0].before == ()


def test_a_marriage_counts_at_once_and_its_suit_rules_the_trick_led_with_it() -> None:
    state = declared()
    events = said(state, "2 stay", "2 marriage D KD")
    assert events[1:] == [Married(2, ("KD", "QD"), "D", 80), Laid(2, "KD")]
    assert state.totals() == (0, 0, 80)
    assert state.view(None).counters == {"contract": 110, "trump": "D"}
    assert "play 9S" in [answer.text for answer in state.pending[0].answers]  # seat 0 has no diamond
    said(state, "0 play 9S")
    assert [answer.text for answer in state.pending[0].answers] == ["play TD"]  # and the Ten beats the king


def test_a_card_that_everybody_has_seen_is_known_to_be_where_it_is() -> None:
    state = declared()
    said(state, "2 stay", "2 marriage H QH")
    assert state.public.known == (("TH",), ("TD",), ("JH", "KH"))
    for _ in range(20):
        world = state.rules.resample(state.view(0), Random())
        assert isinstance(world, TyzichaRound)
        assert {"KH", "JH"} <= set(world.hidden.hands[2])
        assert "TD" in world.hidden.hands[1]


def test_a_seat_is_dealt_nothing_that_its_play_has_ruled_out() -> None:
    """Seat 0 lays a spade where diamonds are led."""
    state = declared()
    said(state, "2 stay", "2 play KD", "0 play 9S")
    lacks = state.public.tricks.lacks[0]
    assert lacks == {"9D", "JD", "QD", "KD", "TD", "AD"}
    said(state, "1 play TD")
    assert "AD" not in state.public.tricks.lacks[1]
    for _ in range(20):
        world = state.rules.resample(state.view(1), Random())
        assert isinstance(world, TyzichaRound)
        assert not lacks & set(world.hidden.hands[0])


def test_the_last_trick_lays_itself_and_the_hand_is_scored_with_it() -> None:
    state = declared()
    said(state, "2 stay")
    events: list[Event] = []
    while state.pending:
        events = list(state.play(state.pending[0].seat, state.default(state.pending[0])))
    assert [type(one) for one in events] == [Laid, TrickTaken, Laid, Laid, Laid, TrickTaken, type(events[-1])]
    assert isinstance(events[-1], Made)
    assert len(state.log) == 5 + 7 * 3
    assert sum(state.public.tricks.points) == 120


def test_a_contract_that_is_made_scores_the_contract_and_a_broken_one_costs_it() -> None:
    state = declared(scores=(10, 20, 30))
    said(state, "2 raise 120")
    married = replace(state.public.tricks, points=(38, 20, 62), marriages=((), (), ("C",)))
    state.public = replace(state.public, tricks=married)
    assert state.score() == (True, (38, 20, 122), (0, 0, 120))
    state.public = replace(state.public, tricks=replace(state.public.tricks, points=(40, 20, 60)))
    assert state.score() == (False, (40, 20, 120), (40, 20, -120))


def test_the_end_is_told_with_what_everybody_took() -> None:
    state = declared()
    said(state, "2 raise 400")
    events = played_out(state)
    assert isinstance(events[-1], Broken)
    assert events[-1].contract == 400
    assert events[-1].points[2] == -400
    assert events[-1].total == events[-1].totals[2]


@pytest.mark.parametrize(
    ("moves", "refused", "code"),
    [
        ((), "0 bid 110", "not_your_turn"),
        ((), "2 bid 120", "tyz_open_110"),
        ((), "2 give TH>0 TD>1", "not_offered"),
        ((), "2 bid many", "not_offered"),
        (("2 bid 110",), "0 bid 130", "tyz_step"),
        (("2 pass", "0 pass"), "1 pass", "tyz_forced"),
        (("2 bid 110", "0 pass", "1 pass"), "2 give AH>0 AH>1", "wrong_count"),
        (("2 bid 110", "0 pass", "1 pass"), "2 give AH>0", "wrong_count"),
        (("2 bid 110", "0 pass", "1 pass"), "2 give AH>0 9S>1", "not_in_hand"),
        (("2 bid 110", "0 pass", "1 pass"), "2 give XX>0 9S>1", "not_offered"),
        (("2 bid 110", "0 pass", "1 pass"), "2 concede", "not_offered"),
    ],
)
def test_what_is_not_offered_is_refused_with_its_reason(moves: tuple[str, ...], refused: str, code: str) -> None:
    state = hand()
    said(state, *moves)
    with pytest.raises(Illegal) as refusal:
        said(state, refused)
    assert refusal.value.code == code


def test_what_a_refusal_says_is_what_the_seat_may_know() -> None:
    state = declared()
    said(state, "2 stay", "2 play KH")
    with pytest.raises(Illegal) as refusal:
        said(state, "0 play 9S")
    assert (refusal.value.code, refusal.value.values) == ("tyz_follow", {"suit": "H"})
    said(state, "0 play TH")
    with pytest.raises(Illegal) as refusal:
        said(state, "1 play AS")
    assert (refusal.value.code, refusal.value.values) == ("tyz_follow", {"suit": "H"})
