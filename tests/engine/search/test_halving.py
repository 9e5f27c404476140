"""Sequential halving: the budget, the same worlds for all, the best one first."""

from collections import defaultdict
from itertools import count
from random import Random

import pytest

from engine.search.halving import LOOK, SAME, halve


def test_the_best_candidate_comes_first() -> None:
    tried = halve([3, 9, 1, 7], count(), lambda candidate, world: candidate / 10 + (world % 3) / 100, 100)
    assert [one.candidate for one in tried] == [9, 7, 3, 1]
    assert tried[0].playouts > tried[-1].playouts


@pytest.mark.parametrize("playouts", [0, 1, 3, 7, 50, 400])
@pytest.mark.parametrize("width", [1, 2, 5, 16])
def test_no_more_is_played_out_than_the_budget(playouts: int, width: int) -> None:
    calls = count()
    tried = halve(range(width), count(), lambda *_: float(next(calls) % 3), playouts)
    assert next(calls) == sum(one.playouts for one in tried) <= playouts
    assert sorted(one.candidate for one in tried) == list(range(width))


def test_those_that_go_on_have_seen_the_same_worlds() -> None:
    seen: dict[int, list[int]] = defaultdict(list)

    def value(candidate: int, world: int) -> float:
        seen[candidate].append(world)
        return candidate

    for one in halve(range(7), count(), value, 200):
        assert seen[one.candidate] == list(range(one.playouts))


def test_of_equal_candidates_the_earlier_is_the_better() -> None:
    assert [one.candidate for one in halve("bca", count(), lambda *_: 0.5, 60)] == ["b", "c", "a"]


def test_candidates_beyond_the_budget_are_the_worst() -> None:
    assert [one.candidate for one in halve([1, 2, 3], count(), lambda candidate, _: candidate, 2)] == [2, 1, 3]


def test_a_candidate_that_is_surely_worse_is_given_up_at_once() -> None:
    """It is behind in every world. What it leaves goes to those that are close."""

    def value(candidate: str, world: int) -> float:
        return {"best": 0.6, "good": 0.5, "bad": 0.0}[candidate] + Random(f"{world} {candidate}").random() / 2

    patient = halve(["bad", "good", "best"], count(), value, 240)
    ranked = halve(["bad", "good", "best"], count(), value, 240, sure=2.5)
    assert [one.candidate for one in ranked] == [one.candidate for one in patient] == ["best", "good", "bad"]
    assert ranked[2].playouts == LOOK < patient[2].playouts
    assert sum(one.playouts for one in ranked) < 240


def test_a_candidate_that_is_ahead_by_luck_alone_is_no_reason_to_give_up_the_other() -> None:
    ranked = halve("ab", count(), lambda candidate, world: float(world % 2 == (candidate == "b")), 240, sure=2.5)
    assert [one.playouts for one in ranked] == [120, 120]


def test_candidates_that_come_to_the_same_in_every_world_are_not_told_apart_for_long() -> None:
    ranked = halve("bca", count(), lambda _, world: world % 3 / 2, 600, sure=2.5)
    assert [one.candidate for one in ranked] == ["b", "c", "a"]
    assert [one.playouts for one in ranked] == [SAME] * 3
