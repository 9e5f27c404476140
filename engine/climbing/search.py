"""The search of climbing games whose rounds themselves are quick enough: worlds are played out by the policy, which
looks at as little of them as it needs.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from engine.climbing.play import powers
from engine.climbing.policy import SPARED, Glance, Grouping, Sight, choose, sensible
from engine.climbing.round import ClimbingRound
from engine.climbing.views import ClimbingView, climbing
from engine.contract import Action, Decision, PickCards, Trial, View
from engine.search.anything import anything

WIDTH = 6  # the number of listed answers that are tried
WHIM = 0.05  # how often somebody leaves their habits in a playout, so that not all of them go the same way

FIRST = 0.25  # how much of the value lies in being first out, which is more than a place better than second

# A playout takes as long as there are cards to play: a game states how many there are where only so few cards are left,
# and there are fewer in proportion where more are.
LEFT = 6

SURE = 2.5  # the standard errors by which an answer is behind the best when it is given up

Sampler = Callable[[Random], ClimbingRound]  # draws worlds that one view cannot tell from the true one
ClimbingWorld = tuple[ClimbingRound, int]  # and the seed of the luck of every playout that begins there


def unknown(state: ClimbingRound, asked: Decision) -> Action | None:
    """The habit of a game that has no quick way to it."""
    return None


@dataclass(frozen=True, slots=True)
class PlayingOn:
    """An `engine.contract.Search`. `sampler` gathers what a view knows, once for all of its worlds. `habit`: the
    policy's answer, if the game can find it quickly; else None.
    """

    sampler: Callable[[Any, ClimbingView[Any, Any]], Sampler]
    groups: Grouping
    habit: Callable[[Any, Decision], Action | None] = unknown

    def __call__(self, rules: Any, view: View, decision: Decision, playouts: int, random: Random) -> Trial:
        seen = climbing(view)
        answers = candidates(seen, decision, self.groups)
        drawn = sample_worlds(partial(self.sampler, rules, seen), random)
        return Trial(answers, partial(self._value, decision.seat), drawn, granted(playouts, seen), SURE)

    def _value(self, seat: int, answer: Action, world: ClimbingWorld) -> float:
        """The value of this answer for the seat: the share of the others who finish behind it, with a bonus if
        all do.
        """
        state, luck = world[0].copy(), Random(world[1])
        state.play(seat, answer)
        while state.pending and not state.settled(seat):
            asked = state.pending[0]
            answers = asked.answers
            if isinstance(answers, tuple) and len(answers) == 1 and not asked.before:
                state.play(asked.seat, answers[0])
            else:
                state.play(asked.seat, self._reply(state, asked, luck))
        place = state.finish.index(seat)
        return (1 - FIRST) * (1 - place / (len(state.dealt) - 1)) + FIRST * (place == 0)

    def _reply(self, state: ClimbingRound, asked: Decision, luck: Random) -> Action:
        if luck.random() < WHIM:
            return anything(asked, luck)
        return self.habit(state, asked) or choose(Glance(state, asked.seat), asked, self.groups)


def granted(playouts: int, view: ClimbingView) -> int:
    """The number of playouts at this point of the round: the fewer cards are left, the more."""
    gone = (view.zone("discards").count or 0) + sum(len(laid.cards) for laid in view.pile)
    left = sum(view.public.dealt) - gone
    return playouts * LEFT // max(LEFT, left)


def sample_worlds(sampler: Callable[[], Sampler], random: Random) -> Iterator[ClimbingWorld]:
    """Sample worlds, without end. What a view knows is gathered for the first of them."""
    sample = sampler()
    while True:
        yield sample(random), random.getrandbits(32)


def candidates(sight: Sight, decision: Decision, groups: Grouping) -> list[Action]:
    """The answers worth trying, that of the policy first: the most sensible that are listed, and of each power the ways
    to aim it, with the cards that are missed least.
    """
    found = [choose(sight, decision, groups)]
    if isinstance(decision.answers, PickCards):
        found += islice(decision.answers, WIDTH)
    else:
        found += sensible(sight, decision, groups)[:WIDTH]
    for power in powers(decision):
        found += _aimed(power)
    return list(dict.fromkeys(found))


def _aimed(power: PickCards) -> Iterator[Action]:
    for count in sorted({power.least, min(power.most, max(power.least, SPARED))}):
        for whom in power.whom or (None,):
            yield power.action(power.cards[:count], whom)
