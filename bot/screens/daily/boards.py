"""The boards of today's deals, a person's days, and the messages of a day in a server's channel."""

from collections.abc import Sequence

from discord import ui

from bot.screens.daily.parts import date, podiums, press, way, way_in
from bot.screens.daily.values import Boards
from bot.ui import names
from bot.ui.components import VIOLET, button, rows, screen, text
from bot.ui.naming import name_of_game
from bot.ui.texts import percent, say
from data.daily.records import BOARD_SETS, Attempt, DailySet, closes
from data.schema import NOWHERE
from engine.daily.rotation import DEALS

MOST_DAYS = 20  # lines of a person's days


def boards(shown: Boards, server: int) -> ui.LayoutView:
    """The newest closed day, the month and the streaks of a server; and the day over all servers."""
    here = server != NOWHERE
    parts = [
        podiums(shown.podiums, "daily-board-day") if here else [],
        podiums(shown.everywhere, "daily-board-everywhere", shown.named, server),
        [say("daily-board-month", sets=BOARD_SETS), *_means(shown)] if shown.means else [],
        [say("daily-board-streaks"), *_streaks(shown)] if shown.streaks else [],
    ]
    filled = [text(*lines) for lines in parts if lines]
    return screen(
        VIOLET,
        text(say("daily-boards-title", date=date(shown.day))),
        *(filled or [text(say("daily-boards-empty"))]),
        text(f"-# {say('daily-boards-note')}"),
        rows([way("show"), way("days")]),
    )


def _means(shown: Boards) -> list[str]:
    return [
        say("daily-board-mean", rank=at + 1, name=names.in_markdown(one.name), share=percent(one.mean), sets=one.sets)
        for at, one in enumerate(shown.means)
    ]


def _streaks(shown: Boards) -> list[str]:
    return [
        say("daily-board-streak", rank=at + 1, name=names.in_markdown(one.name), days=one.days)
        for at, one in enumerate(shown.streaks)
    ]


def days(found: Sequence[tuple[DailySet, Attempt]]) -> ui.LayoutView:
    """A person's last thirty days, and the way to each set that can be played again."""
    lines = [_day(played, attempt) for played, attempt in found[:MOST_DAYS]]
    closed = [played for played, _ in found if played.closed is not None][:4]
    ways = [button(say("button-daily-look", game=name_of_game(played.game)), press(played, "set")) for played in closed]
    return screen(
        VIOLET, text(say("daily-days-title"), *(lines or [say("daily-days-none")])), rows([*ways, way("show")])
    )


def _day(played: DailySet, attempt: Attempt) -> str:
    values = {"date": date(played.day), "game": name_of_game(played.game)}
    if attempt.score is not None:
        return say("daily-day", share=percent(attempt.score), **values)
    key = "daily-day-open" if played.closed is None else "daily-day-unfinished"
    return say(key, dealt=attempt.dealt, deals=DEALS, **values)


def call(sets: Sequence[DailySet], day: int) -> ui.LayoutView:
    """The message of a day in a server's channel, until the day is closed."""
    games = " · ".join(f"**{name_of_game(one.game)}**" for one in sets)
    call = say("daily-call", games=games, closes=f"<t:{int(closes(day))}:R>")
    return screen(VIOLET, text(say("daily-title", date=date(day)), call), rows([way_in()]))


def closing(sets: Sequence[tuple[DailySet, Sequence[Attempt]]], day: int) -> ui.LayoutView:
    """The message in a server's channel: the podium of the day that is closed, and the way to today's deals."""
    lines = podiums(sets, "daily-board-day")
    title = say("daily-closing-title", date=date(day))
    return screen(VIOLET, text(title, *(lines or [say("daily-closing-nobody")])), rows([way_in()]))
