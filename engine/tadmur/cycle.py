"""The cycle of ranks, on which an ace is the neighbour of the king and of the two; and chains on it, in which every
card is the neighbour of the one before. Suits count for nothing here.
"""

from collections.abc import Iterable
from functools import lru_cache

from engine.cards.packs import RANKS, rank

LENGTH = len(RANKS)

Counts = tuple[int, ...]  # how many cards there are of each rank, in the order of RANKS


def neighbours(rank: str) -> tuple[str, str]:
    """The ranks below and above. ValueError for what is no rank."""
    at = RANKS.index(rank)
    return RANKS[at - 1], RANKS[(at + 1) % LENGTH]


def distance(one: str, other: str) -> int:
    """The number of steps between two ranks, the shorter way round: 0 to 6."""
    return _distance(RANKS.index(one), RANKS.index(other))


def reaches(apart: int, spaces: int) -> bool:
    """True if exactly `spaces` cards can lie between two ranks that are `apart` steps apart, when every card can be
    had.
    """
    steps = spaces + 1
    return any(way <= steps and (steps - way) % 2 == 0 for way in (apart, LENGTH - apart))


def counted(cards: Iterable[str]) -> Counts:
    """The number of cards of each rank."""
    ranks = [rank(card) for card in cards]
    return tuple(map(ranks.count, RANKS))


def without(counts: Counts, rank: str) -> Counts:
    """One card of a rank less."""
    return changed(counts, RANKS.index(rank), -1)


def changed(counts: Counts, at: int, by: int) -> Counts:
    """So many cards more of the rank with this number."""
    return (*counts[:at], counts[at] + by, *counts[at + 1 :])


def path(start: str, goal: str, spaces: int, counts: Counts) -> str | None:
    """The ranks of a chain of exactly `spaces` cards between `start` and `goal`, made of cards that are held
    (`counts`); None if there is no such chain.
    """
    found = _path(RANKS.index(start), RANKS.index(goal), spaces, counts)
    return None if found is None else "".join(RANKS[at] for at in found)


def is_way(start: int, goal: int, spaces: int, counts: Counts) -> bool:
    """True if there is such a chain; with the ranks as numbers."""
    return _path(start, goal, spaces, counts) is not None


def _distance(one: int, other: int) -> int:
    way = abs(one - other)
    return min(way, LENGTH - way)


@lru_cache(maxsize=1 << 15)
def _path(start: int, goal: int, spaces: int, counts: Counts) -> tuple[int, ...] | None:
    """Search depth first, and leave out ways that could not reach the goal even if every card were held."""
    if not reaches(_distance(start, goal), spaces):
        return None
    if not spaces:
        return ()
    for at in ((start + 1) % LENGTH, (start - 1) % LENGTH):
        if counts[at]:
            rest = _path(at, goal, spaces - 1, (*counts[:at], counts[at] - 1, *counts[at + 1 :]))
            if rest is not None:
                return (at, *rest)
    return None
