"""The drawing of a world from a view: the unseen cards are dealt at random."""

from random import Random

from engine.cards.hands import Cards, FaceDown
from engine.cards.packs import in_hand_order
from engine.contract import Dice, View
from engine.one_eyed_jack.board import DECK
from engine.one_eyed_jack.state import OneEyedJackPublic


def sample_hidden(view: View[OneEyedJackPublic], random: Random) -> FaceDown:
    """Hidden cards that fit the view: the viewer's own hand as it is, and all unseen cards shuffled into the other
    hands and the stock. The seat on turn is dealt first, because it must be able to act.
    """
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
    """Change the order of the unseen cards (`rest`) so that the seat on turn gets a card that it can play or swap.

    The seat is being asked, so it holds one. It will get the first `held` cards. If none of them is of use, the first
    card behind them that is of use moves to the top.
    """
    fits = next(card for card in rest if public.is_of_use(card, stock))
    if fits not in rest[:held]:
        rest.remove(fits)
        rest.insert(0, fits)
