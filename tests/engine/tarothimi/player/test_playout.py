"""A playout beside the same turns taken one by one, by the rules of `world`, which `test_world` holds against the
round.
"""

from collections.abc import Iterator
from random import Random

from hypothesis import given

from engine.tarothimi.player.playout import NEVER, Habits, habits_of, playout
from engine.tarothimi.player.world import TarotWorld
from tests.engine.random_play import seeds
from tests.engine.tarothimi.player.positions import any_table, plays_of, starts
from tests.engine.tarothimi.worlds import Table


@given(any_table, seeds, starts)
def test_a_playout_ends_as_turn_after_turn_does(table: Table, seed: int, begun: set[int]) -> None:
    random = Random(seed)
    for at, (state, _) in enumerate(plays_of(table, seed)):
        if at not in begun or not state.pending:
            continue
        world, habits = TarotWorld.of(state), habits_of(state.catalogue)
        me = random.choice([seat for seat in range(len(state.dealt)) if world.alive >> seat & 1])
        whims = [random.randint(1, 30) for _ in range(random.randint(0, 9))]
        assert playout(world.copy(), me, habits, iter(whims)) == turn_after_turn(world, me, habits, iter(whims))


def turn_after_turn(world: TarotWorld, me: int, habits: Habits, whims: Iterator[int]) -> int:
    until = next(whims, NEVER)
    while not world.over and not world.settled(me):
        until -= world.pile is not None and not world.must_pass and world.alive >> me & 1
        if until:
            habits.act(world)
        else:
            habits.act_by_whim(world)
            until = next(whims, NEVER)
    return world.finish.index(me)
