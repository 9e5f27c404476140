"""Rounds in which everybody answers by the game's policy."""

from collections.abc import Callable, Iterator, Mapping
from random import Random

from engine.contract import Action, Decision, SeatingRequest, Seeded, State, owed
from engine.games import game_of

Watch = Callable[[Decision, Action], None]
SEED = "fits"


def dealt(name: str, players: int, number: int, options: Mapping[str, object] | None = None) -> Iterator[State]:
    """`number` rounds as they begin, each the first of a match; always the same for the same arguments."""
    rules = game_of(name).rules.read(dict(options or {}))
    asked = SeatingRequest(None, None, (), tuple(f"p{seat}" for seat in range(players)))
    for deal in range(number):
        seed = Random(f"{SEED} {name} {players} {deal}").randbytes(32)
        yield rules.start(rules.seat(asked, Seeded(seed, "seats")).standing, Seeded(seed, "deal"))


def played(name: str, state: State, watch: Watch = lambda _, __: None) -> None:
    """Play a round to its end. `watch` hears of each answer before it is played."""
    choose = game_of(name).choose
    while asked := owed(state.pending):
        answer = choose(state.view(asked[0].seat), asked[0])
        watch(asked[0], answer)
        state.play(asked[0].seat, answer)
