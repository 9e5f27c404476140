"""Pif Paf: how likely a hand wins that stays after a throw, and how likely the thrown card is claimed."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import log
from statistics import fmean
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.cards.packs import less, plain
from engine.contract import Action, Decision
from engine.pif_paf.player.completions import FURTHEST
from engine.pif_paf.player.outlook import Outlook
from engine.pif_paf.player.policy import DEALT, win_weight
from engine.pif_paf.round import PifPafRound
from tests.tools.fits.rounds import dealt, played

ROUNDS = 600  # of each number of players; they take some minutes
DEALT_ROUNDS = 1_000  # in which hands are weighed as they are dealt
PLAYERS = (2, 3, 4, 5, 6)  # who do not bet; where there are two, a third has folded
FEWEST = 3  # players that are dealt in
SEATS = 4  # of these
NO_BETS = {"betting": False}
STEPS = 12  # of Newton's method; eight are enough
STRANGE = 1.0  # what keeps weights small that few hands speak for (ridge regression)

Case = tuple[Sequence[float], bool]  # what is known, and what came


def fit(share: float = 1.0) -> Mapping[str, Any]:
    """`WINS` and `CLAIMED`, the most likely weights, by rounds of merchants; and `WEIGHTS` (`_weights`)."""
    wins, claimed, rounds = list[Case](), list[Case](), max(10, round(ROUNDS * share))
    for players in PLAYERS:
        for state in dealt("pif_paf", max(players, FEWEST), rounds, NO_BETS):
            if isinstance(state, PifPafRound):
                live = state.public.live[:players]
                state.public = replace(state.public, live=live, turn=live[0])
                _watch(state, wins, claimed)
    return {
        "WINS": _likeliest(wins),
        "CLAIMED": _likeliest(claimed),
        "WEIGHTS": _weights(max(10, round(DEALT_ROUNDS * share))),
    }


def _watch(state: PifPafRound, wins: list[Case], claimed: list[Case]) -> None:
    """Play a round, and add what came of each throw, and of each hand that was kept when nobody claimed it."""
    thrown = list[tuple[int, Sequence[float], Sequence[float]]]()

    def watch(decision: Decision, answer: Action) -> None:
        if answer.verb == "discard":
            view = state.view(decision.seat)
            outlook, (card,) = Outlook.of(view), answer.cards
            thrown.append((decision.seat, outlook.features(less(view.hand, card)), outlook.dangers(plain(card))))

    played("pif_paf", state, watch)
    if state.result is None or not state.result.winners:
        return
    for number, (seat, hand, throw) in enumerate(thrown, 1):
        taken = state.public.claim is not None and number == len(thrown)
        claimed.append((throw, taken))
        if not taken:
            wins.append((hand, seat in state.result.winners))


def _likeliest(cases: Sequence[Case]) -> tuple[float, ...]:
    """The weights under which these cases are most likely, by Newton's method."""
    rows: NDArray[np.float64] = np.array([row for row, _ in cases])
    came = np.array([float(one) for _, one in cases])
    weights, strange = np.zeros(rows.shape[1]), STRANGE * np.eye(rows.shape[1])
    for _ in range(STEPS):
        odds = 1 / (1 + np.exp(-rows @ weights))
        bend = (rows * (odds * (1 - odds))[:, None]).T @ rows + strange
        weights += np.linalg.solve(bend, rows.T @ (came - odds) - strange @ weights)
    return tuple(round(float(one), 3) for one in weights)


def _weights(rounds: int) -> tuple[tuple[float, float], ...]:
    """Two numbers for each number of cards that a hand lacks as it is dealt: the most likely ones if it wins in
    proportion to exp(one + other * log(1 + ways)), in rounds of four without bets, again by Newton's method; with the
    mean of `engine.pif_paf.player.policy.win_weight`.
    """
    hands, winners = list[NDArray[np.float64]](), list[int]()
    for state in dealt("pif_paf", SEATS, rounds, NO_BETS):
        if isinstance(state, PifPafRound):
            rows = np.zeros((SEATS, FURTHEST, 2))
            for seat in range(SEATS):
                cards, ways = Outlook.of(state.view(seat)).lacks(state.hidden.hands[seat])
                rows[seat, cards - 1] = 1.0, log(1 + ways)
            played("pif_paf", state)
            if state.result is not None and state.result.winners:
                hands.append(rows.reshape(SEATS, -1))
                winners.append(state.result.winners[0])
    every, first = np.array(hands), np.arange(len(hands))
    weights, strange = np.zeros(2 * FURTHEST), STRANGE * np.eye(2 * FURTHEST)
    for _ in range(STEPS):
        odds = np.exp(every @ weights)
        odds /= odds.sum(axis=1, keepdims=True)
        mean = (odds[..., None] * every).sum(axis=1)
        apart = every - mean[:, None]
        bend = np.einsum("rs,rsi,rsj->ij", odds, apart, apart) + strange
        weights += np.linalg.solve(bend, (every[first, winners] - mean).sum(axis=0) - strange @ weights)
    weights[::2] += log(fmean(map(win_weight, DEALT)) / float(np.exp(every @ weights).mean()))
    return tuple((round(float(one), 2), round(float(other), 2)) for one, other in weights.reshape(-1, 2))
