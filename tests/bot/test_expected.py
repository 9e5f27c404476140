"""The expectations over a round: few lines of letters, and a picture that says the same."""

import pytest

from bot.screens.review.page import LOST, MOST_LINES, cost_in_points, expectations, illustration, letters
from bot.screens.table.generic_table import WIDEST
from bot.ui.texts import percent
from engine.review.judging import Judgement, Verdict
from tests.said import said

PNG = b"\x89PNG\r\n\x1a\n"


def judged(at: int, value: float, top: float, verdict: Verdict = "best") -> Judgement:
    return Judgement(at, "pass", "play", verdict, value, top, 0.0)


def test_a_decision_is_a_line_with_what_the_answer_cost() -> None:
    found = expectations([judged(0, 0.5, 0.5), judged(7, 0.25, 0.75, "worse")])
    assert [one.number for one in found] == [1, 2]  # as the walk counts them
    first, second = letters(found).splitlines()[1:-1]
    assert first.split()[-1] == "50"
    assert LOST not in first
    assert second.split()[-2:] == ["25", said("review-chart-cost", cost=50)]
    assert LOST in second


@pytest.mark.parametrize("decisions", [2, 20, 21, 200])
def test_many_decisions_are_few_lines_that_cost_as_much_together(decisions: int) -> None:
    found = expectations([judged(at, 0.5, 0.75, "worse") for at in range(decisions)])
    lines = letters(found).splitlines()[1:-1]
    assert len(lines) <= MOST_LINES
    assert max(map(len, lines)) <= WIDEST  # or a phone breaks them
    assert sum(int(line.split()[-1][1:]) for line in lines) == 25 * decisions
    numbers = [line.split()[0].split("–") for line in lines]
    assert [int(one[0]) for one in numbers][1:] == [int(one[-1]) + 1 for one in numbers[:-1]]


@pytest.mark.parametrize("decisions", [2, 60])
def test_the_picture_says_the_same_to_those_who_cannot_see_it(decisions: int) -> None:
    drawn = illustration(expectations([judged(at, at / 60, 1.0, "worse") for at in range(decisions)]))
    assert drawn.draw().startswith(PNG)
    for at in range(decisions):
        assert said("review-chart-told", number=at + 1, value=round(100 * at / 60)) in drawn.about()


def test_what_an_answer_cost_is_the_difference_of_the_values_as_they_are_told() -> None:
    """88.4 and 89.6 are told as 88 and 90, so the answer cost 2, not 1."""
    dear = judged(0, 0.884, 0.896, "worse")
    assert (percent(dear.value), percent(dear.top), cost_in_points(dear)) == (88, 90, 2)
    assert cost_in_points(judged(0, 0.884, 0.896, "as_good")) == 0
    ((_, value, lost),) = expectations([dear])
    assert (value, lost) == (88, 2)
