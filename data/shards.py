"""Discord splits the servers of a large bot into shards; a process serves some of them."""

import re
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Integer, literal, true

_RANGE = re.compile(r"(\d{1,6})(?:-(\d{1,6}))?/(\d{1,6})")


@dataclass(frozen=True)
class Shards:
    """The shards `first` to `last` of `count`, numbered from 0."""

    first: int
    last: int
    count: int

    def __str__(self) -> str:
        """The shards in the form that `parsed` reads."""
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def numbers(self) -> range:
        """Their numbers."""
        return range(self.first, self.last + 1)

    @property
    def whole(self) -> bool:
        """True if these are all shards there are."""
        return len(self.numbers) == self.count

    def serve(self, guild: int) -> bool:
        """True if a server is in one of them, by Discord's formula. What is in no server (0) is in the first."""
        return (guild >> 22) % self.count in self.numbers

    def served(self, guild: ColumnElement[int]) -> ColumnElement[bool]:
        """The same of a column, in a query."""
        if self.whole:
            return true()
        return (guild.bitwise_rshift(literal(22, Integer)) % self.count).between(self.first, self.last)

    def meet(self, other: "Shards") -> bool:
        """True if some server may be in both, so that two processes must not serve them at once."""
        return self.count != other.count or (self.first <= other.last and other.first <= self.last)


ALL = Shards(0, 0, 1)  # every server, however many shards Discord wants for them


def parsed(text: str) -> tuple[Shards, ...]:
    """Ranges of shards as a setting says them: "auto", or some like "0-3/16" with commas between. Raises ValueError
    with a plain sentence.
    """
    if text.strip() == "auto":
        return (ALL,)
    return tuple(map(_range, text.split(",")))


def _range(text: str) -> Shards:
    found = _RANGE.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"{text.strip()!r} is neither auto nor a range of shards like 0-3/16")
    first, last, count = int(found[1]), int(found[2] or found[1]), int(found[3])
    if not first <= last < count:
        raise ValueError(f"{text.strip()}: of {count} shards, the first is 0 and the last is {count - 1}")
    return Shards(first, last, count)
