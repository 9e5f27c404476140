"""A review in short: the share of what was to be kept, and the answers that cost most."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.review.judging import Judgement

MOST = 3  # answers that are named


@dataclass(frozen=True, slots=True)
class Summary:
    """A review in short. `decisions`: the number of decisions that have values; `good`: the number of those that were
    answered as well as they could be. `kept`: the share, from 0 to 1, that the answers kept of what the decisions could
    win or lose together; None if nothing was at stake. `costliest`: the answers that cost most, the worst first.
    `finest`: the best answers where most was at stake.

    `kept` is the sum of the distances from the worst answer to the one that was given, divided by the sum of the
    distances from the worst answer to the best. An answer as good as the best counts as the best.
    """

    decisions: int
    good: int
    kept: float | None
    costliest: tuple[Judgement, ...]
    finest: tuple[Judgement, ...]


def summed_up(judgements: Sequence[Judgement]) -> Summary:
    """The summary of a seat's round."""
    valued = [one for one in judgements if one.verdict != "habit"]
    worse = sorted((one for one in valued if one.verdict == "worse"), key=lambda one: (-one.cost, one.at))
    best = sorted((one for one in valued if one.verdict == "best" and one.stake), key=lambda one: (-one.stake, one.at))
    stake = sum(one.stake for one in valued)
    kept = 1 - sum(one.cost for one in worse) / stake if stake else None
    return Summary(len(valued), len(valued) - len(worse), kept, tuple(worse[:MOST]), tuple(best[:MOST]))
