"""The cycle of ranks, on which an ace is the neighbour of the king and of the two, and chains on it, in which every
card is the neighbour of the one before; suits count for nothing here. A `Chain` goes from its starter card by card to
its target: it says which cards of the hand fit next (TAD-3, TAD-4).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from engine.cards.hands import without
from engine.cards.packs import RANKS, rank
from engine.contract import Illegal

LENGTH = len(RANKS)

Counts = tuple[int, ...]  # how many cards there are of each rank, in the order of RANKS

Cards = tuple[str, ...]


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


def one_less(counts: Counts, rank: str) -> Counts:
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


@dataclass(frozen=True, slots=True)
class Chain:
    """A seat's chain. `spaces`: how many are empty between its last card and its target. `cards`: what was played,
    without the starter.
    """

    starter: str
    target: str
    hand: Cards
    spaces: int
    cards: Cards = ()

    @property
    def last(self) -> str:
        """The card that the next one has to touch."""
        return self.cards[-1] if self.cards else self.starter

    def refusal(self, card: str) -> Illegal | None:
        """The reason why a card of the hand may not be played now; None if it may (TAD-R2)."""
        below, above = neighbours(rank(self.last))
        if rank(card) not in (below, above):
            return Illegal("tad_not_adjacent", last=self.last, below=below, above=above)
        if self.spaces == 1 and rank(card) not in neighbours(rank(self.target)):
            return Illegal("tad_miss_target", card=card, target=self.target)
        return None

    def fitting(self) -> Cards:
        """The cards that may be played now."""
        return tuple(card for card in self.hand if self.refusal(card) is None)

    def after(self, card: str) -> "Chain":
        """The chain with this card of the hand at its end."""
        return Chain(self.starter, self.target, without(self.hand, card), self.spaces - 1, (*self.cards, card))

    def way(self, longer: int = 0) -> str | None:
        """The ranks that fill exactly the spaces, with `longer` more of them, with cards of the hand; None if there are
        none (TAD-R11).
        """
        return path(rank(self.last), rank(self.target), self.spaces + longer, counted(self.hand))

    def dead_end(self, card: str) -> bool:
        """True if one space would be left after this card, and no card of the hand would fit it."""
        return self.spaces == 2 and not self.after(card).fitting()

    def plainest(self) -> str:
        """The first card that is on a way to the target, or else the first that fits. Raises ValueError for none."""
        fitting = self.fitting()
        if not fitting:
            raise ValueError("no card fits")
        return next((card for card in fitting if self.after(card).way() is not None), fitting[0])
