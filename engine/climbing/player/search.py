"""The search of climbing games where no kernel serves: their own rounds are quick enough for playouts. The policy gets
a `Glance` at a world in place of a whole view.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from engine.climbing.play import powers
from engine.climbing.player.policy import SPARED, Glance, Grouping, Sight, choose, sensible
from engine.climbing.round import ClimbingRound
from engine.climbing.views import ClimbingView, climbing
from engine.contract import Action, Decision, PickCards, Trial, View
from engine.search.generic import anything

WIDTH = 6  # the number of listed answers that are tried
WHIM = 0.05  # the probability that a seat leaves its habits, so that not all playouts go the same way

FIRST = 0.25  # the part of the value that only the first seat out gets: to be first is worth more than one place

# The cards left to all seats with which a search gets all the playouts that its game states. The more cards are left,
# the longer a playout takes, so the playouts become fewer in proportion.
CARDS_OF_FULL_BUDGET = 6

SURE = 2.5  # an answer that is this many standard errors behind the best one is given up

Sampler = Callable[[Any, ClimbingView[Any, Any], Random], Iterator[ClimbingRound]]
"""Yields worlds that a view cannot tell from the true one, without end, from the game's rules and the view."""

ClimbingWorld = tuple[ClimbingRound, int]  # a world, and a seed for the luck of every playout that begins in it


@dataclass(frozen=True, slots=True)
class PlayingOn:
    """An `engine.contract.Search`. `groups`: as the policy takes them."""

    sampler: Sampler
    groups: Grouping

    def __call__(self, rules: Any, view: View, decision: Decision, playouts: int, random: Random) -> Trial:
        seen = climbing(view)
        answers = candidates(seen, decision, self.groups)
        worlds = ((world, random.getrandbits(32)) for world in self.sampler(rules, seen, random))
        return Trial(answers, partial(self._value, decision.seat), worlds, granted(playouts, seen), SURE)

    def _value(self, seat: int, answer: Action, world: ClimbingWorld) -> float:
        """The value of this answer for the seat: the share of the others who finish behind it, with a bonus if
        all do.
        """
        start, seed = world
        state, luck = start.copy(), Random(seed)
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
        return choose(Glance(state, asked.seat), asked, self.groups)


def granted(playouts: int, view: ClimbingView, full: int = CARDS_OF_FULL_BUDGET) -> int:
    """The number of playouts at this point of the round: the fewer cards are left, the more. `full`: as many cards as
    leave all playouts to a search.
    """
    gone = (view.zone("discards").count or 0) + sum(len(laid.cards) for laid in view.pile)
    left = sum(view.public.dealt) - gone
    return playouts * full // max(full, left)


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
