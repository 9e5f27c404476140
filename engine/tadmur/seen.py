"""The facts that a view tells of a deal of Tadmur, in the words of the rules.

All cards are dealt to two seats, so each knows all that the other holds, but not which of these cards is the target.
"""

from engine.cards.packs import in_hand_order
from engine.contract import View
from engine.tadmur.chain import Cards, Chain
from engine.tadmur.round import DECK, GUESS
from engine.tadmur.state import Closed, TadmurPublic, chain_of


def own_chain(view: View[TadmurPublic]) -> Chain:
    """The viewer's chain, with their target and hand."""
    (target,) = view.zone("target", view.own_seat).cards or ("",)
    return chain_of(view.public.rows[view.own_seat], Closed(target, view.hand))


def blocker(view: View[TadmurPublic]) -> int | None:
    """The seat with one space left, because of which nobody may guess (TAD-R3); None where there is none."""
    return next((seat for seat, row in enumerate(view.public.rows) if row.spaces == 1), None)


def elsewhere(view: View[TadmurPublic]) -> Cards:
    """The other seat's hand, and their target before it is shown: all that the viewer has not seen lie somewhere."""
    seen = {*view.hand, *(card for zone in view.zones for card in zone.cards or ())}
    return in_hand_order(card for card in DECK if card not in seen)


def guesses_of(public: TadmurPublic, seat: int) -> tuple[str, ...]:
    """The ranks that a seat has guessed, in order."""
    moves = (text.split(" ") for at, text in public.moves if at == seat)
    return tuple(words[1] for words in moves if words[0] == GUESS)
