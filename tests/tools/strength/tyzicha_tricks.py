"""`python -m tests.tools.strength.tyzicha_tricks [DEALS]`: the worth of searching the tricks of Tyzicha alone, as
docs/lab/strength.md has it.

In every deal a player sits on each seat in turn among two merchants. It answers by the policy until the first card, so
that every player has the same contracts, and then searches. Points are those of the round that its seat scores more
than the others do on the average; those of merchants come to nothing together.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from statistics import fmean, stdev

from engine.contract import Seeded, Standing, State
from engine.tyzicha import GAME, Tyzicha
from engine.tyzicha.cards import SEATS
from tests.tools.strength.players import Player, level
from tests.tools.strength.seeing import seer
from tests.tools.strength.tournament import CONFIDENCE, PROCESSES

DEALS = 300
RULES = Tyzicha()


def players() -> dict[str, Player]:
    """The players by name."""
    return {"vizier": level("vizier"), "master": level("master"), "all-seeing": seer("tyzicha")}


def gains(deal: int) -> dict[str, float]:
    """The points by player, on the average of all seats."""
    return {
        name: fmean(_lead(_played(deal, seat, player), seat) for seat in range(SEATS))
        for name, player in players().items()
    }


def _played(deal: int, seat: int, player: Player) -> State:
    """A round of a deal in which this seat is the player's."""
    seed, luck = Random(f"tricks {deal}").randbytes(32), Random(f"{deal} {seat}")
    state = RULES.start(Standing(order=("a", "b", "c"), dealer=deal % SEATS), Seeded(seed, "deal"))
    while state.pending:
        decision = state.pending[0]
        if decision.seat == seat and decision.kind in ("lead", "follow"):
            answer = player(GAME, RULES, state, decision, luck).action
        else:
            answer = GAME.choose(state.view(decision.seat), decision)
        state.play(decision.seat, answer)
    return state


def _lead(state: State, seat: int) -> float:
    """The points of a seat less the mean of the others."""
    if state.result is None:
        raise AssertionError("a round that waits for nothing is over")
    scores = state.result.scores
    return scores[seat] - (sum(scores) - scores[seat]) / (SEATS - 1)


def report(deals: list[dict[str, float]]) -> str:
    """The points a round of each player, a line each."""
    lines = []
    for name in players():
        points = [deal[name] for deal in deals]
        error = CONFIDENCE * stdev(points) / sqrt(len(points))
        lines.append(f"{name}: {fmean(points):.1f} ± {error:.1f} points a round")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    count = int(sys.argv[1]) if sys.argv[1:] else DEALS
    with ProcessPoolExecutor(PROCESSES) as pool:
        sys.stdout.write(report(list(pool.map(gains, range(count)))))
