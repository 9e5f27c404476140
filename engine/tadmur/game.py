"""The rules of Tadmur: its options, seats and deal, and the end of a match (TAD-2, TAD-3, TAD-R8)."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Literal

from pydantic import Field

from engine.cards.match import WithMatch
from engine.contract import (
    Match,
    Result,
    Rng,
    Standing,
    View,
    forfeited,
    ranked,
)
from engine.tadmur.resample import sample_hidden
from engine.tadmur.round import DECK, SEATS, TadmurRound, dealt, other
from engine.tadmur.state import TadmurPublic, parted


class Tadmur(WithMatch[TadmurRound]):
    """Two chains and two secrets. The scores are the deals that each seat has won."""

    GAME: ClassVar[str] = "tadmur"
    CLOSED: ClassVar[bool] = True
    DECK: ClassVar[tuple[str, ...]] = DECK

    spaces: int = Field(7, ge=5, le=9, description="How many spaces lie between starter and target at first.")
    stuck: Literal["lose", "pass"] = Field("lose", description="What becomes of a seat that no card fits.")
    best_of: Literal[1, 3, 5] = Field(
        3, description="The most deals of a match."
    )  # "match" in the rules, a method here

    def seats(self) -> tuple[int, int]:
        return SEATS, SEATS

    def deal(self, standing: Standing, cards: Sequence[str], rng: Rng) -> TadmurRound:
        chains = dealt(cards, standing.dealer, self.spaces)
        rows, hidden = parted(chains)
        public = TadmurPublic(rows, other(standing.dealer), self.stuck == "pass")
        return TadmurRound(self, standing, public, hidden)

    def match(self, standing: Standing, result: Result) -> Match:
        """It is over when nobody can catch up (TAD-R8). If both have won as many deals, nobody has won the match."""
        if result.left:
            return forfeited(range(SEATS), result.left)
        scores = self.totals(standing, result)
        lead, left = abs(scores[0] - scores[1]), self.best_of - standing.round
        if left and lead <= left:
            return Match()
        return Match(True, ranked(scores), (scores.index(max(scores)),) if lead else ())

    def resample(self, view: View[TadmurPublic], random: Random) -> TadmurRound:
        return TadmurRound.from_view(self, view, sample_hidden(view, random))
