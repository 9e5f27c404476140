"""Our side: whole rounds by a game's usual rules, through the public contract alone; and what a state costs."""

from collections.abc import Callable
from random import Random

from engine.contract import Dice, Seeded, Standing, State
from engine.contract.record import Record, replay
from engine.games import rules_of
from tests.bench.race import Loop, choose, looped

PLAYERS = "abcdefghijklm"
MIDWAY = 50  # actions: about half of a round of Tahimi for four at random
LOGS = 20


def _deals(game: str, players: int) -> Callable[[], State]:
    """One deal after the other, the same ones each time."""
    rules, standing = rules_of(game)(), Standing(order=tuple(PLAYERS[:players]))
    chance = Dice(Random(1))
    return lambda: rules.start(standing, chance)


def _play(state: State) -> int:
    actions = 0
    while pending := state.pending:
        decision = pending[0]
        state.play(decision.seat, choose(decision.options))
        actions += 1
    return actions


def fresh(game: str, players: int) -> Loop:
    """Each round from a deal of its own."""
    deal = _deals(game, players)
    return looped(lambda: _play(deal()))


def copied(game: str, players: int) -> Loop:
    """Each round from a copy of the same deal."""
    deal = _deals(game, players)()
    return looped(lambda: _play(deal.copy()))


def copying() -> Loop:
    """Copies of a round of Tahimi for four in mid-game."""
    state = _deals("tahimi", 4)()
    for _ in range(MIDWAY):
        decision = state.pending[0]
        state.play(decision.seat, choose(decision.options))

    def once() -> int:
        for _ in range(MIDWAY):
            state.copy()
        return MIDWAY

    return looped(once)


def replaying(game: str, players: int) -> Loop:
    """Whole rounds replayed from their logs."""
    rules, standing = rules_of(game)(), Standing(order=tuple(PLAYERS[:players]))
    records = []
    for number in range(LOGS):
        seed = number.to_bytes(32, "big")
        state = rules.start(standing, Seeded(seed, "deal"))
        _play(state)
        moves = tuple((seat, action.text) for seat, action in state.log)
        records.append(Record(rules=rules, standing=standing, seed=seed, moves=moves))

    def once() -> int:
        for record in records:
            replay(record)
        return LOGS

    return looped(once)
