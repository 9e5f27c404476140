"""Edits of public messages keep below what Discord takes."""

import asyncio

import pytest

from bot.messages.pace import TOGETHER, Pace


@pytest.fixture
def time() -> list[float]:
    return [100.0]


@pytest.fixture
def pace(time: list[float]) -> Pace:
    return Pace(40.0, lambda: time[0])


def test_in_no_second_are_there_more_than_allowed_and_what_may_come_at_once(pace: Pace) -> None:
    turns = [max(pace.take(), 100.0) for _ in range(400)]
    for begin in range(100, 109):
        assert sum(begin <= turn < begin + 1 for turn in turns) <= 40 * (1 + TOGETHER) + 1
    assert turns[-1] == pytest.approx(100 + 399 / 40 - TOGETHER)


def test_turns_come_in_the_order_in_which_they_are_asked_for(pace: Pace) -> None:
    turns = [pace.take() for _ in range(100)]
    assert turns == sorted(turns)


def test_after_a_pause_only_a_few_come_at_once(pace: Pace, time: list[float]) -> None:
    for _ in range(10):
        pace.take()
    time[0] += 3600
    assert sum(pace.take() <= time[0] for _ in range(100)) <= 40 * TOGETHER + 1


async def test_who_has_a_turn_does_not_wait() -> None:
    pace = Pace(1e6)
    async with asyncio.timeout(5):
        for _ in range(1000):
            await pace.turn()
