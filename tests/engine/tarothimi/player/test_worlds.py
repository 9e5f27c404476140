"""The worlds of the kernel are the rounds that `belief` samples with the same luck."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given

from engine.climbing.views import climbing_as
from engine.tarothimi.player import belief
from engine.tarothimi.player.search import sample_worlds
from engine.tarothimi.player.world import TarotWorld
from engine.tarothimi.state import TarotPublic
from tests.engine.random_play import seeds
from tests.engine.tarothimi.player.positions import facts, plays_of, starts
from tests.engine.tarothimi.scenes import mine
from tests.engine.tarothimi.worlds import Table, tables

DRAWN = 3


@given(tables(), seeds, starts)
def test_worlds_are_rounds_in_short(table: Table, seed: int, looked: set[int]) -> None:
    for at, (state, _) in enumerate(plays_of(table, seed)):
        if at in looked and state.pending:
            view = climbing_as(state.view(state.pending[0].seat), TarotPublic)
            worlds = islice(sample_worlds(table.rules, view, Random(seed)), DRAWN)
            rounds = islice(belief.sample_worlds(table.rules, view, Random(seed)), DRAWN)
            assert list(map(facts, worlds)) == [facts(TarotWorld.of(one)) for one in rounds]


def test_a_spectator_has_no_worlds() -> None:
    state = mine("2 3 4")
    with pytest.raises(ValueError, match="spectator"):
        next(sample_worlds(state.rules, climbing_as(state.view(None), TarotPublic), Random(1)))
