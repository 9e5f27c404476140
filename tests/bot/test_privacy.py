"""The statement of what the bot keeps: in Discord and in the README the same."""

from pathlib import Path

import pytest

from bot import screens
from bot.sandbox.components import walk
from bot.screens.privacy import KEPT
from bot.ui.texts import say

README = Path(__file__).parents[2] / "README.md"


def kept_by_the_readme() -> list[str]:
    """The points of its section, each on one line."""
    section = README.read_text(encoding="utf-8").partition("## What is kept\n")[2].partition("\n## ")[0]
    return [" ".join(point.split()) for point in section.split("\n- ")[1:]]


def test_the_readme_says_what_the_command_says() -> None:
    assert kept_by_the_readme() == [say(f"privacy-{what}") for what in KEPT]


@pytest.mark.parametrize("what", KEPT)
def test_the_command_says_all_of_it(what: str) -> None:
    payload = screens.privacy().to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it so
    assert any(say(f"privacy-{what}") in one.get("content", "") for _, one in walk(payload))
