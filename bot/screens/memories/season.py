"""The end of a month or a week: who won in each game, and the way to its boards."""

from collections.abc import Sequence
from typing import NamedTuple

from discord import ui

from bot.screens.memories.boards import span_name
from bot.stats.leaderboard import BoardKey
from bot.ui import names, wording
from bot.ui.components import VIOLET, Button, button, rows, screen, text
from bot.ui.naming import name_of_game
from bot.ui.texts import say
from data.stats.records import Line, Tally

MOST_CHAMPIONS = 20  # games; each has a line and a button


class Champions(NamedTuple):
    """The champions of one game: who came first most often, and who is the most miserable. None: they have left the
    server. `misery`: the game counts it, so that a win is a crown.
    """

    game: str
    first: Line | None
    deepest: Line | None
    misery: bool


class Weekly(NamedTuple):
    """The people of one game who came in first most often, and last, in a week. `titles`: the titles of the first and
    the last place, where there are any.
    """

    game: str
    first: Tally | None
    last: Tally | None
    titles: tuple[str, str] | None


def season(month: int, champions: Sequence[Champions]) -> ui.LayoutView:
    """`month` as 202611; `champions` by game, MOST_CHAMPIONS at most."""
    ways = [_way(one.game, str(month), misery=one.misery) for one in champions]
    lines = [line for one in champions if (line := _month_line(one))]
    return screen(VIOLET, text(say("season-over", month=span_name(str(month))), *lines), rows(ways))


def _month_line(one: Champions) -> str | None:
    if one.first is None:
        return None
    key = "season-crowns" if one.misery else "season-wins"
    name = names.in_markdown(one.first.name)
    text = say(key, game=name_of_game(one.game), name=name, wins=one.first.wins, count=one.first.rounds)
    return text + (say("season-misery", name=names.in_markdown(one.deepest.name)) if one.deepest else "")


def week(games: Sequence[Weekly]) -> ui.LayoutView:
    """The week that is over; MOST_CHAMPIONS `games` at most."""
    ways = [_way(one.game, "all", misery=one.titles is not None) for one in games]
    return screen(VIOLET, text(say("week-over"), *map(_week_line, games)), rows(ways))


def _week_line(one: Weekly) -> str:
    lines = []
    if one.first is not None:
        key = "week-crowns" if one.titles else "week-wins"
        lines.append(say(key, name=names.in_markdown(one.first.name), firsts=one.first.firsts, count=one.first.rounds))
    if one.last is not None and one.titles:
        name, title = names.in_markdown(one.last.name), one.titles[1]
        sign, words = wording.sign(title), wording.plain(title)
        lines.append(say("week-last", sign=sign, title=words, name=name, lasts=one.last.lasts))
    return say("week-game", game=name_of_game(one.game), told=" ".join(lines))


def _way(game: str, span: str, *, misery: bool) -> Button:
    """The button to the board of a game."""
    key = BoardKey("server", span, game, by="misery" if misery else "wins")
    return button(say("button-season", game=name_of_game(game)), key.press("show"))
