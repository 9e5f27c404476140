"""In end games that an exact search solves, hardly any of the best answers is called a mistake."""

from itertools import islice

import pytest

from engine.games import game_of
from engine.review.judging import judge
from tests.engine.review.endgames import ENDINGS, jubilee, mistaken, tahimi

FEW, MANY = 30, 700  # decisions of each game; many are 2,800 in all
SHARE = 0.01  # of the best answers, that may be called mistakes


@pytest.mark.parametrize("game", ENDINGS)
@pytest.mark.parametrize(
    "decisions", [pytest.param(FEW, marks=pytest.mark.long), pytest.param(MANY, marks=pytest.mark.thorough)]
)
def test_hardly_any_of_the_best_answers_is_called_a_mistake(game: str, decisions: int) -> None:
    found = mistaken(game, decisions)
    assert found.decisions == decisions
    assert found.mistaken <= SHARE * decisions


def test_the_last_two_of_tahimi_get_exact_values() -> None:
    """The two solvers were written apart: one goes through the contract's states and counts places, the other wins."""
    for one in islice(tahimi(4), 5):
        exact = game_of("tahimi").solve(one.rules, one.moment.view, one.moment.decision)
        assert exact is not None
        top = max(exact.values())
        assert {answer for answer, value in exact.items() if value == top} == one.best


@pytest.mark.long
def test_the_last_cards_of_two_at_jubilee_get_exact_values() -> None:
    """One search goes through the contract's states, the other through numbers. Each of several best is the best."""
    for one in islice(jubilee(4), FEW):
        view, decision = one.moment.view, one.moment.decision
        exact = game_of("jubilee").solve(one.rules, view, decision)
        assert exact is not None
        top = max(exact.values())
        assert {answer for answer, value in exact.items() if value == top} == one.best
        for answer in decision.enumerate():
            judged = judge(game_of("jubilee"), one.rules, one.moment._replace(answer=answer))
            assert (judged.verdict == "best") == (answer in one.best)
            assert judged.cost == pytest.approx(top - exact[answer])
