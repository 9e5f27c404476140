"""The one clock of all tables."""

import asyncio
import logging
from collections.abc import Callable

import pytest

from bot.timer import AT_ONCE, STEP_SECONDS, First, Steps, Timer


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


async def test_a_later_look_takes_no_earlier_ones_place(time: Time, timer: Timer) -> None:
    timer.set(1, 110.0)
    timer.set_at_latest(1, 120.0)
    timer.set_at_latest(2, 120.0)
    timer.set_at_latest(2, 110.0)
    time.now = 111.0
    await timer.strike()
    assert sorted(time.rung) == [1, 2]


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


async def test_it_looks_before_it_rings_and_what_is_set_then_holds(time: Time) -> None:
    async def correct() -> None:
        assert time.rung == []
        watched.set(1, 300.0)

    watched = Timer(time, time.ring, lambda: correct if not time.rung else None)
    watched.set(1, 110.0)
    watched.set(2, 120.0)
    time.now = 200.0
    await watched.strike()
    assert time.rung == [2]
    assert watched.set_for == [1]


async def test_it_goes_on_looking_while_the_next_deadline_is_far(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    async def correct() -> None:
        watched.set(1, time.now)

    monkeypatch.setattr("bot.timer.WATCH_SECONDS", 0.01)
    watched = Timer(time, time.ring, lambda: correct if time.now > 1000 and not time.rung else None)
    watched.set(1, time.now + 3600)
    running = asyncio.create_task(watched.run())
    await asyncio.sleep(0)
    time.now += 1000
    async with asyncio.timeout(5):
        await time.heard.wait()
    running.cancel()
    assert time.rung == [1]


class Slow(Time):
    """Time in which some tables take long: until `free` is set."""

    def __init__(self, *slow: int) -> None:
        super().__init__()
        self.slow = slow
        self.begun: list[int] = []
        self.free = asyncio.Event()

    async def ring(self, table: int) -> None:
        self.begun.append(table)
        if table in self.slow:
            await self.free.wait()
        await super().ring(table)


async def until(done: Callable[[], bool]) -> None:
    """Let others go on until that is so."""
    async with asyncio.timeout(5):
        while not done():  # noqa: ASYNC110 -- a turn of the loop each, no time
            await asyncio.sleep(0)


async def test_a_slow_table_keeps_no_other_waiting() -> None:
    time = Slow(1)
    timer = Timer(time, time.ring)
    running = asyncio.create_task(timer.run())
    timer.set(1, 100.0)
    timer.set(2, 100.0)
    await until(lambda: time.rung == [2])
    timer.set(3, 100.0)
    await until(lambda: time.rung == [2, 3])
    time.free.set()
    await until(lambda: time.rung == [2, 3, 1])
    running.cancel()


async def test_a_table_is_rung_once_at_a_time_and_again_if_it_is_due_by_then() -> None:
    time = Slow(1)
    timer = Timer(time, time.ring)
    timer.set(1, 100.0)
    striking = asyncio.create_task(timer.strike())
    await until(lambda: time.begun == [1])
    timer.set(1, 99.0)
    timer.set(2, 100.0)
    running = asyncio.create_task(timer.run())
    await until(lambda: time.rung == [2])
    assert time.begun == [1, 2]
    time.free.set()
    await striking
    assert time.begun == [1, 2, 1]
    running.cancel()


async def test_so_many_are_rung_at_once_and_no_more() -> None:
    tables = range(20, 20 + AT_ONCE + 5)
    time = Slow(*tables)
    timer = Timer(time, time.ring)
    for table in tables:
        timer.set(table, 100.0)
    running = asyncio.create_task(timer.run())
    await until(lambda: len(time.begun) == AT_ONCE)
    for _ in range(10):
        await asyncio.sleep(0)
    assert len(time.begun) == AT_ONCE
    time.free.set()
    await until(lambda: len(time.rung) == len(tables))
    running.cancel()


async def test_nothing_is_rung_while_a_correction_goes_on() -> None:
    """It waits for what is rung already, and what is due waits for it."""
    time, corrections = Slow(1), iter([None])
    corrected = asyncio.Event()

    async def correct() -> None:
        assert time.rung == [1]
        await corrected.wait()
        assert time.begun == [1]

    def look() -> First | None:
        return correct if time.begun and next(corrections, time) is None else None

    timer = Timer(time, time.ring, look)
    timer.set(1, 100.0)
    running = asyncio.create_task(timer.run())
    await until(lambda: time.begun == [1])
    timer.set(2, 100.0)
    for _ in range(10):
        await asyncio.sleep(0)
    assert time.begun == [1]
    time.free.set()
    corrected.set()
    await until(lambda: time.rung == [1, 2])
    running.cancel()


@pytest.mark.parametrize("step", [5.0, -5.0, 60.0, -60.0, 3600.0, -3600.0])
def test_a_correction_of_the_time_of_day_is_found_once(time: Time, step: float) -> None:
    steady = Time()
    steps = Steps(time, steady)
    steady.now += 7
    time.now += 7 + step
    assert steps.step() == step
    assert steps.step() == 0
    steady.now += 3600
    time.now += 3600
    assert steps.step() == 0


def test_drift_is_no_correction(time: Time) -> None:
    steady = Time()
    steps = Steps(time, steady)
    for _ in range(100):
        steady.now += 1
        time.now += 1 - STEP_SECONDS / 2
        assert steps.step() == 0


def test_of_a_clock_without_a_steady_one_beside_it_a_step_back_is_found(time: Time) -> None:
    steps = Steps(time, time)
    time.now += 60
    assert steps.step() == 0
    time.now -= 60
    assert steps.step() == -60
