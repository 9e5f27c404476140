"""One chain: from its starter card by card to its target, and which cards of the hand fit next (TAD-3, TAD-4)."""

from dataclasses import dataclass

from engine.cards.hands import without
from engine.cards.packs import rank
from engine.contract import Illegal
from engine.tadmur.cycle import counted, neighbours, path

Cards = tuple[str, ...]


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
