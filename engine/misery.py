"""The misery index, as a pure function of finishes (docs/spec/misery.md). Only the logarithm is kept."""

from collections.abc import Iterable
from math import exp, floor, log, log1p

from pydantic import BaseModel, ConfigDict

CAPTIONS = (
    (0.01, "bliss"),
    (1, "content"),
    (10, "grumbling"),
    (1e3, "wretched"),
    (1e6, "abject"),
    (1e12, "unspeakable"),
)
LAST_CAPTION = "astronomical"
LN_10 = log(10)


class Misery(BaseModel):
    """One player's index: `log` = ln M; `low`, `high` = how many rounds in a row below, above the middle."""

    model_config = ConfigDict(frozen=True)

    log: float = 0.0
    low: int = 0
    high: int = 0


def after(misery: Misery, place: int, players: int) -> Misery:
    """The index after a round finished at `place` (0 = first out) of `players` (MIS-1)."""
    twice = 2 * place - (players - 1)
    d = twice / (players - 1)
    if twice > 0:
        low = misery.low + 1
        a, b = misery.log + log1p(d * low), log(d)
        return Misery(log=max(a, b) + log1p(exp(-abs(a - b))), low=low)
    if twice < 0:
        high = misery.high + 1
        return Misery(log=misery.log - 2 * log1p(-d * high), high=high)
    return Misery(log=misery.log)


def rested(misery: Misery) -> Misery:
    """The index of a player who was absent from a round, or begins a session: the streaks are cut (MIS-4)."""
    return Misery(log=misery.log)


def over(finishes: Iterable[tuple[int, int] | None]) -> Misery:
    """The index after a history of (place, players); None is a break."""
    misery = Misery()
    for finish in finishes:
        misery = rested(misery) if finish is None else after(misery, *finish)
    return misery


def text(misery: Misery) -> str:
    """M as players read it (MIS-1)."""
    if -3 * LN_10 <= misery.log < 6 * LN_10:
        value = exp(misery.log)
        if value >= 999.5:
            return f"{value:,.0f}"
        _, power = f"{value:.2e}".split("e")  # of the rounded value: 9.996 is 10.0
        return f"{value:.{2 - int(power)}f}"
    exponent = floor(misery.log / LN_10)
    mantissa = f"{exp(misery.log - exponent * LN_10):.2f}"
    return f"1.00×10^{exponent + 1}" if mantissa == "10.00" else f"{mantissa}×10^{exponent}"


def caption(misery: Misery) -> str:
    """One word for it."""
    return next((word for bound, word in CAPTIONS if misery.log < log(bound)), LAST_CAPTION)
