"""The worlds of a deal of Jubilee: the places where the cards may lie, as far as one seat can tell."""

from itertools import chain
from random import Random

from engine.cards.hands import Cards, FaceDown
from engine.cards.packs import in_hand_order
from engine.contract import Dice, View
from engine.jubilee.scoring import DECK
from engine.jubilee.state import JubileePublic


def sample_hidden(view: View[JubileePublic], random: Random) -> FaceDown:
    """The viewer's own hand, the cards that skips have shown, and the others at random."""
    own, public = view.own_seat, view.public
    known = {*view.hand, *public.played, *chain(*public.shown)}
    rest = Dice(random).shuffle([card for card in DECK if card not in known])
    counts = [view.zone("hand", at).count or 0 for at in range(len(view.seats))]
    if view.phase != "over" and public.turn != own:
        _let_play(rest, public, counts[public.turn])
    hands: dict[int, Cards] = {own: view.hand}
    for at in (at for at in _from_turn(view) if at != own):
        missing = counts[at] - len(public.shown[at])
        hands[at] = in_hand_order((*public.shown[at], *rest[:missing]))
        rest = rest[missing:]
    return FaceDown(tuple(hands[at] for at in range(len(hands))), tuple(rest))


def _from_turn(view: View[JubileePublic]) -> list[int]:
    """The seats, first the one that plays."""
    return [(view.public.turn + step) % len(view.seats) for step in range(len(view.seats))]


def _let_play(rest: list[str], public: JubileePublic, count: int) -> None:
    """Change the order of the unseen cards (`rest`) so that the seat on turn gets a card that it may play, since it is
    asked for one. If none of the cards that it is about to get may be played, the first other card that may be comes to
    the top. `count`: the number of cards that it holds.
    """
    shown = public.shown[public.turn]
    if public.playable((*shown, *rest[: count - len(shown)])):
        return
    fits = public.playable(tuple(rest))[0]
    rest.remove(fits)
    rest.insert(0, fits)
