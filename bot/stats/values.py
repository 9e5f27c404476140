"""What charts show, as values. Pure."""

from dataclasses import dataclass
from typing import NamedTuple

from data.stats.records import Step


class Expectation(NamedTuple):
    """A decision, by its number in the walk, from 1. `value`: the result that could be expected after the answer, as it
    is told, from 0 to 100. `lost`: how much more the best answer was worth.
    """

    number: int
    value: int
    lost: int


class Bar(NamedTuple):
    """One bar: its outcomes, the number of people, the named players with one of these outcomes, and True if the viewer
    is among them.
    """

    label: str
    people: int
    whose: tuple[str, ...]
    own: bool


class DealField(NamedTuple):
    """The chart of a deal."""

    title: str
    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class MiseryHistory:
    """Some of a person's ranked rounds, at least one, the oldest first."""

    name: str
    steps: tuple[Step, ...]

    @property
    def firsts(self) -> list[int]:
        """The rounds, counted from 0, in which they were first out."""
        return [at for at, step in enumerate(self.steps) if step.place == 0]

    @property
    def lasts(self) -> list[int]:
        """The rounds in which they were the last one."""
        return [at for at, step in enumerate(self.steps) if step.place == step.players - 1]

    @property
    def reigns(self) -> list[range]:
        """First places in a row, be it one."""
        found: list[range] = []
        for at in self.firsts:
            if found and found[-1].stop == at and self.steps[at].unbroken:
                found[-1] = range(found[-1].start, at + 1)
            else:
                found.append(range(at, at + 1))
        return found

    @property
    def longest_reign(self) -> int:
        """The most first places in a row; 0 without one."""
        return max(map(len, self.reigns), default=0)

    @property
    def peak(self) -> float:
        """The largest misery, as a logarithm."""
        return max(step.misery for step in self.steps)
