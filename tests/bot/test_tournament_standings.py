"""The standings: the tie-breaks in their order, who goes on in a knock-out, and the podium."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from bot.tournaments import commitment
from bot.tournaments.course import course_standings
from bot.tournaments.draw import Field, draw
from bot.tournaments.entries import Bye, Entrant, Played
from bot.tournaments.standings import Line, goes_on, knock_out_standings, podium, standings
from tests.bot.courses import Plan, course, random_plan, rounds

pytestmark = pytest.mark.usefixtures("hasty")

ONE = Fraction(1)
LUCK = bytes(32)


def table(number: int, *entrants: Entrant, **more: object) -> Played:
    """A table whose people are in the order of their places."""
    people = len(entrants)
    values = {"margins": (Fraction(),) * people, "shares": (ONE,) * people} | more
    return Played(number, entrants, tuple(range(1, people + 1)), people, **values)  # type: ignore[arg-type]  # of a table


def lines(people: int, *played: Played) -> dict[Entrant, Line]:
    return {line.entrant: line for line in standings(range(people), played, [], LUCK)}


# ---------------------------------------------------------------------- tie-breaks


def test_points_come_first() -> None:
    assert list(lines(3, table(1, 2, 1, 0))) == [2, 1, 0]


def test_then_come_the_points_of_opponents() -> None:
    found = lines(4, table(1, 0, 2), table(1, 1, 3), table(2, 3, 2))
    assert found[0].points == found[1].points == found[3].points == 1
    assert [found[one].opponents for one in (0, 1, 3)] == [0, 1, 1]
    assert found[0].place == 3


def test_then_come_direct_meetings() -> None:
    """0 and 1 have won once, against opponents of like points, and 0 has beaten 1."""
    found = lines(6, table(1, 0, 1), table(1, 3, 2), table(2, 2, 0), table(2, 1, 3), table(3, 2, 4), table(3, 3, 5))
    assert found[0].points == found[1].points == 1
    assert found[0].opponents == found[1].opponents == 3
    assert (found[0].direct, found[1].direct) == (1, -1)
    assert found[0].place < found[1].place


def test_then_comes_the_margin() -> None:
    small, large = ((Fraction(part, 4), Fraction()) for part in (1, 3))
    found = lines(4, table(1, 0, 2, margins=small), table(1, 1, 3, margins=large))
    assert list(found) == [1, 0, *(one for one in commitment.order(LUCK, range(4)) if one > 1)]


def test_then_comes_the_luck() -> None:
    assert tuple(lines(9)) == commitment.order(LUCK, range(9))


def test_a_large_table_tells_no_more_of_opponents_than_a_small_one() -> None:
    """The mean of those who sat there counts, whoever they are."""
    found = lines(7, table(1, 0, 1, 2, 3, 4), table(1, 5, 6), table(2, 1, 6), table(2, 2, 5))
    assert found[0].opponents == (lines_points(found, 1, 2, 3, 4)) / 4
    assert found[5].opponents == lines_points(found, 6) + lines_points(found, 2)


def lines_points(found: dict[Entrant, Line], *entrants: Entrant) -> Fraction:
    return sum((found[one].points for one in entrants), Fraction())


def test_partners_are_no_opponents() -> None:
    sides = Played(1, (0, 1, 2, 3), (1, 2, 1, 2), 2, (Fraction(),) * 4, (ONE,) * 4, sides=(0, 1, 0, 1))
    found = lines(4, sides)
    assert [found[one].opponents for one in range(4)] == [0, 1, 0, 1]


def test_stewards_and_byes_count_as_opponents_of_the_mean() -> None:
    alone = Played(1, (0,), (1,), 2, (Fraction(),), (ONE,))
    found = {line.entrant: line for line in standings(range(4), [alone, table(2, 1, 2)], [Bye(1, 3)], LUCK)}
    assert found[0].opponents == found[3].opponents == 1


def test_a_struck_table_breaks_no_tie() -> None:
    struck = table(1, 0, 1, margins=(ONE, Fraction()), struck=True)
    for line in lines(2, struck).values():
        assert not any((line.points, line.opponents, line.direct, line.margin))


# ---------------------------------------------------------------------- knock-out


@pytest.mark.parametrize(("people", "on"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_the_better_half_goes_on(people: int, on: int) -> None:
    assert goes_on(table(1, *range(people)), LUCK) == tuple(range(on))


def test_of_sides_the_winners_go_on() -> None:
    sides = Played(1, (0, 1, 2, 3), (2, 1, 2, 1), 2, (Fraction(),) * 4, (ONE,) * 4, sides=(0, 1, 0, 1))
    assert goes_on(sides, LUCK) == (1, 3)


def test_who_did_not_come_goes_on_behind_all_others() -> None:
    assert goes_on(table(1, 0, 1, shares=(Fraction(1, 2), ONE)), LUCK) == (1,)


def test_a_tie_is_broken_by_the_margin_and_then_by_the_luck() -> None:
    level = Played(1, (0, 1), (1, 1), 2, (Fraction(), Fraction(1, 9)), (ONE, ONE))
    assert goes_on(level, LUCK) == (1,)
    for luck in (bytes([number] * 32) for number in range(8)):
        even = Played(1, (0, 1), (1, 1), 2, (Fraction(),) * 2, (ONE, ONE))
        assert goes_on(even, luck) == commitment.order(luck, (0, 1))[:1]


def test_nobody_goes_on_from_a_struck_table() -> None:
    assert goes_on(table(1, 0, 1, struck=True), LUCK) == ()


def test_who_came_further_stands_higher() -> None:
    played = [table(1, 0, 1), table(1, 2, 3), table(2, 2, 0)]
    found = knock_out_standings(range(5), played, [], LUCK)
    assert [line.entrant for line in found][:2] == [2, 0]
    assert [(line.place, line.reached) for line in found] == [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0)]


def test_the_winners_of_a_final_of_sides_share_the_first_place() -> None:
    final = Played(1, (0, 1, 2, 3), (2, 1, 2, 1), 2, (Fraction(),) * 4, (ONE,) * 4, sides=(0, 1, 0, 1))
    found = knock_out_standings(range(4), [final], [], LUCK)
    assert [set(step) for step in podium(found)] == [{1, 3}, {0, 2}]
    assert [line.place for line in found] == [1, 1, 3, 3]


def test_a_podium_has_three_places() -> None:
    assert podium(standings(range(9), [table(1, *range(8, -1, -1))], [], LUCK)) == ((8,), (7,), (6,))
    assert podium(standings(range(2), [table(1, 0, 1)], [], LUCK)) == ((0,), (1,))


# ---------------------------------------------------------------------- whole tournaments


@pytest.mark.parametrize("tens", [*range(10), *(pytest.param(n, marks=pytest.mark.thorough) for n in range(10, 300))])
def test_no_tournament_stalls(tens: int) -> None:
    for number in range(10 * tens, 10 * tens + 10):
        random = Random(number)
        plan = random_plan(random, 30 if tens < 10 else 128)
        told = course(random, plan)
        found = course_standings(told, LUCK)
        assert {line.entrant for line in found} == {entrant for one in told.rounds for entrant in one.drawn}
        assert len({line.entrant for line in found}) == len(found)
        assert found[0].place == 1
        assert podium(found)
        if plan.form != "knock-out" and not plan.moods:
            drawn = Counter(entrant for one in told.rounds for entrant in one.drawn)
            assert set(drawn.values()) == {plan.rounds}


@pytest.mark.parametrize("stewards", [True, False])
@pytest.mark.parametrize("number", range(20))
def test_a_knock_out_ends_with_one_table_whose_best_is_first(number: int, stewards: bool) -> None:
    random = Random(number)
    plan = Plan(random.randint(3, 30), 2, random.randint(2, 4), 0, "knock-out", stewards=stewards)
    told = list(rounds(random, plan))
    people = [len(one.drawn) for _, _, one in told]
    assert all(after < before for before, after in pairwise(people))
    assert [drawn.final for _, drawn, _ in told] == [False] * (len(told) - 1) + [True]
    (final,) = told[-1][2].tables
    played = [table for _, _, one in told for table in one.tables]
    byes = [Bye(one.number, entrant) for _, _, one in told for entrant in one.byes]
    best = knock_out_standings(range(1, plan.people + 1), played, byes, LUCK)[0].entrant
    assert final.places[final.entrants.index(best)] == min(final.places)


def test_where_too_few_are_left_for_a_table_a_knock_out_is_over() -> None:
    assert draw(Field(range(3), {}, {}, {}, 4, 4, stewards=False), bytes(32)).final
    assert not draw(Field(range(3), {}, {}, {}, 2, 2, stewards=False), bytes(32)).final
    assert not draw(Field(range(3), {}, {}, {}, 2, 2), bytes(32)).final
    assert draw(Field(range(3), {}, {}, {}, 4, 4), bytes(32)).final
