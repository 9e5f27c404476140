"""What a table says while the bot drains: no new cards, and when it ends."""

from discord import ui

from bot.table.scene import Scene
from bot.ui.components import text
from bot.ui.texts import say


def with_stop(scene: Scene, shown: ui.LayoutView) -> ui.LayoutView:
    """The public message, and below it that the bot is about to end, where it is."""
    if scene.stopping is not None and scene.record.phase in ("round", "between"):
        shown.add_item(text(f"-# {say('table-stopping', when=f'<t:{int(scene.stopping)}:R>')}"))
    return shown
