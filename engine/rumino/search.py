"""The search of strong computer players: the seat's own hand is played on, with cards as they may come.

The others are not played. They may end the hand on any of their turns, as often as merchants do, and are left with what
merchants have by then. So a playout tells little of their luck and much of the hand.

Whether to end the hand, and whether to come back after it, is the policy's to say. A review compares the lead with
which it ends with the lead to be expected when it is played on.
"""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

from engine.cards.drawing_worlds import known_hands, unseen
from engine.contract import Action, Decision, Rules, Thought, Trial, View
from engine.rumino.bits import BITS, POINTS, SETS, THREES, bits, covers, mask
from engine.rumino.deadwood import deadwood
from engine.rumino.policy import choose, puts_out
from engine.rumino.round import DECK, DRAW, DROP, KNOCK, REBUY
from engine.rumino.rules import RuminoRules
from engine.rumino.scoring import GIN, price
from engine.rumino.standings import RuminoCarried
from engine.rumino.state import RuminoPublic

ENDING = ("gin", "knock")  # the verbs that end the hand
TURNS = 6  # the number of the seat's own turns that a hand is played on
RANGE = 200  # points that lie between the best playout and the worst
# The frequency with which a merchant ends the round on its first turn, its second, and so on; and the points that it
# has unmatched on its first turn, of which each turn leaves a share. `python -m tests.tools.fits rumino` finds them
# (seed "fits", 300 rounds of two, four and six).
ENDS = (0.01, 0.04, 0.09, 0.13, 0.15, 0.18)
UNMATCHED, LEFT = 38.2, 0.84
# The value of a loose card that goes with a higher one, as a share of its points, and the most that all of them count.
# Both were chosen by hand.
HOPE, MOST_HOPE = 0.15, 6.0

GOES_WITH = {bit: SETS[bit] | THREES[bit] for bit in BITS.values()}


class Hand(NamedTuple):
    """Seven cards, and the fewest points that can be left over of them."""

    cards: int
    deadwood: int


@lru_cache(maxsize=1 << 16)
def kept(cards: int) -> Hand:
    """The hand that stays of eight cards when the best one is thrown: the hand that leaves least, less what may still
    become a meld.
    """
    found, total = covers(cards), sum(map(POINTS.__getitem__, bits(cards)))
    best, least = Hand(0, 0), float("inf")
    for thrown in bits(cards):
        melded, saved = next((cover for cover in found if not cover[0] & thrown), (0, 0))
        left, loose = total - POINTS[thrown] - saved, cards & ~melded & ~thrown
        if left - MOST_HOPE < least:
            hope = sum(POINTS[one] for one in bits(loose) if loose & GOES_WITH[one])
            cost = left - min(HOPE * hope, MOST_HOPE)
            if cost < least:
                best, least = Hand(cards ^ thrown, left), cost
    return best


def without(cards: int, thrown: int) -> Hand:
    """The hand that stays of eight cards when this one is thrown."""
    left = cards ^ thrown
    saved = max((points for _, points in covers(left)), default=0)
    return Hand(left, sum(map(POINTS.__getitem__, bits(left))) - saved)


def search(rules: Rules, view: View[RuminoPublic], decision: Decision, playouts: int, random: Random) -> Trial:
    """The answer that does best with the cards that may come."""
    if not isinstance(rules, RuminoRules):
        raise TypeError(f"these are rules of {rules.GAME}")
    chosen = choose(view, decision)
    if decision.kind == "rebuy":
        return _rebuy(rules, view, chosen)
    hand, top = mask(view.hand), mask(view.public.discards[-1:])
    live = view.public.live
    turn, others = (len(view.public.lain) - 1) // len(live), len(live) - 1

    def value(answer: Action, coming: list[int]) -> float:
        if answer.verb in ENDING:
            return _ended(view, answer, UNMATCHED * LEFT**turn)
        if answer.cards:
            after = without(hand, BITS[answer.cards[0]])
        else:
            after = kept(hand | (coming[-1] if answer == DRAW else top))
        return 0.5 + _lead(after, turn, others, coming, rules.knock_max) / RANGE

    given = Thought(chosen) if chosen.verb in ENDING else None
    rest = (answer for answer in decision.answers if given or answer.verb not in ENDING)
    return Trial(list(dict.fromkeys([chosen, *rest])), value, _coming(view, random), playouts, given=given)


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


def _coming(view: View[RuminoPublic], random: Random) -> Iterator[list[int]]:
    """Draw the cards that may come: for each turn one that is thrown to the seat and one that it may draw, and one for
    now. If too few are unseen, the discards are among them, since the stock will be made of these.
    """
    needed = 2 * TURNS + 1
    hidden = unseen(view, known_hands(view), DECK, random)
    if len(hidden) < needed:
        hidden += view.public.discards[:-1]
    cards = [BITS[card] for card in hidden]
    while True:
        yield random.sample(cards, needed)


def _lead(hand: Hand, turn: int, others: int, coming: list[int], knock_max: int) -> float:
    """The seat's lead over the mean of the others, in points that it has fewer. `turn`: the number of turns that it has
    had.
    """
    lead, goes_on = 0.0, 1.0
    for at in range(TURNS):
        theirs = UNMATCHED * LEFT ** (turn + at + 1)  # once all have had another turn
        lasts = (1 - ENDS[min(turn + at, len(ENDS) - 1)]) ** others
        lead += goes_on * (1 - lasts) * (theirs * (others - 1) / others - hand.deadwood)
        goes_on *= lasts
        if hand.deadwood <= knock_max:
            return lead + goes_on * (theirs - (hand.deadwood or GIN))
        taken = kept(hand.cards | coming[2 * at])
        hand = taken if taken.deadwood < hand.deadwood else kept(hand.cards | coming[2 * at + 1])
        if not hand.deadwood:
            return lead + goes_on * (theirs - GIN)
    return lead + goes_on * (UNMATCHED * LEFT ** (turn + TURNS + 1) - hand.deadwood)
