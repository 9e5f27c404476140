"""Calls of the bot keep below what Discord takes, whatever the process has slept through. Time is the loop's own, and
passes at once.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest
import yarl
from discord.http import Route
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.messages.rate_limiter import FRESH, GLOBAL, OF_ONE_ROUTE, TOGETHER, UNSAID, RateLimiter, counts, pause

RATE = 40
TAKEN = 50  # calls a second, by Discord
LONG = 600.0


class Moved(asyncio.SelectorEventLoop):
    """A loop whose time passes as soon as nothing is left to be done."""

    def __init__(self) -> None:
        super().__init__(_Unwaiting(self))
        self.passed = 0.0

    def time(self) -> float:
        return self.passed


class _Unwaiting(selectors.SelectSelector):
    def __init__(self, loop: Moved) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self._loop.passed += timeout or 0.0
        return super().select(0)


@dataclass
class Run:
    """Calls and edits that come at random, in a process that now and then stands still."""

    loop: Moved
    rate_limiter: RateLimiter
    calls: list[tuple[float, float]] = field(default_factory=list)  # when each was asked for, and when it was sent
    edits: list[tuple[float, float]] = field(default_factory=list)
    turns: list[tuple[float, float]] = field(default_factory=list)  # of edits that are never sent

    @property
    def sent(self) -> list[float]:
        return sorted(at for _, at in [*self.calls, *self.edits])

    async def call(self, at: float) -> None:
        await asyncio.sleep(at)
        await self.rate_limiter.admit()
        self.calls.append((at, self.loop.time()))

    async def edit(self, at: float, drawing: float = 0.0) -> None:
        await asyncio.sleep(at)
        await self.rate_limiter.turn()
        await asyncio.sleep(drawing)
        await self.rate_limiter.admit()
        self.edits.append((at, self.loop.time()))

    async def turn(self, at: float) -> None:
        await asyncio.sleep(at)
        await self.rate_limiter.turn()
        self.turns.append((at, self.loop.time()))

    def stand_still(self, at: float, seconds: float) -> None:
        def still() -> None:
            self.loop.passed += seconds

        self.loop.call_at(at, still)

    def stop(self, at: float, seconds: float) -> None:
        self.loop.call_at(at, self.rate_limiter.stop, seconds)


def run(wanted: Callable[[Run], list[Coroutine[Any, Any, None]]], rate: float = RATE) -> Run:
    """Let all of it happen, from second 0 on."""

    async def happen() -> Run:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Moved)
        found = Run(loop, RateLimiter(rate))
        async with asyncio.timeout(LONG):
            await asyncio.gather(*wanted(found))
        return found

    with asyncio.Runner(loop_factory=Moved) as runner:
        return runner.run(happen())


def most_in_a_second(times: list[float]) -> int:
    """The number of times in the fullest second."""
    return max((sum(first <= at < first + 1 for at in times[number:]) for number, first in enumerate(times)), default=0)


calm = settings(deadline=None, max_examples=60)  # a slow machine fails no test
moments = st.floats(0, 20)
arrivals = st.lists(moments, max_size=120)
stalls = st.lists(st.tuples(moments, st.floats(0, 8)), max_size=4)


@calm
@given(edits=arrivals, calls=arrivals, drawing=st.floats(0, 0.5), stood=stalls, stopped=stalls)
def test_whatever_comes_and_however_long_it_stands_still_no_second_has_more_than_discord_takes(
    edits: list[float],
    calls: list[float],
    drawing: float,
    stood: list[tuple[float, float]],
    stopped: list[tuple[float, float]],
) -> None:
    def wanted(all_: Run) -> list[Coroutine[Any, Any, None]]:
        for at, seconds in stood:
            all_.stand_still(at, seconds)
        for at, seconds in stopped:
            all_.stop(at, seconds)
        return [*(all_.edit(at, drawing) for at in edits), *(all_.call(at) for at in calls)]

    found = run(wanted)
    assert len(found.edits) == len(edits), "nobody starves"
    assert len(found.calls) == len(calls), "nobody starves"
    assert most_in_a_second(found.sent) <= RATE * (1 + TOGETHER + FRESH) + 1 <= TAKEN
    asked, sent = [at for at, _ in found.calls], [at for _, at in found.calls]
    assert (asked, sent) == (sorted(asked), sorted(sent)), "in the order in which they are asked for"


@calm
@given(edits=st.lists(moments, max_size=200, unique=True), stood=stalls)
def test_edits_are_granted_in_order_and_none_waits_longer_than_those_before_it_take(
    edits: list[float], stood: list[tuple[float, float]]
) -> None:
    def wanted(all_: Run) -> list[Coroutine[Any, Any, None]]:
        for at, seconds in stood:
            all_.stand_still(at, seconds)
        return [all_.turn(at) for at in edits]

    found = run(wanted)
    assert [at for at, _ in found.turns] == sorted(edits)
    still = sum(seconds for _, seconds in stood)
    for number, (asked, sent) in enumerate(found.turns):
        assert sent <= asked + number / RATE + still + 1e-6


@pytest.mark.long
@calm
@given(stops=st.lists(st.tuples(moments, st.floats(0.01, 5)), min_size=1, max_size=4))
def test_a_refusal_stops_everybody_until_it_is_over(stops: list[tuple[float, float]]) -> None:
    def wanted(all_: Run) -> list[Coroutine[Any, Any, None]]:
        for at, seconds in stops:
            all_.stop(at, seconds)
        return [one for number in range(80) for one in (all_.edit(number / 4), all_.call(number / 4))]

    found = run(wanted)
    for at, seconds in stops:
        assert not [sent for sent in found.sent if at < sent < at + seconds - 1e-6]


def test_an_edit_that_was_drawn_before_a_refusal_is_held_back_with_all_others() -> None:
    def wanted(all_: Run) -> list[Coroutine[Any, Any, None]]:
        all_.stop(0.02, 3.0)
        return [all_.edit(0.0, FRESH / 2), all_.call(1.0)]

    assert min(run(wanted).sent) >= 3.02


def test_after_the_longest_stall_turns_come_one_after_the_other() -> None:
    def wanted(all_: Run) -> list[Coroutine[Any, Any, None]]:
        all_.stand_still(1.0, LONG / 2)
        return [all_.edit(number / 100) for number in range(400)]

    after = [at for at in run(wanted).sent if at > LONG / 2]
    assert sum(at < after[0] + 0.001 for at in after) <= RATE * TOGETHER + 1
    assert after[-1] - after[0] == pytest.approx(len(after) / RATE, abs=2 * TOGETHER)


def test_turns_that_come_a_little_late_are_made_up_for() -> None:
    def wanted(all_: Run) -> list[Coroutine[Any, Any, None]]:
        for tenth in range(100):
            all_.stand_still(tenth / 10, 0.03)
        return [all_.edit(0.0) for _ in range(RATE * 10)]

    assert run(wanted).sent[-1] == pytest.approx(10.0, abs=TOGETHER + 0.03)


def test_a_call_waits_for_one_edit_at_most() -> None:
    def wanted(all_: Run) -> list[Coroutine[Any, Any, None]]:
        return [*(all_.edit(0.0) for _ in range(400)), all_.call(1.01)]

    ((asked, sent),) = run(wanted).calls
    assert sent - asked <= 2 / RATE + 1e-6


def test_a_turn_is_for_one_call() -> None:
    async def twice(all_: Run) -> None:
        await all_.rate_limiter.turn()
        for _ in range(2):
            await all_.rate_limiter.admit()
            all_.calls.append((0.0, all_.loop.time()))

    found = run(lambda all_: [twice(all_)], rate=1.0)
    assert [later - earlier for earlier, later in pairwise(found.sent)] == [pytest.approx(1.0 - TOGETHER)]


def test_answers_to_clicks_and_panels_are_not_counted() -> None:
    base = yarl.URL(Route.BASE)
    assert counts(base / "channels/1/messages/2")
    assert counts(base / "gateway/bot")
    assert not counts(base / "interactions/1/token/callback")
    assert not counts(base / "webhooks/1/token/messages/2")
    assert not counts(yarl.URL("https://elsewhere.example/channels/1"))


@pytest.mark.parametrize(
    ("headers", "counted", "seconds"),
    [
        ({"X-RateLimit-Scope": GLOBAL, "Retry-After": "7.5"}, True, 7.5),
        ({"X-RateLimit-Scope": GLOBAL, "Retry-After": "7.5"}, False, 7.5),
        ({"Retry-After": "60"}, True, 60.0),
        ({}, True, UNSAID),
        ({"Retry-After": "soon"}, True, UNSAID),
        ({"X-RateLimit-Scope": "user", "Retry-After": "300"}, True, OF_ONE_ROUTE),
        ({"X-RateLimit-Scope": "shared", "Retry-After": "0.25"}, True, 0.25),
        ({"X-RateLimit-Scope": "user", "Retry-After": "30"}, False, 0.0),
    ],
)
def test_a_refusal_says_for_how_long_everybody_stops(headers: dict[str, str], counted: bool, seconds: float) -> None:
    assert pause(headers, counted) == seconds
