"""The search for the best play: all plays are tried on the same worlds, which the kernel plays out."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle
from random import Random

from engine.climbing import policy
from engine.climbing.views import climbing
from engine.contract import Action, Decision, PickCards, Rules, Trial, View
from engine.search.generic import PlayingOut
from engine.tahimi.catalogue import Play
from engine.tahimi.kernel import gifts
from engine.tahimi.kernel.course import Course
from engine.tahimi.kernel.endgame import certain_hands, winning
from engine.tahimi.kernel.habits import Habits
from engine.tahimi.kernel.known import known
from engine.tahimi.kernel.playout import playout
from engine.tahimi.kernel.tables import tables_for
from engine.tahimi.kernel.worlds import sample_worlds
from engine.tahimi.rules import TahimiRules

WHIM = 0.05  # the probability that a seat leaves its habits, so that not all playouts go the same way
WHIMS = 512  # the number of intervals between two whims that are drawn before they repeat
SLOWER = 100  # how many times longer a playout through the contract takes
POSITIONS = 4  # positions of an exact endgame that may be looked at, for each playout of the budget

KernelWorld = list[int]  # the hands of all seats, in the bits of `tables`


def _choose(view: View, decision: Decision) -> Action:
    return policy.choose(climbing(view), decision)


of_any_game = PlayingOut(_choose)


def search(rules: Rules, view: View, decision: Decision, playouts: int, random: Random) -> Trial:
    """The `engine.contract.Search` of Tahimi and Mooseyard. Raises TypeError for the rules of another game."""
    if not isinstance(rules, TahimiRules):
        raise TypeError(f"{rules.GAME} is not played by these rules")
    seen = climbing(view)
    if seen.public.must_pass:
        return of_any_game(rules, view, decision, playouts // SLOWER, random)
    if isinstance(decision.answers, PickCards):
        answers = gifts.gifts(_choose(view, decision), decision.answers)
        drawn = gifts.sample_worlds(rules, seen, playouts, random)
        return Trial(answers, gifts.trial(rules, seen, _whims(random)), drawn, playouts)
    facts = known(rules, tables_for(rules, len(view.seats)), seen)
    return on(sample_worlds(facts, random), certain_hands(facts), facts.course, view, decision, playouts, random)


def on(
    worlds: Iterator[KernelWorld],
    certain: KernelWorld | None,
    course: Course,
    view: View,
    decision: Decision,
    playouts: int,
    random: Random,
) -> Trial:
    """The search for a play on these worlds, wherever they come from. `certain`: the only possible world, if all cards
    are known. A play that surely wins against the last other player is answered untried. If there is none, all are
    tried, since the other player may err.
    """
    plays = [answer for answer in decision.answers if isinstance(answer, Play)]
    won = winning(course, certain, POSITIONS * playouts) if certain is not None else None
    best = next((play for play in plays if won and won & play.bit), None)
    return Trial([best] if best else plays, _trial(course, view, _whims(random)), worlds, playouts)


def _trial(course: Course, view: View, whims: Iterator[int]) -> Callable[[Action, KernelWorld], float]:
    """Return a function that gives a play's value in a world: the share of the others who finish behind."""
    tables, me, rivals = course.tables, course.turn, len(view.seats) - 1
    habits = (Habits.of(tables),) * len(view.seats)
    hand = tables.hand(view.hand)

    @cache
    def after(play: Play) -> tuple[Course, int]:
        then, rest = course.copy(), tables.without(hand, play.bit) if play.size else hand
        then.do(play.bit, last=not rest)
        return then, rest

    def value(play: Action, world: KernelWorld) -> float:
        if not isinstance(play, Play):
            raise TypeError(f"{play.text} is no play")
        then, rest = after(play)
        if not rest:
            return 1 - course.out / rivals
        hands = world[:]
        hands[me] = rest
        return 1 - playout(then, hands, me, habits, whims) / rivals

    return value


def _whims(random: Random) -> Iterator[int]:
    """The numbers of turns after which, each time, somebody leaves their habits."""
    return cycle([1 + int(random.expovariate(WHIM)) for _ in range(WHIMS)])
