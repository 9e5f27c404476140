"""The policy of Pif Paf, from a view alone: it bets on hands that are nearly melded, and keeps what may still become a
meld.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

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
RAISE, RAISE_ALL = 1.6, 2.0
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
    """Raise with a good hand, to the end with a very good one; stay in while the pot is worth it."""
    betting, live = view.public.betting, len(view.public.live)
    levels = {int(answer.values[0]): answer for answer in decision.answers if answer.verb == "bet"}
    owes, pot = betting.owes(decision.seat), int(view.counters["pot"])
    goes = wager(strength(view), betting.level, tuple(levels), owes, pot, live)
    return FOLD if goes is None else levels.get(goes, CALL if owes else CHECK)


def wager(good: float, level: int, levels: Sequence[int], owes: int, pot: int, live: int) -> int | None:
    """The level to which a seat goes with a hand of strength `good`, if it owes `owes` chips to a bet at `level` and
    may bet or raise to any of `levels`. None: it folds.
    """
    if levels and good >= RAISE:
        return levels[-1] if good >= RAISE_ALL else levels[0]
    return level if not owes or (pot + owes) * good / live > owes else None


def strength(view: View[PifPafPublic]) -> float:
    """The strength of a hand before play: how many times as often as an average hand it wins, by the features above."""
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
