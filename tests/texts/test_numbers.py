"""Numbers in texts."""

import pytest

from bot.ui.texts import in_figures, in_percent, percent, say


@pytest.mark.parametrize(("number", "shown"), [(-5, "−5"), (-1500, "−1,500"), (0, "0"), (12, "12")])
def test_a_text_shows_a_number_below_zero_with_a_minus_sign(number: int, shown: str) -> None:
    assert say("generic-total", score=number) == f"total {shown}"


@pytest.mark.parametrize(("number", "shown"), [(-5, "−5"), (-0.5, "−0.5"), (0, "0"), (12, "12")])
def test_figures_have_a_minus_sign(number: float, shown: str) -> None:
    assert in_figures(number) == shown


@pytest.mark.parametrize(
    ("share", "whole"),
    [(0.005, 1), (0.025, 3), (0.125, 13), (0.145, 15), (0.625, 63), (0.6249, 62), (1, 100)],
)
def test_a_percentage_is_rounded_half_up(share: float, whole: int) -> None:
    assert percent(share) == whole
    assert in_percent(share) == f"{whole}%"
