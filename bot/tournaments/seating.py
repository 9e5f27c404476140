"""The search for a seating: people are spread over bins so that the sum of costs is as low as can be. Pure.

Up to `EXACT` people it is the lowest there is. Beyond that people change places as long as it helps.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from bot.tournaments.layout import Bin

EXACT = 12

Seating = tuple[tuple[int, ...], ...]
"""Of each bin the people there, by their positions."""


@dataclass(frozen=True, slots=True)
class Costs:
    """`together`: what it costs that two people share a table, by their positions, symmetric. `easing`: what it costs
    that somebody is in a bin that eases. `hard`: from this cost on, something happens that could perhaps be avoided.
    """

    together: Sequence[Sequence[int]]
    easing: Sequence[int]
    hard: int

    def of_bin(self, one: Bin, members: Sequence[int]) -> int:
        """The cost of these people in a bin."""
        cost = sum(self.easing[at] for at in members) if one.eases else 0
        if not one.bye:
            cost += sum(self.together[a][b] for a, b in combinations(members, 2))
        return cost

    def of_all(self, bins: Sequence[Bin], found: Seating) -> int:
        """The cost of a whole seating."""
        return sum(self.of_bin(one, members) for one, members in zip(bins, found, strict=True))


def seat(bins: Sequence[Bin], costs: Costs, seed: bytes) -> Seating:
    """Spread people over bins, as many to each as it takes."""
    people = sum(one.entrants for one in bins)
    if people <= EXACT:
        return exact(bins, costs)
    return improved(bins, costs, in_order(bins))


def in_order(bins: Sequence[Bin]) -> Seating:
    """The first people in the first bin, and so on."""
    found, at = [], 0
    for one in bins:
        found.append(tuple(range(at, at + one.entrants)))
        at += one.entrants
    return tuple(found)


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


def improved(bins: Sequence[Bin], costs: Costs, found: Seating) -> Seating:
    """Let two people change places as long as it lowers the cost."""
    members = [list(one) for one in found]
    helped = True
    while helped:
        helped = False
        for a, b in combinations(range(len(bins)), 2):
            for i in range(len(members[a])):
                for j in range(len(members[b])):
                    before = costs.of_bin(bins[a], members[a]) + costs.of_bin(bins[b], members[b])
                    members[a][i], members[b][j] = members[b][j], members[a][i]
                    if costs.of_bin(bins[a], members[a]) + costs.of_bin(bins[b], members[b]) < before:
                        helped = True
                    else:
                        members[a][i], members[b][j] = members[b][j], members[a][i]
    return tuple(tuple(sorted(one)) for one in members)
