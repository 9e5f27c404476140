"""The share that was kept, and the answers that cost most."""

import pytest

from engine.review.judging import Judgement, Verdict, summed_up


def judged(at: int, verdict: Verdict, value: float = 0.0, top: float = 0.0, bottom: float = 0.0) -> Judgement:
    return Judgement(at, "pass", "pass" if verdict == "best" else "play", verdict, value, top, bottom)


def test_the_best_answers_keep_everything_and_the_worst_nothing() -> None:
    assert summed_up([judged(0, "best", 0.9, 0.9, 0.2), judged(1, "best", 0.5, 0.5, 0.1)]).kept == 1
    assert summed_up([judged(0, "worse", 0.2, 0.9, 0.2), judged(1, "worse", 0.1, 0.5, 0.1)]).kept == pytest.approx(0)


def test_a_decision_counts_by_what_is_at_stake_in_it() -> None:
    """0.8 were at stake in one, of which half was kept, and 0.2 in another, of which all was."""
    summary = summed_up([judged(0, "worse", 0.5, 0.9, 0.1), judged(1, "best", 0.3, 0.3, 0.1)])
    assert summary.kept == pytest.approx(0.6)
    assert (summary.decisions, summary.good) == (2, 1)


def test_as_good_counts_as_the_best() -> None:
    summary = summed_up([judged(0, "as_good", 0.49, 0.5, 0.1)])
    assert (summary.kept, summary.good, summary.costliest) == (1, 1, ())


@pytest.mark.parametrize("nothing", [[], [judged(0, "best", 0.5, 0.5, 0.5)]])
def test_where_nothing_was_at_stake_there_is_no_share(nothing: list[Judgement]) -> None:
    assert summed_up(nothing).kept is None


def test_the_best_answers_where_most_was_at_stake_come_first() -> None:
    stakes = [0.1, 0.4, 0.0, 0.3, 0.2]
    found = [judged(at, "best", 0.5 + stake, 0.5 + stake, 0.5) for at, stake in enumerate(stakes)]
    assert [one.at for one in summed_up([*found, judged(9, "worse", 0.1, 0.9, 0.0)]).finest] == [1, 3, 4]
    assert summed_up([found[2]]).finest == ()


def test_the_three_that_cost_most_come_first_by_cost() -> None:
    costs = [0.1, 0.4, 0.2, 0.3, 0.2]
    summary = summed_up([judged(at, "worse", 0.5 - cost, 0.5, 0.0) for at, cost in enumerate(costs)])
    assert [one.at for one in summary.costliest] == [1, 3, 2]
