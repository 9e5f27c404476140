"""The rules of Tyzicha: its options, seats, deal and the end of a match (TYZ-2, TYZ-4, TYZ-11)."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Literal

from pydantic import Field

from engine.cards.events import Dealt
from engine.cards.match import WithMatch
from engine.cards.packs import in_hand_order
from engine.contract import (
    Match,
    Result,
    Rng,
    Standing,
    retired_after,
)
from engine.tyzicha.auction import Auction
from engine.tyzicha.cards import CARDS, SEATS, bidders
from engine.tyzicha.play import Play
from engine.tyzicha.resample import sample_hidden
from engine.tyzicha.round import HAND, OPENING, STEP, TyzichaRound
from engine.tyzicha.scoring import Terms
from engine.tyzicha.state import TyzichaHidden, TyzichaPublic, TyzichaView


class Tyzicha(WithMatch[TyzichaRound]):
    """Three players, each for themselves; one of them plays against the two others."""

    GAME: ClassVar[str] = "tyzicha"
    CLOSED: ClassVar[bool] = True
    DECK: ClassVar[tuple[str, ...]] = CARDS

    target: Literal[301, 501, 1001] = Field(1001, description="The score that wins, for a declarer.")
    equal_makes: bool = Field(False, description="Taking exactly the contract makes it.")
    opponents_always_score: bool = Field(False, description="Opponents score also when the contract is made.")
    max_bid: int = Field(400, ge=300, le=1000, multiple_of=10, description="Where bids and raises end.")
    max_hands: int | None = Field(
        60, ge=1, le=200, description="After so many hands the highest score wins; none: only the target ends a match."
    )

    @property
    def terms(self) -> Terms:
        return Terms(self.target, self.max_bid, self.equal_makes, self.opponents_always_score)

    @classmethod
    def presets(cls, players: int) -> Mapping[str, Mapping[str, Any]]:
        return {"short": {"target": 301}}

    def seats(self) -> tuple[int, int]:
        return SEATS, SEATS

    def deal(self, standing: Standing, cards: Sequence[str], rng: Rng) -> TyzichaRound:
        """Seven cards to each seat, seat 0 first; the last three are the widow."""
        hands = [cards[seat * HAND : (seat + 1) * HAND] for seat in range(SEATS)]
        return dealt(self, standing, hands, cards[SEATS * HAND :])

    def match(self, standing: Standing, result: Result) -> Match:
        """Nobody but a declarer comes to the target, so whoever has it has won (TYZ-11). A seat that its player has
        left has not (G-R19).
        """
        scores, retired = self.totals(standing, result), retired_after(standing, result)
        live = [seat for seat in range(SEATS) if seat not in retired]
        reached = any(scores[seat] >= self.target for seat in live)
        last = self.max_hands is not None and standing.round >= self.max_hands
        if not reached and not last and len(live) > 1:
            return Match()
        after = Result.of_scores(scores, retired)
        return Match(True, after.places, after.winners)

    def resample(self, view: TyzichaView, random: Random) -> TyzichaRound:
        return TyzichaRound.from_view(self, view, sample_hidden(view, random))


def dealt(rules: Tyzicha, standing: Standing, hands: Iterable[Iterable[str]], widow: Iterable[str]) -> TyzichaRound:
    """A hand with these cards, before the first call."""
    auction = Auction(bidders(standing.dealer), OPENING, STEP, rules.max_bid)
    hidden = TyzichaHidden(tuple(in_hand_order(hand) for hand in hands), in_hand_order(widow))
    state = TyzichaRound(rules, standing, TyzichaPublic(rules.terms, auction, Play(standing.dealer)), hidden)
    state.opening = tuple(Dealt(seat, hand) for seat, hand in enumerate(hidden.hands))
    return state
