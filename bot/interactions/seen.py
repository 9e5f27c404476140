"""Remembers which interactions have come: Discord may deliver one twice, and it is answered once."""

import time
from collections import OrderedDict

MOST = 5000  # a second delivery comes within seconds of the first


class Seen:
    """The ids of the newest interactions, and when they came."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._ids: OrderedDict[int, float] = OrderedDict()

    def first(self, interaction: int) -> bool:
        """True if this one comes for the first time. It is remembered."""
        if interaction in self._ids:
            return False
        self._ids[interaction] = time.monotonic()
        if len(self._ids) > self._most:
            self._ids.popitem(last=False)
        return True

    def seconds_since(self, interaction: int) -> float | None:
        """The seconds since this one came; None for one that is not known."""
        came = self._ids.get(interaction)
        return time.monotonic() - came if came is not None else None
