"""The acts of a tournament's referee as everybody is told of them: in the tournament's message, in a message of their
own, and in its file.
"""

from discord import ui

from bot.stamp import Stamp
from bot.ui import names
from bot.ui.components import GOOD, VIOLET, button, rows, screen, text
from bot.ui.custom_ids import TABLE, Press
from bot.ui.texts import say
from data.tournament_records import Course, Remark

REMARKS = 3  # the newest remarks, which the message of a tournament shows
LONGEST_REASON = 120  # characters of a strike's reason


def remark_lines(course: Course, most: int = REMARKS) -> list[str]:
    """The newest acts of referees, as small lines in their order."""
    return [f"-# {remark_line(course, one)}" for one in course.remarks[-most:]]


def remark_line(course: Course, remark: Remark, *, plain: bool = False) -> str:
    """A line that tells everybody of a referee's act. `plain`: True if Discord reads no markdown where it stands."""
    harmless_name = names.in_plain if plain else names.in_markdown
    named: dict[int | None, str] = {one.number: harmless_name(one.name) for one in course.entries}
    return say(
        f"tournament-remark-{remark.act}",
        round=remark.round,
        number=remark.table,
        name=harmless_name(remark.name),
        reason=(remark.reason or "") if plain else harmless(remark.reason or ""),
        out=named.get(remark.out, "?"),
        came=named.get(remark.came, "?"),
    )


def harmless(reason: str) -> str:
    """A referee's reason as a text in which Discord reads markdown."""
    return names.spoken(reason, LONGEST_REASON)


def tournament_remark(
    course: Course, remark: Remark, table: int | None = None, until: float | None = None
) -> ui.LayoutView:
    """A message that tells everybody of a referee's act. If somebody was replaced, it calls whoever came to the
    `table`. `until`: the time at which the table begins without them; None if it plays already.
    """
    lines = [remark_line(course, remark)]
    came = next((one.user for one in course.entries if one.number == remark.came), None)
    if came is None or table is None:
        return screen(VIOLET, text(*lines))
    if until is not None:
        lines.append(say("tournament-remark-called", mention=f"<@{came}>", when=f"<t:{int(until)}:R>"))
    else:
        lines.append(say("tournament-remark-heir", mention=f"<@{came}>"))
    here = button(say("button-tournament-here"), Press(TABLE, table, Stamp(), "back"), GOOD)
    return screen(VIOLET, text(*lines), rows([here]))
