"""Tournaments that are over: the podium, the file of the whole course, and the way to them years later."""

from collections.abc import Sequence

from discord import ui

from bot.screens.table.illustration import Illustration
from bot.screens.tournament import podium
from bot.screens.tournament.page import Found, link_to, press_on, rules_line, ways
from bot.screens.tournament.podium import MEDALS
from bot.screens.tournament.remarks import remark_lines
from bot.stamp import Stamp
from bot.ui.components import GREEN, GREY, VIOLET, button, rows, screen, text
from bot.ui.custom_ids import TOURNAMENT, Press
from bot.ui.naming import name_of_game
from bot.ui.texts import say
from data.tournament_records import Tournament

PER_PAGE = 10  # tournaments of a list


def tournament_over(found: Found, picture: Illustration | None = None) -> ui.LayoutView:
    """The message of a tournament that is over. `picture`: of its podium, where it could be drawn."""
    now = found.course.tournament
    first = [
        say("tournament-podium", sign=MEDALS[one.place - 1], name=one.name, points=one.counted)
        for one in found.standings
        if one.place <= len(MEDALS)
    ]
    return screen(
        GREEN if first else GREY,
        text(
            say("tournament-over-title", game=name_of_game(now.game)),
            f"-# {rules_line(now)}",
            f"-# {say('tournament-stopped', stage=now.form, round=now.round, rounds=now.rounds)}"
            if now.stopped
            else None,
            *(first or [say("tournament-no-podium")]),
        ),
        podium.shown(picture),
        text(*lines) if (lines := remark_lines(found.course)) else [],
        rows(ways(now, played=bool(first))),
    )


def tournament_course(tournament: Tournament, files: Sequence[str]) -> ui.LayoutView:
    """The whole course of a tournament, in `files` that come with it."""
    shown: list[ui.Item[ui.LayoutView]] = [ui.File(f"attachment://{name}") for name in files]
    title = say("tournament-course-title", game=name_of_game(tournament.game))
    return screen(VIOLET, text(title, say("tournament-course-about")), shown)


def tournaments(listed: Sequence[Tournament], page: int = 0, *, more: bool = False) -> ui.LayoutView:
    """A page of the tournaments of a server, the newest first, each with the way to its standings. `more`: there are
    older ones.
    """
    lines = [
        say(
            f"tournament-listed-{one.phase}",
            game=name_of_game(one.game),
            when=f"<t:{int(one.created)}:d>",
            stage=one.form,
            round=one.round,
            rounds=one.rounds,
            link=link_to(one),
        )
        for one in listed
    ]
    first = page * PER_PAGE + 1
    buttons = [
        button(say("button-tournament-listed", game=name_of_game(one.game), number=at), press_on(one, "standings"))
        for at, one in enumerate(listed, first)
        if one.round
    ]
    shown = [f"{at}. {entry}" for at, entry in enumerate(lines, first)]
    turns = [
        button(
            say("button-tournament-newer"), Press(TOURNAMENT, 0, Stamp(max(page - 1, 0)), "list", "newer"), off=not page
        ),
        button(say("button-tournament-older"), Press(TOURNAMENT, 0, Stamp(page + 1), "list", "older"), off=not more),
    ]
    return screen(
        VIOLET if lines else GREY,
        text(say("tournament-list-title"), *(shown or [say("tournament-none")])),
        rows(buttons, 2),
        rows(turns) if page or more else [],
    )
