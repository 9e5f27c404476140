"""Perfect matchings of the lowest cost, beside a search of all of them."""

from functools import cache
from random import Random

import pytest

from bot.tournaments.matching import Matching

Rows = list[list[int]]


def lowest(costs: Rows) -> int:
    """The lowest cost of a perfect matching, by trying all."""

    @cache
    def of(left: tuple[int, ...]) -> int:
        if not left:
            return 0
        one, *others = left
        return min(costs[one][two] + of(tuple(who for who in others if who != two)) for two in others)

    return of(tuple(range(len(costs))))


def random_costs(random: Random, people: int) -> Rows:
    costs = [[0] * people for _ in range(people)]
    most, share = random.choice([1, 2, 10, 10**9]), random.random()
    for one in range(people):
        for two in range(one):
            costs[one][two] = costs[two][one] = random.randint(1, most) if random.random() < share else 0
    return costs


def check(number: int) -> None:
    random = Random(number)
    people = 2 * random.randint(1, 7)
    costs = random_costs(random, people)
    known = [(one, one + 1) for one in range(0, people, 2)] if random.random() < 0.5 else []
    partner = Matching(costs, known).complete()
    assert all(partner[partner[one]] == one != partner[one] for one in range(people))
    assert sum(costs[one][partner[one]] for one in range(people)) == 2 * lowest(costs)


@pytest.mark.parametrize("tens", [*range(10), *(pytest.param(n, marks=pytest.mark.thorough) for n in range(10, 300))])
def test_no_matching_costs_less(tens: int) -> None:
    for number in range(10 * tens, 10 * tens + 10):
        check(number)


def test_odd_cycles_need_a_partner_outside() -> None:
    """Two triangles of edges that cost nothing, joined by one dear edge: it is taken."""
    costs = [[9] * 6 for _ in range(6)]
    for a, b in [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5)]:
        costs[a][b] = costs[b][a] = 0
    costs[2][3] = costs[3][2] = 5
    assert Matching(costs).complete() == [1, 0, 3, 2, 5, 4]
