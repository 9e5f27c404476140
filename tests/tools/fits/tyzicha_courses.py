"""`python -m tests.tools.fits.tyzicha_courses`: how to play a deal of Tyzicha out, so that contracts are made as often
as viziers make them: how often the declarer has the better of two courses, and how often a card is any.

Everybody bids and gives by the policy, then the contract is set to anything about what the hand is good for, and all
three play it as viziers. For each way of playing out, the share of deals in which it makes the contract, drawn from
what the declarer sees, is held against what happened. Of ways with about the least log loss, the best is one that makes
as many in all.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice, product
from math import log
from random import Random
from statistics import fmean
from typing import NamedTuple

from engine.search import think
from engine.tyzicha import GAME
from engine.tyzicha.cards import SEATS
from engine.tyzicha.player.deals import TyzichaDeal, good_for, sample_deals
from engine.tyzicha.player.world import NOTHING, TyzichaWorld, mask
from engine.tyzicha.round import OPENING, STAY, STEP, TyzichaRound
from tests.tools.fits.rounds import dealt

ROUNDS = 500
DEALS = 60  # by which a contract is told
AROUND = (-70, 50)  # points about what the hand is good for, between which contracts lie
BETTER, BOLD = (0.0, 0.3, 0.5, 0.7, 1.0), (0.0, 0.05, 0.1, 0.2)


class Contract(NamedTuple):
    """A contract that was played: what could be dealt for all that its declarer saw, and whether it was made."""

    declarer: int
    amount: int
    deals: Sequence[TyzichaDeal]
    made: bool


def contracts(rounds: int) -> Iterator[Contract]:
    """Contracts that viziers have played."""
    for number, state in enumerate(dealt("tyzicha", SEATS, rounds)):
        if not isinstance(state, TyzichaRound):
            raise TypeError("no round of Tyzicha")
        random = Random(f"courses {number}")
        while state.phase() != "commit":
            asked = state.pending[0]
            state.play(asked.seat, GAME.choose(state.view(asked.seat), asked))
        declarer = state.public.declarer
        view = state.view(declarer)
        amount = round((good_for(mask(view.hand)) + random.uniform(*AROUND)) / STEP) * STEP
        amount = max(OPENING, min(state.public.terms.max_bid, amount))
        deals = list(islice(sample_deals(view, random), DEALS))
        state.public = replace(state.public, contract=amount)
        state.play(declarer, STAY)
        while state.pending:
            asked = state.pending[0]
            thought = think(GAME, state.rules, state.view(asked.seat), asked, "vizier", random)
            state.play(asked.seat, thought.action)
        yield Contract(declarer, amount, deals, state.score().made)


class Told(NamedTuple):
    """What a way of playing out tells of contracts: the mean log loss, and the share that it has made; in truth the
    share was another one.
    """

    loss: float
    share: float


def told(found: Sequence[Contract], better: float, bold: float) -> Told:
    """What courses tell of which the declarer has the better of two so often, and in which so many cards are any."""
    shares = [_share(one, better, bold) for one in found]
    losses = (-log(share if one.made else 1 - share) for one, share in zip(found, shares, strict=True))
    return Told(fmean(losses), fmean(shares))


def _share(one: Contract, better: float, bold: float) -> float:
    """The share of deals in which the contract is made."""
    made = sum(_taken(deal, one.declarer, better, bold) > one.amount for deal in one.deals)
    return (made + 0.5) / (len(one.deals) + 1)


def _taken(deal: TyzichaDeal, declarer: int, better: float, bold: float) -> int:
    """What the declarer takes in the better course, or in one."""
    random, most = Random(deal.luck), 0
    for _ in range(1 + (random.random() < better)):
        world = TyzichaWorld(deal.hands.copy(), [0] * SEATS, NOTHING, declarer, declarer)
        world.finish(random, bold)
        most = max(most, world.sums[declarer])
    return most


if __name__ == "__main__":
    found = list(contracts(ROUNDS))
    sys.stdout.write(f"{len(found)} contracts, {fmean(one.made for one in found):.3f} made\n")
    for better, bold in product(BETTER, BOLD):
        loss, share = told(found, better, bold)
        sys.stdout.write(f"better of two {better:.2f}, any {bold:.2f}: loss {loss:.4f}, {share:.3f} made\n")
