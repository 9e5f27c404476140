"""The search of strong computer players: it thinks about bets, and values the cards to come higher than the policy
does.

The bets, calls and folds of the others follow from the strength of their hands, if they go by the policy; and what they
have done so far betrays some of it. So a playout needs no cards: for each of them a strength is drawn that fits what
they have done, the betting goes on to its end, and whoever is left wins as often as hands of these strengths do.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from engine.cards.drawing_policy import unseen_kinds
from engine.cards.order import leftward
from engine.cards.packs import less
from engine.contract import Action, Decision, Rules, Trial, View
from engine.pif_paf.betting import Betting
from engine.pif_paf.melds import grouped
from engine.pif_paf.policy import choose, cost, hope, strength
from engine.pif_paf.round import DECK, DRAW, FOLD, TAKE
from engine.pif_paf.rules import PifPafRules
from engine.pif_paf.state import PifPafPublic
from engine.pif_paf.wagers import DEALT, RAISE, bets, stays, wager, win_weight

HOPES = 2.5  # how many times as much as to the policy the cards are worth that may still come; chosen by hand, as all
GAIN = 0.3  # what a card of the stock is worth, in loose cards: a discard is taken for more
RANGE = 30  # loose cards that lie between the best hand and the worst, with all that may be hoped for
DOUBT = 0.1  # how often a seat may have any hand, whatever it has done

Strengths = Mapping[int, float]  # by seat


def search(rules: Rules, view: View[PifPafPublic], decision: Decision, playouts: int, random: Random) -> Trial:
    """The bet with the best prospects in chips; the card that leaves most to hope for."""
    if not isinstance(rules, PifPafRules):
        raise TypeError(f"these are rules of {rules.GAME}")
    chosen = choose(view, decision)
    match decision.kind:
        case "bet":
            return _bet(view, decision, chosen, playouts, random)
        case "draw":
            costs = {DRAW: _now(view) - GAIN, TAKE: _taken(view)} if TAKE in decision.answers else {DRAW: _now(view)}
            return _weighed([*costs], costs)
    unseen = unseen_kinds(view, DECK)
    costs = {answer: _cost(view, answer, unseen) for answer in decision.answers}
    return _weighed([chosen, *(answer for answer in costs if answer != chosen)], costs)


# ---------------------------------------------------------------------- cards


def _weighed(answers: Sequence[Action], costs: Mapping[Action, float]) -> Trial:
    """The answer that costs least, in loose cards."""
    return Trial(answers, lambda answer, _: 0.5 - costs[answer] / RANGE)


def _cost(view: View[PifPafPublic], answer: Action, unseen: Counter[str]) -> float:
    """The cost of a throw; to go out is the best that there is, since it wins the pot."""
    return -RANGE / 2 if answer.verb == "out" else cost(view, answer.cards[0], unseen, HOPES)


def _now(view: View[PifPafPublic]) -> float:
    """The cost of the hand as it is, in loose cards."""
    left = grouped(view.hand)
    return len(left.loose) - hope(left, unseen_kinds(view, DECK), HOPES)


def _taken(view: View[PifPafPublic]) -> float:
    """The cost of the hand with the top discard in the place of some other card."""
    top, unseen = view.public.discards[-1], unseen_kinds(view, DECK)
    hands = [grouped((*less(view.hand, card), top)) for card in view.hand]
    return min(len(left.loose) - hope(left, unseen, HOPES) for left in hands)


# ---------------------------------------------------------------------- bets


def _bet(view: View[PifPafPublic], decision: Decision, chosen: Action, playouts: int, random: Random) -> Trial:
    """The bet with the best prospects."""
    betting, live, dealt = view.public.betting, view.public.live, len(view.standing.live)
    pot, own = int(view.counters["pot"]), strength(view)
    most, free = pot + betting.cap * len(live), not betting.owes(decision.seat)

    def value(answer: Action, others: Strengths) -> float:
        return 0.5 + _chips(answer, {**others, decision.seat: own}, betting, live, pot, dealt) / (2 * most)

    answers = [chosen, *(answer for answer in decision.answers if answer != chosen and not (free and answer == FOLD))]
    return Trial(answers, value, _others(view, betting, live, random), playouts)


def _chips(answer: Action, strengths: Strengths, betting: Betting, live: Sequence[int], pot: int, dealt: int) -> float:
    """The mean number of chips that the seat which has to act gets out of the pot, less what it has yet to put in."""
    seat = betting.due[0]
    goes = None if answer == FOLD else int(answer.values[0]) if answer.verb == "bet" else betting.level
    after, left = settle_bets(goes, strengths, betting, live, pot, dealt)
    inside, paid = pot + sum(after.bets) - sum(betting.bets), after.bets[seat] - betting.bets[seat]
    weights = {one: win_weight(strengths[one]) for one in left}
    return weights.get(seat, 0.0) / sum(weights.values()) * inside - paid


def settle_bets(
    goes: int | None, strengths: Strengths, betting: Betting, live: Sequence[int], pot: int, dealt: int
) -> tuple[Betting, Sequence[int]]:
    """The bets when betting is over, and the seats that are left, if the seat that has to act goes to the level `goes`
    and all that follows is the policy's. `pot`: the chips that lie there now; `dealt`: how many were dealt in.
    """
    before = pot - sum(betting.bets)
    while True:
        betting, live = after(goes, betting, live)
        if len(live) == 1 or not betting.due:
            return betting, live
        goes = wager(strengths[betting.due[0]], betting, before + sum(betting.bets), len(live), dealt)


def after(goes: int | None, betting: Betting, live: Sequence[int]) -> tuple[Betting, Sequence[int]]:
    """The betting and who is in it, once the next seat has gone so far."""
    if goes is None:
        return betting.passed(), [seat for seat in live if seat != betting.due[0]]
    return betting.raised(goes, live) if goes > betting.level else betting.called(), live


def _others(view: View[PifPafPublic], betting: Betting, live: Sequence[int], random: Random) -> Iterator[Strengths]:
    """Strengths that the others may have, without end."""
    fitting = {seat: _fitting(view, betting, live, seat) or DEALT for seat in live if seat != view.seat}
    while True:
        yield {seat: random.choice(DEALT if random.random() < DOUBT else some) for seat, some in fitting.items()}


def _fitting(view: View[PifPafPublic], betting: Betting, live: Sequence[int], seat: int) -> list[float]:
    """The strengths with which a seat would have done what it has done."""
    order = leftward(view.standing.dealer, view.standing.live)
    dealt, later = len(order), len(order) - 1 - order.index(seat)
    level, bet, pot = betting.level, betting.bets[seat], int(view.counters["pot"])
    if not level:
        return [good for good in DEALT if seat in betting.due or not bets(good, dealt, later)]
    raiser = leftward(betting.due[-1], live)[0]
    if seat == raiser:
        return [good for good in DEALT if bets(good, dealt, later)]
    if bet == level:
        between = leftward(seat, live).index(raiser)  # who had yet to act after it
        return [good for good in DEALT if stays(good, bet / (pot - bet), len(live), dealt, between)]
    checked = not bet and order.index(seat) < order.index(raiser)
    poor = [good for good in DEALT if not (checked and bets(good, dealt, later))]
    return [good for good in poor if not bet or win_weight(good) < RAISE]
