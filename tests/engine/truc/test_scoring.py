"""Tests of when a hand is decided (TRU-5, TRU-R3), held against every way in which it could go on."""

from itertools import product

import pytest

from engine.truc.places import winning_team

OUTCOMES = (0, 1, None)  # a trick is a team's, or drawn
DEALER = 0


def winner(tricks: tuple[int | None, ...]) -> int:
    """The rule of a hand that is played out: more tricks win, equality goes to the dealer's opponents."""
    return 0 if tricks.count(0) > tricks.count(1) else 1


@pytest.mark.parametrize("total", [1, 3])
def test_a_hand_ends_exactly_when_nothing_can_change_its_winner(total: int) -> None:
    for played in range(1, total + 1):
        for tricks in product(OUTCOMES, repeat=played):
            ends = {winner((*tricks, *rest)) for rest in product(OUTCOMES, repeat=total - played)}
            assert winning_team(DEALER, tricks, total) == (ends.pop() if len(ends) == 1 else None)
