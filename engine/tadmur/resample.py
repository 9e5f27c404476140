"""The worlds of a deal of Tadmur, as far as one seat can tell: only the other seat's target is open to chance."""

from collections.abc import Iterator
from random import Random

from engine.cards.hands import without
from engine.cards.packs import rank
from engine.contract import View
from engine.tadmur.round import SEATS, other
from engine.tadmur.seen import blocker, elsewhere, guesses_of, own_chain
from engine.tadmur.state import Closed, TadmurHidden, TadmurPublic, chain_of


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
