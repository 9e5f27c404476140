"""Truc: how many points rounds come to be worth."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.tools.fits.rounds import dealt, played

ROUNDS = 10_000


def fit(share: float = 1.0) -> Mapping[str, Any]:
    """`STAKES`: by the points that a round scores, how often it does, from the beginning of a match."""
    scored = Counter[int]()
    for state in dealt("truc", 4, max(50, round(ROUNDS * share))):
        played("truc", state)
        scored[max(state.result.scores) if state.result else 0] += 1
    return {"STAKES": {points: round(scored[points] / scored.total(), 2) for points in (1, 2, 3)}}
