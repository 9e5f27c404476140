"""The one clock of all tables."""

import asyncio
import logging

import pytest

from bot.timer import STEP_SECONDS, Steps, Timer


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


async def test_it_looks_before_it_rings_and_what_is_set_then_holds(time: Time) -> None:
    async def look() -> None:
        assert time.rung == []
        watched.set(1, 300.0)

    watched = Timer(time, time.ring, look)
    watched.set(1, 110.0)
    watched.set(2, 120.0)
    time.now = 200.0
    await watched.strike()
    assert time.rung == [2]
    assert watched.set_for == [1]


async def test_it_goes_on_looking_while_the_next_deadline_is_far(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        if time.now > 1000:
            watched.set(1, time.now)

    monkeypatch.setattr("bot.timer.WATCH_SECONDS", 0.01)
    watched = Timer(time, time.ring, look)
    watched.set(1, time.now + 3600)
    running = asyncio.create_task(watched.run())
    await asyncio.sleep(0)
    time.now += 1000
    async with asyncio.timeout(5):
        await time.heard.wait()
    running.cancel()
    assert time.rung == [1]


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
