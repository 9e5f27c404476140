"""What is played: the options of Tyzicha, its seats, its deal and the end of a match (rules 6.2, 6.4, 6.11)."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Literal

from pydantic import Field

from engine.cards.chips import added
from engine.contract import (
    Chance,
    Match,
    Result,
    Seating,
    SeatingRequest,
    Standing,
    View,
    WithForfeit,
    kept_seats,
    next_hand,
    retired_after,
)
from engine.tyzicha.cards import CARDS
from engine.tyzicha.places import SEATS, left
from engine.tyzicha.resample import resampled
from engine.tyzicha.round import HAND, TyzichaRound
from engine.tyzicha.scoring import Terms


class Tyzicha(WithForfeit):
    """Three players, each for themselves; one of them plays against the two others."""

    GAME: ClassVar[str] = "tyzicha"
    CLOSED: ClassVar[bool] = True
    MATCH: ClassVar[bool] = True

    target: Literal[301, 501, 1001] = Field(1001, description="The score that wins, for a declarer.")
    equal_makes: bool = Field(False, description="Taking exactly the contract makes it.")
    opponents_always_score: bool = Field(False, description="Opponents score also when the contract is made.")
    max_bid: int = Field(400, ge=300, le=400, multiple_of=10, description="Where bids and raises end.")
    max_hands: int = Field(60, ge=1, le=200, description="After so many hands the highest score wins.")

    @property
    def terms(self) -> Terms:
        return Terms(self.target, self.max_bid, self.equal_makes, self.opponents_always_score)

    @classmethod
    def presets(cls, players: int) -> Mapping[str, Mapping[str, Any]]:
        return {"short": {"target": 301}}

    def seats(self) -> tuple[int, int]:
        return SEATS, SEATS

    def seat(self, request: SeatingRequest, chance: Chance) -> Seating:
        return kept_seats(request, chance, _next)

    def closed_deck(self, players: int) -> tuple[str, ...]:
        return CARDS

    def start(self, standing: Standing, chance: Chance) -> TyzichaRound:
        """Seven cards to each seat, seat 0 first; the last three are the widow."""
        self.admit(len(standing.order))
        cards = chance.shuffle(CARDS)
        hands = [cards[seat * HAND : (seat + 1) * HAND] for seat in range(SEATS)]
        return TyzichaRound(self, standing, hands, cards[SEATS * HAND :], self.terms)

    def match(self, standing: Standing, result: Result) -> Match:
        """Nobody but a declarer comes to the target, so whoever has it has won (6.11). A seat that its player has left
        has not (G-R19).
        """
        scores, retired = added(standing.scores, result.scores), retired_after(standing, result)
        live = [seat for seat in range(SEATS) if seat not in retired]
        reached = any(scores[seat] >= self.target for seat in live)
        if not reached and standing.round < self.max_hands and len(live) > 1:
            return Match()
        after = Result.of_scores(scores, retired)
        return Match(True, after.places, after.winners)

    def resample(self, view: View, random: Random) -> TyzichaRound:
        return resampled(self, view, random, self.terms)


def _next(before: Standing, result: Result) -> Standing:
    return next_hand(before, result, left(before.dealer), added(before.scores, result.scores))
