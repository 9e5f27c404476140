"""Rows of buttons: four, or five where that fits a phone."""

import pytest
from discord import ui

from bot.stamp import Stamp
from bot.ui.components import button, rows
from bot.ui.custom_ids import HAND, Press
from tests.said import said


def lengths(labels: list[str]) -> list[int]:
    """The number of buttons of each row."""
    made = rows(button(label, Press(HAND, 1, Stamp(0), "p", str(at))) for at, label in enumerate(labels))
    return [len(row.children) for row in made if isinstance(row, ui.ActionRow)]


@pytest.mark.parametrize(
    ("labels", "found"),
    [
        ([], []),
        (["3", "5 5", "9 9", "J×3", "K"], [5]),
        (["10 10", "J J", "Q Q", "K K", "A"], [5]),
        (["10 10", "J J J", "Q Q", "K K", "A A"], [4, 1]),
        (["🏳️ Pass", said("button-sit-out"), "❓ Rules", "🚪 Leave…", "⋯"], [4, 1]),
        (["3", "4", "5", "6", "7", "8 8 8", "9 9 9", "10 10", "J J J", "Q"], [5, 4, 1]),
        (["Page", "Knight", "Q", "K", "A"], [4, 1]),
    ],
)
def test_five_buttons_stand_in_a_row_where_their_labels_are_short(labels: list[str], found: list[int]) -> None:
    assert lengths(labels) == found
