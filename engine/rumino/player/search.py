"""The search of strong computer players: of each hand that it may keep, the outlook one card ahead (`outlook`).

The others are not played: what they hold and when they end the round is known from rounds of merchants alone. So
nothing hangs on luck, and a budget is the number of throws of which the outlook is found, those first that seem best.

Whether to end the hand, and whether to come back after it, is the policy's to say; only that a knock waits where the
upcard makes gin. A review compares the lead with which it ends with the lead to be expected when it is played on.
"""

from random import Random

from engine.cards.packs import in_hand_order
from engine.contract import Action, Decision, Rules, Thought, Trial, View
from engine.rumino.deadwood import deadwood, gin_discards
from engine.rumino.player.outlook import BITS, Outlook, hand_of, mask
from engine.rumino.player.policy import KNOCKED, choose, puts_out
from engine.rumino.round import DECK, DRAW, DROP, KNOCK, REBUY, TAKE
from engine.rumino.rules import GIN, RuminoCarried, RuminoRules, price
from engine.rumino.state import RuminoPublic

ENDING = ("gin", "knock")  # the verbs that end the hand
RANGE = 200  # points that lie between the best lead and the worst


def search(rules: Rules, view: View[RuminoPublic], decision: Decision, playouts: int, random: Random) -> Trial:
    """The answer that leaves the best hand."""
    if not isinstance(rules, RuminoRules):
        raise TypeError(f"these are rules of {rules.GAME}")
    chosen = choose(view, decision)
    if decision.kind == "rebuy":
        return _rebuy(rules, view, chosen)
    cards, top = mask(view.hand), mask(view.public.discards[-1:])
    live = view.public.live
    turn = (len(view.public.lain) - 1) // len(live)
    outlook = Outlook(unseen(view), len(live) - 1, most_to_knock(rules, view))

    def value(answer: Action, _: object) -> float:
        if answer.verb in ENDING:
            return _ended(view, answer, outlook.theirs(turn))
        if answer.cards:
            return 0.5 + outlook.ahead(hand_of(cards ^ BITS[answer.cards[0]]), turn) / RANGE
        if answer == DRAW:
            return 0.5 + outlook.drawn(hand_of(cards), turn) / RANGE
        return 0.5 + outlook.taken(cards, top, turn) / RANGE

    def at_first_sight(answer: Action) -> float:
        return outlook.value(hand_of(cards ^ BITS[answer.cards[0]]), turn)

    if chosen.verb in ENDING:
        given = TAKE if chosen == KNOCK and _gin_by_upcard(rules, view) else chosen
        return Trial((given, *(one for one in decision.answers if one != given)), value, given=Thought(given))
    answers = [answer for answer in decision.answers if answer.verb not in ENDING]
    if decision.kind == "discard":
        answers = sorted(answers, key=at_first_sight, reverse=True)[:playouts]
    return Trial(answers, value)


def unseen(view: View[RuminoPublic]) -> int:
    """The cards that may still come, as far as this seat knows, as bits."""
    seen = {*view.hand, *view.public.discards}.union(*view.public.known)
    return mask(card for card in DECK if card not in seen)


def most_to_knock(rules: RuminoRules, view: View[RuminoPublic]) -> int:
    """The most deadwood with which the seat may knock and stay in, or else nobody stays in."""
    totals = {seat: int(view.seats[seat].counters["score"]) for seat in view.standing.live}
    own = totals.pop(view.own_seat)
    if any(total + KNOCKED < rules.limit for total in totals.values()):
        return min(rules.knock_max, rules.limit - own - 1)
    return rules.knock_max


def _gin_by_upcard(rules: RuminoRules, view: View[RuminoPublic]) -> bool:
    """True if the seat goes gin on this turn with the upcard."""
    return rules.gin_after_draw and bool(gin_discards(in_hand_order((*view.hand, view.public.discards[-1]))))


def _ended(view: View[RuminoPublic], answer: Action, theirs: float) -> float:
    """The value of ending the hand while the others have so many points unmatched; nothing if the seat is out by it."""
    if answer == KNOCK and puts_out(view):
        return 0.0
    return 0.5 + (theirs - (GIN if answer.verb == "gin" else deadwood(view.hand) or GIN)) / RANGE


def _rebuy(rules: RuminoRules, view: View[RuminoPublic], chosen: Action) -> Trial:
    """The value of the choices after a hand, in chips. A seat that comes back has the highest total of those that stay;
    it is taken to win the pool as often as its share of the points that are left to all until they are out.
    """
    scores = [int(one.counters["score"]) for one in view.seats]
    totals = [score for score in scores if score < rules.limit]
    rebuys = view.standing.carried_as(RuminoCarried).rebuys[view.own_seat]
    costs, left = price(rules.stake, rebuys), rules.limit - max(totals)
    pool = int(view.counters["pool"]) + costs
    wins = left / (left + sum(rules.limit - total for total in totals))

    def value(answer: Action, _: object) -> float:
        return 0.5 + (wins * pool - costs) / (2 * pool) if answer == REBUY else 0.5

    return Trial((DROP, REBUY), value, given=Thought(chosen))
