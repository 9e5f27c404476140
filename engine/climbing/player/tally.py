"""Counts the cards of hands as they may be, and lets cards change hands as far as that leaves the hands likely."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.climbing.player.clues import Clues

UNLIKELY = 0.05  # how much less likely each clue makes the hands that it speaks against


@dataclass(slots=True)
class Tally:
    """The numbers of cards in a hand as it may be. `counts`: by the place of a rank, its cards; other cards count at a
    place after all ranks, to which there are no clues. `clues`: how many speak against each count.
    """

    counts: list[int]
    clues: Clues

    def worse(self, less: int, more: int) -> int:
        """How many more clues speak against the hand with one card less of one rank, and one card more of another."""
        counts, clues, worse = self.counts, self.clues, 0
        if less < len(clues):
            worse += clues[less][counts[less] - 1] - clues[less][counts[less]]
        if more < len(clues):
            worse += clues[more][counts[more] + 1] - clues[more][counts[more]]
        return worse

    def trade(self, less: int, more: int) -> None:
        """Count one card less of one rank, and one card more of another."""
        self.counts[less] -= 1
        self.counts[more] += 1


def trade(one: Tally, other: Tally, less: int, more: int, draw: Callable[[], float]) -> bool:
    """Count a card of one hand and a card of another as exchanged, if the hands stay likely enough. True if they do.
    `less`, `more`: the places of the ranks that `one` gives and gets.
    """
    if less == more:
        return True  # no clue tells cards of one rank apart
    worse = one.worse(less, more) + other.worse(more, less)
    if worse > 0 and draw() >= UNLIKELY**worse:
        return False
    one.trade(less, more)
    other.trade(more, less)
    return True
