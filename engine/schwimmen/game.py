"""Schwimmen: its seats, its deal, and its match (SCH-4, SCH-9)."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import ClassVar

from engine.cards.hands import dealt_at_once
from engine.cards.match import WithMatch
from engine.cards.packs import in_hand_order
from engine.contract import Dice, Match, Result, Rng, Seating, SeatingRequest, Standing, View, kept_seats
from engine.schwimmen.round import SchwimmenRound
from engine.schwimmen.rules import SchwimmenRules, first_standing, match_of, next_standing
from engine.schwimmen.state import SchwimmenHidden, SchwimmenPublic
from engine.schwimmen.values import DECK, HAND, value


class Schwimmen(SchwimmenRules, WithMatch[SchwimmenRound]):
    """Exchange with the table; the worst hand loses a life, and the last one in wins."""

    DECK: ClassVar[tuple[str, ...]] = DECK

    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        return kept_seats(request, rng, next_standing, partial(first_standing, self))

    def deal(self, standing: Standing, cards: Sequence[str], rng: Rng) -> SchwimmenRound:
        hands, rest = dealt_at_once(cards, len(standing.order), HAND, standing.live)
        held = tuple(map(in_hand_order, hands))
        hidden = SchwimmenHidden(held, tuple(rest[HAND:]), tuple(rest[:HAND]))
        return SchwimmenRound(self, standing, SchwimmenPublic.dealt(standing), hidden)

    def match(self, standing: Standing, result: Result) -> Match:
        return match_of(standing, result)

    def resample(self, view: View[SchwimmenPublic], random: Random) -> SchwimmenRound:
        return SchwimmenRound.from_view(self, view, sample_hidden(view, random))


def sample_hidden(view: View[SchwimmenPublic], random: Random) -> SchwimmenHidden:
    """The viewer's own hand, what the others were seen to take, and any other cards. Nobody holds 31 or three aces:
    that would have been shown.
    """
    own, public = view.own_seat, view.public
    seen = {card for zone in view.zones for card in zone.cards or ()}
    taken = [view.hand if seat == own else cards for seat, cards in enumerate(public.known)]
    elsewhere = [card for card in DECK if card not in seen and not any(card in cards for cards in taken)]
    while True:
        rest = Dice(random).shuffle(elsewhere)
        hands = []
        for seat, cards in enumerate(taken):
            missing = (view.zone("hand", seat).count or 0) - len(cards)
            hands.append((*cards, *rest[:missing]))
            rest = rest[missing:]
        if not any(value(hand).special for hand in hands if hand):
            table = 0 if public.table else HAND
            held = tuple(map(in_hand_order, hands))
            return SchwimmenHidden(held, tuple(rest[table:]), tuple(rest[:table]))
