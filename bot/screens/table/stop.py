"""The words of a table that does not go on: while the bot drains, and where another version of the bot plays at it."""

from discord import ui

from bot.table.modes import name_of_table
from bot.table.scene import Scene
from bot.ui.components import GREY, screen, text
from bot.ui.texts import say


def with_stop(scene: Scene, shown: ui.LayoutView) -> ui.LayoutView:
    """The public message, and below it that the bot is about to end, where it is."""
    if scene.stopping is not None and scene.record.phase in ("round", "between"):
        shown.add_item(text(f"-# {say('table-stopping', when=f'<t:{int(scene.stopping)}:R>')}"))
    return shown


def standing_still(scene: Scene, until: float) -> ui.LayoutView:
    """A table whose round this version of the bot cannot replay, for everybody alike. `until`: when it closes."""
    table, when = name_of_table(scene.record), f"<t:{int(until)}:R>"
    return screen(GREY, text(say("table-unreadable", table=table, when=when)))
