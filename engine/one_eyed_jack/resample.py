"""The worlds of a game of One-Eyed Jack: the places where the cards may lie, as far as one seat can tell."""

from random import Random

from engine.cards.hands import Cards, FaceDown
from engine.cards.packs import in_hand_order
from engine.contract import Dice, View
from engine.one_eyed_jack.board import DECK
from engine.one_eyed_jack.state import OneEyedJackPublic


def unseen(view: View[OneEyedJackPublic], random: Random) -> FaceDown:
    """The viewer's own hand, and what is not seen at random in the others and in the stock."""
    own, public, seats = view.own_seat, view.public, range(len(view.seats))
    seen = {*view.hand, *public.gone}
    rest = Dice(random).shuffle([card for card in DECK if card not in seen])
    counts = [view.zone("hand", at).count or 0 for at in seats]
    if view.phase != "over" and public.turn != own:
        _let_act(rest, public, counts[public.turn], view.zone("stock").count or 0)
    hands: dict[int, Cards] = {own: view.hand}
    for at in (public.turn, *(other for other in seats if other != public.turn)):
        if at != own:
            hands[at] = in_hand_order(rest[: counts[at]])
            rest = rest[counts[at] :]
    return FaceDown(tuple(hands[at] for at in seats), tuple(rest))


def _let_act(rest: list[str], public: OneEyedJackPublic, held: int, stock: int) -> None:
    """Somebody is asked, so they hold a card of use: if none of those that they are about to get is, the first of the
    others that is comes to the top. `held`: how many cards they hold.
    """
    fits = next(card for card in rest if public.is_of_use(card, stock))
    if fits not in rest[:held]:
        rest.remove(fits)
        rest.insert(0, fits)
