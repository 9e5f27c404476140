"""The statement of what the bot keeps: in Discord and in docs/privacy.md the same."""

from pathlib import Path

import pytest

from bot import screens
from bot.sandbox.components import walk
from bot.screens.settings.privacy import KEPT
from bot.ui.texts import say

PAGE = Path(__file__).parents[2] / "docs" / "privacy.md"


def kept_by_the_page() -> list[str]:
    """The points of the page, each on one line."""
    return [" ".join(point.split()) for point in PAGE.read_text(encoding="utf-8").split("\n- ")[1:]]


def test_the_page_says_what_the_command_says() -> None:
    assert kept_by_the_page() == [say(f"privacy-{what}") for what in KEPT]


@pytest.mark.parametrize("what", KEPT)
def test_the_command_says_all_of_it(what: str) -> None:
    payload = screens.privacy().to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it so
    assert any(say(f"privacy-{what}") in one.get("content", "") for _, one in walk(payload))
