"""A match of Truc that is forfeited (G-R7, G-R19): it has two sides."""

import pytest

from engine.contract import LEAVE, Match, Result
from engine.truc import Truc
from tests.engine.truc.hands import hand, said

FORFEIT = Truc(on_leave="forfeit")


def ended(leaver: int, scores: tuple[int, int]) -> tuple[Result, Match]:
    """Seats 1 and 3 win a hand by three cards that nothing beats; `leaver` left before the first card."""
    state = hand("4S 4H 4D", "3S 3H 3D", "5S 5H 5D", "6S 6H 6D", scores=scores, rules=FORFEIT)
    said(state, f"{leaver} leave", "3 play 6S", "2 play 5S", "1 play 3S", "0 play 4S")
    said(state, "1 play 3H", "0 play 4H", "3 play 6H", "2 play 5H")
    assert state.result is not None
    return state.result, FORFEIT.match(state.standing, state.result)


@pytest.mark.parametrize("scores", [(0, 0), (10, 0)])
def test_the_other_side_wins_once_the_hand_is_scored(scores: tuple[int, int]) -> None:
    result, match = ended(0, scores)
    assert (result.left, result.scores) == ((0,), (0, 1, 0, 1))
    assert match == (True, (1, 0, 1, 0), (1, 3))


def test_a_side_that_reaches_its_points_in_the_hand_in_which_it_forfeits_does_not_win() -> None:
    result, match = ended(3, (0, 10))
    assert (result.left, result.scores) == ((3,), (0, 1, 0, 1))
    assert match == (True, (0, 1, 0, 1), (0, 2))


def test_a_call_of_a_seat_that_is_left_is_answered_and_its_hand_goes_on() -> None:
    state = hand("4S 4H 4D", "3S 3H 3D", "5S 5H 5D", "6S 6H 6D", rules=FORFEIT)
    said(state, "3 truc", "3 leave", "2 leave")
    assert [decision.seat for decision in state.pending] == [2]
    said(state, "2 reject")
    assert state.result is not None
    assert state.result.scores == (0, 1, 0, 1)
    assert FORFEIT.match(state.standing, state.result) == (True, (0, 0, 0, 0), ())


def test_a_computer_player_may_win_where_nothing_is_forfeited() -> None:
    state = hand("4S 4H 4D", "3S 3H 3D", "5S 5H 5D", "6S 6H 6D")
    assert not any(LEAVE in state.rights(seat) for seat in range(4))
