"""Views are handed to computer players as objects. In every game nothing that can be reached from one, attribute by
attribute, holds what its seat may not know.
"""

import gc
from collections import Counter
from collections.abc import Iterator
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.climbing.round import ClimbingRound
from engine.climbing.views import ClimbingView
from engine.tahimi.catalogue import Catalogue
from tests.engine.random_play import seeds, wander
from tests.engine.worlds import REGISTERED, in_every_registered_game

CODE = (type, ModuleType, FunctionType, BuiltinFunctionType)  # the program, not its data
LOOKS = 4
STRIKING = 3  # different cards: nothing else happens to hold the same cards as a hand of this number


def reached(root: object) -> dict[int, object]:
    """Everything that an object leads to, itself included, by its id. (The objects are kept, so no id comes twice.)"""
    found: dict[int, object] = {}
    ahead = [root]
    while ahead:
        one = ahead.pop()
        if id(one) not in found and not isinstance(one, CODE):
            found[id(one)] = one
            ahead += gc.get_referents(one)
    return found


def cards_in(things: dict[int, object]) -> set[frozenset[tuple[str, int]]]:
    """Every collection of words among these, whatever its order."""
    return {
        frozenset(Counter(list(thing)).items())
        for thing in things.values()
        if isinstance(thing, tuple | list | set | frozenset | dict) and all(isinstance(word, str) for word in thing)
    }


def views(state: ClimbingRound, random: Random, seats: range) -> Iterator[tuple[int, ClimbingView]]:
    """A few views on the way through a round, with the seat of each."""
    looks = {0, 1, 2, *random.sample(range(60), LOOKS)}
    for at, _ in enumerate(wander(state, random)):
        if at in looks:
            asked = [decision.seat for decision in state.pending]
            for seat in {*asked, random.choice(seats)}:
                yield seat, state.view(seat)


@in_every_registered_game
@given(st.data(), seeds)
def test_a_view_leads_to_no_state_and_to_no_other_hand(game: str, data: st.DataObject, seed: int) -> None:
    random = Random(seed)
    table = data.draw(REGISTERED[game])
    state = table.start(seed)
    seats = range(len(state.dealt))
    ranks = table.rules.ranks(len(seats))
    for seat, view in views(state, random, seats):
        things = reached(view)
        assert not [thing for thing in things.values() if isinstance(thing, ClimbingRound | Catalogue)]
        known = cards_in(things)
        public = cards_in(reached((view.zones, view.pile, ranks)))
        for other in seats:
            hand = Counter(state.hand(other))
            if other != seat and len(hand) >= STRIKING:
                assert frozenset(hand.items()) not in known - public


@pytest.mark.long
@in_every_registered_game
@given(st.data(), seeds)
def test_views_of_two_rounds_share_nothing_that_can_change(game: str, data: st.DataObject, seed: int) -> None:
    """All that both views lead to is the same for every deal of these rules: it does not remember who asked what."""
    random = Random(seed)
    table = data.draw(REGISTERED[game])
    one, other = table.start(seed), table.start(seed + 1)
    seats = range(len(one.dealt))
    for (_, view), (_, again) in zip(views(one, random, seats), views(other, random, seats), strict=False):
        standing = reached(table.standing)
        shared = reached(view).keys() & reached(again).keys() - standing.keys()
        both = [thing for key, thing in reached(view).items() if key in shared]
        assert not [thing for thing in both if isinstance(thing, dict | list | set | bytearray)]
