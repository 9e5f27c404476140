"""Tyzicha: how many points a declarer takes with a hand."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from engine.cards.packs import SUITS, rank, suit
from engine.contract import Action, Decision
from engine.tyzicha.cards import MARRIAGES
from engine.tyzicha.player.policy import Weights
from engine.tyzicha.round import TyzichaRound
from tests.tools.fits.rounds import dealt, played

Hand = Sequence[str]
ROUNDS = 10_000


def fit(share: float = 1.0) -> Mapping[str, Any]:
    """`BEFORE` and `AFTER`: the weights with the least squared error between what a hand is said to take and what its
    declarer took, with seven cards before the auction and with eight after the exchange.
    """
    before, after, taken = [], [], []
    for state in dealt("tyzicha", 3, max(50, round(ROUNDS * share))):
        if not isinstance(state, TyzichaRound):
            raise TypeError("no round of Tyzicha")
        hands, eight = list(state.hidden.hands), list[Hand]()

        def watch(decision: Decision, _: Action, hand: TyzichaRound = state, eight: list[Hand] = eight) -> None:
            if decision.kind == "commit":
                eight.append(hand.hidden.hands[decision.seat])

        played("tyzicha", state, watch)
        if not state.public.conceded:
            before.append(_features(hands[state.public.declarer]))
            after.append(_features(eight[0]))
            taken.append(state.totals()[state.public.declarer])
    return {"BEFORE": _weights(before, taken), "AFTER": _weights(after, taken)}


def _features(hand: Sequence[str]) -> tuple[float, ...]:
    """The number of times that each field of `Weights` counts in a hand, in their order."""
    ranks = ["".join(rank(card) for card in hand if suit(card) == one) for one in SUITS]
    royals = [("K" in one) + ("Q" in one) for one in ranks]
    worth = [MARRIAGES[one] for one in SUITS]
    return (
        1,
        sum("A" in one for one in ranks),
        sum("T" in one and "A" in one for one in ranks),
        sum("T" in one and "A" not in one and len(one) > 1 for one in ranks),
        sum(one == "T" for one in ranks),
        sum(max(0, len(one) - 2) for one in ranks),
        sum(points for points, count in zip(worth, royals, strict=True) if count == 2),
        sum(points for points, count in zip(worth, royals, strict=True) if count == 1),
    )


def _weights(hands: Sequence[tuple[float, ...]], taken: Sequence[int]) -> Weights:
    found = np.linalg.lstsq(np.array(hands, dtype=float), np.array(taken, dtype=float), rcond=None)[0]
    base, ace, ten, guarded, bare, length, married, single = (float(one) for one in found)
    whole = [round(one, 1) for one in (base, ace, ten, guarded, bare, length)]
    return Weights(whole[0], whole[1], whole[2], whole[3], whole[4], whole[5], round(married, 2), round(single, 2))
