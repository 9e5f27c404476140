"""Sequential halving: playouts go to the candidates that may still be the best one.

All candidates are tried on the same worlds, so that luck does not tell between them. After each stage the better half
goes on (Karnin, Koren, Somekh: Almost Optimal Exploration in Multi-Armed Bandits, 2013).
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Generic, TypeVar

C = TypeVar("C")
W = TypeVar("W")


@dataclass(slots=True)
class Tried(Generic[C]):
    """A candidate with the sum of its values on so many worlds."""

    candidate: C
    total: float = 0.0
    playouts: int = 0

    @property
    def mean(self) -> float:
        """The value of a candidate that was never tried is 0."""
        return self.total / self.playouts if self.playouts else 0.0


def halve(
    candidates: Sequence[C], worlds: Iterator[W], value: Callable[[C, W], float], playouts: int
) -> list[Tried[C]]:
    """The candidates, the best first, each tried on the worlds it has come to see, with at most so many calls of
    `value` in all. Of equal ones the earlier is the better, and those that `playouts` does not reach are the worst.
    `worlds` never ends.
    """
    ranked = [Tried(candidate) for candidate in candidates]
    alive, left = len(ranked[: max(playouts, 1)]), playouts
    while alive > 1 and left >= alive:
        stages = (alive - 1).bit_length()
        tried = ranked[:alive]
        for world in islice(worlds, max(1, left // stages // alive)):
            for one in tried:
                one.total += value(one.candidate, world)
                one.playouts += 1
                left -= 1
        ranked[:alive] = sorted(tried, key=lambda one: -one.mean)
        alive = (alive + 1) // 2
    return ranked
