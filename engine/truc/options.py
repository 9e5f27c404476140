"""What is played: the options of Truc, its seats, its deal and the end of a match (rules 7.2, 7.3, 7.10)."""

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
    forfeited,
    kept_seats,
    next_hand,
    ranked,
)
from engine.truc.cards import CARDS
from engine.truc.places import SEATS, right, team
from engine.truc.resample import resampled
from engine.truc.round import TrucRound


class Truc(WithForfeit):
    """Two against two, crosswise, and everything runs to the right."""

    GAME: ClassVar[str] = "truc"
    CLOSED: ClassVar[bool] = True
    MATCH: ClassVar[bool] = True

    target: Literal[6, 12, 24] = Field(12, description="How many points win the match.")
    one_card_hands: bool = Field(True, description="After a tap, the dealer may deal one card each instead of three.")
    partner_chat: bool = Field(True, description="Partners may send each other words that nobody else sees.")

    @classmethod
    def presets(cls, players: int) -> Mapping[str, Mapping[str, Any]]:
        return {"short": {"target": 6}}

    def seats(self) -> tuple[int, int]:
        return SEATS, SEATS

    def seat(self, request: SeatingRequest, chance: Chance) -> Seating:
        return kept_seats(request, chance, _next)

    def closed_deck(self, players: int) -> tuple[str, ...]:
        return CARDS

    def start(self, standing: Standing, chance: Chance) -> TrucRound:
        self.admit(len(standing.order))
        hand = TrucRound(self, standing, chance.shuffle(CARDS), self.target)
        if hand.brink or not self.one_card_hands:
            hand.skip_cut()
        return hand

    def match(self, standing: Standing, result: Result) -> Match:
        if result.left:
            return forfeited([team(seat) for seat in range(SEATS)], result.left)
        scores = added(standing.scores, result.scores)
        return Match(True, ranked(scores), result.winners) if max(scores) >= self.target else Match()

    def resample(self, view: View, random: Random) -> TrucRound:
        return resampled(self, view, random, self.target)


def _next(before: Standing, result: Result) -> Standing:
    return next_hand(before, result, right(before.dealer), added(before.scores, result.scores))
