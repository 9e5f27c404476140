"""Calling and catching one card (TAH-5, one_card: manual)."""

from engine.climbing.events import OneCard
from engine.tahimi.round import Round
from tests.engine.acting import act, code, offered
from tests.engine.tahimi.scenes import scene


def round_of(*hands: str, penalty: str = "skip", lead_pass: str = "allowed") -> Round:  # noqa: S107  # no password
    return scene(*hands, one_card="manual", one_card_penalty=penalty, lead_pass=lead_pass)


def known(state: Round, seat: int) -> bool:
    return state.view(None).seats[seat].one_card


def shown(state: Round, seat: int) -> int | None:
    """The size of a hand as the others see it; None where it is hidden."""
    return state.view(None).zone("hand", seat).count


HANDS = ("4 9", "5 8 8", "6 7 7")


def test_nothing_is_announced_and_the_hand_is_shown_like_any_other() -> None:
    state = round_of(*HANDS)
    assert not [event for event in act(state, "0 4x1") if isinstance(event, OneCard)]
    assert not known(state, 0)
    assert shown(state, 0) is None


def test_the_player_calls() -> None:
    state = round_of(*HANDS)
    assert state.action("call") not in state.rights(0)
    act(state, "0 4x1")
    assert state.action("call") in state.rights(0)
    assert act(state, "0 call") == (OneCard(0),)
    assert known(state, 0)
    assert shown(state, 0) == 1
    act(state, "1 pass")
    assert code(state, "1 catch 0") == "nothing_to_catch"
    assert code(state, "0 call") == "nothing_to_call"


def test_a_call_without_need_is_refused() -> None:
    state = round_of(*HANDS)
    assert code(state, "0 call") == "nothing_to_call"
    act(state, "0 4x1")
    assert code(state, "1 call") == "nothing_to_call"


def test_with_the_herald_there_is_nothing_to_call_or_catch() -> None:
    state = scene(*HANDS)
    act(state, "0 4x1", "1 5x1")
    assert code(state, "0 call") == "nothing_to_call"
    assert code(state, "2 catch 0") == "nothing_to_catch"
    assert [right.text for right in state.rights(0)] == ["leave"]


def test_wrong_catches_are_refused_without_effect() -> None:
    state = round_of(*HANDS)
    act(state, "0 4x1", "1 5x1")
    for line in ("2 catch 1", "2 catch 2", "0 catch 0", "2 catch 7"):
        assert code(state, line) == "nothing_to_catch"


def test_only_those_in_the_round_may_catch() -> None:
    state = round_of("9", "4 5", "8 8 8", "6 6 6")
    act(state, "0 9x1", "1 pass", "2 pass", "3 pass", "1 4x1", "2 pass")
    assert code(state, "0 catch 1") == "nothing_to_catch"
    assert state.rights(0) == ()
    assert act(state, "3 catch 1") == (OneCard(1, by=3),)


def test_whom_one_may_try_to_catch_betrays_nothing() -> None:
    state = round_of(*HANDS)
    for lines in ((), ("0 4x1",), ("1 5x1",)):
        act(state, *lines)
        assert [right.text for right in state.rights(2)] == ["leave", "catch 0", "catch 1"]
    act(state, "2 catch 0")
    assert [right.text for right in state.rights(2)] == ["leave", "catch 1"]


def test_the_caught_player_must_pass_on_his_next_turn_and_can_do_nothing_else() -> None:
    state = round_of(*HANDS)
    act(state, "0 4x1", "1 5x1", "1 catch 0", "2 6x1")
    assert offered(state) == {"pass"}
    assert code(state, "0 9x1") == "one_card_penalty"
    act(state, "0 pass", "1 8x1", "2 pass")
    assert offered(state) == {"9x1", "pass"}


def test_caught_on_his_own_turn_he_is_asked_anew() -> None:
    state = round_of(*HANDS)
    act(state, "0 4x1", "1 5x1", "2 6x1")
    assert offered(state) == {"9x1", "pass"}
    act(state, "1 catch 0")
    assert offered(state) == {"pass"}
    assert state.default(state.pending[0]).text == "pass"
