"""The lag of the event loop while twenty stewards think. Lag is the time by which a sleep of a millisecond ends too
late; it is what a click would wait beside its own work. On a busy machine it says more of the other programs there, so
the part of it in which the loop itself has worked is told, too.

Viziers think all the time. Merchants of the games that ponder answer and pause: in the loop, and beside it.
"""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, cycle
from random import Random
from typing import NamedTuple

from bot.thinking.pool import Thinkers
from bot.thinking.task import Task, answer, luck_of
from engine.contract import SeatingRequest, Seeded, owed
from engine.games import GAMES, rules_of

STEWARDS, NAP = 20, 0.001
SHARES = (0.5, 0.99, 0.999)
PAUSE, POSITIONS = 0.2, 40  # seconds between two answers of a merchant; what they are asked, of each game
PEOPLE = [str(at) for at in range(4)]  # or as many of them as a game takes


def task_of(number: int, game: str = "tahimi") -> Task:
    """The first decision of a round of its own, for a vizier."""
    seed, rules = number.to_bytes(32, "big"), rules_of(game)()
    people = PEOPLE[: max(rules.seats())]
    standing, _ = rules.seat(SeatingRequest(None, None, (), people), Seeded(seed, "seats"))
    state = rules.start(standing, Seeded(seed, "deal"))
    view = state.view(owed(state.pending)[0].seat)
    return Task(game, {}, view, owed(view.decisions)[0], "vizier", luck_of(seed, 0, 0, "thought"))


class Lag(NamedTuple):
    """A nap of the loop, in seconds: how late it ended, and how much processor time the loop has used meanwhile."""

    late: float
    worked: float


async def lags(until: float) -> list[Lag]:
    """Measure the lag of each nap until then."""
    found = []
    while (begun := time.perf_counter()) < until:
        before = time.thread_time()
        await asyncio.sleep(NAP)
        found.append(Lag(time.perf_counter() - begun - NAP, time.thread_time() - before))
    return found


async def think(thinkers: Thinkers, until: float, numbers: "count[int]") -> tuple[int, int]:
    """Let a steward think about one thing after the other; return how often it had an answer, and how often none."""
    thought = missed = 0
    while time.perf_counter() < until:
        answer = thinkers.ask(task_of(next(numbers)))
        if answer is not None and await answer is not None:
            thought += 1
        else:
            missed += 1
            await asyncio.sleep(NAP)
    return thought, missed


def positions(game: str) -> Iterator[Task]:
    """Yield the decisions of one round, each as a task for a merchant."""
    first = task_of(0, game)
    rules = rules_of(game)()
    state = rules.resample(first.view, Random(0))
    for _ in range(POSITIONS):
        if not owed(state.pending):
            return
        view = state.view(owed(state.pending)[0].seat)
        task = replace(first, view=view, decision=owed(view.decisions)[0], level="merchant")
        yield task
        state.play(task.decision.seat, answer(task).action)


async def serve(thinkers: Thinkers | None, until: float, tasks: Iterator[Task]) -> None:
    """Let a merchant answer one thing after the other; without `thinkers` in the loop."""
    while time.perf_counter() < until:
        task = next(tasks)
        coming = thinkers.ask(task) if thinkers else None
        if coming is None or await coming is None:
            answer(task)
        await asyncio.sleep(PAUSE)


async def merchants(thinkers: Thinkers | None, seconds: float) -> list[Lag]:
    """The lags while merchants answer."""
    tasks = cycle([task for game in GAMES if GAMES[game].ponders for task in positions(game)])
    until = time.perf_counter() + seconds
    found = asyncio.create_task(lags(until))
    await asyncio.gather(*(serve(thinkers, until, tasks) for _ in range(STEWARDS)))
    return await found


async def viziers(thinkers: Thinkers, seconds: float) -> tuple[list[Lag], int, int]:
    """The lags while viziers think, and how often they had an answer and none."""
    until, numbers = time.perf_counter() + seconds, count()
    found = asyncio.create_task(lags(until))
    stewards = await asyncio.gather(*(think(thinkers, until, numbers) for _ in range(STEWARDS)))
    thought, missed = (sum(one[at] for one in stewards) for at in (0, 1))
    return await found, thought, missed


def cells(found: list[Lag]) -> list[float]:
    """Milliseconds, late and worked, at each share of the naps."""
    both = [sorted(one) for one in zip(*found, strict=True)]
    return [ordered[int(len(ordered) * share)] * 1000 for ordered in both for share in SHARES]


async def measured(seconds: float) -> tuple[dict[str, list[float]], int, int]:
    """The cells of each line, and how many thoughts of viziers came in time and did not. Each line takes this number of
    `seconds`.
    """
    thinkers = Thinkers(1)
    lines = {
        "idle": await lags(time.perf_counter() + seconds),
        f"{STEWARDS} merchants that ponder, in the loop": await merchants(None, seconds),
        "the same beside it": await merchants(thinkers, seconds),
    }
    lines[f"{STEWARDS} viziers that think all the time"], thought, missed = await viziers(thinkers, seconds)
    await thinkers.close()
    return {name: cells(found) for name, found in lines.items()}, thought, missed
