"""Turns, tricks, going out, the end of the round (TAH-4, TAH-5, TAH-9, MOO-1)."""

import pytest

from engine.climbing.events import OneCard, Passed, Played, RoundEnded, TrickTaken, WentOut
from engine.contract import Result
from tests.engine.acting import act, code, offered, on_lead, turn
from tests.engine.tahimi.scenes import dealt, scene


def test_the_tahimi_leads_first() -> None:
    assert turn(dealt("3 4", "5 6", "7 8", number=1)) == 0


def test_mooseyards_first_hand_is_led_by_the_seat_after_the_dealer() -> None:
    assert turn(dealt("3 4", "5 6", "7 8", number=1, preset="mooseyard")) == 1
    state = dealt("3 4 5", "5 6 7", "7 8 9", number=2, preset="mooseyard")
    act(state, "0 give 3 4")
    assert turn(state) == 0


def test_one_may_pass_although_one_could_play_and_play_again_later_in_the_same_trick() -> None:
    state = scene("3 9", "4 A", "5 9", "6 6")
    events = act(state, "0 3x1", "1 pass", "2 5x1", "3 6x1", "0 pass", "1 Ax1")
    assert Played(1, "A", 1) in events


def test_a_trick_ends_when_all_others_have_passed_since_the_top_play() -> None:
    state = scene("3 9 9", "4 A", "5 9", "6 6")
    act(state, "0 3x1", "1 pass", "2 5x1", "3 pass", "0 pass")
    assert not on_lead(state)
    events = act(state, "1 pass")
    assert events == (Passed(1), TrickTaken(seat=2, leader=2))
    assert on_lead(state)
    assert turn(state) == 2
    assert state.view(None).trick == 2


def test_the_owner_never_plays_on_his_own_cards() -> None:
    state = scene("3 9 K", "4 4", "5 5")
    act(state, "0 9x1", "1 pass", "2 pass")
    assert offered(state) == {"3x1", "Kx1", "pass"}


def test_a_play_of_the_highest_rank_ends_the_trick_at_once() -> None:
    state = scene("A 4 4", "3 3", "5 5")
    assert act(state, "0 Ax1") == (Played(0, "A", 1), TrickTaken(seat=0, leader=0, at_once=True))
    assert turn(state) == 0


def test_without_instant_top_everybody_is_asked() -> None:
    state = scene("A 4 4", "3 3", "5 5", instant_top=False)
    assert act(state, "0 Ax1") == (Played(0, "A", 1),)
    assert turn(state) == 1
    assert offered(state) == {"pass"}
    assert act(state, "1 pass", "2 pass")[-1] == TrickTaken(seat=0, leader=0)


def test_with_deuces_high_the_deuce_is_the_top_and_not_the_ace() -> None:
    state = scene("A 2 4 4", "3 3", "5 5", deuces_high=True)
    act(state, "0 Ax1")
    assert turn(state) == 1
    assert act(state, "1 pass", "2 pass", "0 2x1")[-1] == TrickTaken(0, 0, at_once=True)


def test_wild_jokers_played_as_the_top_rank_end_the_trick_too() -> None:
    state = scene("Jo 4 4", "3 3", "5 5", jokers="wild")
    assert act(state, "0 play Jo")[-1] == TrickTaken(0, 0, at_once=True)


def test_the_lead_may_be_passed_once_round_the_table() -> None:
    """TAH-R6."""
    state = scene("3 4", "5 6", "7 8")
    assert act(state, "0 pass") == (Passed(0, lead=True),)
    act(state, "1 pass", "2 pass")
    assert offered(state) == {"3x1", "4x1"}
    assert code(state, "0 pass") == "must_lead"


def test_a_lead_in_between_gives_the_right_to_pass_it_back() -> None:
    """TAH-R6."""
    state = scene("3 4 9", "5 6 6", "7 8 8")
    act(state, "0 pass", "1 5x1", "2 pass", "0 pass", "1 pass", "2 pass")
    assert turn(state) == 0
    assert "pass" in offered(state)


def test_lead_pass_forbidden() -> None:
    state = scene("3 4", "5 6", "7 8", lead_pass="forbidden")  # no password
    assert offered(state) == {"3x1", "4x1"}
    assert code(state, "0 pass") == "must_lead"


def test_going_out_and_the_others_may_play_on_those_cards() -> None:
    state = scene("9 9", "K K 3", "5 5 5", "6 6 6")
    assert act(state, "0 9x2") == (Played(0, "9", 2), WentOut(0, place=0))
    assert turn(state) == 1
    act(state, "1 Kx2")
    assert turn(state) == 2


def test_rank_privilege_gives_the_lead_to_the_highest_rank_still_in() -> None:
    hands = ("4 4 4", "5 5 5", "9", "6 6 6")
    assert act(scene(*hands, turn=2), "2 9x1", "3 pass", "0 pass", "1 pass")[-1] == TrickTaken(2, leader=0)


def test_without_rank_privilege_the_next_in_line_leads() -> None:
    state = scene("4 4 4", "5 5 5", "9", "6 6 6", turn=2, rank_privilege=False)
    assert act(state, "2 9x1", "3 pass", "0 pass", "1 pass")[-1] == TrickTaken(2, leader=3)


@pytest.mark.parametrize(("privilege", "leader"), [(True, 1), (False, 3)])
def test_the_lead_skips_those_who_are_out(privilege: bool, leader: int) -> None:
    state = scene("9", "5 5 5", "K", "6 6 6", rank_privilege=privilege)
    assert act(state, "0 9x1", "1 pass", "2 Kx1", "3 pass", "1 pass")[-1] == TrickTaken(2, leader=leader)


def test_going_out_on_the_highest_rank_hands_the_lead_on_at_once() -> None:
    state = scene("A", "5 5 5", "6 6 6")
    assert act(state, "0 Ax1") == (Played(0, "A", 1), WentOut(0, 0), TrickTaken(0, 1, at_once=True))


def test_the_round_ends_the_instant_one_player_holds_cards() -> None:
    state = scene("9", "K", "5 6 7")
    events = act(state, "0 9x1", "1 Kx1")
    assert events[-2:] == (WentOut(1, place=1), RoundEnded(finish=(0, 1, 2)))
    assert state.result == Result.of_finish((0, 1, 2))
    assert state.pending == ()
    assert state.hand(2) == ("5", "6", "7")
    assert code(state, "2 pass") == "round_over"
    assert code(state, "2 leave") == "round_over"


def test_one_card_is_announced_every_time_a_hand_becomes_exactly_one() -> None:
    state = scene("3 4 4", "5 9", "6 7 8")
    assert OneCard(0) in act(state, "0 4x2")
    assert state.view(None).seats[0].one_card
    assert OneCard(1) in act(state, "1 pass", "2 pass", "0 pass", "1 5x1")


def test_from_two_or_more_to_none_needs_no_announcement() -> None:
    state = scene("4 4", "5 9", "6 7 8")
    assert act(state, "0 4x2") == (Played(0, "4", 2), WentOut(0, 0))


def test_finished_tricks_stay_public() -> None:
    state = scene("3 9 9", "4 K 8", "5 5 5")
    act(state, "0 3x1", "1 4x1", "2 pass", "0 pass")
    seen = state.view(2).zone("discards")
    assert (seen.cards, seen.count) == (("3", "4"), 2)
    assert state.view(2).pile == ()


def test_the_table_shows_who_passed_since_the_top_play() -> None:
    state = scene("3 9 9", "4 K 8", "5 5 5", "6 6 6")
    act(state, "0 3x1", "1 pass", "2 5x1", "3 pass")
    assert [seat.passed for seat in state.view(None).seats] == [False, False, False, True]
    assert [seat.waited for seat in state.view(None).seats] == [True, False, False, False]


def test_counts_are_shown_only_by_decree() -> None:
    hands = ("3 9 9", "4 K 8", "5 5 5")
    assert [scene(*hands).view(0).zone("hand", seat).count for seat in range(3)] == [3, None, None]
    assert [scene(*hands, show_counts=True).view(0).zone("hand", seat).count for seat in range(3)] == [3, 3, 3]
