"""The policy of Tadmur: it guesses whenever it may, and hides where its own chain goes.

A wrong guess costs one space, a right one the other player the deal. Over thousands of deals, players who wait for a
likely guess lost to players who do not. Only a chain that nobody can stop any more is worth more than a guess.
"""

from collections.abc import Collection, Sequence

from engine.cards.packs import rank
from engine.contract import Action, Decision, PickOne, View
from engine.tadmur.chain import Chain
from engine.tadmur.cycle import counted
from engine.tadmur.player.suspicion import Step, steps_of, suspicion
from engine.tadmur.resample import elsewhere, guesses_of, own_chain
from engine.tadmur.round import GUESSES, other
from engine.tadmur.state import TadmurPublic

SAFE = 2  # spaces; with a way, for after the next card nobody may guess


def choose(view: View[TadmurPublic], decision: Decision) -> Action:
    """An answer to any decision of the view's seat."""
    seat = decision.seat
    mine = own_chain(view)
    if decision.before and not (mine.spaces <= SAFE and mine.way() is not None):
        return GUESSES.action(_likeliest(view, other(seat)))
    if not isinstance(decision.answers, PickOne):
        return next(iter(decision.answers))
    steps, wrong = steps_of(view, seat), guesses_of(view.public, other(seat))
    return decision.answers.action(max(decision.answers.among, key=lambda card: _worth(mine, card, steps, wrong)))


def _likeliest(view: View[TadmurPublic], whose: int) -> str:
    """The likeliest rank of the other seat's target."""
    likely = suspicion(steps_of(view, whose), counted(elsewhere(view)), guesses_of(view.public, other(whose)))
    return max(likely, key=lambda name: likely[name])


def _worth(mine: Chain, card: str, steps: Sequence[Step], wrong: Collection[str]) -> tuple[bool, float, bool, bool]:
    """The order of cards: best are cards after which another one fits; then cards that tell the other seat little of
    the target, which is among the cards that they cannot see; then cards that keep a way to the target open, or one
    that a wrong guess would open.
    """
    after = mine.after(card)
    step = Step(rank(mine.last), rank(card), after.spaces)
    suspicions = suspicion([step, *steps], counted((*after.hand, after.target)), wrong)
    ways = [after.way(longer) is not None for longer in (0, 1)]
    return bool(after.fitting()), -suspicions[rank(mine.target)], ways[0], ways[1]
