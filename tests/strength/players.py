"""Who plays in a tournament. A player is a function that another process can import: it must pickle."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from engine.contract import Choose, Decision, Game, Rules, State, Thought
from engine.search import Level, think
from engine.search.generic import PlayingOut, World

Player = Callable[[Game, Rules, State, Decision, Random], Thought]
"""The state is the true one. Whoever plays fairly looks at the view of the decision's seat alone."""


def level(name: Level) -> Player:
    """A computer player of that level."""
    return partial(_level, name)


def policy(choose: Choose) -> Player:
    """Whoever answers by a policy; `choose` stands in a module."""
    return partial(_policy, choose)


def all_seeing(playouts: int) -> Player:
    """A search that knows every card: what could be reached at most by somebody who guesses all cards right."""
    return partial(_all_seeing, playouts)


def _level(name: Level, game: Game, rules: Rules, state: State, decision: Decision, random: Random) -> Thought:
    return think(game, rules, state.view(decision.seat), decision, name, random)


def _policy(choose: Choose, _: Game, __: Rules, state: State, decision: Decision, ___: Random) -> Thought:
    return Thought(choose(state.view(decision.seat), decision))


def _all_seeing(playouts: int, game: Game, _: Rules, state: State, decision: Decision, random: Random) -> Thought:
    def worlds() -> Iterator[World]:
        while True:
            yield World(state, random.getrandbits(32))

    return PlayingOut(game.choose).on(worlds(), state.view(decision.seat), decision, playouts, random)
