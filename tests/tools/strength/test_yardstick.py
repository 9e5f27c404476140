"""The yardstick is the same work each time."""

from random import Random

import pytest

from tests.tools.strength import yardstick
from tests.tools.strength.yardstick import HANDS, RANKS, SUITS, war


def test_a_hand_is_the_same_for_the_same_luck() -> None:
    hands = [[war(Random(seed)) for seed in range(HANDS)] for _ in range(2)]
    assert hands[0] == hands[1]
    assert len(set(hands[0])) > HANDS // 2


def test_a_hand_that_ends_leaves_one_player_all_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless the last of a player's cards tie, and stay on the table."""
    monkeypatch.setattr(yardstick, "TRICKS", 100_000)
    ends = [abs(war(Random(seed))) for seed in range(HANDS)]
    assert max(ends) == ends[len(ends) // 2] == RANKS * SUITS
