"""The state of a deal of Jubilee: what everybody sees of it. What nobody sees is a `FaceDown`."""

from dataclasses import dataclass
from typing import Self

from engine.cards.hands import Cards
from engine.contract import Standing
from engine.jubilee.scoring import Scoring

HAND = 8  # cards that each seat is dealt


@dataclass(frozen=True, slots=True)
class JubileePublic:
    """The part of a deal that everybody sees. `turn`: who plays, before the first turn the dealer. `points`: of this
    deal, by seat. `shown`: the cards of each hand that a skip has shown to everybody (JUB-R7). `played`: all cards so
    far, in order; `by`: the seats that played them.
    """

    scoring: Scoring
    turn: int
    points: tuple[int, ...]
    shown: tuple[Cards, ...]
    total: int = 0
    played: Cards = ()
    by: tuple[int, ...] = ()

    @classmethod
    def dealt(cls, scoring: Scoring, standing: Standing) -> Self:
        """The state before the first turn."""
        players = len(standing.order)
        return cls(scoring, standing.dealer, (0,) * players, ((),) * players)

    def playable(self, cards: Cards) -> Cards:
        """The cards among these that may be played now."""
        return self.scoring.playable(cards, self.total, opening=not self.played)
