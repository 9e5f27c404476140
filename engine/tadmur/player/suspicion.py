"""The belief about a target that a chain betrays: the probability of each rank, to somebody who knows the hand and the
target together.

That is what each player knows of the other, for all cards are dealt. A player is taken to keep a way to their target
open where a card does that and another does not, and to play anything else at random.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from engine.cards.packs import RANKS, rank
from engine.contract import View
from engine.tadmur.cycle import Counts, neighbours, path, without
from engine.tadmur.round import GUESS, PLAY
from engine.tadmur.state import TadmurPublic

SLIPS = 0.1  # how often somebody leaves their way nevertheless


class Step(NamedTuple):
    """A card of a chain: the ranks of the one before it and of itself, and how many spaces were left with it."""

    before: str
    rank: str
    spaces: int


def steps_of(view: View[TadmurPublic], seat: int) -> list[Step]:
    """The cards of a seat's chain, the newest first."""
    row = view.public.rows[seat]
    cards, spaces, steps = [row.starter, *row.cards], row.spaces, list[Step]()
    for at, text in reversed(view.public.moves):
        if at != seat:
            continue
        if text.startswith(PLAY):
            steps.append(Step(rank(cards[-2]), rank(cards.pop()), spaces))
            spaces += 1
        elif text.startswith(GUESS):
            spaces -= 1
    return steps


def suspicion(steps: Sequence[Step], pool: Counts, wrong: Collection[str]) -> Mapping[str, float]:
    """The probability of each rank to be the target's. `steps`: the newest first; `pool`: the hand and the target as
    they are now; `wrong`: the ranks that it is not. Empty if no rank is left.
    """
    weights = {
        name: count * _likelihood(steps, without(pool, name), name)
        for name, count in zip(RANKS, pool, strict=True)
        if count and name not in wrong
    }
    total = sum(weights.values())
    return {name: weight / total for name, weight in weights.items()}


def _likelihood(steps: Sequence[Step], hand: Counts, target: str) -> float:
    """The probability that a player with this target, and this hand now, plays such a chain."""
    likely = 1.0
    for step in steps:
        (one,) = (name for name in neighbours(step.before) if name != step.rank)
        taken_back = tuple(count + (name == step.rank) for name, count in zip(RANKS, hand, strict=True))
        if hand[RANKS.index(one)]:
            kept = path(step.rank, target, step.spaces, hand) is not None
            other = path(one, target, step.spaces, without(taken_back, one)) is not None
            likely *= share(kept, other)
        hand = taken_back
    return likely


def share(kept: bool, other: bool) -> float:
    """How often a seat that has two cards lays the one that it did. `kept`: it keeps a way open; `other`: the other one
    would.
    """
    return 0.5 if kept == other else 1 - SLIPS if kept else SLIPS
