"""Worlds of games of draw and discard, which one seat cannot tell from the true one: the cards that it knows in hands
and piles.
"""

from collections.abc import Sequence
from random import Random

from engine.cards.drawing import DrawingHidden, DrawingPublic, DrawingView
from engine.cards.hands import Cards
from engine.cards.packs import in_hand_order
from engine.contract import Dice, View


def known_hands(view: View[DrawingPublic]) -> list[list[str]]:
    """The cards of each hand that the view's seat knows: all of its own, and those that it saw the others take."""
    return [list(view.hand if seat == view.seat else cards) for seat, cards in enumerate(view.public.known)]


def missing_from(view: View[DrawingPublic], hands: Sequence[Sequence[str]]) -> dict[int, int]:
    """The number of cards of each seat's hand that are not among `hands`, by seat."""
    return {seat: (view.zone("hand", seat).count or 0) - len(hand) for seat, hand in enumerate(hands)}


def unseen(view: View[DrawingPublic], hands: Sequence[Sequence[str]], deck: Sequence[str], random: Random) -> list[str]:
    """The cards of the deck that lie neither in these hands nor where the seat sees them, shuffled."""
    seen = {*view.public.discards}.union(*view.public.shown, *hands)
    return Dice(random).shuffle([card for card in deck if card not in seen])


def lay_down(view: DrawingView, hands: Sequence[Sequence[str]], deck: Sequence[str], random: Random) -> DrawingHidden:
    """The cards that lie closed if these are the hands: the stock is any of what is left."""
    held = tuple(map(in_hand_order, hands))
    stock = tuple(unseen(view, held, deck, random))
    return DrawingHidden(held, stock, _new(view, held, random))


def _new(view: DrawingView, hands: Sequence[Cards], random: Random) -> str:
    """The card that the seat on turn has drawn from the stock; "" if it has drawn none. If the seat is not the
    viewer's, it is any card of its hand that nobody saw it take.
    """
    turn, known = view.public.turn, view.public.known
    if not view.public.drawn or view.public.taken:
        return ""
    if turn == view.seat:
        return view.private.new if view.private else ""
    return random.choice([card for card in hands[turn] if card not in known[turn]])
