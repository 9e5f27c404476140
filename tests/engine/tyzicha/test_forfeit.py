"""A match of Tyzicha that somebody leaves for good (G-R7, G-R19): the seat is played on and cannot win."""

from dataclasses import replace

import pytest

from engine.contract import Carried, Match, Result, SeatingRequest, Seeded
from engine.tyzicha import Tyzicha
from engine.tyzicha.round import TyzichaRound
from tests.engine.tyzicha.hands import declared, hand, played_out, said

FORFEIT = Tyzicha(on_leave="forfeit")


def conceded(leavers: str, scores: tuple[int, ...], retired: tuple[int, ...] = ()) -> TyzichaRound:
    """Seat 2 concedes 110 after these seats have left."""
    state = hand(scores=scores, rules=FORFEIT)
    state.retired |= {*retired}
    state.standing = state.standing.model_copy(update={"carried": Carried(retired=retired).dump()})
    said(state, "2 bid 110", "0 pass", "1 pass", "2 give TH>0 TD>1", *(f"{seat} leave" for seat in leavers))
    said(state, "2 concede")
    return state


def match(state: TyzichaRound) -> Match:
    assert state.result is not None
    return FORFEIT.match(state.standing, state.result)


def test_a_seat_that_is_left_scores_on_and_cannot_win_the_hand() -> None:
    state = conceded("0", (100, 0, 200))
    assert state.result is not None
    assert (state.result.scores, state.result.winners, state.result.left) == ((40, 40, -110), (1,), (0,))
    assert not match(state).over
    following = FORFEIT.seat(SeatingRequest(state.standing, state.result, (), ()), Seeded(bytes(32), "seats")).standing
    assert (following.scores, following.retired, following.dealer) == ((140, 40, 90), (0,), 1)


def test_whoever_is_left_alone_has_won_once_the_hand_is_scored() -> None:
    assert match(conceded("02", (900, 0, 900))) == (True, (1, 0, 1), (1,))
    assert match(conceded("2", (900, 0, 900), retired=(0,))) == (True, (1, 0, 1), (1,))


def test_a_seat_that_is_left_does_not_win_by_the_target_and_the_hand_has_no_winner() -> None:
    state = declared(scores=(0, 0, 950), rules=FORFEIT)
    said(state, "2 leave", "2 stay")
    state.public = replace(state.public, tricks=replace(state.public.tricks, points=(0, 0, 120)))
    played_out(state)
    assert state.result is not None
    assert (state.result.scores, state.result.winners) == ((0, 0, 110), ())
    assert not match(state).over


def test_it_may_win_where_leaving_is_no_forfeit() -> None:
    state = declared(scores=(0, 0, 950))
    assert not state.may_leave(2)
    state.public = replace(state.public, tricks=replace(state.public.tricks, points=(0, 0, 120)))
    state.settle()
    assert state.result is not None
    assert Tyzicha().match(state.standing, state.result) == (True, (1, 1, 0), (2,))


@pytest.mark.parametrize(("scores", "winners"), [((50, 300, -10), (1,)), ((50, 300, 450), (1, 2)), ((0, 0, 0), (0, 1))])
def test_after_the_last_hand_the_highest_score_wins(scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    rules = Tyzicha(max_hands=1)
    state = hand(scores=scores, rules=rules)
    said(state, "2 bid 110", "0 pass", "1 pass", "2 give TH>0 TD>1", "2 concede")
    assert state.result is not None
    after = rules.match(state.standing, state.result)
    assert (after.over, after.winners) == (True, winners)


def test_without_a_last_hand_a_match_goes_on_until_a_declarer_has_the_target() -> None:
    rules = Tyzicha(max_hands=None)
    state = hand(scores=(950, 300, 450), rules=rules)
    standing = state.standing.model_copy(update={"round": 1000})
    assert not rules.match(standing, Result.of_scores((-110, 40, 40))).over
    end = rules.match(standing, Result.of_scores((110, 0, 0)))
    assert (end.over, end.winners) == (True, (0,))


def test_the_seats_of_a_match_stay_and_the_first_dealer_is_drawn() -> None:
    """G-R1, G-R22."""
    seated = Tyzicha().seat(SeatingRequest(None, None, (), ("ann", "bob", "cem")), Seeded(bytes(32), "seats")).standing
    assert seated.order == ("ann", "bob", "cem")
    assert Tyzicha().seat(SeatingRequest(seated, None, (), ()), Seeded(bytes(32), "x")).standing == seated
    dealers = {
        Tyzicha()
        .seat(SeatingRequest(None, None, (), ("a", "b", "c")), Seeded(bytes([number] * 32), "seats"))
        .standing.dealer
        for number in range(20)
    }
    assert dealers == {0, 1, 2}
    assert Tyzicha().refusal(3) is None
    assert Tyzicha().refusal(4) is not None
