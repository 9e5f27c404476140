"""A finished round as a file."""

from discord import ui

from bot.ui.components import VIOLET, screen, text
from bot.ui.texts import say


def record(name: str, closed: bool) -> ui.LayoutView:
    """The round as a file, which is sent along under this name. `closed`: its proof, since some cards stay closed."""
    return screen(VIOLET, text(say("story-proof" if closed else "story-record")), ui.File(f"attachment://{name}"))
