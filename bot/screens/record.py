"""A finished round as a file."""

from discord import ui

from bot.ui.components import VIOLET, screen, text
from bot.ui.texts import say


def record(name: str) -> ui.LayoutView:
    """The round as a file, which is sent along under this name."""
    return screen(VIOLET, text(say("story-record")), ui.File(f"attachment://{name}"))
