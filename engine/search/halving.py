"""Sequential halving: playouts go to the candidates that may still be the best one.

All candidates are tried on the same worlds, so that luck does not tell between them. After each stage the better half
goes on (Karnin, Koren, Somekh: Almost Optimal Exploration in Multi-Armed Bandits, 2013). Where it is wanted a candidate
is given up earlier, as soon as what it came to in each world leaves no doubt that it is not the best.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Generic, TypeVar

C = TypeVar("C")
W = TypeVar("W")


LOOK = 8  # worlds between two looks at whether a candidate is given up
SAME = 32  # the number of worlds after which candidates with the same values are taken for equal


@dataclass(slots=True, eq=False)
class Tried(Generic[C]):
    """A candidate with its values, one for each world on which it was tried."""

    candidate: C
    values: list[float] = field(default_factory=list)

    @property
    def playouts(self) -> int:
        """The number of worlds on which it was tried."""
        return len(self.values)

    @property
    def mean(self) -> float:
        """The value of a candidate that was never tried is 0."""
        return sum(self.values) / len(self.values) if self.values else 0.0


def halve(
    candidates: Sequence[C],
    worlds: Iterator[W],
    value: Callable[[C, W], float],
    playouts: int,
    sure: float | None = None,
) -> list[Tried[C]]:
    """Sort the candidates, the best first, by sequential halving: each is tried on the worlds that it reaches, with at
    most `playouts` calls of `value` in all. Among equal ones the earlier is the better; candidates that `playouts` does
    not reach come last. `worlds` never ends. `sure`: by how many standard errors one must be behind the best to be
    given up at once; None: only the stages count.
    """
    ranked = [Tried(candidate) for candidate in candidates]
    alive, left = len(ranked[: max(playouts, 1)]), playouts
    while alive > 1 and left >= alive:
        stages = (alive - 1).bit_length()
        tried = ranked[:alive]
        lost: list[Tried[C]] = []
        for world in islice(worlds, max(1, left // stages // alive)):
            for one in tried:
                one.values.append(value(one.candidate, world))
            left -= alive
            if sure is not None and tried[0].playouts % LOOK == 0 and (lost := _behind(tried, sure)):
                break
        ranked[:alive] = sorted(tried, key=lambda one: (one in lost, -one.mean))
        alive = alive - len(lost) if lost else (alive + 1) // 2
    return ranked


def _behind(tried: Sequence[Tried[C]], sure: float) -> list[Tried[C]]:
    """The candidates that are surely worse than the best so far, or surely equal to it: all have seen the same
    worlds.
    """
    best = max(tried, key=lambda one: one.mean)
    return [one for one in tried if one is not best and _settled(best.values, one.values, sure)]


def _settled(best: Sequence[float], values: Sequence[float], sure: float) -> bool:
    """True if the differences between the two, summed over the worlds, exceed `sure` standard errors."""
    apart = [one - other for one, other in zip(best, values, strict=True)]
    squares = sum(one * one for one in apart)
    return sum(apart) ** 2 > sure**2 * squares if squares else len(apart) >= SAME
