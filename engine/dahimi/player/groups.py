"""The groups in which computer players keep a hand together."""

from collections import Counter
from itertools import groupby

from engine.climbing.play import Remembered
from engine.climbing.player.policy import Cards, Sight
from engine.climbing.rules import without
from engine.dahimi import bits
from engine.dahimi.deck import rank_of
from engine.dahimi.menu import runs
from engine.dahimi.plays import Play


def groups(sight: Sight) -> tuple[Cards, ...]:
    """The hand, parted into runs and sets so that few plays are enough to be rid of it.

    A run is kept if it spares more plays than it costs. It spares a play for each single card in it, less the one that
    it is itself.
    """
    return _PARTED[sight.hand, sight.min_run, sight.turned]


def parted(hand: Cards, min_run: int) -> tuple[Cards, ...]:
    """The groups of a hand while the 2 is high."""
    return _PARTED[hand, min_run, False]


def _parted(asked: tuple[Cards, int, bool]) -> tuple[Cards, ...]:
    hand, min_run, turned = asked
    parts: list[Cards] = []
    while bits.linked(bits.pack(hand), min_run) and (best := _best_run(hand, min_run)):
        parts.append(best.cards[::-1] if turned else best.cards)
        hand = without(hand, best.cards)
    return (*parts, *(tuple(cards) for _, cards in groupby(hand, rank_of)))


_PARTED = Remembered(_parted)


def _best_run(hand: tuple[str, ...], min_run: int) -> Play | None:
    held = Counter(map(rank_of, hand))

    def spared(run: Play) -> int:
        return sum(held[rank_of(card)] == 1 for card in run.cards) - 1

    best = max(runs(hand, min_run), key=lambda run: (spared(run), run.size), default=None)
    return best if best is not None and spared(best) > 0 else None
