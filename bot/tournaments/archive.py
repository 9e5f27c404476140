"""A stored tournament as the whole course that its files tell. Pure."""

import json

from bot.screens.tournament.remarks import remark_line
from bot.tournaments import commitment, rounds
from bot.tournaments.course import Course as WholeCourse
from bot.tournaments.course import CourseRound, course_file, course_standings
from bot.tournaments.course_page import course_page
from bot.ui.naming import name_of_game
from data.tournament_records import Course


def course_files(course: Course) -> dict[str, bytes]:
    """The files of a tournament that is over, by name: the one that can be checked, and a page to read."""
    now = course.tournament
    whole = whole_course(course)
    luck = commitment.luck_of(commitment.draw_seed(now.secret, commitment.STANDINGS))
    written = json.dumps(course_file(whole, now.secret), ensure_ascii=False, indent=1)
    page = course_page(whole, course_standings(whole, luck), now.created)
    return {f"tournament-{now.id}.json": written.encode(), f"tournament-{now.id}.html": page.encode()}


def whole_course(course: Course) -> WholeCourse:
    """The course of a stored tournament as it can be checked."""
    now = course.tournament
    played, byes, units = rounds.results(course), rounds.waits(course), course.units
    parts = []
    for number in range(1, now.round + 1):
        waited = tuple(one.entrant for one in byes if one.round == number)
        here = [pairing for pairing in course.pairings if pairing.round == number]
        placed = {units[one] if now.pairs else one for pairing in here for one in course.drawn(pairing)}
        tables = tuple(one for one in played if one.round == number)
        parts.append(CourseRound(number, frozenset({*placed, *waited}), tables, waited))
    both = {lower: course.entries[higher - 1].name for lower, higher in now.partners}
    names = tuple(f"{one.name} & {both[one.number]}" if one.number in both else one.name for one in course.entries)
    remarks = tuple(remark_line(course, one, plain=True) for one in course.remarks)
    return WholeCourse(name_of_game(now.game), now.form, now.hash, names, tuple(parts), remarks)
