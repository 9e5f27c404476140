"""The search of what is answered before the first card: bids, gifts, and the contract.

In a drawn deal the others bid as long as the policy would. Whoever gets the contract takes the widow, gives away what
the policy would and plays. One playout tells what every contract would have come to: so where nothing but the contract
is chosen, all answers are valued in the same playouts, and there is nothing to halve.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from engine.contract import Action, Answers, Assign, Decision, Trial
from engine.tyzicha.cards import SEATS
from engine.tyzicha.player.deals import Bidding, Given, TyzichaDeal, expected, gifts, good_for, sample_deals, spares
from engine.tyzicha.player.policy import choose
from engine.tyzicha.player.world import BITS, bits, mask, worth
from engine.tyzicha.round import CONCEDE, STEP
from engine.tyzicha.state import CLOSED, Terms, TyzichaView, conceded, scored

PAIR = 25  # playouts for each pair of cards that is tried as gifts
PLAN = 8  # the playouts for each one that goes into a plan: how far to bid, or to what to raise
FURTHER = 10  # bids beyond the next one that a plan may have
ABOVE = 60  # points beyond what a hand is good for up to which raises are tried


def search_calls(terms: Terms, view: TyzichaView, decision: Decision, playouts: int, random: Random) -> Trial:
    """The answer before the first card that does best in deals that fit the calls so far."""
    return search_calls_on(sample_deals(view, random), terms, view, decision, playouts)


def search_calls_on(
    deals: Iterator[TyzichaDeal], terms: Terms, view: TyzichaView, decision: Decision, playouts: int
) -> Trial:
    """The same in these deals, wherever they come from."""
    score = Scoring(view, terms)
    tries = {"bid": _bids, "forced": _forced, "exchange": _gifts, "commit": _commit}[decision.kind]
    trial = tries(score, decision, deals, playouts)
    return replace(trial, answers=list(dict.fromkeys([choose(view, decision), *trial.answers])))


@dataclass(frozen=True, slots=True)
class Scoring:
    """The value to a view's seat of what a contract comes to."""

    view: TyzichaView
    terms: Terms

    @property
    def before(self) -> tuple[int, ...]:
        """The scores before this round."""
        return self.view.standing.scores or (0,) * SEATS

    def played(self, deal: TyzichaDeal, declarer: int, contract: int, given: Given = None) -> float:
        """The value of a deal in which this declarer gives these cards and plays this contract."""
        totals = deal.totals(declarer, given)
        return worth(self.view, declarer, scored(declarer, contract, totals, self.before, self.terms).gains, self.terms)

    def conceded(self) -> float:
        """The value of giving up the contract."""
        own = self.view.own_seat
        gains = conceded(own, self.view.public.contract, self.before, self.terms.target)
        return worth(self.view, own, gains, self.terms)

    def bidding(self, deal: TyzichaDeal, bidding: Bidding, limit: float) -> float:
        """The value of a deal in which the auction goes on from there, and the own seat bids what is below a limit."""
        limits = deal.limits.copy()
        limits[self.view.own_seat] = limit
        return self.played(deal, *bidding.won(limits))


def _bids(score: Scoring, decision: Decision, deals: Iterator[TyzichaDeal], playouts: int) -> Trial:
    """To pass and to bid. Whoever bids goes on as far as does best in some deals."""
    planned = list(islice(deals, playouts // PLAN))
    auction, answers = score.view.public.auction, list(decision.enumerate())
    after = {one: Bidding.of(auction.called(_amount(one))) for one in answers}
    limit = 0.0
    for one in answers:
        if (bid := _amount(one)) is not None:
            limits = [bid + further * STEP + 1.0 for further in range(FURTHER + 1)]
            limit = max(limits, key=lambda most: sum(score.bidding(deal, after[one], most) for deal in planned))

    def value(answer: Action, deal: TyzichaDeal) -> float:
        return score.bidding(deal, after[answer], limit)

    return Trial(answers, value, deals, playouts - len(planned))


def _amount(call: Action) -> int | None:
    return int(call.values[0]) if call.values else None


def _forced(score: Scoring, decision: Decision, deals: Iterator[TyzichaDeal], playouts: int) -> Trial:
    """The two contracts of a seat that must play, and what the higher one may be raised to (TYZ-R7)."""
    own, drawn = score.view.own_seat, list(islice(deals, playouts))
    good = expected(mask(score.view.hand))

    def value(answer: Action, _: None) -> float:
        contracts = _contracts(score.terms, int(answer.values[0]), good)
        return max(sum(score.played(deal, own, one) for deal in drawn) for one in contracts) / len(drawn)

    return Trial(list(decision.enumerate()), value)


def _gifts(score: Scoring, decision: Decision, deals: Iterator[TyzichaDeal], playouts: int) -> Trial:
    """Cards that can be spared, each pair both ways, for the contract that does best in some deals."""
    own, hand, planned = score.view.own_seat, mask(score.view.hand), list(islice(deals, playouts // PLAN))
    contracts = _contracts(score.terms, score.view.public.contract, good_for(hand & ~sum(gifts(hand))))
    best = max(contracts, key=lambda one: sum(score.played(deal, own, one) for deal in planned))

    def value(answer: Action, deal: TyzichaDeal) -> float:
        return score.played(deal, own, best, tuple(BITS[card] for card in answer.cards))

    pairs = islice(_pairs(decision.answers), 2 * max(1, playouts // PAIR))
    return Trial(list(pairs), value, deals, playouts - len(planned))


def _pairs(answers: Answers) -> Iterator[Action]:
    """All gifts, those first that cost least; each pair of cards both ways."""
    if not isinstance(answers, Assign):
        raise TypeError("no gifts are asked for")
    names = {BITS[card]: card for card in answers.cards}
    for spare in spares(mask(answers.cards), len(answers.whom)):
        cards = [names[bit] for bit in bits(spare.cards)]
        yield answers.action(cards)
        yield answers.action(cards[::-1])


def _commit(score: Scoring, decision: Decision, deals: Iterator[TyzichaDeal], playouts: int) -> Trial:
    """To play, to concede, and all raises that are not hopeless."""
    own, contract, drawn = score.view.own_seat, score.view.public.contract, list(islice(deals, playouts))
    contracts = _contracts(score.terms, contract, good_for(mask(score.view.hand)))

    def value(answer: Action, _: None) -> float:
        if answer == CONCEDE:
            return score.conceded()
        return sum(score.played(deal, own, _amount(answer) or contract, ()) for deal in drawn) / len(drawn)

    return Trial([one for one in decision.enumerate() if (_amount(one) or contract) in contracts], value)


def _contracts(terms: Terms, contract: int, good: float) -> range:
    """The contracts that may be played by a declarer who has this one and a hand that is good for so many points:
    itself, and all raises that are not hopeless.
    """
    most = contract if contract <= CLOSED else min(terms.max_bid, int(good) + ABOVE)
    return range(contract, max(contract, most) + 1, STEP)
