"""The rules of Truc: its options, seats, deal and the end of a match (TRU-2, TRU-3, TRU-10)."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Literal

from pydantic import Field

from engine.cards.hands import FaceDown
from engine.cards.match import WithMatch, added
from engine.contract import Dice, Match, Result, Rng, Standing, View, WithPartners, forfeited, ranked
from engine.truc.places import SEATS, at_brink, right, team
from engine.truc.round import TrucRound
from engine.truc.state import CARDS, TrucPublic, by_strength


class Truc(WithPartners, WithMatch[TrucRound]):
    """Two teams of two; partners face each other. Play, deal and answers go to the right."""

    GAME: ClassVar[str] = "truc"
    CLOSED: ClassVar[bool] = True
    DECK: ClassVar[tuple[str, ...]] = CARDS

    target: Literal[6, 12, 24] = Field(12, description="How many points win the match.")
    one_card_hands: bool = Field(True, description="After a tap, the dealer may deal one card each instead of three.")
    partner_chat: bool = Field(True, description="Partners may send each other words that nobody else sees.")

    @classmethod
    def presets(cls, players: int) -> Mapping[str, Mapping[str, Any]]:
        return {"short": {"target": 6}}

    def seats(self) -> tuple[int, int]:
        return SEATS, SEATS

    @property
    def talks(self) -> bool:
        return self.partner_chat

    def sides(self, players: int) -> tuple[int, ...]:
        return tuple(team(seat) for seat in range(players))

    def next_dealer(self, before: Standing) -> int:
        return right(before.dealer)

    def deal(self, standing: Standing, cards: Sequence[str], rng: Rng) -> TrucRound:
        public = TrucPublic.before_the_cut(standing, self.target)
        hand = TrucRound(self, standing, public, FaceDown(((),) * SEATS, tuple(cards)))
        # With a team at the brink there is no cut (TRU-R1); without hands of one card it would decide nothing.
        if at_brink(standing.scores, self.target) or not self.one_card_hands:
            hand.skip_cut()
        return hand

    def match(self, standing: Standing, result: Result) -> Match:
        if result.left:
            return forfeited(self.sides(SEATS), result.left)
        scores = self.totals(standing, result)
        return Match(True, ranked(scores), result.winners) if max(scores) >= self.target else Match()

    def resample(self, view: View[TrucPublic], random: Random) -> TrucRound:
        return TrucRound.from_view(self, view, sample_hidden(view, random))


def lead(standing: Standing, result: Result, seat: int) -> int:
    """The number of points by which a seat's team leads after a hand; negative if it trails."""
    scores = added(standing.scores, result.scores)
    return scores[seat] - scores[right(seat)]


def sample_hidden(view: View[TrucPublic], random: Random) -> FaceDown:
    """Hidden cards that fit the view: the viewer's own hand as it is, and all unseen cards shuffled into the other
    hands and the pack.
    """
    own, seen = view.own_seat, {*view.hand, *view.public.laid}
    rest = Dice(random).shuffle([card for card in CARDS if card not in seen])
    counts = [view.zone("hand", at).count or 0 for at in range(SEATS)]
    hands = [view.hand if at == own else by_strength(rest.pop() for _ in range(counts[at])) for at in range(SEATS)]
    return FaceDown(tuple(hands), tuple(rest))
