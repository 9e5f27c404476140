"""The one clock of all tables."""

import asyncio
import logging

import pytest

from bot.clock import Clock


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
def clock(time: Time) -> Clock:
    return Clock(time, time.ring)


async def test_tables_are_rung_when_they_are_due_the_earliest_first(time: Time, clock: Clock) -> None:
    for table, deadline in ((1, 130.0), (2, 110.0), (3, 120.0), (4, 200.0)):
        clock.set(table, deadline)
    await clock.strike()
    assert time.rung == []
    time.now = 130.0
    await clock.strike()
    assert time.rung == [2, 3, 1]
    await clock.strike()
    assert time.rung == [2, 3, 1]


async def test_a_new_deadline_takes_the_old_ones_place(time: Time, clock: Clock) -> None:
    clock.set(1, 110.0)
    clock.set(1, 150.0)
    clock.set(2, 110.0)
    clock.set(2, None)
    clock.set(3, 150.0)
    clock.set(3, 110.0)
    clock.set(3, 150.0)
    time.now = 120.0
    await clock.strike()
    assert time.rung == []
    time.now = 150.0
    await clock.strike()
    assert sorted(time.rung) == [1, 3]


async def test_a_table_that_fails_stops_no_other(time: Time, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    clock.set(13, 110.0)
    clock.set(2, 111.0)
    time.now = 120.0
    with caplog.at_level(logging.ERROR):
        await clock.strike()
    assert time.rung == [2]
    assert "table 13" in caplog.text


async def test_it_wakes_by_itself_when_an_earlier_deadline_comes_in(time: Time, clock: Clock) -> None:
    clock.set(1, time.now + 3600)
    running = asyncio.create_task(clock.run())
    await asyncio.sleep(0)
    clock.set(2, time.now)
    async with asyncio.timeout(5):
        await time.heard.wait()
    running.cancel()
    assert time.rung == [2]
