"""Values that were worked out once and may be needed again."""

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST = 50_000  # more than a round meets, little enough to forget all at once


class Remembered(dict[K, V]):
    """The values of a pure function, by its argument. Forgets all of them when there are too many."""

    def __init__(self, make: Callable[[K], V], most: int = MOST) -> None:
        self._make = make
        self._most = most

    def __missing__(self, key: K) -> V:
        if len(self) >= self._most:
            self.clear()
        made = self[key] = self._make(key)
        return made
