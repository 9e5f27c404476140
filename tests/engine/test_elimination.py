"""Seats that go out of a match while the others play on, and the places when it is over."""

import pytest

from engine.contract import Falls, Standing, fell_after, places_by_fall

BEFORE = Standing(order=("a", "b", "c", "d"), round=5, out=(1,), carried=Falls(fell=(0, 2, 0, 0)).dump())


def test_the_live_seats_are_those_that_are_not_out() -> None:
    assert BEFORE.live == (0, 2, 3)


def test_a_seat_falls_once() -> None:
    assert fell_after(BEFORE, ()) == (0, 2, 0, 0)
    assert fell_after(BEFORE, (1, 3)) == (0, 2, 0, 5)


@pytest.mark.parametrize(
    ("fell", "winners", "scores", "places"),
    [
        ([0, 2, 5, 3], (0,), (0, 0, 0, 0), (0, 3, 1, 2)),
        ([0, 4, 4, 3], (0,), (0, 0, 0, 0), (0, 1, 1, 2)),  # they fell together
        ([0, 4, 4, 3], (0,), (0, 9, 8, 7), (0, 2, 1, 3)),  # and one of them stood better
        ([0, 0, 0, 3], (1,), (7, 9, 5, 1), (2, 0, 1, 3)),  # a match that ended before the last but one had fallen
        ([2, 2, 2, 2], (), (0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
def test_the_last_to_fall_stands_first_behind_the_winners(
    fell: list[int], winners: tuple[int, ...], scores: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert places_by_fall(fell, winners, scores) == places
