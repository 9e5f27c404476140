"""Whole tournaments with random results, from the draw to the file: people drop out, come late and do not come."""

import runpy
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from random import Random

from bot.tournaments import commitment
from bot.tournaments.course import Course, CourseRound, File
from bot.tournaments.draw import Draw, Field, Table, draw
from bot.tournaments.entries import Bye, Entrant, Pair, Played, meetings, turns
from bot.tournaments.points import total_points
from bot.tournaments.standings import goes_on
from data.tournament_records import Form

SECRET = bytes(range(32))
HALF = Fraction(1, 2)
SCRIPT = Path(__file__).parents[2] / "docs" / "verify_course.py"
CHECKS = runpy.run_path(str(SCRIPT))["checks"]


def faults(told: File) -> list[str]:
    """All in the file of a tournament of which the script that needs no bot says that it does not agree."""
    return [what for what, agrees in CHECKS(told) if not agrees]


@dataclass(frozen=True)
class Plan:
    """The choices of a host, and how people behave. `moods`: the chance out of 100 that somebody leaves after a round
    or does not come; where there are any, some come late, and some tables are struck.
    """

    people: int
    smallest: int
    largest: int
    rounds: int
    form: Form = "swiss"
    sides: int | None = None
    stewards: bool = True
    apart: frozenset[Pair] = frozenset()
    moods: int = 0


def random_plan(random: Random, most: int = 40) -> Plan:
    """A random plan: 3 to `most` people, at tables of 2 to 8."""
    smallest = random.randint(2, 8)
    largest = random.randint(smallest, 8)
    if random.random() < 0.2:
        smallest, largest, sides = random.choice([(4, 4, 2), (6, 6, 2), (6, 6, 3), (2, 8, 2)])
    else:
        sides = None
    people = random.randint(3, most)
    apart = frozenset(frozenset(random.sample(range(1, people + 1), 2)) for _ in range(random.randrange(3)))
    return Plan(
        people,
        smallest,
        largest,
        random.randint(1, 7),
        random.choice(["swiss", "knock-out", "league"]),
        sides,
        random.random() < 0.7,
        apart,
        random.choice([0, 0, 5, 20]),
    )


def result(random: Random, number: int, table: Table, plan: Plan) -> Played:
    """A random result of a table: places with ties, and some who did not come."""
    seats = len(table.entrants) + table.stewards
    people = len(table.entrants)
    shares = tuple(
        random.choice([Fraction(), HALF]) if random.randrange(100) < plan.moods else Fraction(1) for _ in range(people)
    )
    margins = tuple(Fraction(random.randrange(9), 8) for _ in range(people))
    struck = random.randrange(100) < plan.moods // 4
    if plan.sides is not None:
        order = [random.randrange(plan.sides) for _ in range(plan.sides)]
        of_side = [1 + sum(other < own for other in order) for own in order]
        sides = tuple(at % plan.sides for at in range(people))
        places = tuple(of_side[side] for side in sides)
        return Played(number, table.entrants, places, plan.sides, margins, shares, struck, sides=sides)
    worth = [random.randrange(seats) for _ in range(seats)]
    of_seat = tuple(1 + sum(other < own for other in worth) for own in worth)
    own, stewards = of_seat[:people], of_seat[people:]
    return Played(number, table.entrants, own, seats, margins, shares, struck, stewards)


def field_of(plan: Plan, people: list[Entrant], played: list[Played], byes: list[Bye]) -> Field:
    """The data from which the next draw is made."""
    return Field(
        people,
        total_points(played, byes),
        meetings(played),
        turns(played, byes),
        plan.smallest,
        plan.largest,
        plan.sides,
        plan.apart,
        plan.stewards,
    )


def rounds(random: Random, plan: Plan, secret: bytes = SECRET) -> Iterator[tuple[Field, Draw, CourseRound]]:
    """The rounds of a tournament: each with what it was drawn from, the draw, and what came of it."""
    late = random.sample(range(1, plan.people + 1), plan.people // 8) if plan.moods else []
    people = [one for one in range(1, plan.people + 1) if one not in late]
    played: list[Played] = []
    byes: list[Bye] = []
    luck = commitment.luck_of(commitment.draw_seed(secret, commitment.STANDINGS))
    number = 0
    while people and (number < plan.rounds if plan.form != "knock-out" else number == 0 or len(people) > 1):
        number += 1
        field = field_of(plan, people, played, byes)
        drawn = draw(field, commitment.draw_seed(secret, number))
        tables = tuple(result(random, number, table, plan) for table in drawn.tables)
        one = CourseRound(number, frozenset(people), tables, drawn.byes)
        played += tables
        byes += [Bye(number, entrant) for entrant in drawn.byes]
        yield field, drawn, one
        if plan.form == "knock-out":
            people = [entrant for table in tables for entrant in goes_on(table, luck)] + list(drawn.byes)
            if drawn.final:
                return
        else:
            people = [entrant for entrant in people if random.randrange(100) >= plan.moods]
            people += [late.pop()] if late and number <= plan.rounds // 2 else []


def course(random: Random, plan: Plan, secret: bytes = SECRET) -> Course:
    """A whole tournament."""
    told = tuple(one for _, _, one in rounds(random, plan, secret))
    names = tuple(f"Person {number}" for number in range(1, plan.people + 1))
    return Course("snap", plan.form, commitment.commitment(secret), names, told, ("Table 1 was struck: a dead line.",))
