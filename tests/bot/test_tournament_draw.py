"""The draw of a round: who sits at which table, where stewards fill seats, and who waits."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations
from random import Random

import pytest

from bot.tournaments.draw import Draw, Field, draw, luck
from bot.tournaments.entries import Bye, Pair, Played, meetings, turns
from bot.tournaments.layout import Bin, layout
from bot.tournaments.points import total_points
from tests.bot.courses import random_plan, rounds

SEED = bytes(range(32))


Numbers = tuple[int, int]
"""The figures of a draw: how often people meet again, and how often it was their turn."""


def field(people: int, smallest: int, largest: int, **more: object) -> Field:
    return replace(Field(range(people), {}, {}, {}, smallest, largest), **more)  # type: ignore[arg-type]  # of a field


def pairs(found: Draw) -> set[Pair]:
    return {frozenset(pair) for table in found.tables for pair in combinations(table.entrants, 2)}


def numbers(field: Field, found: Draw) -> Numbers:
    eased = [one for table in found.tables if table.eased for one in table.entrants] + list(found.byes)
    together = pairs(found)
    return (
        sum(field.met.get(pair, 0) for pair in together),
        sum(field.eased.get(one, 0) for one in eased),
    )


def worth(field: Field, found: Draw) -> tuple[int, int, Fraction, Fraction]:
    """All that counts before a block: meetings, turns, the points of those who were eased, and unlike points."""

    def of(one: int) -> Fraction:
        return field.points.get(one, Fraction())

    eased = [one for table in found.tables if table.eased for one in table.entrants] + list(found.byes)
    unlike = [(of(max(pair)) - of(min(pair))) ** 2 for pair in pairs(found)]
    return (*numbers(field, found), sum(map(of, eased), Fraction()), sum(unlike, Fraction()))


def random_field(random: Random, most: int) -> Field:
    smallest = random.randint(2, 5)
    people = range(random.randint(3, most))
    couples = [frozenset(pair) for pair in combinations(people, 2)]
    busy = random.random()
    return Field(
        people,
        {one: Fraction(random.randrange(9), 4) for one in people},
        {pair: random.randint(1, 3) for pair in couples if random.random() < busy},
        {one: random.randrange(3) for one in people},
        smallest,
        random.randint(smallest, 6),
        apart=frozenset(random.sample(couples, random.randrange(3))),
        stewards=random.random() < 0.5,
    )


# ---------------------------------------------------------------------- beside a search of all draws


def all_seatings(bins: tuple[Bin, ...], left: frozenset[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way of spreading people over bins."""
    if not bins:
        yield []
        return
    for members in combinations(sorted(left), bins[0].entrants):
        if len(bins) > 1 and len(set(bins)) == 1 and members[0] != min(left):
            return
        for rest in all_seatings(bins[1:], left - set(members)):
            yield [members, *rest]


def best(field: Field) -> Numbers:
    """The lowest numbers that any draw has."""
    bins = layout(len(field.entrants), field.smallest, field.largest, field.sides, field.stewards)

    @cache
    def of(number: int, members: tuple[int, ...]) -> Numbers:
        together = [] if bins[number].bye else [frozenset(pair) for pair in combinations(members, 2)]
        return (
            sum(field.met.get(pair, 0) for pair in together),
            sum(field.eased.get(one, 0) for one in members) if bins[number].eases else 0,
        )

    return min(
        (met, eased)
        for found in all_seatings(bins, frozenset(field.entrants))
        for met, eased in [map(sum, zip(*(of(at, those) for at, those in enumerate(found)), strict=True))]
    )


@pytest.mark.parametrize(
    "number", [*range(60), *(pytest.param(n, marks=pytest.mark.thorough) for n in range(60, 2000))]
)
def test_no_draw_of_a_few_has_fewer_meetings(number: int) -> None:
    field = random_field(Random(number), 12 if number % 10 == 0 else 9)
    assert numbers(field, draw(field, SEED)) == best(field)


def fewest_at_tables_for_two(field: Field) -> int:
    """The fewest meetings of an even number at tables for two, by trying all."""

    @cache
    def of(left: frozenset[int]) -> int:
        if not left:
            return 0
        one = min(left)
        return min(field.met.get(frozenset((one, two)), 0) + of(left - {one, two}) for two in left - {one})

    return of(frozenset(field.entrants))


@pytest.mark.parametrize("number", [*range(8), *(pytest.param(n, marks=pytest.mark.thorough) for n in range(8, 300))])
def test_no_draw_at_tables_for_two_has_fewer_meetings(number: int) -> None:
    random = Random(number)
    people = range(14)
    couples = [frozenset(pair) for pair in combinations(people, 2)]
    met = {pair: random.randint(1, 2) for pair in couples if random.random() < 0.85}
    field = Field(people, {}, met, {}, 2, 2)
    assert numbers(field, draw(field, SEED))[0] == fewest_at_tables_for_two(field)


def test_fourteen_meet_all_others_in_thirteen_rounds_or_nearly() -> None:
    """In a league where everybody meets everybody, the first half is drawn without a repeat whatever happens."""
    met: dict[Pair, int] = {}
    for number in range(7):
        found = draw(Field(range(14), {}, met, {}, 2, 2), bytes([number] * 32))
        assert not pairs(found) & set(met)
        met |= dict.fromkeys(pairs(found), 1)


# ---------------------------------------------------------------------- whole tournaments


def check_tables(field: Field, found: Draw) -> None:
    """Check that everybody is placed once, that sizes differ by one, and that nobody waits where stewards can fill a
    seat.
    """
    seated = [one for table in found.tables for one in table.entrants]
    assert sorted([*seated, *found.byes]) == sorted(field.entrants)
    sizes = {len(table.entrants) + table.stewards for table in found.tables}
    assert not sizes or max(sizes) - min(sizes) <= 1
    assert all(field.smallest <= size <= field.largest and size % (field.sides or 1) == 0 for size in sizes)
    filled = {table.stewards for table in found.tables}
    assert not filled or max(filled) - min(filled) <= 1
    if field.stewards:
        assert not found.byes
        assert sum(table.stewards for table in found.tables) < max(field.smallest, field.sides or 1) + len(found.tables)
    else:
        assert filled <= {0}


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("tens", [*range(6), *(pytest.param(n, marks=pytest.mark.thorough) for n in range(6, 300))])
def test_tables_of_random_tournaments(tens: int) -> None:
    for number in range(10 * tens, 10 * tens + 10):
        random = Random(number)
        for field, found, _ in rounds(random, random_plan(random, 30 if tens < 6 else 256)):
            check_tables(field, found)


@pytest.mark.parametrize("people", [24, 37, 64, 100])
def test_nobody_meets_again_in_an_evening_of_tables_for_four(people: int) -> None:
    met: dict[Pair, int] = {}
    for number in range(4):
        found = draw(Field(range(people), {}, met, {}, 3, 4), bytes([number] * 32))
        assert not pairs(found) & set(met)
        met |= dict.fromkeys(pairs(found), 1)


def test_seats_beside_a_steward_go_round() -> None:
    eased: dict[int, int] = {}
    met: dict[Pair, int] = {}
    for number in range(9):
        found = draw(Field(range(21), {}, met, eased, 2, 2), bytes([number] * 32))
        (one,) = (table.entrants[0] for table in found.tables if table.eased)
        eased[one] = eased.get(one, 0) + 1
        met |= dict.fromkeys(pairs(found), 1)
    assert max(eased.values()) == 1


def test_byes_go_to_the_lowest() -> None:
    points = {one: Fraction(one) for one in range(9)}
    assert draw(field(9, 2, 2, points=points, stewards=False), SEED).byes == (0,)
    assert draw(field(9, 2, 2, points=points, stewards=False, eased={0: 1}), SEED).byes == (1,)
    (alone,) = (table for table in draw(field(9, 2, 2, points=points), SEED).tables if table.stewards)
    assert alone.entrants == (0,)


def test_like_points_meet() -> None:
    points = {one: Fraction(one // 4) for one in range(12)}
    found = draw(field(12, 4, 4, points=points), SEED)
    assert [set(table.entrants) for table in found.tables] == [{8, 9, 10, 11}, {4, 5, 6, 7}, {0, 1, 2, 3}]


def test_like_points_meet_among_many() -> None:
    points = {one: Fraction(one // 8) for one in range(96)}
    found = draw(field(96, 2, 2, points=points), SEED)
    assert sum(len({points[one] for one in table.entrants}) == 1 for table in found.tables) >= 40


@pytest.mark.parametrize("stewards", [True, False])
@pytest.mark.parametrize("people", [*range(3, 10), *(pytest.param(n, marks=pytest.mark.long) for n in range(10, 13))])
def test_nobody_meets_again_or_has_a_second_bye_before_all_others(people: int, stewards: bool) -> None:
    """At tables for two, in evenings of half a cycle, of nearly one, of one, and of nearly two."""
    for number in {people // 2 + 1, people - 2, people, 2 * people - 3}:
        random, played = Random(number), list[Played]()
        byes: list[Bye] = []
        for at in range(1, number + 1):
            now = Field(
                range(people),
                total_points(played, byes),
                meetings(played),
                turns(played, byes),
                2,
                2,
                stewards=stewards,
                rounds=number,
            )
            found = draw(now, random.randbytes(32))
            check_tables(now, found)
            for table in found.tables:
                places = random.choice([(1, 2), (2, 1)])[: len(table.entrants)]
                none, full = (Fraction(0),) * len(places), (Fraction(1),) * len(places)
                played.append(Played(at, table.entrants, places, 2, none, full))
            byes += [Bye(at, one) for one in found.byes]
        cycle = people - 1 + people % 2
        met, had = meetings(played), turns(played, byes)
        assert max(met.values()) <= -(-number // cycle)
        if people % 2:
            assert max(had.values()) <= -(-number // cycle)


# ---------------------------------------------------------------------- the same input, the same draw


def shuffled(random: Random, field: Field) -> Field:
    """The same field with everything in another order."""

    def mixed(given: Mapping[object, object]) -> dict[object, object]:
        return dict(random.sample(list(given.items()), len(given)))

    return replace(
        field,
        entrants=random.sample(list(field.entrants), len(field.entrants)),
        points=mixed(field.points),  # type: ignore[arg-type]  # the same keys and values
        met=mixed(field.met),  # type: ignore[arg-type]  # likewise
        eased=mixed(field.eased),  # type: ignore[arg-type]  # likewise
    )


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("number", range(30))
def test_order_of_what_is_handed_in_changes_nothing(number: int) -> None:
    random = Random(number)
    field = random_field(random, 30)
    assert draw(shuffled(random, field), SEED) == draw(field, SEED)


@pytest.mark.long
def test_hashes_of_the_process_change_nothing() -> None:
    program = (
        "from random import Random; from bot.tournaments import seating; from tests.bot.test_tournament_draw import *;"
        "seating.STEPS = 50;"
        "print([draw(random_field(Random(n), 30), SEED) for n in range(12)])"
    )
    said = {
        subprocess.run(  # noqa: S603  # this very Python
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": number},
            check=True,
            capture_output=True,
        ).stdout
        for number in ("1", "2")
    }
    assert len(said) == 1


# ---------------------------------------------------------------------- those who are kept apart


@pytest.mark.parametrize("number", range(40))
def test_those_who_are_kept_apart_do_not_meet(number: int) -> None:
    random = Random(number)
    people = random.randint(8, 40)
    apart = frozenset(frozenset(random.sample(range(people), 2)) for _ in range(3))
    assert not pairs(draw(field(people, 2, 4, apart=apart), SEED)) & apart


def test_those_who_are_kept_apart_meet_where_it_cannot_be_avoided() -> None:
    assert pairs(draw(field(3, 3, 3, apart=frozenset({frozenset({0, 1})})), SEED)) >= {frozenset({0, 1})}


def test_what_is_published_is_the_same_with_and_without_blocks() -> None:
    """Nothing that is published of a draw beside its tables can depend on a block: it is made without the field."""
    for number in range(50):
        given = random_field(Random(number), 20)
        without = replace(given, apart=frozenset())
        assert luck(SEED, given.entrants) == luck(SEED, without.entrants)
        assert sorted(luck(SEED, given.entrants)) == sorted(given.entrants)


@pytest.mark.parametrize("number", range(40))
def test_a_block_costs_nothing_that_counts_for_others(number: int) -> None:
    blocked = replace(random_field(Random(number), 12), apart=frozenset({frozenset({0, 1})}))
    free = replace(blocked, apart=frozenset())
    assert worth(free, draw(blocked, SEED)) == worth(free, draw(free, SEED))


@pytest.mark.parametrize("sizes", [(1, 1, None), (3, 3, 2), (4, 3, None)])
def test_sizes_that_no_table_has_are_refused(sizes: tuple[int, int, int | None]) -> None:
    smallest, largest, sides = sizes
    with pytest.raises(ValueError, match="no table has"):
        draw(field(9, smallest, largest, sides=sides), SEED)


def test_nobody_is_drawn_where_nobody_is() -> None:
    assert draw(field(0, 2, 4), SEED) == Draw(())
