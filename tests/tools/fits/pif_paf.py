"""Pif Paf: how strong hands are as they are dealt, and how much more often a better one wins."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.contract import State, View
from engine.pif_paf.player.policy import CLOSER, LONELY, strength
from engine.pif_paf.round import PifPafRound
from engine.pif_paf.state import PifPafPublic
from tests.tools.fits import pif_paf_bets
from tests.tools.fits.rounds import dealt, played

PLAYERS = 4
HANDS, ROUNDS, PARTS = 12_000, 3_000, 40
STEPS = 50  # of Newton's method; five are enough


def fit(share: float = 1.0) -> Mapping[str, Any]:
    """`DEALT`, the middle of each of `PARTS` equal parts of the strengths; and `MELD` and `CARD`, the most likely ones
    if a hand wins in proportion to exp(MELD * melds + CARD * cards), `engine.pif_paf.player.policy.win_weight`. And
    the least weights that bet and stay in (`pif_paf_bets`).
    """
    strengths = sorted(
        strength(_view(state, seat))
        for state in dealt("pif_paf", PLAYERS, max(PARTS, round(HANDS * share)) // PLAYERS)
        for seat in range(PLAYERS)
    )
    middles = [(2 * part + 1) * len(strengths) // (2 * PARTS) for part in range(PARTS)]
    meld, card = _likeliest(*_won(max(20, round(ROUNDS * share))))
    return {
        "DEALT": tuple(round(strengths[at], 2) for at in middles),
        "MELD": round(meld, 1),
        "CARD": round(card, 1),
        **pif_paf_bets.fit(share),
    }


def _view(state: State, seat: int) -> View[PifPafPublic]:
    """The view of a seat of Pif Paf."""
    if not isinstance(state, PifPafRound):
        raise TypeError("this is a round of another game")
    return state.view(seat)


def _won(rounds: int) -> tuple[NDArray[np.float64], NDArray[np.intp]]:
    """The melds and cards of each hand as it was dealt, by round and seat, in rounds without bets; and who has won."""
    hands, winners = [], []
    for state in dealt("pif_paf", PLAYERS, rounds, {"betting": False}):
        good = [(strength(_view(state, seat)) - LONELY) / CLOSER for seat in range(PLAYERS)]
        played("pif_paf", state)
        if state.result is not None and state.result.winners:
            hands.append([divmod(one, 3) for one in good])
            winners.append(state.result.winners[0])
    return np.array(hands), np.array(winners)


def _likeliest(hands: NDArray[np.float64], winners: NDArray[np.intp]) -> tuple[float, float]:
    """The two weights under which these seats win most likely, by Newton's method."""
    weights, rounds = np.zeros(2), np.arange(len(hands))
    for _ in range(STEPS):
        odds = np.exp(hands @ weights)
        odds /= odds.sum(axis=1, keepdims=True)
        mean = (odds[..., None] * hands).sum(axis=1)
        apart = hands - mean[:, None]
        slope = (hands[rounds, winners] - mean).sum(axis=0)
        bend = np.einsum("rs,rsi,rsj->ij", odds, apart, apart)
        weights += np.linalg.solve(bend, slope)
    return float(weights[0]), float(weights[1])
