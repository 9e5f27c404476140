"""Ends of plays, going out, leaving, sentence by sentence (DAH-5, DAH-6, DAH-8)."""

import pytest

from engine.climbing.events import Left, Passed, TrickTaken, WentOut
from engine.contract import Result
from engine.dahimi import plays
from tests.engine.acting import act, on_lead, turn
from tests.engine.dahimi.scenes import scene


@pytest.mark.parametrize(
    ("cards", "at_once"),
    [
        ("KH AH 2H", True),
        ("QH KH AH", True),
        ("JH QH KH", True),
        ("10H JH QH", False),  # K-A-2 fits above
        ("9H 10H JH QH", True),  # three ranks above, four wanted
        ("8H 9H 10H JH", False),
        ("2C 2D", True),
        ("AC AD", False),
    ],
)
def test_what_cannot_be_topped_by_rank_alone_ends_the_play(cards: str, at_once: bool) -> None:
    play = plays.of(cards.split())
    assert play is not None
    assert plays.untoppable(play) == at_once
    state = scene(f"{cards} 3C", "3H 4H", "3S 4S")
    act(state, f"0 play {cards}")
    assert on_lead(state) == at_once


@pytest.mark.parametrize(
    ("cards", "at_once"),
    [("4H", True), ("4H 4D", True), ("5H", False), ("4H 5H 6H", True), ("6H 7H 8H", True), ("7H 8H 9H", False)],
)
def test_after_a_revolution_a_deck_without_3s_ends_with_the_4s(cards: str, at_once: bool) -> None:
    state = scene(f"10C 10D 10H 10S {cards} 2C", "JH QH", "JS QS", revolution=True)
    act(state, "0 play 10C 10D 10H 10S", "1 pass", "2 pass", f"0 play {cards}")
    assert on_lead(state) == at_once


def test_after_a_revolution_a_deck_with_3s_ends_with_these() -> None:
    state = scene("9C 9D 9H 9S 4H 3C", "JH QH", "JS QS", "KH KS", revolution=True)
    act(state, "0 play 9C 9D 9H 9S", "1 pass", "2 pass", "3 pass", "0 play 4H")
    assert not on_lead(state)


def test_what_has_been_played_is_not_counted() -> None:
    # All 2s but the one are gone: the Ace could be topped by nothing, but nobody has to know.
    state = scene("2C 2D 2H 2S AC 3C", "4H 5H", "4S 5S")
    act(state, "0 play 2C 2D 2H 2S", "0 AC")
    assert not on_lead(state)


def test_going_out_the_others_may_still_top_it() -> None:
    state = scene("4C 5C", "KC", "AC 8C", "9C 10C", turn=1)
    assert WentOut(1, 0) in act(state, "1 KC")
    assert act(state, "2 AC", "3 pass", "0 pass")[-1] == TrickTaken(2, 2)


def test_if_nobody_tops_it_the_next_in_turn_order_starts_whatever_his_rank() -> None:
    state = scene("4C 5C", "3C 6C", "KC", "9C 10C", turn=2)
    assert act(state, "2 KC", "3 pass", "0 pass", "1 pass")[-1] == TrickTaken(2, 3)


def test_nothing_is_said_of_a_single_card() -> None:
    state = scene("4C 5C", "3C 6C", "7C 8C", show_counts=False)
    assert [event.name for event in act(state, "0 4C")] == ["played"]
    assert not state.view(1).seats[0].one_card
    assert [right.verb for right in state.rights(0)] == ["leave"]


@pytest.mark.parametrize("show", [True, False])
def test_counts_are_open_unless_the_table_hides_them(show: bool) -> None:
    """DAH-R10."""
    state = scene("4C 5C 6C", "3C 6C", "7C 8C", show_counts=show)
    counts = [state.view(2).zone("hand", seat).count for seat in range(3)]
    assert counts == ([3, 2, 2] if show else [None, None, 2])


def test_a_leavers_cards_are_set_aside_and_his_play_stays() -> None:
    state = scene("4C 5C", "KC 6C", "7C 8C", "9C 10C")
    act(state, "0 4C", "1 KC")
    assert act(state, "1 leave") == (Left(1),)
    assert act(state, "2 pass", "3 pass", "0 pass") == (Passed(2), Passed(3), Passed(0), TrickTaken(1, 2))


def test_who_leaves_with_the_lead_leaves_it_to_the_next() -> None:
    state = scene("4C 5C", "KC 6C", "7C 8C")
    act(state, "0 leave")
    assert (turn(state), on_lead(state)) == (1, True)
    act(state, "1 leave")
    assert state.result == Result.of_finish((2,), (0, 1))


def test_the_clock_passes_or_starts_with_all_cards_of_the_lowest_rank() -> None:
    state = scene("4C 4D 5C 6C 9H", "KC 6H", "7C 8C")
    assert state.default(state.pending[0]).text == "4CD"
    act(state, "0 9H")
    assert state.default(state.pending[0]).text == "pass"
