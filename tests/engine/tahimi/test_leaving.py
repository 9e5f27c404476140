"""Leaving in mid-round, and what is played when time is up (TAH-6, TAH-10)."""

import pytest

from engine.climbing.events import Left, Passed, TaxesDone, TaxReturned, TrickTaken
from engine.contract import Result
from engine.tahimi.game import Tahimi
from engine.tahimi.round import Round, position
from tests.engine.acting import act, code, on_lead, turn
from tests.engine.tahimi.scenes import dealt, scene

HANDS = ("3 4 9", "5 8 8", "6 7 7", "K K K")


def test_the_hand_goes_face_down_and_the_seat_is_skipped() -> None:
    state = scene(*HANDS)
    assert act(state, "1 leave") == (Left(1),)
    act(state, "0 3x1")
    assert turn(state) == 2
    seen = state.view(2)
    assert (seen.seats[1].status, seen.seats[1].place) == ("left", None)
    assert (seen.zone("hand", 1).cards, seen.zone("hand", 1).count) == (None, 0)
    assert seen.zone("discards").cards == ()
    assert code(state, "1 leave") == "out_of_round"
    assert state.rights(1) == ()


@pytest.mark.parametrize(("privilege", "leader"), [(True, 0), (False, 2)])
def test_the_owner_of_the_top_play_leaves_and_his_play_stays(privilege: bool, leader: int) -> None:
    state = scene(*HANDS, rank_privilege=privilege)
    act(state, "0 3x1", "1 8x1", "1 leave")
    assert state.view(None).pile[-1].seat == 1
    act(state, "2 pass", "3 pass")
    assert turn(state) == 0  # not yet over: the seat of the owner comes after it
    assert act(state, "0 pass") == (Passed(0), TrickTaken(seat=1, leader=leader))
    assert turn(state) == leader


def test_one_who_leaves_after_going_out_has_nothing_left_to_leave() -> None:
    state = scene("3", "5 8 8", "6 7 7", "K K K")
    act(state, "0 3x1")
    assert code(state, "0 leave") == "out_of_round"
    assert state.finish == (0,)


def test_an_announced_single_card_leaves_with_its_holder() -> None:
    state = scene("3 4", "5 6 6", "7 8 8", "9 9 9")
    act(state, "0 3x1")
    assert state.view(None).seats[0].one_card
    act(state, "0 leave")
    assert not state.view(None).seats[0].one_card
    assert state.view(None).zone("hand", 0).count == 0


TAXED = ("3 4 5 6", "3 7 8 9", "K 2 2 2", "A Q J 2")


def taxed() -> Round:
    return dealt(*TAXED)


def test_a_high_seat_leaves_during_the_exchange_and_its_lowest_cards_are_returned() -> None:
    state = taxed()
    assert act(state, "0 leave") == (TaxReturned(0, 3, 2, ("3", "4")),)
    assert state.left == ()
    events = act(state, "1 give 3")
    assert events[1:] == (TaxesDone(leader=0), Left(0))
    assert (turn(state), on_lead(state)) == (1, True)


def test_a_low_seat_leaves_when_the_exchange_is_complete() -> None:
    state = taxed()
    assert act(state, "3 leave") == ()
    assert code(state, "3 leave") == "out_of_round"
    assert state.view(None).seats[3].status == "in"
    act(state, "0 give 3 4")
    assert state.hand(3) == ("2", "3", "4", "J")
    assert act(state, "1 give 3")[1:] == (TaxesDone(leader=0), Left(3))
    assert state.left == (3,)


def test_the_last_who_owes_leaves_and_everything_follows_at_once() -> None:
    state = taxed()
    act(state, "0 give 3 4")
    assert act(state, "1 leave") == (TaxReturned(1, 2, 1, ("3",)), TaxesDone(leader=0), Left(1))
    assert turn(state) == 0


def test_all_leave_during_the_exchange_and_the_one_who_stayed_is_left() -> None:
    state = taxed()
    act(state, "0 leave", "2 leave", "1 leave")
    assert state.result == Result.of_finish((3,), left=(0, 2, 1))


def test_one_who_has_returned_may_leave_too() -> None:
    state = taxed()
    act(state, "0 give 5 6", "0 leave")
    assert act(state, "1 give 3")[-1] == Left(0)
    assert state.hand(3) == ("2", "5", "6", "J")


# The play when time is up.


def default(state: Round) -> str:
    return state.default(state.pending[0]).text


def test_following_the_clock_passes() -> None:
    assert default(scene("3 9", "4 4", "5 5", top="8x1", owner=2)) == "pass"


@pytest.mark.parametrize(
    ("hand", "options", "played"),
    [
        ("3 3 9", {}, "3x2"),
        ("2 3 3", {"deuces_high": True}, "3x2"),
        ("Jo 5 5 9", {"jokers": "low"}, "5x2"),
        ("Jo 5 5 9", {"jokers": "wild"}, "5x2"),
        ("Jo Jo", {"jokers": "low"}, "Jox2"),
        ("Jo Jo", {"jokers": "wild"}, "2x2j2"),
    ],
    ids=str,
)
@pytest.mark.parametrize("lead_pass", ["allowed", "forbidden"])
def test_on_the_lead_the_clock_plays_the_lowest_rank_as_large_as_it_goes_without_jokers(
    hand: str, options: dict[str, object], played: str, lead_pass: str
) -> None:
    rules = Tahimi.read({"lead_pass": lead_pass, **options})
    assert default(position(rules, [hand.split(), ["4", "4"], ["5", "5"]])) == played


def test_the_clock_returns_the_lowest_cards_jokers_last() -> None:
    assert default(taxed()) == "give 3 4"
    assert default(dealt("Jo 9 9", "5 5 5", "K Q Jo", jokers="low")) == "give 9 9"
    assert default(dealt("Jo 9 J", "5 5 5", "K 3 Jo", jokers="wild")) == "give 9 J"


def test_every_default_is_legal() -> None:
    state = taxed()
    while state.pending:
        decision = state.pending[-1]
        assert state.play(decision.seat, state.default(decision))
    assert state.result is not None
