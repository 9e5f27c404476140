"""Positions of rounds that the kernel plays on, and its worlds as values that can be compared."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from engine.tarothimi.player.world import TarotWorld
from engine.tarothimi.round import TarotRound
from tests.engine.random_play import Step, wander
from tests.engine.tarothimi.worlds import Table, tables, thick

any_table = tables() | tables().map(thick)  # also with all arcana that a table has, however many these are
starts = st.sets(st.integers(0, 60), max_size=4)  # moments of a round from which it is played out


def plays_of(table: Table, seed: int) -> Iterator[tuple[TarotRound, Step | None]]:
    """Play a round at random after its exchange: each position, and the step that led there; None at first."""
    state, random = table.start(seed), Random(seed)
    steps = wander(state, random)
    while state.view(None).phase == "tax":
        next(steps)
    yield state, None
    for step in steps:
        yield state, step


def facts(world: TarotWorld) -> dict[str, object]:
    """All that matters of a world from now on: who is next in a trick does not, with the lead; and so on."""
    found = {name: getattr(world, name) for name in TarotWorld.__slots__}
    if world.over:
        idle = {"ring", "acted", "lead_passed", "turn", "pile", "announced"}
    else:
        idle = {"ring", "acted"} if world.pile is None else {"lead_passed"}
    return {name: value for name, value in found.items() if name not in idle}
