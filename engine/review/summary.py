"""A review in short: the share of what was to be kept, and the answers that cost most."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.review.judging import Judgement

MOST = 3  # answers that are named


@dataclass(frozen=True, slots=True)
class Summary:
    """A review in short. `decisions`: their number; `good`: the number of those that were answered as well as they can
    be. `kept`: the share, from 0 to 1, that the answers kept of what the decisions could win or lose together; None if
    nothing was at stake. `costliest`: the answers that cost most, the worst first. `finest`: the best answers, first
    those where most was at stake.

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
    worse = sorted((one for one in judgements if one.verdict == "worse"), key=lambda one: (-one.cost, one.at))
    best = [one for one in judgements if one.verdict == "best" and one.stake]
    finest = sorted(best, key=lambda one: (-one.stake, one.at))
    stake = sum(one.stake for one in judgements)
    kept = 1 - sum(one.cost for one in worse) / stake if stake else None
    return Summary(len(judgements), len(judgements) - len(worse), kept, tuple(worse[:MOST]), tuple(finest[:MOST]))
