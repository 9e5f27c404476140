"""The one clock of all tables."""

import asyncio
import logging

import pytest

from bot.runtime.timer import Timer


class Time:
    def __init__(self) -> None:
        self.now = 100.0
        self.rung: list[int] = []
        self.heard = asyncio.Event()

    def __call__(self) -> float:
        return self.now

    async def ring(self, table: int) -> None:
        if table == 13:
            raise ValueError("unlucky")
        self.rung.append(table)
        self.heard.set()


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def timer(time: Time) -> Timer:
    return Timer(time, time.ring)


async def test_tables_are_rung_when_they_are_due_the_earliest_first(time: Time, timer: Timer) -> None:
    for table, deadline in ((1, 130.0), (2, 110.0), (3, 120.0), (4, 200.0)):
        timer.set(table, deadline)
    await timer.strike()
    assert time.rung == []
    time.now = 130.0
    await timer.strike()
    assert time.rung == [2, 3, 1]
    await timer.strike()
    assert time.rung == [2, 3, 1]


async def test_a_new_deadline_takes_the_old_ones_place(time: Time, timer: Timer) -> None:
    timer.set(1, 110.0)
    timer.set(1, 150.0)
    timer.set(2, 110.0)
    timer.set(2, None)
    timer.set(3, 150.0)
    timer.set(3, 110.0)
    timer.set(3, 150.0)
    time.now = 120.0
    await timer.strike()
    assert time.rung == []
    time.now = 150.0
    await timer.strike()
    assert sorted(time.rung) == [1, 3]


async def test_a_table_that_fails_stops_no_other(time: Time, timer: Timer, caplog: pytest.LogCaptureFixture) -> None:
    timer.set(13, 110.0)
    timer.set(2, 111.0)
    time.now = 120.0
    with caplog.at_level(logging.ERROR):
        await timer.strike()
    assert time.rung == [2]
    assert "table 13" in caplog.text


async def test_it_wakes_by_itself_when_an_earlier_deadline_comes_in(time: Time, timer: Timer) -> None:
    timer.set(1, time.now + 3600)
    running = asyncio.create_task(timer.run())
    await asyncio.sleep(0)
    timer.set(2, time.now)
    async with asyncio.timeout(5):
        await time.heard.wait()
    running.cancel()
    assert time.rung == [2]
