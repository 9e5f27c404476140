"""One voice: which of its templates tells a thing."""

from collections import deque

from bot.ui.texts import chosen, say, templates

APART = 8  # how many lines lie between two uses of one template, at least


def line_for(key: str, seed: str, **values: str | int) -> str:
    """A line of its own: the wording depends on the seed alone."""
    names = templates(key)
    return say(f"{key}.{names[chosen(seed, len(names))]}", **values)


class Voice:
    """Tells one round from its beginning, so that no wording comes twice within eight lines."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._lately: deque[str] = deque(maxlen=APART - 1)
        self._number = 0

    def tell(self, key: str, **values: str | int) -> str:
        """The next line."""
        names = templates(key)
        first = chosen(f"{self._seed}:{self._number}:{key}", len(names))
        self._number += 1
        ways = (f"{key}.{names[(first + step) % len(names)]}" for step in range(len(names)))
        way = next((way for way in ways if way not in self._lately), f"{key}.{names[first]}")
        self._lately.append(way)
        return say(way, **values)
