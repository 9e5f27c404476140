"""The worlds of a round of Schwimmen: the places where the cards may lie, as far as one seat can tell."""

from random import Random

from engine.cards.packs import in_hand_order
from engine.contract import Dice, View
from engine.schwimmen.state import SchwimmenHidden, SchwimmenPublic
from engine.schwimmen.values import DECK, HAND, value


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
