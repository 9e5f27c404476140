"""The policy of Rumino, from a view alone: melds first, then what may become one."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.cards.drawing_policy import feeds, unseen_kinds
from engine.cards.packs import JOKER, is_joker, less, pack, plain
from engine.contract import Action, Decision, View
from engine.rumino.deadwood import arranged, deadwood, is_meld, points, rumino_of
from engine.rumino.round import DECK, DROP, KNOCK, TAKE
from engine.rumino.state import RuminoPublic

KINDS = pack()
HELP = 0.02  # the share of its points that a loose card is worth for each card that may still come and meld it
JOKER_HELP = 2.0  # points that a loose joker is worth, since nearly every card helps it
KNOCKED = 25  # points that the others are left with, about, when somebody knocks
FEED, FEED_JOKER = 2.0, 5.0  # points that it costs to throw what goes with a card that the next seat took; a joker


def choose(view: View[RuminoPublic], decision: Decision) -> Action:
    """An answer to a decision of the view's own seat. A computer player never comes back (RUM-11)."""
    if decision.kind == "rebuy":
        return DROP
    answers = list(decision.answers)
    ending = next((answer for answer in answers if answer.verb in ("gin", "knock")), None)
    if ending is not None and not (ending == KNOCK and puts_out(view)):
        return ending
    if decision.kind == "turn_start":
        return TAKE if _wants(view) else answers[0]
    unseen = unseen_kinds(view, DECK)
    return min(answers, key=lambda answer: _cost(view, answer.cards[0], unseen))


def puts_out(view: View[RuminoPublic]) -> bool:
    """True if a knock would put this seat out while somebody else stays in. (If nobody does, the lowest total wins.)"""
    limit, totals = view.public.limit, {seat: int(view.seats[seat].counters["score"]) for seat in view.standing.live}
    own = totals.pop(view.seat or 0) + deadwood(view.hand)
    return own >= limit and any(total + KNOCKED < limit for total in totals.values())


def _wants(view: View[RuminoPublic]) -> bool:
    """True if the upcard is worth the turn: as a joker, or in a meld that makes the hand better. A loose card is not,
    however low it is.
    """
    upcard = view.public.discards[-1]
    cards = (*view.hand, upcard)
    if is_joker(upcard) or rumino_of(cards):
        return True
    thrown = min(view.hand, key=lambda card: deadwood(less(cards, card)))
    left = arranged(less(cards, thrown))
    return left.deadwood < deadwood(view.hand) and upcard not in left.loose


def _cost(view: View[RuminoPublic], card: str, unseen: Counter[str]) -> float:
    """The cost of throwing the card, in points: what it leaves unmatched, less what that may become, and its use to the
    next seat.
    """
    left = arranged(less(view.hand, card))
    hope = sum(_help(plain(one), tuple(map(plain, less(left.loose, one))), unseen) for one in left.loose)
    return left.deadwood - hope + _feeds(view, card)


def _help(card: str, others: Sequence[str], unseen: Counter[str]) -> float:
    """The value of a loose card for what may still come beside the other loose ones."""
    if card == JOKER:
        return JOKER_HELP
    kinds = frozenset[str]().union(*(_completing(card, other) for other in others))
    return HELP * points(card) * sum(unseen[kind] for kind in kinds)


@lru_cache(maxsize=1 << 12)
def _completing(one: str, other: str) -> frozenset[str]:
    """The kinds of cards that are a meld of three with these two; any joker, if some are."""
    kinds = frozenset(new for new in KINDS if is_meld((new, one, other)))
    return kinds | {JOKER} if kinds else kinds


def _feeds(view: View[RuminoPublic], card: str) -> float:
    """The cost, in points, of throwing a card that goes with what the next seat was seen to take; a joker goes with
    everything.
    """
    return FEED_JOKER if is_joker(card) else FEED * feeds(view, card)
