"""Rumino: when a merchant ends a round, and what it has unmatched until then."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from math import exp, log
from statistics import fmean, linear_regression
from typing import Any

from engine.contract import Action, Decision, State
from engine.rumino.deadwood import deadwood
from engine.rumino.search import TURNS
from tests.tools.fits.rounds import dealt, played

ROUNDS = 100  # of each number of players; they take a minute or two
PLAYERS = (2, 4, 6)


def fit(share: float = 1.0) -> Mapping[str, Any]:
    """`ENDS`, how often a seat ends the round on its first turn, its second and so on, with a knock or with gin;
    `UNMATCHED`, the points that it has over as its first turn begins; and `LEFT`, the share of these points that each
    turn leaves.
    """
    turns, ends, over = Counter[int](), Counter[int](), defaultdict[int, list[int]](list)
    for players in PLAYERS:
        for state in dealt("rumino", players, max(5, round(ROUNDS * share))):
            _watched(state, turns, ends, over)
    numbers = [number for number in range(1, TURNS + 1) if over[number]]
    fall = linear_regression(numbers, [log(fmean(over[number])) for number in numbers])
    return {
        "ENDS": tuple(round(ends[number] / turns[number], 2) for number in numbers),
        "UNMATCHED": round(fmean(over[1]), 1),
        "LEFT": round(exp(fall.slope), 2),
    }


def _watched(state: State, turns: Counter[int], ends: Counter[int], over: Mapping[int, list[int]]) -> None:
    """Count the turns of one round, by their number, and what they come to."""
    taken = Counter[int]()

    def watch(decision: Decision, answer: Action) -> None:
        if decision.kind == "turn_start":
            taken[decision.seat] += 1
            turns[taken[decision.seat]] += 1
            over[taken[decision.seat]].append(deadwood(state.view(decision.seat).hand))
        if answer.verb in ("knock", "gin"):
            ends[taken[decision.seat]] += 1

    played("rumino", state, watch)
