"""The policy of Tadmur: it guesses whenever it may, and hides where its own chain goes.

A wrong guess costs one space, a right one the other player the deal. Over thousands of deals, players who wait for a
likely guess lost to players who do not. Only a chain that nobody can stop any more is worth more than a guess.

A chain betrays its target: `suspicion` is the probability of each rank, to somebody who knows the hand and the target
together. That is what each player knows of the other, for all cards are dealt. A player is taken to keep a way to their
target open where a card does that and another does not, and to play anything else at random.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from engine.cards.packs import RANKS, rank
from engine.contract import Action, Decision, PickOne, View
from engine.tadmur.chain import Chain, Counts, counted, neighbours, one_less, path
from engine.tadmur.resample import elsewhere, guesses_of, own_chain
from engine.tadmur.round import GUESS, GUESSES, PLAY, other
from engine.tadmur.state import TadmurPublic

SAFE = 2  # spaces; with a way, for after the next card nobody may guess

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
        name: count * _likelihood(steps, one_less(pool, name), name)
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
            other = path(one, target, step.spaces, one_less(taken_back, one)) is not None
            likely *= share(kept, other)
        hand = taken_back
    return likely


def share(kept: bool, other: bool) -> float:
    """How often a seat that has two cards lays the one that it did. `kept`: it keeps a way open; `other`: the other one
    would.
    """
    return 0.5 if kept == other else 1 - SLIPS if kept else SLIPS


def choose(view: View[TadmurPublic], decision: Decision) -> Action:
    """An answer to any decision of the view's seat."""
    seat = decision.seat
    mine = own_chain(view)
    if decision.before and not (mine.spaces <= SAFE and mine.way() is not None):
        return GUESSES.action(_likeliest(view, other(seat)))
    if not isinstance(decision.answers, PickOne):
        return next(iter(decision.answers))
    steps, wrong = steps_of(view, seat), guesses_of(view.public, other(seat))
    return decision.answers.action(max(decision.answers.among, key=lambda card: _worth(mine, card, steps, wrong)))


def _likeliest(view: View[TadmurPublic], whose: int) -> str:
    """The likeliest rank of the other seat's target."""
    likely = suspicion(steps_of(view, whose), counted(elsewhere(view)), guesses_of(view.public, other(whose)))
    return max(likely, key=lambda name: likely[name])


def _worth(mine: Chain, card: str, steps: Sequence[Step], wrong: Collection[str]) -> tuple[bool, float, bool, bool]:
    """The order of cards: best are cards after which another one fits; then cards that tell the other seat little of
    the target, which is among the cards that they cannot see; then cards that keep a way to the target open, or one
    that a wrong guess would open.
    """
    after = mine.after(card)
    step = Step(rank(mine.last), rank(card), after.spaces)
    suspicions = suspicion([step, *steps], counted((*after.hand, after.target)), wrong)
    ways = [after.way(longer) is not None for longer in (0, 1)]
    return bool(after.fitting()), -suspicions[rank(mine.target)], ways[0], ways[1]
