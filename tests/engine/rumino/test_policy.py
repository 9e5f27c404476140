"""Computer players of Rumino do nothing that anybody at the table would laugh at."""

import pytest

from engine.rumino.player.policy import choose
from engine.rumino.round import RuminoRound
from tests.engine.rumino.scenes import POOR, act, standing, table

SEVEN = "4S 4H 4D 7C 8C 9C 7D"


def chosen(state: RuminoRound) -> str:
    """The answer that the policy chooses for the seat on turn."""
    view = state.view(state.public.turn)
    return choose(view, view.decisions[0]).text


def test_a_low_hand_knocks() -> None:
    assert chosen(table([SEVEN, *POOR[1:3]])) == "knock"


@pytest.mark.parametrize(
    ("totals", "answer"),
    [
        ((92, 40, 40), "knock"),  # 99
        ((93, 40, 40), "draw"),
        ((93, 90, 40), "draw"),  # one of them stays in
        ((93, 90, 90), "knock"),  # all are out then, and the lowest total wins
    ],
)
def test_nobody_knocks_themselves_out_while_others_stay_in(totals: tuple[int, ...], answer: str) -> None:
    assert chosen(table([SEVEN, *POOR[1:3]], before=standing(3, scores=totals))) == answer


def test_gin_is_called_whatever_the_total() -> None:
    state = table(["4S 4H 4D 7C 8C 9C TC", *POOR[1:3]], before=standing(3, scores=(99, 0, 0)))
    assert chosen(state) == "gin"


@pytest.mark.parametrize(
    ("upcard", "answer"),
    [
        ("KD", "take"),  # the third of a set
        ("JS", "draw"),
        ("AD", "draw"),  # it would leave fewer points, but a turn is worth more
        ("2D", "draw"),
    ],
)
def test_the_upcard_is_taken_for_a_meld(upcard: str, answer: str) -> None:
    assert chosen(table(["KS KH 2C 4D 6H 9S TC", POOR[1]], upcard=upcard)) == answer


def test_no_joker_is_left_on_the_pile_though_it_makes_no_meld_at_once() -> None:
    assert chosen(table(["KS TH 7D 4C 5S 2H QC", POOR[1]], upcard="*")) == "take"


def test_the_card_that_leaves_least_is_thrown_and_a_joker_is_kept() -> None:
    state = table(["KS KH KD 2C 3C * 9H", POOR[1]], stock="QD")
    act(state, "0 draw")
    assert chosen(state) == "discard QD#1"
