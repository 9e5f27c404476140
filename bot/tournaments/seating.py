"""The search for a seating: people are spread over bins so that the sum of costs is as low as can be. Pure.

Up to `EXACT` people it is the lowest there is. Beyond that people change places as long as it helps; at tables for two
what should be avoided happens as rarely as can be, however many they are.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from bot.tournaments import exchanges
from bot.tournaments.exchanges import Costs
from bot.tournaments.layout import Bin
from bot.tournaments.matching import Matching

EXACT = 13

STEPS = 4000
"""The number of exchanges that are tried while something is left that should be avoided. A tenth of them avoids nearly
all of it.
"""

Seating = tuple[tuple[int, ...], ...]
"""The people in each bin, by their positions."""


def seat(bins: Sequence[Bin], costs: Costs, unit: int, seed: bytes) -> Seating:
    """Spread people over bins, as many to each as it takes. `unit`: from this cost on, something happens that could
    perhaps be avoided; what is less counts only where these are equal.
    """
    if sum(one.entrants for one in bins) <= EXACT:
        return exact(bins, costs)
    hard = costs.whole(unit)
    floor = sum(sorted(hard.easing)[: sum(one.entrants for one in bins if one.eases)])
    in_order = [number for number, one in enumerate(bins) for _ in range(one.entrants)]
    for_two = all(one.entrants == 1 or (one.entrants == 2 and not one.eases) for one in bins)
    at = exchanges.fewest(bins, hard, in_order, floor, STEPS // 10 if for_two else STEPS, seed)
    if for_two and hard.of_all(bins, by_bin(bins, at)) > floor:
        at = matched(bins, hard, by_bin(bins, at))
    return by_bin(bins, exchanges.descended(bins, costs, at))


def by_bin(bins: Sequence[Bin], at: Sequence[int]) -> Seating:
    """The people of each bin. `at`: the bin of each."""
    members: list[list[int]] = [[] for _ in bins]
    for one, there in enumerate(at):
        members[there].append(one)
    return tuple(tuple(those) for those in members)


def matched(bins: Sequence[Bin], costs: Costs, start: Seating) -> list[int]:
    """The bin of each person in a seating of the lowest cost, in bins for one and tables for two that ease nobody.
    `start`: some seating; a good one makes it quick. Whoever is alone has a stand-in for a partner.
    """
    people = len(costs.easing)
    alone = [number for number, one in enumerate(bins) if one.entrants == 1]
    never = 1 + sum(map(sum, costs.together)) + sum(costs.easing)
    with_stand_in = [[costs.of_bin(bins[number], (one,)) for number in alone] for one in range(people)]
    rows = [[*row, *more] for row, more in zip(costs.together, with_stand_in, strict=True)]
    rows += [[*row, *[never] * len(alone)] for row in zip(*with_stand_in, strict=True)]
    known = [(members[0], members[1]) for members in start if len(members) == 2]
    partner = Matching(rows, known).complete()
    tables = (number for number, one in enumerate(bins) if one.entrants == 2)
    at = [0] * people
    for one, other in enumerate(partner[:people]):
        if other >= people:
            at[one] = alone[other - people]
        elif one < other:
            at[one] = at[other] = next(tables)
    return at


def exact(bins: Sequence[Bin], costs: Costs) -> Seating:
    """The seating of the lowest cost, by trying all; of several the one that has the first people in the first bins."""
    alike = [len(set(bins[at:])) == 1 for at in range(len(bins))]
    worth = cache(costs.of_bin)

    def choices(at: int, left: tuple[int, ...]) -> Iterator[tuple[int, Seating]]:
        kept = left[:1] if alike[at] else ()  # it changes nothing in which of several like bins the first person is
        for others in combinations(left[len(kept) :], bins[at].entrants - len(kept)):
            members = kept + others
            rest, seated = best(at + 1, tuple(one for one in left if one not in members))
            yield worth(bins[at], members) + rest, (members, *seated)

    @cache
    def best(at: int, left: tuple[int, ...]) -> tuple[int, Seating]:
        return min(choices(at, left)) if left else (0, ())

    return best(0, tuple(range(sum(one.entrants for one in bins))))[1]
