"""The worlds of a hand of Pif Paf: the places where the cards may lie, as far as one seat can tell."""

from random import Random

from engine.cards.drawing import DrawingHidden
from engine.cards.drawing_worlds import known_hands, lay_down, missing_from
from engine.cards.drawing_worlds import unseen as unseen_cards
from engine.cards.hands import Cards
from engine.cards.packs import in_hand_order
from engine.pif_paf.round import DECK
from engine.pif_paf.state import PifPafView


def sample_hidden(view: PifPafView, random: Random) -> DrawingHidden:
    """The viewer's own hand, what the others were seen to take or to draw, and any other cards. Where the stock was
    turned over, everybody knows what lies in it and who has drawn what.
    """
    public, hands = view.public, _hands(view, random)
    if not public.refills:
        return lay_down(view, hands, DECK, random)
    new = public.traced[public.turn][-1] if public.drawn and not public.taken else ""
    return DrawingHidden(tuple(map(in_hand_order, hands)), _turned_over(view), new)


def _turned_over(view: PifPafView) -> Cards:
    """The cards that are left of a stock that was turned over."""
    return view.public.renewed[len(view.public.renewed) - (view.zone("stock").count or 0) :]


def _hands(view: PifPafView, random: Random) -> list[list[str]]:
    """Each hand as far as the seat knows it, filled up with any cards that may be there."""
    hands, own = known_hands(view), view.own_seat
    for seat, cards in enumerate(view.public.traced):
        hands[seat] += [card for card in cards if seat != own]
    known = _turned_over(view)
    hidden = [card for card in unseen_cards(view, hands, DECK, random) if card not in known]
    for seat, count in missing_from(view, hands).items():
        hands[seat] += [hidden.pop() for _ in range(count)]
    return hands
