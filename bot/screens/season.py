"""The end of a season: who won in each game, and the way to its boards."""

from collections.abc import Sequence
from typing import NamedTuple

from discord import ui

from bot.screens.boards import span_name
from bot.stats.leaderboard import Key
from bot.ui import names
from bot.ui.components import VIOLET, button, rows, screen, text
from bot.ui.naming import name_of_game
from bot.ui.texts import say
from data.stats import Line

MOST_CHAMPIONS = 20  # games; each has a line and a button


class Champions(NamedTuple):
    """Of one game: who came first most often, and who is the most miserable. None: they have left the server.
    `misery`: the game counts it, so that a win is a crown.
    """

    game: str
    first: Line | None
    deepest: Line | None
    misery: bool


def season(month: int, champions: Sequence[Champions]) -> ui.LayoutView:
    """`month` as 202611; `champions` by game, MOST_CHAMPIONS at most."""
    ways = [
        button(
            say("button-season", game=name_of_game(one.game)),
            Key("server", str(month), one.game, by="misery" if one.misery else "wins").press("show"),
        )
        for one in champions
    ]
    told = [line for one in champions if (line := _told(one))]
    return screen(VIOLET, text(say("season-over", month=span_name(str(month))), *told), rows(ways))


def _told(one: Champions) -> str | None:
    if one.first is None:
        return None
    key = "season-crowns" if one.misery else "season-wins"
    name = names.in_markdown(one.first.name)
    told = say(key, game=name_of_game(one.game), name=name, wins=one.first.wins, count=one.first.rounds)
    return told + (say("season-misery", name=names.in_markdown(one.deepest.name)) if one.deepest else "")
