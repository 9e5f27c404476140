"""Screens: a scene in, Components V2 out. Pure; nothing here knows a token, a channel or a rule."""

from discord import ui

from bot.games.climbing.decree_screens import decree_menu, decreed
from bot.screens.boards import board, own_misery, rank_card
from bot.screens.gate import gate
from bot.screens.history import history
from bot.screens.house_rules import house_form, house_menu
from bot.screens.lobby import draw, lobby
from bot.screens.panel import folded, panel
from bot.screens.privacy import deleting, forgotten, own_data, privacy
from bot.screens.proof import proof
from bot.screens.rules import page
from bot.screens.server import server
from bot.screens.settings import call, more, settings
from bot.screens.share import share, shared
from bot.screens.story import record, story
from bot.screens.table_call import table_call
from bot.screens.table_screen import chronicle, closed, table
from bot.screens.thread import roll, signpost
from bot.screens.why import why
from bot.table.scene import Scene

__all__ = [
    "board",
    "call",
    "chronicle",
    "decree_menu",
    "decreed",
    "deleting",
    "folded",
    "forgotten",
    "gate",
    "history",
    "house_form",
    "house_menu",
    "more",
    "own_data",
    "own_misery",
    "page",
    "panel",
    "privacy",
    "proof",
    "public",
    "rank_card",
    "record",
    "roll",
    "server",
    "settings",
    "share",
    "shared",
    "signpost",
    "story",
    "table_call",
    "why",
]


def public(scene: Scene) -> ui.LayoutView:
    """The table's message in the channel, whatever is going on."""
    match scene.record.phase:
        case "lobby":
            return lobby(scene)
        case "between":
            return chronicle(scene)
        case "closed":
            return closed(scene)
        case _:
            return draw(scene) if "draw" in scene.record.clock else table(scene)
