"""Boards and rank cards as values: what their screens show, and the names by which their buttons ask for them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.refusal import Malformed
from bot.stamp import Stamp
from bot.ui.custom_ids import BOARD, Press
from bot.ui.numbers import number_in
from data.stats.months import ALL_TIME
from data.stats.player_stats import Figures
from data.stats.records import By, Line, Page
from engine.games import GAMES

PER_PAGE = 10
LEAST_ROUNDS = 10  # the rounds of all time that a line needs; one with fewer says so (MIS-4)
SCOPES, SPANS = ("server", "table"), ("session", "all")  # and every month is a span
MONTH = re.compile(r"[0-9]{4}(0[1-9]|1[0-2])")


class BoardKey(NamedTuple):
    """A board by its parts. `scope`: "server" or "table". `span`: "session", "all", or a month, "202611". `table`: its
    number, 0 for the server's. `page` counts from 0. `by`: the figure that orders it, misery or wins.
    """

    scope: str
    span: str
    game: str
    table: int = 0
    page: int = 0
    by: By = "misery"

    def press(self, verb: str) -> Press:
        """A button of this board."""
        by = f".{self.by}" * (self.by != "misery")
        return Press(BOARD, self.table, Stamp(), verb, f"{self.scope}.{self.span}.{self.game}.{self.page}{by}")

    @property
    def month(self) -> int:
        """The span as a month of the statistics."""
        return int(self.span) if self.span.isdecimal() else ALL_TIME


def key_in(press: Press) -> BoardKey:
    """The board that a button belongs to. Raises Malformed."""
    match press.argument.split("."):
        case [scope, span, game, page] if scope in SCOPES and game in GAMES:
            if span in SPANS or MONTH.fullmatch(span):
                return BoardKey(scope, span, game, press.table, number_in(page))
        case [scope, span, game, page, "wins"] if scope in SCOPES and game in GAMES:
            if span == "all" or MONTH.fullmatch(span):
                return BoardKey(scope, span, game, press.table, number_in(page), "wins")
    raise Malformed


def rank_press(game: str, user: int) -> Press:
    """The button that shares a person's rank card."""
    return Press(BOARD, 0, Stamp(), "rank", f"{game}.{user}")


# Menus of games: what is chosen there is the game, the rest stands in the id.


def rank_menu(user: int) -> Press:
    """The same person's rank card of another game."""
    return Press(BOARD, 0, Stamp(), "rank_of", str(user))


def history_menu(span: str, user: int) -> Press:
    """The same person's history of another game. `span`: how many rounds, "20", "100" or "all"."""
    return Press(BOARD, 0, Stamp(), "history", f"{span}.{user}")


def own_menu() -> Press:
    """One's own misery in another game."""
    return Press(BOARD, 0, Stamp(), "own")


@dataclass(frozen=True, slots=True)
class BoardPage:
    """One page of a board. `months`: months that have boards, the newest first; `games`: games that are counted so
    here.
    """

    key: BoardKey
    page: Page
    months: Sequence[int] = ()
    games: Sequence[str] = ()

    @property
    def pages(self) -> int:
        """The number of pages."""
        return max(1, -(-self.page.total // PER_PAGE))


@dataclass(frozen=True, slots=True)
class Own:
    """A person's own figures: by span what their line is, and all that was ever counted. `games`: those in which they
    have such figures.
    """

    lines: dict[str, Line | None]
    figures: Figures | None
    games: Sequence[str] = ()
