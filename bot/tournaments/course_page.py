"""The whole course of a tournament as a page that can be read anywhere: one file, without anything from elsewhere."""

from collections.abc import Sequence
from datetime import UTC, datetime
from fractions import Fraction
from html import escape

from bot.tournaments.course import Course, CourseRound
from bot.tournaments.entries import Played
from bot.tournaments.points import table_points
from bot.tournaments.standings import Line
from bot.ui import names
from bot.ui.language import current_language
from bot.ui.texts import in_figures, listed, say

HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
STYLE = """
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1.5rem }
th, td { text-align: left; padding: 0.3rem 0.6rem; border-bottom: 1px solid #8886; vertical-align: top }
code { overflow-wrap: anywhere }
""".strip()


def course_page(course: Course, lines: Sequence[Line], created: float) -> str:
    """The page, as HTML. `lines`: the standings; `created`: when the tournament was set up."""
    named = {number: escape(names.in_plain(name)) for number, name in enumerate(course.names, 1)}
    title = escape(say("course-page-title", game=course.game))
    day = datetime.fromtimestamp(created, UTC).date().isoformat()
    people, rounds = len(course.names), len(course.rounds)
    parts = [
        f"<h1>{title}</h1>",
        f"<p>{say('course-page-facts', day=day, kind=course.form, people=people, rounds=rounds)}</p>",
        f"<h2>{say('course-page-standings')}</h2>",
        _table(
            ("place", "name", "points", "opponents"),
            [(str(one.place), named[one.entrant], _decimal(one.points), _decimal(one.opponents)) for one in lines],
        ),
        *(part for one in course.rounds for part in _round(one, named)),
    ]
    if course.remarks:
        listed = "".join(f"<li>{escape(remark)}</li>" for remark in course.remarks)
        parts += [f"<h2>{say('course-page-remarks')}</h2>", f"<ul>{listed}</ul>"]
    parts += [
        f"<h2>{say('course-page-check')}</h2>",
        f"<p>{say('course-page-luck')}</p>",
        f"<p><code>{escape(course.commitment)}</code></p>",
    ]
    head = f"{HEAD}<title>{title}</title><style>{STYLE}</style>"
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="{current_language()}"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


def _round(one: CourseRound, named: dict[int, str]) -> list[str]:
    """A round: its tables, and who waited."""
    parts = [
        f"<h2>{say('course-page-round', round=one.number)}</h2>",
        _table(("table", "people"), [(str(at), _people(table, named)) for at, table in enumerate(one.tables, 1)]),
    ]
    if one.byes:
        waited = listed([named[entrant] for entrant in one.byes])
        parts.append(f"<p>{say('course-page-byes', names=waited)}</p>")
    return parts


def _people(table: Played, named: dict[int, str]) -> str:
    """The people who sat at a table, the best first, each with place and points."""
    points = table_points(table)
    seated = sorted(zip(table.places, table.entrants, strict=True))
    lines = [
        say("course-page-person", place=place, name=named[one], points=_decimal(points[one])) for place, one in seated
    ]
    struck = [f"<em>{say('course-page-struck')}</em>"] if table.struck else []
    return "<br>".join([*lines, *struck])


def _table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table; its cells are HTML already."""
    head = "".join(f"<th>{say(f'course-page-{one}')}</th>" for one in heads)
    body = "\n".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in line)}</tr>" for line in lines)
    return f"<table>\n<tr>{head}</tr>\n{body}\n</table>"


def _decimal(points: Fraction) -> str:
    return in_figures(f"{float(points):.2f}".rstrip("0").rstrip("."))
