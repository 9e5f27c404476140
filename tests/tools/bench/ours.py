"""Our side: whole rounds by a game's usual rules, through the public contract alone; and what a state costs."""

from collections.abc import Callable
from itertools import count
from random import Random

from engine.contract import Dice, Seeded, Standing, State
from engine.contract.record import Record, replay
from engine.games import rules_of
from tests.tools.bench.race import Loop, choose, looped

PLAYERS = "abcdefghijklm"
ROUNDS = 20  # that are replayed, or whose positions are copied


def _deals(game: str, players: int) -> Callable[[], State]:
    """One deal after the other, the same ones each time."""
    rules, standing = rules_of(game)(), Standing(order=tuple(PLAYERS[:players]))
    rng = Dice(Random(1))
    return lambda: rules.start(standing, rng)


def _play(state: State) -> int:
    actions = 0
    while pending := state.pending:
        decision = pending[0]
        state.play(decision.seat, choose(decision.answers))
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


def dealt(game: str, players: int) -> Loop:
    """Each round from a deal as the bot deals: from a seed, by hashes."""
    rules, standing, seeds = rules_of(game)(), Standing(order=tuple(PLAYERS[:players])), count()
    return looped(lambda: _play(rules.start(standing, Seeded(next(seeds).to_bytes(32, "big"), "deal"))))


def copying() -> Loop:
    """Copies of Tahimi for four as the bot makes them: one of every position of a round, before its move."""
    deal, positions = _deals("tahimi", 4), list[State]()
    for _ in range(ROUNDS):
        state = deal()
        while pending := state.pending:
            positions.append(state.copy())
            state.play(pending[0].seat, choose(pending[0].answers))

    def once() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    return looped(once)


def replaying(game: str, players: int) -> Loop:
    """A loop that replays whole rounds from their logs."""
    rules, standing = rules_of(game)(), Standing(order=tuple(PLAYERS[:players]))
    records = []
    for number in range(ROUNDS):
        seed = number.to_bytes(32, "big")
        state = rules.start(standing, Seeded(seed, "deal"))
        _play(state)
        moves = tuple((seat, action.text) for seat, action in state.log)
        records.append(Record(rules=rules, standing=standing, seed=seed, moves=moves))

    def once() -> int:
        for record in records:
            replay(record)
        return ROUNDS

    return looped(once)
