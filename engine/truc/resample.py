"""The drawing of a world from a view: the unseen cards are dealt at random."""

from random import Random

from engine.cards.hands import FaceDown
from engine.contract import Dice, View
from engine.truc.cards import CARDS, by_strength
from engine.truc.places import SEATS
from engine.truc.state import TrucPublic


def sample_hidden(view: View[TrucPublic], random: Random) -> FaceDown:
    """Hidden cards that fit the view: the viewer's own hand as it is, and all unseen cards shuffled into the other
    hands and the pack.
    """
    own, seen = view.own_seat, {*view.hand, *view.public.laid}
    rest = Dice(random).shuffle([card for card in CARDS if card not in seen])
    counts = [view.zone("hand", at).count or 0 for at in range(SEATS)]
    hands = [view.hand if at == own else by_strength(rest.pop() for _ in range(counts[at])) for at in range(SEATS)]
    return FaceDown(tuple(hands), tuple(rest))
