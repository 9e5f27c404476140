"""The worlds of a deal of Sampen: the places where the cards may lie, as far as one seat can tell."""

from collections.abc import Sequence
from random import Random

from engine.cards.packs import in_hand_order
from engine.contract import Dice, View
from engine.sampen.cards import Cards, twin
from engine.sampen.state import SampenHidden, SampenPublic


def sample_hidden(view: View[SampenPublic], deck: Sequence[str], random: Random) -> SampenHidden:
    """The closed cards as they may lie. Nobody held the twin of an open card without its twin beside it, so that twin
    lies in the stock, except for the card with which somebody went out; every other card that the seat has not seen may
    be anywhere.
    """
    own, dice, discards = view.own_seat, Dice(random), view.public.discards
    seen = {*view.hand, *discards}
    elsewhere = dice.shuffle([card for card in deck if card not in seen])
    asked = set(discards[:-1] if view.phase == "over" else discards)
    stocked = [card for card in elsewhere if twin(card) in asked]
    rest = [card for card in elsewhere if twin(card) not in asked]
    hands: list[Cards] = []
    for at in range(len(view.seats)):
        count = 0 if at == own else view.zone("hand", at).count or 0
        hands.append(view.hand if at == own else in_hand_order(rest[:count]))
        rest = rest[count:]
    return SampenHidden(tuple(hands), tuple(dice.shuffle([*stocked, *rest])), dice.seed())
