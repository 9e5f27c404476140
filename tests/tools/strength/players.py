"""The players of a tournament. A player is a function that another process can import: it must pickle."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

from engine.contract import Action, Choose, Decision, Game, Rules, State, Thought, Trial, View
from engine.search import Level, think
from engine.search.generic import PlayingOut, SeededWorld, anything, settled

Player = Callable[[Game, Rules, State, Decision, Random], Thought]
"""The state is the true one. Whoever plays fairly looks at the view of the decision's seat alone."""

Alike = Callable[[Decision], Sequence[Sequence[Action]]]
"""All answers to a decision, those together between which no view of its seat tells a difference."""


def level(name: Level) -> Player:
    """A computer player of that level."""
    return partial(_level, name)


def at_random(_: Game, __: Rules, ___: State, decision: Decision, random: Random) -> Thought:
    """A player who answers anything that is legal."""
    return Thought(anything(decision, random))


def policy(choose: Choose) -> Player:
    """A player who answers by a policy; `choose` stands in a module."""
    return partial(_policy, choose)


def all_seeing(playouts: int) -> Player:
    """A search that knows every card: what could be reached at most by somebody who guesses all cards right."""
    return partial(_all_seeing, playouts)


def bound(playouts: int, alike: Alike) -> Player:
    """A search that knows every card, and yet has only those choices that a view gives: between answers that are
    `alike` not it but a lot decides, here and later in its playouts. Whoever sees a view alone has no others, and knows
    less.
    """
    return partial(_bound, playouts, alike)


def _level(name: Level, game: Game, rules: Rules, state: State, decision: Decision, random: Random) -> Thought:
    return think(game, rules, state.view(decision.seat), decision, name, random)


def _policy(choose: Choose, _: Game, __: Rules, state: State, decision: Decision, ___: Random) -> Thought:
    return Thought(choose(state.view(decision.seat), decision))


def _all_seeing(playouts: int, game: Game, _: Rules, state: State, decision: Decision, random: Random) -> Thought:
    def worlds() -> Iterator[SeededWorld[State]]:
        while True:
            yield SeededWorld(state, random.getrandbits(32))

    search = PlayingOut(game.choose)
    return settled(search.on(worlds(), state.view(decision.seat), decision, playouts, random))


def _bound(
    playouts: int, alike: Alike, game: Game, _: Rules, state: State, decision: Decision, random: Random
) -> Thought:
    """Weigh for each group what its answers come to on average, then give the one that was drawn before: for the
    policy's group that is the policy's own, so that among rivals of that policy only the choice of the group counts.
    """
    seat, view = decision.seat, state.view(decision.seat)
    chosen = game.choose(view, decision)
    groups = sorted(filter(None, alike(decision)), key=lambda group: chosen not in group)
    drawn = {chosen if chosen in group else random.choice(group): group for group in groups}

    def worlds() -> Iterator[SeededWorld[State]]:
        while True:
            yield SeededWorld(state, random.getrandbits(32))

    def value(answer: Action, world: SeededWorld[State]) -> float:
        lots = partial(_by_lot, game.choose, alike, seat, world.seed)
        return PlayingOut(lots, bold=0.0).value(view, seat, _lot(drawn[answer], world.seed), world)

    return settled(Trial(tuple(drawn), value, worlds(), playouts))


def _by_lot(choose: Choose, alike: Alike, seat: int, seed: int, view: View, decision: Decision) -> Action:
    """The policy's answer; for this seat any answer that is like it."""
    chosen = choose(view, decision)
    if decision.seat != seat:
        return chosen
    return _lot(next(group for group in alike(decision) if chosen in group), seed)


def _lot(group: Sequence[Action], seed: int) -> Action:
    """One answer of the group: in one world always the same of the same answers, whatever was done before."""
    return Random(f"{seed} {sorted(answer.text for answer in group)}").choice(group)
