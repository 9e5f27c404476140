"""The policy of Pif Paf, from a view alone. It bets on melds, and on the poorest hands as on those; it folds what wins
too seldom against hands that bet; and it keeps what may still become a meld.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import exp
from typing import NamedTuple

from engine.cards.drawing_policy import feeds, unseen_kinds
from engine.cards.packs import less, pack, plain
from engine.contract import Action, Decision, View
from engine.pif_paf.melds import HAND, Grouped, discards, grouped, is_meld
from engine.pif_paf.round import CALL, CHECK, DECK, DRAW, FOLD, TAKE
from engine.pif_paf.state import PifPafPublic

KINDS = pack()
# The value of a card that may still come, in loose cards: if it makes a meld of two others, and if it makes a meld
# longer.
MELDS, LENGTHENS = 0.06, 0.02
LONELY, CLOSER = 1.0, 0.3  # how well a hand of nine loose cards does, and how much better with each loose one less
# The strengths of hands as they are dealt: the middle of each fortieth of 12,000. Below, the weights of a meld and of
# one loose card less that fit best to who has won 3,000 rounds of four without bets. `python -m tests.tools.fits
# pif_paf` finds both (seed "fits"), and the bounds of bets after them.
DEALT = (
    *(1.04, 1.07, 1.11, 1.11, 1.11, 1.14, 1.14, 1.14, 1.14, 1.18, 1.18, 1.18, 1.18, 1.18, 1.22, 1.22, 1.22, 1.22, 1.22),
    *(1.25, 1.25, 1.25, 1.25, 1.29, 1.29, 1.29, 1.32, 1.32, 1.36, 1.92, 1.95, 1.98, 1.99, 2.0, 2.03, 2.04, 2.06, 2.1),
    *(2.21, 2.82),
)
MELD, CARD = 0.9, 1.0
BET, RAISE = 1.6, 2.0  # the hands that bet, and those that raise, as they do to the limit: one meld, and a better one


class Bounds(NamedTuple):
    """The bounds by which the policy bets. `bluff`: hands of this strength and below bet as good ones do, or nobody
    would call the good ones. `call`: a hand stays in for the share that it wins by its weight, times this.
    """

    bluff: float
    call: float


Wager = Callable[[float, int, Sequence[int], int, int, int], int | None]  # as `wager` without its bounds
BOUNDS = Bounds(1.14, 1.6)  # they leave the least to gain for whoever bets otherwise (seed "bets")
FEED = 0.1  # what it costs to throw what goes with a card that the next seat took


def choose(view: View[PifPafPublic], decision: Decision) -> Action:
    """An answer to a decision of the view's own seat."""
    match decision.kind:
        case "bet":
            return _bet(view, decision)
        case "draw":
            return TAKE if _wants(view) else DRAW
    answers = list(decision.answers)
    if answers[0].verb == "out":
        return answers[0]
    unseen = unseen_kinds(view, DECK)
    return min(answers, key=lambda answer: cost(view, answer.cards[0], unseen))


def _bet(view: View[PifPafPublic], decision: Decision) -> Action:
    """The bet that `wager` makes with the hand."""
    betting, live = view.public.betting, view.public.live
    levels = {int(answer.values[0]): answer for answer in decision.answers if answer.verb == "bet"}
    owes, pot = betting.owes(decision.seat), int(view.counters["pot"])
    goes = wager(strength(view), betting.level, tuple(levels), owes, pot, len(live))
    return FOLD if goes is None else levels.get(goes, CALL if owes else CHECK)


def wager(
    good: float, level: int, levels: Sequence[int], owes: int, pot: int, live: int, bounds: Bounds = BOUNDS
) -> int | None:
    """The level to which a seat goes with a hand of strength `good`, if it owes `owes` chips to a bet at `level` and
    may bet or raise to any of `levels`, the highest last. None: it folds.
    """
    if levels and (good >= RAISE or (not level and bets(good, bounds))):
        return levels[-1]
    return level if not owes or _share(good, live, bounds) * (pot + owes) > owes else None


def bets(good: float, bounds: Bounds = BOUNDS) -> bool:
    """True if a hand of this strength bets where nobody has."""
    return good >= BET or good <= bounds.bluff


def _share(good: float, live: int, bounds: Bounds) -> float:
    """The chance that a hand of this strength is taken to have of winning against one that has bet, and others that
    were dealt.
    """
    own = win_weight(good)
    return bounds.call * own / (own + _mean_weight(bounds) + (live - 2) * _mean_weight(None))


@cache
def _mean_weight(bounds: Bounds | None) -> float:
    """The mean weight of the hands that bet by these bounds. None: of all hands that are dealt."""
    weights = [win_weight(good) for good in DEALT if bounds is None or bets(good, bounds)]
    return sum(weights) / len(weights)


@cache
def win_weight(good: float) -> float:
    """The weight with which a hand of this strength wins, in proportion to others."""
    melds, cards = divmod((good - LONELY) / CLOSER, 3)
    return exp(MELD * melds + CARD * cards)


def strength(view: View[PifPafPublic]) -> float:
    """The strength of a hand before play, by the features above; `win_weight` says how often it wins."""
    now = grouped(view.hand)
    return max(0.0, LONELY + CLOSER * (HAND - len(now.loose) + hope(now, unseen_kinds(view, DECK))))


def _wants(view: View[PifPafPublic]) -> bool:
    """True if the top discard brings the hand nearer to its end at once."""
    pile = view.public.discards
    if not pile:
        return False
    kept = [left for card, left in discards((*view.hand, pile[-1])) if card != pile[-1]]
    return min(kept) < len(grouped(view.hand).loose)


def cost(view: View[PifPafPublic], card: str, unseen: Counter[str], weight: float = 1.0) -> float:
    """The cost of throwing a card: the loose cards that stay, less what may become of them."""
    left = grouped(less(view.hand, card))
    return len(left.loose) - hope(left, unseen, weight) + FEED * feeds(view, card)


def hope(left: Grouped, unseen: Counter[str], weight: float = 1.0) -> float:
    """The value to a hand of the cards that may still come, in loose cards, times `weight`."""
    loose = tuple(map(plain, left.loose))
    melding = frozenset[str]().union(*(_going_with(pair) for pair in combinations(loose, 2)))
    longer = frozenset[str]().union(*(_going_with(tuple(map(plain, meld))) for meld in left.melds)) - melding
    come = MELDS * sum(unseen[kind] for kind in melding) + LENGTHENS * sum(unseen[kind] for kind in longer)
    return weight * come


@lru_cache(maxsize=1 << 12)
def _going_with(cards: Sequence[str]) -> frozenset[str]:
    """The kinds of cards that are a meld with these."""
    return frozenset(kind for kind in KINDS if is_meld((*cards, kind)))
