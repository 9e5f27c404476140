"""The search of strong computer players: it thinks about bets, and knows which hands win and which throws are claimed.

Of each hand that may stay it finds how many cards it lacks, in how many ways these may come, and so how likely it wins;
of each throw, how likely somebody claims it (`outlook`). Nothing hangs on luck there, and no playouts are made.

The bets, calls and folds of the others follow from the strength of their hands, if they go by the policy; and what they
have done so far betrays some of it. So a playout needs no cards: for each of them a strength is drawn that fits what
they have done, the betting goes on to its end, and whoever is left wins as often as hands of these strengths do.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from engine.cards.hands import Cards
from engine.cards.packs import leftward, less
from engine.contract import Action, Decision, Rules, Trial, View
from engine.pif_paf.player.outlook import Outlook
from engine.pif_paf.player.policy import DEALT, RAISE, bets, choose, stays, strength, wager, win_weight
from engine.pif_paf.round import FOLD
from engine.pif_paf.rules import PifPafRules
from engine.pif_paf.state import Betting, PifPafPublic

DRAWN = 1.4  # how many times as likely a hand wins with a card from the stock; chosen by hand, as all
DOUBT = 0.1  # how often a seat may have any hand, whatever it has done

Strengths = Mapping[int, float]  # by seat


class Hands(NamedTuple):
    """The hands of some seats, as they bet. `strengths`: by which they bet; `weights`: with which they win."""

    strengths: Strengths
    weights: Mapping[int, float]


def search(rules: Rules, view: View[PifPafPublic], decision: Decision, playouts: int, random: Random) -> Trial:
    """The bet with the best prospects in chips; the card that leaves most to hope for."""
    if not isinstance(rules, PifPafRules):
        raise TypeError(f"these are rules of {rules.GAME}")
    chosen = choose(view, decision)
    if decision.kind == "bet":
        return _bet(view, decision, chosen, playouts, random)
    return Trial([chosen, *(answer for answer in decision.answers if answer != chosen)], worth(Outlook.of(view), view))


# ---------------------------------------------------------------------- cards


def worth(outlook: Outlook, view: View[PifPafPublic]) -> Callable[[Action, object], float]:
    """Return a function that says about how likely the view's seat wins the round with an answer."""
    hand = view.hand

    def throws(cards: Cards, card: str) -> float:
        return outlook.wins(less(cards, card)) * (1 - outlook.claimed(card))

    def value(answer: Action, _: object) -> float:
        match answer.verb:
            case "out":
                return 1.0
            case "draw":
                return min(1.0, DRAWN * outlook.wins(hand))
            case "take":
                cards = (*hand, view.public.discards[-1])
                return max(throws(cards, card) for card in hand)
            case _:
                return throws(hand, answer.cards[0])

    return value


# ---------------------------------------------------------------------- bets


def _bet(view: View[PifPafPublic], decision: Decision, chosen: Action, playouts: int, random: Random) -> Trial:
    """The bet with the best prospects."""
    betting, live, dealt = view.public.betting, view.public.live, len(view.standing.live)
    pot, own, weight = int(view.counters["pot"]), strength(view), Outlook.of(view).weight(view.hand)
    most, free = pot + betting.cap * len(live), not betting.owes(decision.seat)

    def value(answer: Action, others: Hands) -> float:
        hands = Hands({decision.seat: own, **others.strengths}, {decision.seat: weight, **others.weights})
        return 0.5 + _chips(answer, hands, betting, live, pot, dealt) / (2 * most)

    answers = [chosen, *(answer for answer in decision.answers if answer != chosen and not (free and answer == FOLD))]
    return Trial(answers, value, _others(view, betting, live, random), playouts)


def _chips(answer: Action, hands: Hands, betting: Betting, live: Sequence[int], pot: int, dealt: int) -> float:
    """The mean number of chips that the seat which has to act gets out of the pot, less what it has yet to put in."""
    seat = betting.due[0]
    goes = None if answer == FOLD else int(answer.values[0]) if answer.verb == "bet" else betting.level
    after, left = settle_bets(goes, hands.strengths, betting, live, pot, dealt)
    inside, paid = pot + sum(after.bets) - sum(betting.bets), after.bets[seat] - betting.bets[seat]
    won = hands.weights[seat] / sum(hands.weights[one] for one in left) if seat in left else 0.0
    return won * inside - paid


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


def _others(view: View[PifPafPublic], betting: Betting, live: Sequence[int], random: Random) -> Iterator[Hands]:
    """Hands that the others may have, without end."""
    fitting = {seat: _fitting(view, betting, live, seat) or DEALT for seat in live if seat != view.seat}
    while True:
        some = {seat: random.choice(DEALT if random.random() < DOUBT else good) for seat, good in fitting.items()}
        yield Hands(some, {seat: win_weight(good) for seat, good in some.items()})


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
