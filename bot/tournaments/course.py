"""The whole course of a tournament as a file that everybody can check (docs/verify_course.py). Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from bot.tournaments import commitment
from bot.tournaments.entries import Bye, Entrant, Played
from bot.tournaments.points import table_points
from bot.tournaments.standings import Line, standings_of
from data.tournament_records import Form

File = dict[str, Any]


@dataclass(frozen=True, slots=True)
class CourseRound:
    """One round. `drawn`: those whom the draw placed. `tables`: what came of each, in the draw's order; others may have
    played there where a referee replaced somebody. `byes`: who waited.
    """

    number: int
    drawn: frozenset[Entrant]
    tables: tuple[Played, ...]
    byes: tuple[Entrant, ...] = ()


@dataclass(frozen=True, slots=True)
class Course:
    """A tournament from its sign-up to its end. `game`: as its file names it. `commitment`: as it was shown at sign-up,
    in hex. `names`: of each entrant, the first has the number 1; of somebody who was deleted the word that stands for
    them. `rounds`: in order, numbered from 1. `remarks`: what referees did, as everybody was told.
    """

    game: str
    form: Form
    commitment: str
    names: tuple[str, ...]
    rounds: tuple[CourseRound, ...]
    remarks: tuple[str, ...] = ()

    @property
    def played(self) -> tuple[Played, ...]:
        """Every table, by rounds."""
        return tuple(table for one in self.rounds for table in one.tables)

    @property
    def byes(self) -> tuple[Bye, ...]:
        """Every bye, by rounds."""
        return tuple(Bye(one.number, entrant) for one in self.rounds for entrant in one.byes)


def course_standings(course: Course, luck: bytes) -> tuple[Line, ...]:
    """The standings of everybody who was drawn or played. `luck`: of the standings, 32 bytes."""
    drawn = frozenset(one for part in course.rounds for one in part.drawn)
    took_part = sorted(drawn | {one for table in course.played for one in table.entrants})
    return standings_of(course.form, took_part, course.played, course.byes, luck)


def course_file(course: Course, secret: bytes) -> File:
    """The course as JSON takes it. Of the secret it opens the luck of the draws that were made, and no more: neither a
    seed nor anything that depends on whom the draws kept apart.
    """
    numbers = (commitment.STANDINGS, *(one.number for one in course.rounds))
    luck = {number: commitment.luck_of(commitment.draw_seed(secret, number)) for number in numbers}
    return {
        "game": course.game,
        "form": course.form,
        "commitment": course.commitment,
        "leaves": list(commitment.leaves(secret)),
        "luck": {str(number): opened.hex() for number, opened in luck.items()},
        "entrants": list(course.names),
        "rounds": [_round_file(one, luck[one.number]) for one in course.rounds],
        "standings": [_line_file(line) for line in course_standings(course, luck[commitment.STANDINGS])],
        "remarks": list(course.remarks),
    }


def _round_file(one: CourseRound, luck: bytes) -> File:
    return {
        "round": one.number,
        "order": list(commitment.order(luck, one.drawn)),
        "tables": [_table_file(table) for table in one.tables],
        "byes": list(one.byes),
    }


def _table_file(table: Played) -> File:
    points = table_points(table)
    return {
        "entrants": list(table.entrants),
        "places": list(table.places),
        "seats": table.seats,
        "stewards": list(table.stewards),
        "sides": list(table.sides),
        "margins": _texts(table.margins),
        "shares": _texts(table.shares),
        "struck": table.struck,
        "points": _texts([points[one] for one in table.entrants]),
    }


def _line_file(line: Line) -> File:
    return {
        "place": line.place,
        "entrant": line.entrant,
        "points": str(line.points),
        "opponents": str(line.opponents),
        "direct": line.direct,
        "margin": str(line.margin),
        "reached": line.reached,
    }


def _texts(fractions: Sequence[Fraction]) -> list[str]:
    """Fractions as texts: "1/2", "1"."""
    return [str(one) for one in fractions]
