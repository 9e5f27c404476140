"""The worlds that a search draws: those in which the others would hardly have done what they did come less often."""

from itertools import islice
from random import Random

from engine.climbing.views import climbing_as
from engine.tarothimi.belief import sample_worlds
from engine.tarothimi.round import TarotRound
from engine.tarothimi.state import TarotPublic
from tests.engine.acting import act
from tests.engine.tarothimi.scenes import dealt

DRAWN = 300
CLEARLY = 0.1

HANDS = (
    "2 2 2 2 3 3 3 3 4 4 4 4 Q Chariot",
    "5 5 5 5 6 6 6 6 7 7 7 7 8 Fool",
    "8 8 8 9 9 9 9 10 10 10 10 P P Star",
    "P P N N Q K K K K A A A A World",
)


def share(state: TarotRound, watcher: int, holder: int, *cards: str) -> float:
    """The share of a seat's worlds in which one of these cards is with the holder."""
    view = climbing_as(state.view(watcher), TarotPublic)
    drawn = list(islice(sample_worlds(state.rules, view, Random(1)), DRAWN))
    return sum(any(card in world.hand(holder) for card in cards) for world in drawn) / len(drawn)


def test_a_seat_that_passes_is_less_likely_to_have_what_tops_the_pile() -> None:
    state = dealt(*HANDS, number=1)
    before = share(state, 2, 1, "K", "A")
    act(state, "0 Qx1", "1 pass")
    assert 0 < share(state, 2, 1, "K", "A") < before - CLEARLY


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
