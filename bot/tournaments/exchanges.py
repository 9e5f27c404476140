"""Two people change places: a tabu search for the fewest meetings among many people, and a descent that brings like
people together. Pure; its luck is handed in.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from bot.tournaments.layout import Bin
from engine.contract.rng import Seeded

BARRED = range(4, 13)
"""The numbers of exchanges, one of them drawn each time, for which somebody does not come back to a table that they
have left.
"""

_NEVER = 1 << 62


@dataclass(frozen=True, slots=True)
class Costs:
    """The costs of a seating, in whole numbers without bound. `together`: the cost of two people at one table, by their
    positions, symmetric, with zeros on the diagonal. `easing`: the cost of each person in a bin that eases.
    """

    together: Sequence[Sequence[int]]
    easing: Sequence[int]

    def whole(self, unit: int) -> "Costs":
        """The costs in whole units, less what is left over."""
        return Costs([[cost // unit for cost in row] for row in self.together], [cost // unit for cost in self.easing])

    def of_bin(self, one: Bin, members: Sequence[int]) -> int:
        """The cost of these people in a bin."""
        cost = sum(self.easing[at] for at in members) if one.eases else 0
        if not one.bye:
            cost += sum(self.together[a][b] for a, b in combinations(members, 2))
        return cost

    def of_all(self, bins: Sequence[Bin], seating: Sequence[Sequence[int]]) -> int:
        """The cost of a whole seating. `seating`: the people in each bin."""
        return sum(self.of_bin(one, members) for one, members in zip(bins, seating, strict=True))

    def sums(self, bins: Sequence[Bin], at: Sequence[int]) -> list[list[int]]:
        """The costs for each person to be in each bin with those who are there now, less themselves: a list for each
        bin. `at`: the bin of each person.
        """
        found = [list(self.easing) if one.eases else [0] * len(at) for one in bins]
        for there, row in zip(at, self.together, strict=True):
            if not bins[there].bye:
                found[there] = [cost + more for cost, more in zip(found[there], row, strict=True)]
        return found


def fewest(bins: Sequence[Bin], costs: Costs, start: Sequence[int], floor: int, steps: int, seed: bytes) -> list[int]:
    """A seating of low cost, from `start`: the bin of each person. It ends at a cost of `floor`, or after `steps`
    steps. The costs of all together are below 2^62.

    Of all exchanges of somebody for whom there is a cost, the best is made, even where it costs; for a while neither
    goes back to where they were, unless that gives the lowest cost so far.
    """
    rng = Seeded(seed, "exchanges")
    meets = np.array([not one.bye for one in bins], dtype=np.int64)
    together = np.array(costs.together, dtype=np.int64)
    at, everybody = np.array(start), np.arange(len(start))
    sums = np.array(costs.sums(bins, start), dtype=np.int64).T.copy()
    cost = lowest = costs.of_all(bins, [np.flatnonzero(at == number).tolist() for number in range(len(bins))])
    best, barred = at.copy(), np.zeros_like(sums)
    for step in range(steps):
        if lowest <= floor:
            break
        own = sums[everybody, at]
        rows = np.flatnonzero(own)
        change = sums[np.ix_(rows, at)] + sums[:, at[rows]].T - own[rows][:, None] - own
        change -= together[rows] * (meets[at[rows]][:, None] + meets[at])
        waits = (barred[np.ix_(rows, at)] > step) | (step < barred[:, at[rows]].T)
        change[(at[rows][:, None] == at) | waits & (cost + change >= lowest)] = _NEVER
        least = int(change.min())
        if least == _NEVER:
            continue
        choices = np.flatnonzero(change == least)
        row, two = divmod(int(choices[rng.below(len(choices))]), len(at))
        one = int(rows[row])
        a, b = at[one], at[two]
        gap = together[:, two] - together[:, one]
        sums[:, a] += gap * meets[a]
        sums[:, b] -= gap * meets[b]
        at[one], at[two] = b, a
        barred[one, a], barred[two, b] = (step + BARRED[rng.below(len(BARRED))] for _ in range(2))
        cost += least
        if cost < lowest:
            lowest, best = cost, at.copy()
    return [int(one) for one in best]


def descended(bins: Sequence[Bin], costs: Costs, start: Sequence[int]) -> list[int]:
    """A seating from which no exchange of two people lowers the cost, from `start`: the bin of each."""
    at, together = list(start), costs.together
    sums = costs.sums(bins, at)
    meets = [0 if one.bye else 1 for one in bins]
    helped = True
    while helped:
        helped = False
        for one, two in combinations(range(len(at)), 2):
            a, b = at[one], at[two]
            if a == b:
                continue
            gain = sums[a][one] - sums[a][two] + sums[b][two] - sums[b][one]
            if gain + together[one][two] * (meets[a] + meets[b]) > 0:
                gap = [after - before for after, before in zip(together[two], together[one], strict=True)]
                sums[a] = [cost + meets[a] * more for cost, more in zip(sums[a], gap, strict=True)]
                sums[b] = [cost - meets[b] * more for cost, more in zip(sums[b], gap, strict=True)]
                at[one], at[two] = b, a
                helped = True
    return at
