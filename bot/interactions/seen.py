"""Remembers which interactions have come, and how often each was answered: Discord may deliver one twice, and it is
answered once.
"""

import time
from collections import OrderedDict

MOST = 5000  # a second delivery comes within seconds of the first


class SeenInteractions:
    """The ids of the newest interactions, and when they came."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._ids: OrderedDict[int, float] = OrderedDict()
        self._attempts: dict[int, int] = {}  # of those whose first answer was sent

    def first(self, interaction: int) -> bool:
        """True if this one comes for the first time. It is remembered."""
        if interaction in self._ids:
            return False
        self._ids[interaction] = time.monotonic()
        if len(self._ids) > self._most:
            oldest, _ = self._ids.popitem(last=False)
            self._attempts.pop(oldest, None)
        return True

    def count_attempt(self, interaction: int) -> None:
        """Count that a first answer to this one is being sent."""
        if interaction in self._ids:
            self._attempts[interaction] = self._attempts.get(interaction, 0) + 1

    def attempts(self, interaction: int) -> int | None:
        """How often a first answer to this one was sent; None where that is not known."""
        return self._attempts.get(interaction)

    def seconds_since(self, interaction: int) -> float | None:
        """The seconds since this one came; None for one that is not known."""
        came = self._ids.get(interaction)
        return time.monotonic() - came if came is not None else None
