"""The points of a table, which are the same at tables of all sizes."""

from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from bot.tournaments.entries import Bye, Played, meetings, turns
from bot.tournaments.points import table_points, total_points

HALF = Fraction(1, 2)
ONE = Fraction(1)


def table(*places: int, seats: int = 0, **more: object) -> Played:
    """A table of the first round whose people are 0, 1, 2 …"""
    people = len(places)
    values = {"margins": (Fraction(),) * people, "shares": (ONE,) * people} | more
    return Played(1, tuple(range(people)), places, seats or people, **values)  # type: ignore[arg-type]  # of a table


def points(played: Played) -> list[Fraction]:
    return list(table_points(played).values())


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_first_has_one_the_last_nothing_and_the_rest_are_even_steps_between(seats: int) -> None:
    worth = points(table(*range(1, seats + 1)))
    assert worth[0] == 1
    assert worth[-1] == 0
    assert {before - after for before, after in pairwise(worth)} == {Fraction(1, seats - 1)}


def test_those_who_tie_share() -> None:
    assert points(table(1, 2, 2, 4)) == [1, HALF, HALF, 0]
    assert points(table(1, 1, 1)) == [HALF] * 3
    assert points(table(1, 2, 2, 3)) == [1, HALF, HALF, 0]  # the places of a game may follow at once


def test_a_table_gives_the_mean_of_a_half_whatever_came_of_it() -> None:
    random = Random(1)
    for _ in range(200):
        worth = [random.randrange(4) for _ in range(random.randint(2, 8))]
        places = [1 + sum(other < own for other in worth) for own in worth]
        assert sum(points(table(*places))) == Fraction(len(places), 2)


def test_stewards_take_places() -> None:
    assert points(table(2, 3, seats=3, stewards=(1,))) == [HALF, 0]
    assert points(table(1, 3, seats=3, stewards=(1,))) == [Fraction(3, 4), 0]
    assert points(table(2, 3, seats=3)) == [HALF, 0]


def test_a_share_counts_for_who_did_not_come() -> None:
    assert points(table(1, 2, 3, shares=(HALF, ONE, Fraction()))) == [HALF, HALF, 0]


def test_a_side_is_placed_as_one() -> None:
    assert points(table(1, 2, 1, 2, seats=2, sides=(0, 1, 0, 1))) == [1, 0, 1, 0]
    assert points(table(1, 1, 1, 1, seats=2, sides=(0, 1, 0, 1))) == [HALF] * 4
    assert points(table(1, 2, 1, seats=2, sides=(0, 1, 0))) == [1, 0, 1]


def test_a_struck_table_gives_no_points_and_its_people_have_met() -> None:
    struck = table(1, 2, struck=True)
    assert points(struck) == [0, 0]
    assert meetings([struck]) == {frozenset({0, 1}): 1}


def test_points_add_up_and_a_bye_is_worth_half_a_table() -> None:
    assert total_points([table(1, 2, 3), table(3, 2, 1)], [Bye(3, 0), Bye(3, 7)]) == {0: 3 * HALF, 1: 1, 2: 1, 7: HALF}


def test_a_turn_is_a_bye_or_a_steward_more_than_at_other_tables() -> None:
    full, one, two = (Played(1, (at,), (1,), seats, (ONE,), (ONE,)) for at, seats in ((0, 1), (1, 2), (2, 3)))
    assert turns([full, one], [Bye(2, 5)]) == {1: 1, 5: 1}
    assert turns([one, two], []) == {2: 1}
    assert turns([two], []) == {}


def test_a_steward_for_a_partner_is_a_turn() -> None:
    three = Played(1, (0, 1, 2), (1, 2, 1), 2, (ONE,) * 3, (ONE,) * 3, sides=(0, 1, 0))
    four = Played(1, (3, 4, 5, 6), (1, 2, 1, 2), 2, (ONE,) * 4, (ONE,) * 4, sides=(0, 1, 0, 1))
    assert turns([three, four], []) == {0: 1, 1: 1, 2: 1}
