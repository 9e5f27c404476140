"""The search for a seating: people are spread over bins so that the sum of costs is as low as can be. Pure.

Up to `EXACT` people it is the lowest there is. Beyond that people change places as long as it helps.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from bot.tournaments import exchanges
from bot.tournaments.exchanges import Costs
from bot.tournaments.layout import Bin

EXACT = 12

Seating = tuple[tuple[int, ...], ...]
"""Of each bin the people there, by their positions."""


def seat(bins: Sequence[Bin], costs: Costs, unit: int, seed: bytes) -> Seating:
    """Spread people over bins, as many to each as it takes. `unit`: from this cost on, something happens that could
    perhaps be avoided; what is less counts only where these are equal.
    """
    if sum(one.entrants for one in bins) <= EXACT:
        return exact(bins, costs)
    hard = costs.whole(unit)
    floor = sum(sorted(hard.easing)[: sum(one.entrants for one in bins if one.eases)])
    in_order = [number for number, one in enumerate(bins) for _ in range(one.entrants)]
    at = exchanges.descended(bins, costs, exchanges.fewest(bins, hard, in_order, floor, seed))
    return tuple(tuple(one for one, there in enumerate(at) if there == number) for number in range(len(bins)))


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
