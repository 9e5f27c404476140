"""Turns, tricks, going out, the end of the round (TAH-4, TAH-5, TAH-9, MOO-1)."""

from engine.climbing.events import OneCard, Passed, Played, TrickTaken
from tests.engine.acting import act, code, offered, on_lead, turn
from tests.engine.tahimi.scenes import scene


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


def test_one_card_is_announced_every_time_a_hand_becomes_exactly_one() -> None:
    state = scene("3 4 4", "5 9", "6 7 8")
    assert OneCard(0) in act(state, "0 4x2")
    assert state.view(None).seats[0].one_card
    assert OneCard(1) in act(state, "1 pass", "2 pass", "0 pass", "1 5x1")


def test_the_table_shows_who_passed_since_the_top_play() -> None:
    state = scene("3 9 9", "4 K 8", "5 5 5", "6 6 6")
    act(state, "0 3x1", "1 pass", "2 5x1", "3 pass")
    assert [seat.passed for seat in state.view(None).seats] == [False, False, False, True]
    assert [seat.waited for seat in state.view(None).seats] == [True, False, False, False]
