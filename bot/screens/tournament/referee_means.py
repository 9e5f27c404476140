"""The page by which a host acts against collusion and second accounts before a round is drawn. It is private, as the
referee's page is.
"""

import discord
from discord import ui

from bot.screens.tournament.page import Found, fitting
from bot.stamp import Stamp
from bot.ui.components import GOLD, button, chooser, menu, rows, screen, text
from bot.ui.custom_ids import TOURNAMENT, Press, encode
from bot.ui.naming import name_of_game
from bot.ui.texts import say

LEAST = (0, 5, 20, 50, 100)  # ranked rounds before somebody can sign up
MOST_APART = 25  # pairs


def referee_means(found: Found) -> ui.LayoutView:
    """The pairs who are kept apart, and what it takes to sign up."""
    now = found.course.tournament
    pairs = [say("referee-means-pair", one=found.names[one], other=found.names[other]) for one, other in now.apart]
    shown = [*fitting(pairs)]
    if len(shown) < len(pairs):
        shown.append(say("referee-means-more", count=len(pairs) - len(shown)))
    two: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=encode(Press(TOURNAMENT, now.id, Stamp(now.revision), "apart")),
        placeholder=say("referee-hint-apart"),
        min_values=2,
        max_values=2,
    )
    least = [
        discord.SelectOption(label=say("referee-least", least=one), value=str(one), default=one == now.least)
        for one in LEAST
    ]
    return screen(
        GOLD,
        text(
            say("referee-means-title", game=name_of_game(now.game)),
            say("referee-means-apart", pairs=", ".join(shown) or say("referee-means-nobody")),
            say("referee-means-least", least=now.least),
        ),
        chooser(two),
        menu(Press(TOURNAMENT, now.id, Stamp(now.revision), "least"), say("referee-hint-least"), least),
        rows([button(say("button-referee-back"), Press(TOURNAMENT, now.id, Stamp(now.round), "referee", "all"))]),
    )
