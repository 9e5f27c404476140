"""How a hand is best kept together, for computer players."""

from collections import Counter

from engine.climbing.play import Play
from engine.climbing.taxes import without
from engine.contract import View
from engine.dahimi.deck import rank_of
from engine.dahimi.menu import runs


def groups(view: View) -> list[tuple[str, ...]]:
    """The viewer's hand, parted into runs and sets so that few plays are enough to be rid of it.

    A run is kept where it spares more plays than it costs: the single cards in it, less itself.
    """
    hand = view.zone("hand", view.seat).cards or ()
    parts: list[tuple[str, ...]] = []
    while best := _best_run(hand, view.memory["min_run"]):
        parts.append(best)
        hand = without(hand, best)
    by_rank = dict.fromkeys(map(rank_of, hand))
    return [*parts, *(tuple(card for card in hand if rank_of(card) == rank) for rank in by_rank)]


def _best_run(hand: tuple[str, ...], min_run: int) -> tuple[str, ...] | None:
    held = Counter(map(rank_of, hand))

    def spared(run: Play) -> int:
        return sum(held[rank_of(card)] == 1 for card in run.cards) - 1

    best = max(runs(hand, min_run), key=lambda run: (spared(run), run.size), default=None)
    return best.cards if best is not None and spared(best) > 0 else None
