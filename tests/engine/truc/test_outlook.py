"""Tests of what a score promises: all that follows from it without a guess."""

import pytest

from engine.truc.player.search import match_win_probability


@pytest.mark.parametrize("need", range(1, 13))
def test_the_chances_of_both_teams_to_win_the_match_come_to_one(need: int) -> None:
    assert match_win_probability(need, need) == pytest.approx(0.5)
    for others in range(1, 13):
        assert match_win_probability(need, others) + match_win_probability(others, need) == pytest.approx(1)
        assert match_win_probability(need, others) < match_win_probability(need - 1, others)


def test_at_eleven_the_score_promises_less_than_it_seems() -> None:
    """The hand is worth three to whoever wins it, so at eleven to ten it may well be the last one for either team."""
    assert match_win_probability(1, 2) < 2 / 3
    assert match_win_probability(1, 3) < 3 / 4
