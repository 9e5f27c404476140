"""The worlds that a search draws: those in which the others would hardly have done what they did come less often."""

from engine.tarothimi.player.clues import SWAYING
from tests.engine.acting import act
from tests.engine.tarothimi.beliefs import CLEARLY, HANDS, share
from tests.engine.tarothimi.scenes import dealt


def test_a_seat_that_passes_is_less_likely_to_have_what_tops_the_pile() -> None:
    state = dealt(*HANDS, number=1)
    before = share(state, 2, 1, "K", "A")
    act(state, "0 Qx1", "1 pass")
    after = share(state, 2, 1, "K", "A")
    assert 0 < after < before
    assert share(state, 2, 1, "K", "A", without=SWAYING) < after - CLEARLY  # no such card explains it


def test_a_seat_that_leads_is_less_likely_to_have_anything_lower() -> None:
    state = dealt(*HANDS, number=1)
    before = share(state, 2, 0, "3")
    act(state, "0 4x4")
    assert 0 < share(state, 2, 0, "3") < before - CLEARLY


def test_what_a_seat_did_before_its_hand_was_changed_by_a_power_says_nothing() -> None:
    state = dealt(*HANDS, number=1)
    act(state, "0 Qx1", "1 pass", "2 pass", "3 pass")
    passed = share(state, 2, 1, "K", "A")
    act(state, "0 chariot 1 2")
    assert share(state, 2, 1, "K", "A") > passed + CLEARLY
