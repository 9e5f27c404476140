"""The policy of Pif Paf, from a view alone. It keeps what may still become a meld, and bets by the strength of its
hand: it says who bets, who stays in, who folds.

A hand wins in proportion to its weight. Bets go to the limit, so that what a hand does hangs on one least weight for
each situation. These come from an equilibrium of a simpler game, in which every bet is as high as the pot of the antes
(`tests.tools.fits.pif_paf_bets`): hands below the middle bet there, too, where few others have yet to act.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import exp

from engine.cards.drawing_policy import feeds, unseen_kinds
from engine.cards.packs import less, pack, plain
from engine.contract import Action, Decision, View
from engine.pif_paf.melds import HAND, Grouped, discards, grouped, is_meld
from engine.pif_paf.round import CALL, CHECK, DECK, DRAW, FOLD, TAKE
from engine.pif_paf.state import Betting, PifPafPublic

KINDS = pack()
# The value of a card that may still come, in loose cards: if it makes a meld of two others, and if it makes a meld
# longer.
MELDS, LENGTHENS = 0.06, 0.02
FEED = 0.1  # what it costs to throw what goes with a card that the next seat took

LONELY, CLOSER = 1.0, 0.3  # how well a hand of nine loose cards does, and how much better with each loose one less
# The strengths of hands as they are dealt: the middle of each fortieth of 12,000. Below, the weights of a meld and of
# one loose card less that fit best to who has won 3,000 rounds of four without bets. `python -m tests.tools.fits
# pif_paf` finds both (seed "fits"), and the least weights after them (seed "bets").
DEALT = (
    *(1.04, 1.07, 1.11, 1.11, 1.11, 1.14, 1.14, 1.14, 1.14, 1.18, 1.18, 1.18, 1.18, 1.18, 1.22, 1.22, 1.22, 1.22, 1.22),
    *(1.25, 1.25, 1.25, 1.25, 1.29, 1.29, 1.29, 1.32, 1.32, 1.36, 1.92, 1.95, 1.98, 1.99, 2.0, 2.03, 2.04, 2.06, 2.1),
    *(2.21, 2.82),
)
MELD, CARD = 0.9, 1.0
RAISE = 3.4  # the least weight that raises, as all do to the limit; chosen by hand
# The least weight that bets where nobody has, by the number of seats that were dealt in and of those yet to act.
BETS: dict[int, tuple[float, ...]] = {
    2: (1.26, 1.26),
    3: (1.59, 1.59, 1.82),
    4: (1.82, 1.82, 2.08, 2.3),
    5: (1.82, 2.08, 2.08, 2.3, 2.62),
    6: (1.82, 2.08, 2.3, 2.62, 2.62, 2.62),
    7: (2.08, 2.08, 2.3, 2.62, 2.62, 2.62, 2.9),
    8: (2.08, 2.08, 2.3, 2.62, 2.62, 2.9, 2.9, 2.9),
}
# The least weight that stays in for a bet of the antes' pot, by the number of seats that were dealt in, of those that
# have not folded, and of those yet to act.
STAYS: dict[int, dict[int, tuple[float, ...]]] = {
    2: {2: (1.26,)},
    3: {2: (1.44,), 3: (1.82, 1.59)},
    4: {2: (1.44,), 3: (2.08, 1.59), 4: (2.3, 2.08, 2.08)},
    5: {2: (1.59,), 3: (2.08, 1.82), 4: (2.62, 2.3, 2.08), 5: (2.9, 2.62, 2.3, 2.3)},
    6: {2: (1.59,), 3: (2.08, 1.82), 4: (2.62, 2.3, 2.08), 5: (2.9, 2.62, 2.62, 2.3), 6: (3.21, 2.9, 2.9, 2.62, 2.3)},
    7: {
        2: (1.59,),
        3: (2.3, 1.82),
        4: (2.62, 2.3, 2.08),
        5: (2.9, 2.9, 2.62, 2.08),
        6: (3.32, 3.21, 2.9, 2.62, 2.3),
        7: (3.32, 3.21, 3.21, 2.9, 2.9, 2.62),
    },
    8: {
        2: (1.82,),
        3: (2.3, 1.82),
        4: (2.62, 2.3, 2.08),
        5: (3.21, 2.9, 2.62, 2.3),
        6: (3.32, 3.21, 2.9, 2.62, 2.3),
        7: (3.43, 3.32, 3.21, 2.9, 2.9, 2.62),
        8: (2.9, 3.79, 3.21, 3.21, 3.21, 2.9, 2.62),
    },
}


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
    betting, pot = view.public.betting, int(view.counters["pot"])
    goes = wager(strength(view), betting, pot, len(view.public.live), len(view.standing.live))
    if goes is None:
        return FOLD
    if goes == betting.level:
        return CALL if betting.owes(decision.seat) else CHECK
    return next(answer for answer in decision.answers if answer.verb == "bet" and int(answer.values[0]) == goes)


def strength(view: View[PifPafPublic]) -> float:
    """The strength of a hand before play, by what it has and may hope for; `win_weight` says how often it wins."""
    now = grouped(view.hand)
    return max(0.0, LONELY + CLOSER * (HAND - len(now.loose) + hope(now, unseen_kinds(view, DECK))))


def _wants(view: View[PifPafPublic]) -> bool:
    """True if the top discard brings the hand nearer to its end at once."""
    pile = view.public.discards
    if not pile:
        return False
    kept = [left for card, left in discards((*view.hand, pile[-1])) if card != pile[-1]]
    return min(kept) < len(grouped(view.hand).loose)


def cost(view: View[PifPafPublic], card: str, unseen: Counter[str]) -> float:
    """The cost of throwing a card: the loose cards that stay, less what may become of them."""
    left = grouped(less(view.hand, card))
    return len(left.loose) - hope(left, unseen) + FEED * feeds(view, card)


def hope(left: Grouped, unseen: Counter[str]) -> float:
    """The value to a hand of the cards that may still come, in loose cards."""
    loose = tuple(map(plain, left.loose))
    melding = frozenset[str]().union(*(_going_with(pair) for pair in combinations(loose, 2)))
    longer = frozenset[str]().union(*(_going_with(tuple(map(plain, meld))) for meld in left.melds)) - melding
    return MELDS * sum(unseen[kind] for kind in melding) + LENGTHENS * sum(unseen[kind] for kind in longer)


@lru_cache(maxsize=1 << 12)
def _going_with(cards: Sequence[str]) -> frozenset[str]:
    """The kinds of cards that are a meld with these."""
    return frozenset(kind for kind in KINDS if is_meld((*cards, kind)))


@cache
def win_weight(good: float) -> float:
    """The weight with which a hand of this strength wins, in proportion to others."""
    melds, cards = divmod((good - LONELY) / CLOSER, 3)
    return exp(MELD * melds + CARD * cards)


def wager(good: float, betting: Betting, pot: int, live: int, dealt: int) -> int | None:
    """The level to which the next seat goes with a hand of strength `good`; None: it folds. `pot`: the chips that lie
    there; `live`: how many have not folded, of those that were `dealt` in.
    """
    weight, owes, after = win_weight(good), betting.owes(betting.due[0]), len(betting.due) - 1
    if betting.levels and (weight >= RAISE if betting.level else bets(good, dealt, after)):
        return betting.levels[-1]
    return betting.level if not owes or stays(good, owes / pot, live, dealt, after) else None


def bets(good: float, dealt: int, after: int) -> bool:
    """True if a hand of this strength bets where nobody has and `after` others have yet to act."""
    return win_weight(good) >= BETS[dealt][after]


def stays(good: float, price: float, live: int, dealt: int, after: int) -> bool:
    """True if a hand of this strength stays in for this share of the pot. Where a call costs half of what it would
    after a bet of the antes' pot, half the weight is enough.
    """
    paid = live - 1 - after  # the seats that have bet or called
    return win_weight(good) >= STAYS[dealt][live][after] * price * (1 + paid)
