"""How computer players play Schwimmen: they take what makes the hand better, now and for what may still come, and close
once it is hardly the worst any more.
"""

from collections.abc import Sequence

from engine.contract import Action, Decision, View
from engine.schwimmen.round import CLOSE, KEEP, SWAP, hand_after
from engine.schwimmen.values import DECK, HAND, value

KEEPS = 30  # a dealt hand of so many doubled points is kept by its dealer
ENOUGH, RISING = 52, 2  # with so many one closes on the first turn; with each further turn it takes more
MOST = 60  # but never more than this
HOPE = 1.2  # what a point is worth that an unseen card would bring, on the average of all of them


def choose(view: View, decision: Decision) -> Action:
    """An answer to a decision of the view's own seat."""
    if decision.kind == "dealer":
        return KEEP if value(view.hand).doubled >= KEEPS else SWAP
    answers = [answer for answer in decision.options if answer != CLOSE]
    best = max(answers, key=lambda answer: _worth(view, hand_after(view.hand, answer)))
    return _closing(view, decision, best)


def _worth(view: View, hand: Sequence[str]) -> float:
    """What a hand is worth, in doubled points: with a further turn, also for what may come."""
    now = value(hand)
    return now.doubled + now.tie / 100 + (0 if view.memory["last"] else HOPE * _hope(view, hand))


def _hope(view: View, hand: Sequence[str]) -> float:
    """How much better the hand would be with one more of the cards that this seat has not seen, on the average."""
    seen = {card for zone in view.zones for card in zone.cards or ()}.union(hand, *view.memory["known"])
    unseen = [card for card in DECK if card not in seen]
    now = value(hand).doubled
    better = [max(value((*hand[:at], card, *hand[at + 1 :])).doubled for at in range(HAND)) for card in unseen]
    return sum(max(0, one - now) for one in better) / max(1, len(better))


def _closing(view: View, decision: Decision, answer: Action) -> Action:
    """The answer, and the close with it, or instead of it, where the hand is good enough."""
    turns, then = int(view.memory["turns"]) // len(view.standing.live), value(hand_after(view.hand, answer))
    if then.doubled < min(ENOUGH + RISING * turns, MOST):
        return answer
    if decision.riders:
        return answer.saying(CLOSE.text)
    return CLOSE if decision.allows(CLOSE) and then == value(view.hand) else answer
