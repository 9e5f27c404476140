"""What a view tells of a deal of Tadmur, in the words of the rules.

All cards are dealt to two seats, so each knows all that the other holds, but not which of these cards is the target.
"""

from engine.cards.packs import in_hand_order
from engine.contract import View
from engine.tadmur.chain import Cards, Chain
from engine.tadmur.round import DECK, GUESS


def chain_of(view: View, seat: int, target: str = "", hand: Cards = ()) -> Chain:
    """A seat's chain, with this target and this hand where they are not the viewer's own."""
    (starter,) = view.zone("starter", seat).cards or ("",)
    if seat == view.seat:
        hand, (target,) = view.hand, view.zone("target", seat).cards or ("",)
    return Chain(starter, target, hand, spaces_of(view, seat), list(view.zone("chain", seat).cards or ()))


def spaces_of(view: View, seat: int) -> int:
    """How many spaces a seat has left."""
    return int(view.seats[seat].counters["spaces"])


def blocker(view: View) -> int | None:
    """The seat with one space left, because of which nobody may guess (TAD-R3); None where there is none."""
    return next((seat for seat in range(len(view.seats)) if spaces_of(view, seat) == 1), None)


def unseen(view: View) -> Cards:
    """The other seat's hand, and their target before it is shown: all that the viewer has not seen lie somewhere."""
    seen = {*view.hand, *(card for zone in view.zones for card in zone.cards or ())}
    return in_hand_order(card for card in DECK if card not in seen)


def guesses_of(view: View, seat: int) -> tuple[str, ...]:
    """The ranks that a seat has guessed, in order."""
    moves = (text.split(" ") for at, text in view.memory["moves"] if at == seat)
    return tuple(words[1] for words in moves if words[0] == GUESS)
