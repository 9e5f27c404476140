"""The values of plays in a search by playouts of the kernel."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle
from random import Random

from engine.climbing.play import Play
from engine.climbing.player.course import Course
from engine.climbing.player.habits import Habits
from engine.climbing.player.playout import playout
from engine.contract import Action

WHIM = 0.05  # the probability that a seat leaves its habits, so that not all playouts go the same way
WHIMS = 512  # the number of intervals between two whims that are drawn before they repeat

KernelWorld = list[int]  # the hands of all seats, in the bits of `tables`


def evaluator(
    course: Course, rest_after: Callable[[Play], int], worth: Callable[[int], float], random: Random
) -> Callable[[Action, KernelWorld], float]:
    """Return a function that gives the value in a world of a play of the seat on turn. `rest_after`: the hand that is
    left to it after a play or a pass. `worth`: the value of a place.
    """
    tables, me = course.tables, course.turn
    habits, whims = (Habits.of(tables),) * tables.players, draw_whims(random)

    @cache
    def after(play: Play) -> tuple[Course, int]:
        then, rest = course.copy(), rest_after(play)
        then.do(tables.bit(play), last=not rest)
        return then, rest

    def value(play: Action, world: KernelWorld) -> float:
        if not isinstance(play, Play):
            raise TypeError(f"{play.text} is no play")
        then, rest = after(play)
        if not rest:
            return worth(course.out)
        hands = world[:]
        hands[me] = rest
        return worth(playout(then, hands, me, habits, whims))

    return value


def draw_whims(random: Random) -> Iterator[int]:
    """The numbers of turns after which, each time, somebody leaves their habits."""
    return cycle([1 + int(random.expovariate(WHIM)) for _ in range(WHIMS)])
