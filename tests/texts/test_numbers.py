"""Numbers in texts."""

import pytest

from bot.ui.texts import in_figures, say


@pytest.mark.parametrize(("number", "shown"), [(-5, "−5"), (-1500, "−1,500"), (0, "0"), (12, "12")])
def test_a_text_shows_a_number_below_zero_with_a_minus_sign(number: int, shown: str) -> None:
    assert say("generic-total", score=number) == f"total {shown}"


@pytest.mark.parametrize(("number", "shown"), [(-5, "−5"), (-0.5, "−0.5"), (0, "0"), (12, "12")])
def test_figures_have_a_minus_sign(number: float, shown: str) -> None:
    assert in_figures(number) == shown
