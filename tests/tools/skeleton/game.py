"""The rules: options, seats, deal and the end of a match."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from pydantic import Field

from engine.cards.hands import FaceDown, dealt_singly, dealt_to, face_down
from engine.cards.match import WithMatch, after_hands
from engine.cards.packs import in_hand_order, pack, suit
from engine.contract import Match, Result, Rng, Standing, View
from tests.tools.skeleton.round import Dealt, SkeletonPublic, SkeletonRound

HAND = 5


class Skeleton(WithMatch[SkeletonRound]):
    """Two to five players take tricks."""

    GAME: ClassVar[str] = "skeleton"
    DECK: ClassVar[tuple[str, ...]] = pack()

    hands: int = Field(3, ge=1, le=10, description="How many hands are played; their scores are added up.")

    def seats(self) -> tuple[int, int]:
        return 2, 5

    def deal(self, standing: Standing, cards: Sequence[str], rng: Rng) -> SkeletonRound:
        players = len(standing.order)
        hidden = face_down(*dealt_singly(cards, players, HAND, standing.dealer))
        public = SkeletonPublic((standing.dealer + 1) % players, (0,) * players, (frozenset(),) * players)
        state = SkeletonRound(self, standing, public, hidden)
        state.opening = tuple(Dealt(seat, hand) for seat, hand in enumerate(hidden.hands))
        return state

    def match(self, standing: Standing, result: Result) -> Match:
        return after_hands(self.hands, standing, result, self.totals(standing, result))

    def resample(self, view: View[SkeletonPublic], random: Random) -> SkeletonRound:
        return SkeletonRound.from_view(self, view, sample_hidden(view, random))


def sample_hidden(view: View[SkeletonPublic], random: Random) -> FaceDown:
    """Hidden cards that fit the view: nobody holds a suit that they have not followed."""
    own, public = view.own_seat, view.public
    seen = {*view.hand, *public.gone, *(card for _, card in public.trick)}
    unseen = [card for card in Skeleton.DECK if card not in seen]
    room = {at: view.zone("hand", at).count or 0 for at in range(len(view.seats)) if at != own}
    hands = dealt_to(unseen, room, lambda at, card: suit(card) not in public.voids[at], random)
    dealt = {card for hand in hands.values() for card in hand}
    hands[own] = view.hand
    stock = [card for card in unseen if card not in dealt]
    random.shuffle(stock)
    return FaceDown(tuple(in_hand_order(hands[at]) for at in range(len(view.seats))), tuple(stock))
