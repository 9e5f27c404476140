"""Solves the end of a round between its last two players exactly. If all cards were dealt, each knows what the other
holds.
"""

from collections.abc import Mapping
from random import Random

from engine.contract import Action, Decision, Rules, State, View, owed
from engine.search.worth import by_place

FEW = 10  # cards in both hands together; with more there are too many ways to go on
MOST = 20_000  # positions that are looked at, so that no end of a round takes long


class _TooMany(Exception):
    """Raised where there are more positions than are looked at."""


def last_two(rules: Rules, view: View, decision: Decision) -> Mapping[Action, float] | None:
    """The worth of each answer if the last two players play perfectly, from 0 to 1 as in `by_place`. None if more than
    two players hold cards, if the two hold too many, or if the view does not say what the other player holds.
    """
    if decision.kind != "play" or [one.status for one in view.seats].count("in") != 2 or len(view.hand) >= FEW:
        return None
    world, twin = (rules.resample(view, Random(luck)) for luck in range(2))
    if _hands(world) != _hands(twin) or sum(map(len, _hands(world))) > FEW:
        return None  # if two worlds differ, some cards were not dealt, and the other hand is not known
    solver = _Solver(view)
    try:
        return {answer: solver.after(world, decision.seat, answer) for answer in decision.enumerate()}
    except _TooMany:
        return None


def _hands(state: State) -> tuple[tuple[str, ...], ...]:
    """The cards that each seat holds."""
    return tuple(state.view(seat).hand for seat in range(len(state.view(None).seats)))


class _Solver:
    """An exact search that remembers the positions that it has solved. All values are those to the view's seat."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._known: dict[object, float] = {}

    def after(self, state: State, seat: int, answer: Action) -> float:
        """The worth of the position to which an answer leads."""
        then = state.copy()
        then.play(seat, answer)
        if then.result is not None:
            return by_place(self._view, then.result)
        return self._worth(then)

    def _worth(self, state: State) -> float:
        asked = owed(state.pending)[0]
        answers = tuple(asked.enumerate())
        position = (asked.seat, _hands(state), tuple(answer.text for answer in answers))
        if position not in self._known:
            if len(self._known) >= MOST:
                raise _TooMany
            best = max if asked.seat == self._view.seat else min
            self._known[position] = best(self.after(state, asked.seat, answer) for answer in answers)
        return self._known[position]
