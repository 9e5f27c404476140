"""The policy of Pif Paf, from a view alone. It bets by `wagers`, and keeps what may still become a meld."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from engine.cards.drawing_policy import feeds, unseen_kinds
from engine.cards.packs import less, pack, plain
from engine.contract import Action, Decision, View
from engine.pif_paf.melds import HAND, Grouped, discards, grouped, is_meld
from engine.pif_paf.player.wagers import CLOSER, LONELY, wager
from engine.pif_paf.round import CALL, CHECK, DECK, DRAW, FOLD, TAKE
from engine.pif_paf.state import PifPafPublic

KINDS = pack()
# The value of a card that may still come, in loose cards: if it makes a meld of two others, and if it makes a meld
# longer.
MELDS, LENGTHENS = 0.06, 0.02
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
