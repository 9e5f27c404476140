"""Playouts of the kernel: the habits by which seats play in them, one playout, and the values of plays in a search.

Habits depend on a hand alone, so each hand's answer is worked out once. A playout goes from a course and the hands of
all seats to the place of one of them. Its rules are those of `course`, written out in one loop: tens of thousands of
playouts a second pass through it, so it calls next to nothing and makes no objects.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from random import Random
from typing import Self

from engine.climbing.play import Play, Remembered
from engine.climbing.player.course import Course, heir
from engine.climbing.player.tables import FEW, Lead, Tables
from engine.contract import Action

WHIM = 0.05  # the probability that a seat leaves its habits, so that not all playouts go the same way
WHIMS = 512  # the number of intervals between two whims that are drawn before they repeat

KernelWorld = list[int]  # the hands of all seats, in the bits of `tables`


@dataclass(frozen=True, slots=True)
class Habits:
    """The play that a seat makes with a hand, when it must top something and when it leads: by hand, `Tables.answers`
    and `Tables.lead`.
    """

    answers: Remembered[int, int]
    leads: Remembered[int, Lead]

    @classmethod
    def of(cls, tables: Tables) -> Self:
        """The habits of every seat: those of `engine.climbing.player.policy`, except that a hand of more than `FEW`
        cards breaks no set to have one card left.
        """
        return cls(Remembered(tables.answers), Remembered(tables.lead))


def playout(course: Course, hands: list[int], me: int, habits: Sequence[Habits], whims: Iterator[int]) -> int:
    """The place (0: first) in which `me` finishes when all play on by their habits. Changes `hands`.

    `whims`: the numbers of turns after which, each time, a seat tops the top play if it can, whatever its habits.
    """
    tables = course.tables
    moves, columns, leads, naturals = tables.moves, tables.columns, tables.leads, tables.naturals
    width, high, turns = tables.width, tables.high, tables.turns
    alive, turn, ring, owner, place = course.alive, course.turn, course.ring, course.owner, course.out
    following, others = course.top != 0, turns[alive]
    beats = moves[course.top].beats if following else 0
    answers = [habit.answers[hand] for habit, hand in zip(habits, hands, strict=True)]
    until = next(whims)
    while True:
        hand = hands[turn]
        if following:
            until -= 1
            if until:
                legal = answers[turn] & beats
            else:
                until, legal = next(whims), hand & beats
            if not legal:
                turn = ring[turn]
                if turn == owner:
                    following = False
                    turn = heir(tables, alive, owner)
                continue
            bit = legal & -legal
            column, drop, beats, closes, _ = moves[bit]
            cards = hand & column
            hand = hand ^ cards | cards >> drop if hand <= naturals else tables.without(hand, bit)
        elif turn == me or hand > naturals:
            hand, beats, closes = habits[turn].leads[hand]
        else:  # the common habits, computed and not looked up, here and below: most hands of others never come twice
            cards = hand & columns[hand & -hand]
            beats, closes = leads[cards]
            hand ^= cards
        owner, ring = turn, others
        if not hand:
            if turn == me:
                return place
            place += 1
            alive ^= 1 << turn
            if not alive & (alive - 1):
                return place
            others = turns[alive]
        elif turn == me or hand > naturals or hand.bit_count() <= FEW:
            hands[turn], answers[turn] = hand, habits[turn].answers[hand]
        else:
            hands[turn], answers[turn] = hand, hand & (~(hand >> width) | high)
        following = not closes
        turn = ring[turn] if following else heir(tables, alive, turn)


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
