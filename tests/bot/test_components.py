"""Rows of buttons: four, or five where that fits a phone. Menus are required where something must be chosen."""

from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord import ui

from bot.sandbox.components import SELECTS, walk
from bot.stamp import Stamp
from bot.ui.components import button, chooser, form, menu, rows, screen
from bot.ui.custom_ids import HAND, Press, encode
from tests.bot.labels import payload
from tests.said import said

PRESS = Press(HAND, 1, Stamp(0), "p", "0")
PRESSED = encode(PRESS)


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


def string_menu(**fields: Any) -> ui.Select[Any]:
    return ui.Select(options=[discord.SelectOption(label="a")], **fields)


MENUS: list[Callable[..., Any]] = [string_menu, ui.UserSelect, ui.RoleSelect, ui.ChannelSelect, ui.MentionableSelect]


def selects(components: list[Any]) -> list[tuple[int, bool]]:
    """The lower bound of every menu in a message or form, and whether it is required."""
    found = [part for _, part in walk(components) if part["type"] in SELECTS]
    return [(one["min_values"], one["required"]) for one in found]


@pytest.mark.parametrize("of", MENUS)
@pytest.mark.parametrize("least", [0, 1])
@pytest.mark.parametrize("before", [False, True])
def test_a_menu_is_required_where_something_must_be_chosen(of: Callable[..., Any], least: int, before: bool) -> None:
    page = screen(0, chooser(of(custom_id=PRESSED, min_values=least, required=before)))
    assert selects(payload(page)) == [(least, least > 0)]
    asked = form("Ask", PRESS, [ui.Label(text="x", component=of(custom_id=PRESSED, min_values=least, required=before))])
    assert selects(asked.to_dict()["components"]) == [(least, least > 0)]


def test_a_menu_of_options_may_stay_empty_where_nothing_must_be_chosen() -> None:
    options = [discord.SelectOption(label="a")]
    assert selects(payload(screen(0, menu(PRESS, "x", options, 0)))) == [(0, False)]
    assert selects(payload(screen(0, menu(PRESS, "x", options)))) == [(1, True)]
