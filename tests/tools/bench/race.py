"""Racing two loops against each other: in turns and by processor time, so that a busy machine hurts both alike."""

import gc
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time
from typing import Any

# Does something for a number of seconds of processor time; gives how often: players' actions, copies, replays.
Loop = Callable[[float], int]

WARMING = 10  # turns: engines that keep what they have met need some time to meet it

_draw = Random(1).random


def choose(options: Any) -> Any:
    """One of the options, uniformly: a list or tuple of whatever the engine calls moves. Every engine's moves are
    chosen by this.
    """
    return options[int(_draw() * len(options))]


def looped(once: Callable[[], int]) -> Loop:
    """A loop that does `once` at least once, and until its time is over. `once` tells how many actions it was."""

    def loop(seconds: float) -> int:
        end, actions = process_time() + seconds, once()
        while process_time() < end:
            actions += once()
        return actions

    return loop


def rate(loop: Loop, seconds: float) -> float:
    """Actions a second."""
    began = process_time()
    actions = loop(seconds)
    return actions / (process_time() - began)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Median actions a second of both, and the ratio of each pair."""

    ours: float
    theirs: float
    ratios: tuple[float, ...]


def race(ours: Loop, theirs: Loop, pairs: int, seconds: float) -> Outcome:
    """Run both in turns, `pairs` times for `seconds` each, after a warming up that is not counted."""
    rate(ours, WARMING * seconds)
    rate(theirs, WARMING * seconds)
    gc.collect()
    gc.freeze()  # how many modules are imported must not show in how long a collection of garbage takes
    rates = [(rate(ours, seconds), rate(theirs, seconds)) for _ in range(pairs)]
    return Outcome(
        ours=median(mine for mine, _ in rates),
        theirs=median(their for _, their in rates),
        ratios=tuple(mine / their for mine, their in rates),
    )
