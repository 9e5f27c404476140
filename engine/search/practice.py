"""Positions that a fresh process thinks about before anybody waits for it, so that its searches' tables are filled.

Some searches fill tables of odds as they go (`functools.cache`), and their first thoughts take many times as long as
later ones (docs/lab/strength.md). What is in a table never changes an answer, only the time until it comes.
"""

from collections.abc import Iterator
from itertools import count
from random import Random

from engine.contract import Decision, Game, Rules, SeatingRequest, Seeded, View, owed
from engine.search.thinking import think

USUAL_PLAYERS = 4
EVERY = 3  # decisions of a hand, one is thought about: neighbours fill the same rows


def practise(game: Game, steps: int) -> Iterator[None]:
    """Think as a vizier does about `steps` positions of rounds that are always the same, one for each `next`."""
    rules = game.rules.read({})
    positions = _positions(game, rules)
    for step in range(steps):
        view, decision = next(positions)
        think(game, rules, view, decision, "vizier", Random(step))
        yield


def _positions(game: Game, rules: Rules) -> Iterator[tuple[View, Decision]]:
    """One decision in `EVERY` of one hand after the other, in which everybody plays by the policy."""
    fewest, most = rules.seats()
    names = tuple(f"p{number}" for number in range(max(fewest, min(USUAL_PLAYERS, most))))
    for number in count():
        seed = number.to_bytes(32, "big")
        standing = rules.seat(SeatingRequest(None, None, (), names), Seeded(seed, "seats")).standing
        state = rules.start(standing, Seeded(seed, "deal"))
        for step in count():
            if not (asked := owed(state.pending)):
                break
            decision, view = asked[0], state.view(asked[0].seat)
            if step % EVERY == number % EVERY:
                yield view, decision
            state.play(decision.seat, game.choose(view, decision))
