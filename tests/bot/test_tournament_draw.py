"""The draw of a round: who sits at which table."""

from fractions import Fraction
from itertools import combinations

from bot.tournaments.draw import Draw, Field, draw, luck

SEED = bytes(range(32))


def field(people: int, smallest: int, largest: int) -> Field:
    return Field(range(people), {}, {}, {}, smallest, largest)


def pairs(found: Draw) -> set[frozenset[int]]:
    return {frozenset(pair) for table in found.tables for pair in combinations(table.entrants, 2)}


def test_everybody_sits_at_one_table() -> None:
    found = draw(field(13, 3, 4), SEED)
    assert sorted(one for table in found.tables for one in table.entrants) == list(range(13))
    assert sorted(len(table.entrants) for table in found.tables) == [3, 3, 3, 4]
    assert not found.byes


def test_a_steward_fills_the_seat_that_is_left() -> None:
    found = draw(field(5, 2, 2), SEED)
    assert sorted((len(table.entrants), table.stewards) for table in found.tables) == [(1, 1), (2, 0), (2, 0)]


def test_those_who_are_kept_apart_do_not_meet() -> None:
    one = frozenset({0, 1})
    for apart in pairs(draw(field(8, 2, 2), SEED)):
        moved = Field(range(8), {}, {}, {}, 2, 2, apart=frozenset({apart, one}))
        assert not {apart, one} & pairs(draw(moved, SEED))


def test_like_points_meet() -> None:
    points = {one: Fraction(one // 4) for one in range(12)}
    found = draw(Field(range(12), points, {}, {}, 4, 4), SEED)
    assert [set(table.entrants) for table in found.tables] == [{8, 9, 10, 11}, {4, 5, 6, 7}, {0, 1, 2, 3}]


def test_the_luck_is_an_order_of_all() -> None:
    assert sorted(luck(SEED, range(9))) == list(range(9))
    assert luck(SEED, range(9)) == luck(SEED, [*range(8, -1, -1)])
