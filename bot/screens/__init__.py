"""Screens that every game shows alike: a scene in, Components V2 out. Pure; nothing here knows a token, a channel or a
rule. What a game shows in its own way is in `bot/games`.
"""

from bot.screens.achievements import achievements
from bot.screens.boards import board, own_misery, rank_card
from bot.screens.games import games
from bot.screens.gate import ended, ending, folded, gate
from bot.screens.history import history
from bot.screens.house_rules import house_form, house_menu
from bot.screens.illustration import as_text
from bot.screens.lobby import lobby
from bot.screens.open_tables import open_tables, own_tables
from bot.screens.privacy import deleting, forgotten, own_data, privacy
from bot.screens.proof import proof
from bot.screens.record import record
from bot.screens.rules import books, page
from bot.screens.season import MOST_CHAMPIONS, season
from bot.screens.server import server
from bot.screens.settings import call, letter, more, settings
from bot.screens.share import share, share_picture, shared, shared_picture
from bot.screens.table_call import table_call
from bot.screens.thread import roll, signpost

__all__ = [
    "MOST_CHAMPIONS",
    "achievements",
    "as_text",
    "board",
    "books",
    "call",
    "deleting",
    "ended",
    "ending",
    "folded",
    "forgotten",
    "games",
    "gate",
    "history",
    "house_form",
    "house_menu",
    "letter",
    "lobby",
    "more",
    "open_tables",
    "own_data",
    "own_misery",
    "own_tables",
    "page",
    "privacy",
    "proof",
    "rank_card",
    "record",
    "roll",
    "season",
    "server",
    "settings",
    "share",
    "share_picture",
    "shared",
    "shared_picture",
    "signpost",
    "table_call",
]
