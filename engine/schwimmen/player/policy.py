"""The policy of Schwimmen: computer players take what makes the hand better, now and for what may still come, and close
once it is hardly the worst any more.
"""

from collections.abc import Sequence

from engine.contract import Action, Decision, View
from engine.schwimmen.round import CLOSE, KEEP, SWAP, hand_after
from engine.schwimmen.state import SchwimmenPublic
from engine.schwimmen.values import DECK, HAND, value

KEEPS = 30  # the doubled points from which on a dealer keeps the dealt hand
ENOUGH, RISING = 52, 2  # the doubled points with which a seat closes on its first turn; each further turn takes more
MOST = 60  # but never more than this
HOPE = 1.2  # what a point is worth that an unseen card would bring, on the average of all of them


def choose(view: View[SchwimmenPublic], decision: Decision) -> Action:
    """An answer to a decision of the view's own seat."""
    if decision.kind == "dealer":
        return KEEP if value(view.hand).doubled >= KEEPS else SWAP
    answers = [answer for answer in decision.answers if answer != CLOSE]
    best = max(answers, key=lambda answer: _worth(view, hand_after(view.hand, answer)))
    return _closing(view, decision, best)


def closes_with(turn: int) -> int:
    """The doubled points with which a seat closes on this turn of its own, counted from 0."""
    return min(ENOUGH + RISING * turn, MOST)


def _worth(view: View[SchwimmenPublic], hand: Sequence[str]) -> float:
    """The value of a hand, in doubled points: if there is a further turn, with what may still come."""
    now = value(hand)
    return now.doubled + now.tie / 100 + (0 if view.public.last else HOPE * _hope(view, hand))


def _hope(view: View[SchwimmenPublic], hand: Sequence[str]) -> float:
    """The mean gain of the hand by one more of the cards that this seat has not seen."""
    seen = {card for zone in view.zones for card in zone.cards or ()}.union(hand, *view.public.known)
    unseen = [card for card in DECK if card not in seen]
    now = value(hand).doubled
    better = [max(value((*hand[:at], card, *hand[at + 1 :])).doubled for at in range(HAND)) for card in unseen]
    return sum(max(0, one - now) for one in better) / max(1, len(better))


def _closing(view: View[SchwimmenPublic], decision: Decision, answer: Action) -> Action:
    """The answer, and the close with it, or instead of it, where the hand is good enough and does not end at once."""
    turn, then = view.public.turns // len(view.standing.live), value(hand_after(view.hand, answer))
    if then.special or then.doubled < closes_with(turn):
        return answer
    if decision.riders:
        return answer.saying(CLOSE.text)
    return CLOSE if decision.allows(CLOSE) and then == value(view.hand) else answer
