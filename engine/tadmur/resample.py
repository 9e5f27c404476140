"""The facts that a view tells of a deal of Tadmur, and the worlds that it leaves.

All cards are dealt to two seats, so each knows all that the other holds, but not which of these cards is the target:
that alone is open to chance.
"""

from collections.abc import Iterator
from random import Random

from engine.cards.hands import without
from engine.cards.packs import in_hand_order, rank
from engine.contract import View
from engine.tadmur.chain import Cards, Chain
from engine.tadmur.round import DECK, GUESS, SEATS, other
from engine.tadmur.state import Closed, TadmurHidden, TadmurPublic, chain_of


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


def sample_hidden(view: View[TadmurPublic], random: Random) -> TadmurHidden:
    """The viewer's own hand and target, and any of the hands and targets that the other seat may have."""
    own = view.own_seat
    mine = own_chain(view)
    hidden = {own: Closed(mine.target, mine.hand), other(own): random.choice(list(_possible(view, other(own))))}
    return tuple(hidden[at] for at in range(SEATS))


def _possible(view: View[TadmurPublic], whose: int) -> Iterator[Closed]:
    """The closed cards of the other seat, with each target that it may have."""
    cards, shown = elsewhere(view), view.zone("target", whose).cards
    if shown:
        yield Closed(shown[0], cards)
        return
    wrong = guesses_of(view.public, other(whose))
    for card in cards:
        closed = Closed(card, without(cards, card))
        if rank(card) not in wrong and _explains(view, whose, closed):
            yield closed


def _explains(view: View[TadmurPublic], whose: int, closed: Closed) -> bool:
    """True if these cards explain what the seat was seen to do: no card fits for a seat that has passed, and one fits
    for a seat that is asked although it may not guess.
    """
    public, fitting = view.public, chain_of(view.public.rows[whose], closed).fitting()
    if whose in public.stuck:
        return not fitting
    asked = public.turn == whose and (blocker(view) is not None or public.guessed)
    return not asked or bool(fitting)
