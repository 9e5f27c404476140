"""One voice: which of its templates tells a thing."""

import re
from collections import deque
from functools import cache

from bot.ui.language import current_language
from bot.ui.texts import choose, say, templates, written

APART = 8  # how many lines lie between two uses of one template, at least
FRESH = 3  # and between two that have a motif in common
WORD = re.compile(r"[^\W\d_]{4,}")
PLAIN = 4  # a word that is in more than a quarter of the templates of a message is no motif
SMALL = frozenset(("from", "goes", "have", "into", "more", "over", "that", "then", "this", "with"))  # no motifs either
ORDERS = 2**32  # the range of the numbers by which wordings are sorted, so wide that two are hardly ever equal


def line_for(key: str, seed: str, **values: str | int) -> str:
    """A line of its own: the wording depends on the seed alone."""
    names = templates(key)
    return say(f"{key}.{names[choose(seed, len(names))]}", **values)


def line_in_turn(key: str, deck: str, turn: int, **values: str | int) -> str:
    """A line of a series, one for each turn: no wording comes again before all others have. `deck`: what their order is
    drawn from.
    """
    names = sorted(templates(key), key=lambda name: (choose(f"{deck}:{key}:{name}", ORDERS), name))
    return say(f"{key}.{names[turn % len(names)]}", **values)


class Voice:
    """Tells one round from its beginning, so that no wording comes twice within eight lines, and no motif within three,
    as far as there is another way to say it.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._lately: deque[str] = deque(maxlen=APART - 1)
        self._number = 0
        self._way = ""

    def tell(self, key: str, **values: str | int) -> str:
        """The next line."""
        names = templates(key)
        first = choose(f"{self._seed}:{self._number}:{key}", len(names))
        self._number += 1
        ways = [f"{key}.{names[(first + step) % len(names)]}" for step in range(len(names))]
        unused = [way for way in ways if way not in self._lately] or ways
        heard = frozenset[str]().union(*map(motifs, list(self._lately)[1 - FRESH :]))
        self._way = next((way for way in unused if motifs(way).isdisjoint(heard)), unused[0])
        self._lately.append(self._way)
        return say(self._way, **values)

    def again(self, **values: str | int) -> str:
        """The last line in the same words, with other values."""
        return say(self._way, **values)


def motifs(way: str) -> frozenset[str]:
    """The words by which a template is remembered: its own, less those that its message can hardly do without."""
    return _motifs(current_language(), way)


@cache
def _motifs(_language: str, way: str) -> frozenset[str]:
    key, _, name = way.partition(".")
    words = {one: {*WORD.findall(written(f"{key}.{one}").lower())} - SMALL for one in templates(key)}
    return frozenset(
        word for word in words[name] if sum(word in others for others in words.values()) * PLAIN <= len(words)
    )
