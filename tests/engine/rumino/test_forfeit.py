"""Players who leave a match of Rumino for good (G-R7, G-R19): their seats go out when the hand has been scored."""

from random import Random
from typing import Any

import pytest

from engine.cards.events import Won
from engine.contract import Dice, Illegal, Match
from engine.rumino.events import Busted, Counted, RuminoShown
from engine.rumino.game import Rumino
from engine.rumino.round import RuminoRound
from tests.engine.rumino.scenes import POOR, SEVEN, act, following, standing, table

FORFEIT = Rumino(on_leave="forfeit")
GIN = "4S 4H 4D 4C 7C 8C 9C"


def knocked(totals: tuple[int, ...], *leavers: int, rules: Rumino = FORFEIT, **fields: Any) -> RuminoRound:
    """Seat 0 has knocked with 7, all others have 41; some had left before."""
    before = standing(len(totals), rules, scores=totals, **fields)
    state = table([SEVEN, *POOR[1 : len(totals)]], rules=rules, before=before)
    act(state, *(f"{seat} leave" for seat in leavers), "0 knock")
    return state


def match_of(state: RuminoRound) -> Match:
    assert state.result is not None
    return FORFEIT.match(state.standing, state.result)


def test_a_seat_that_is_left_is_out_after_the_hand_whatever_its_total() -> None:
    state = knocked((0, 0, 0, 0), 2)
    assert state.result is not None
    assert state.result.left == (2,)
    assert not match_of(state).over
    after = following(state, FORFEIT)
    assert after.out == (2,)
    assert after.scores == (7, 41, 41, 41)
    assert FORFEIT.start(after, Dice(Random(1))).public.live == (0, 1, 3)


def test_a_knock_of_a_seat_that_is_left_is_scored_but_it_does_not_win_the_hand() -> None:
    state = knocked((0, 0, 0), 0)
    assert state.result is not None
    assert state.result.scores == (7, 41, 41)
    assert 0 not in state.result.winners
    assert state.result.places[0] == max(state.result.places)


def test_a_gin_of_a_seat_that_is_left_is_scored() -> None:
    state = table([GIN, *POOR[1:3]], rules=FORFEIT)
    act(state, "0 leave", "0 gin")
    assert state.result is not None
    assert state.result.scores[0] == -10
    assert 0 not in state.result.winners


def test_the_last_seat_that_is_left_wins_with_the_pool() -> None:
    state = knocked((0, 90, 0), 2)
    assert match_of(state).winners == (0,)
    assert state.view(None).counters["pool"] == 0
    of_two = knocked((0, 0), 0)
    assert match_of(of_two) == (True, (1, 0), (1,))


def test_a_seat_that_is_left_does_not_win_though_all_others_reach_the_limit() -> None:
    state = knocked((0, 70, 80), 0)
    assert match_of(state).winners == (1,)


def test_nor_has_it_the_lowest_total_after_the_last_hand() -> None:
    rules = Rumino(on_leave="forfeit", max_hands=1)
    state = knocked((0, 0, 1), 0, rules=rules)
    assert state.result is not None
    match = rules.match(state.standing, state.result)
    assert match.winners == (1,)
    assert match.places == (2, 0, 1)


def test_nobody_wins_when_all_have_left_and_the_pool_stays() -> None:
    state = table([SEVEN, POOR[1]], rules=FORFEIT)
    events = act(state, "1 leave", "0 leave", "0 knock")
    assert match_of(state).over
    assert match_of(state).winners == ()
    assert not any(isinstance(event, Won) for event in events)
    assert state.view(None).counters["pool"] == 20


def test_a_rumino_of_a_seat_that_is_left_ends_the_hand_and_not_the_match() -> None:
    state = table(["2S 3S 4S 5S 6S 7S KD", *POOR[1:3]], stock="8S", rules=FORFEIT)
    events = act(state, "0 leave", "0 draw")
    assert any(isinstance(event, RuminoShown) for event in events)
    assert not any(isinstance(event, Won | Counted) for event in events)
    assert state.result is not None
    assert (state.result.winners, state.result.scores) == ((), (0, 0, 0))
    assert not match_of(state).over
    assert following(state, FORFEIT).out == (0,)


def test_of_two_the_other_one_wins_by_that_rumino() -> None:
    state = table(["2S 3S 4S 5S 6S 7S KD", POOR[1]], stock="8S", rules=FORFEIT)
    act(state, "0 leave", "0 draw")
    assert match_of(state) == (True, (1, 0), (1,))


def test_a_streak_of_gins_wins_no_match_for_a_seat_that_is_left() -> None:
    rules = Rumino(on_leave="forfeit", gin_streak=True)
    before = standing(3, rules, round=3, gins=(2, 0, 0))
    for leavers, over in (([], True), (["0 leave"], False)):
        state = table([GIN, *POOR[1:3]], rules=rules, before=before)
        act(state, *leavers, "0 gin")
        assert state.result is not None
        assert rules.match(before, state.result).over is over


def test_a_seat_that_is_left_is_not_asked_for_a_rebuy() -> None:
    state = knocked((0, 0, 0, 90), 3)
    assert state.result is not None
    assert following(state, FORFEIT).out == (3,)
    with pytest.raises(Illegal) as refused:
        state.play(3, state.action("rebuy"))
    assert (refused.value.code, refused.value.values) == ("rum_no_rebuy", {"why": "left"})


def test_seats_that_are_left_do_not_count_among_those_that_a_rebuy_needs() -> None:
    assert knocked((0, 0, 0, 90)).phase() == "rebuy"
    left = knocked((0, 0, 0, 90), 1)
    assert left.phase() == "over"
    assert left.no_rebuy(3) == "few"


def test_a_rebuy_takes_the_highest_total_of_those_who_stay() -> None:
    before = standing(5, FORFEIT, scores=(0, 50, 10, 20, 90))
    state = table([SEVEN, *POOR[1:4], "3C 5D 7H 9S JC KD AH"], rules=FORFEIT, before=before)
    act(state, "1 leave", "0 knock", "4 rebuy")
    assert state.result is not None
    assert state.totals()[4] == max(state.totals()[seat] for seat in (0, 2, 3))
    assert state.totals()[1] > state.totals()[4]


def test_while_rebuys_are_asked_the_hand_is_over_so_nobody_leaves_it() -> None:
    state = knocked((0, 0, 0, 90))
    assert [state.rights(seat) for seat in range(4)] == [()] * 4


def test_a_seat_can_be_left_and_busted_at_once() -> None:
    state = table([SEVEN, *POOR[1:3]], rules=FORFEIT, before=standing(3, FORFEIT, scores=(0, 90, 0)))
    events = act(state, "1 leave", "0 knock")
    assert [event.seat for event in events if isinstance(event, Busted)] == [1]
    assert following(state, FORFEIT).out == (1,)
