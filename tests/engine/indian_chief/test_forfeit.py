"""Players who leave a game of Indian Chief for good (G-R7, G-R19): their seats are played on and cannot win."""

from engine.contract import LEAVE, Result, action
from tests.conformance.indian_chief import filled
from tests.engine.indian_chief.rounds import lay, start

FORFEIT: dict[str, object] = {"on_leave": "forfeit"}


def last_turn(*leavers: int) -> Result:
    """The last turn of three, of whom seat 0 comes to 10 points, seat 1 to 9, and seat 2 to 8."""
    state = start(3, FORFEIT)
    six = dict.fromkeys(["beggar_man", "poor_man", "lawyer", "rich_man", "doctor", "indian_chief"], 0)
    filled(state, 7, six, six, six)
    for seat, card in enumerate(("KS", "9D", "8C")):
        state.hidden = state.hidden.with_hand(seat, (card, *state.hidden.hands[seat][1:]))
    for seat in leavers:
        state.play(seat, LEAVE)
    for seat in range(3):
        state.play(seat, action("meld", state.hidden.hands[seat][0]))
    assert state.result is not None
    return state.result


def test_the_best_of_the_others_wins_and_whoever_left_is_last() -> None:
    assert last_turn() == Result((0, 1, 2), (0,), (10, 9, 8))
    assert last_turn(0) == Result((2, 0, 1), (1,), (10, 9, 8), left=(0,))
    assert last_turn(2) == Result((0, 1, 2), (0,), (10, 9, 8), left=(2,))


def test_the_last_one_who_is_left_wins() -> None:
    assert last_turn(0, 1).winners == (2,)


def test_nobody_wins_when_all_have_left() -> None:
    assert last_turn(0, 1, 2) == Result((0, 0, 0), (), (10, 9, 8), left=(0, 1, 2))


def test_the_seat_is_played_on_through_all_seven_turns() -> None:
    state = start(2, FORFEIT)
    state.play(1, LEAVE)
    for size in (7, 1, 6, 2, 5, 3, 4):
        assert {decision.seat for decision in state.pending} == {0, 1}
        lay(state, size)
    assert state.result is not None
    assert state.result.winners == (0,)


def test_what_lies_sealed_stays_where_it_is() -> None:
    state = start(2, FORFEIT)
    laid = action("meld", state.hidden.hands[1][0])
    state.play(1, laid)
    state.play(1, LEAVE)
    assert [decision.given for decision in state.pending] == [None, laid]
