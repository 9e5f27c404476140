"""What the referee of a tournament did, as everybody is told: in its message, posted by itself, and in its file."""

from discord import ui

from bot.stamp import Stamp
from bot.ui import names
from bot.ui.components import GOOD, VIOLET, button, rows, screen, text
from bot.ui.custom_ids import TABLE, Press
from bot.ui.texts import say
from data.tournament_records import Course, Remark

REMARKS = 3  # that the message of a tournament shows, the newest
LONGEST_REASON = 120  # characters of a strike's reason


def remark_lines(course: Course, most: int = REMARKS) -> list[str]:
    """The newest of what referees did, as small lines in their order."""
    return [f"-# {remark_line(course, one)}" for one in course.remarks[-most:]]


def remark_line(course: Course, remark: Remark, *, plain: bool = False) -> str:
    """What a referee did, as everybody is told. `plain`: where Discord reads no markdown."""
    harmless_name = names.in_plain if plain else names.in_markdown
    named = {one.number: harmless_name(one.name) for one in course.entries}
    return say(
        f"tournament-remark-{remark.act}",
        round=remark.round,
        number=remark.table,
        name=harmless_name(remark.name),
        reason=(remark.reason or "") if plain else harmless(remark.reason or ""),
        out=named.get(remark.out or 0, "?"),
        came=named.get(remark.came or 0, "?"),
    )


def harmless(reason: str) -> str:
    """A referee's reason as a text in which Discord reads markdown."""
    return names.spoken(reason, LONGEST_REASON)


def tournament_remark(
    course: Course, remark: Remark, table: int | None = None, until: float | None = None
) -> ui.LayoutView:
    """What a referee did, for everybody; whoever came for somebody else is called to that `table`. `until`: when it
    begins without them; None where it plays already.
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
