"""Our side: whole rounds of Tahimi for four, default rules, through the public contract alone."""

from random import Random
from time import process_time

from engine.contract import Dice, Standing
from engine.games import rules_of
from tests.bench.race import choose

RULES = rules_of("tahimi")()
STANDING = Standing(order=("north", "east", "south", "west"))


def fresh(seconds: float) -> int:
    """Each round from a deal of its own."""
    chance = Dice(Random(1))
    actions = 0
    end = process_time() + seconds
    while process_time() < end:
        state = RULES.start(STANDING, chance)
        while pending := state.pending:
            decision = pending[0]
            state.play(decision.seat, choose(decision.options))
            actions += 1
    return actions


def dealt(seconds: float) -> int:
    """Each round from a copy of the same deal."""
    deal = RULES.start(STANDING, Dice(Random(1)))
    actions = 0
    end = process_time() + seconds
    while process_time() < end:
        state = deal.copy()
        while pending := state.pending:
            decision = pending[0]
            state.play(decision.seat, choose(decision.options))
            actions += 1
    return actions
