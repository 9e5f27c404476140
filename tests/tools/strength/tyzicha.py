"""`python -m tests.tools.strength.tyzicha [DEALS [KIND…]]`: the worth of searching the auction, as
docs/lab/strength.md has it, or of searching these kinds of its decisions alone.

In every deal a vizier that searches before the first card, too, sits on each seat in turn among two that answer there
by the policy. All play their cards as viziers, with luck that follows from the deal, the seat and the number of moves
alone: where the same is called and given, the same is played. Points are those of the seat less the mean of the others.
"""

import sys
from collections.abc import Collection, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from engine.contract import Action, Seeded, Standing
from engine.search import think
from engine.tyzicha import GAME, Tyzicha
from engine.tyzicha.cards import SEATS
from engine.tyzicha.round import STEP, TyzichaRound
from tests.tools.strength.tournament import CONFIDENCE, PROCESSES

DEALS = 300
CALLS = ("bid", "forced", "exchange", "commit")
RULES = Tyzicha()


class Played(NamedTuple):
    """A round that was played: the scores by seat, the declarer, the contract, what the declarer took, and whether it
    was conceded.
    """

    scores: Sequence[int]
    declarer: int
    contract: int
    total: int
    conceded: bool

    def lead(self, seat: int) -> float:
        """The points of a seat less the mean of the others."""
        return self.scores[seat] - (sum(self.scores) - self.scores[seat]) / (SEATS - 1)


class Compared(NamedTuple):
    """A deal. `gain`: the points of a seat that searches beyond one that does not; `plain`: the round in which nobody
    does; `searched`: those in which a seat that does became declarer; `times`: its decisions by kind, in milliseconds.
    """

    gain: float
    plain: Played
    searched: Sequence[Played]
    times: Sequence[tuple[str, float]]


def compared(kinds: Collection[str], deal: int) -> Compared:
    """Play a deal. Where nobody searches, the leads of the three seats come to nothing together."""
    known, times = dict[tuple[str, ...], Played](), list[tuple[str, float]]()
    plain = played(deal, None, (), known, times)
    rounds = [played(deal, seat, kinds, known, times) for seat in range(SEATS)]
    searched = [one for seat, one in enumerate(rounds) if one.declarer == seat]
    return Compared(fmean(one.lead(seat) for seat, one in enumerate(rounds)), plain, searched, times)


def played(
    deal: int,
    searching: int | None,
    kinds: Collection[str],
    known: dict[tuple[str, ...], Played],
    times: list[tuple[str, float]],
) -> Played:
    """A round of a deal in which this seat searches decisions of these kinds. `known`: rounds that went on in the same
    way from the first card.
    """
    seed = Random(f"tyzicha {deal}").randbytes(32)
    state = RULES.start(Standing(order=("a", "b", "c"), dealer=deal % SEATS), Seeded(seed, "deal"))
    while state.pending and state.phase() in CALLS:
        decision, began = state.pending[0], process_time()
        if decision.seat == searching and decision.kind in kinds:
            answer = _thought(deal, state)
            times.append((decision.kind, 1000 * (process_time() - began)))
        else:
            answer = GAME.choose(state.view(decision.seat), decision)
        state.play(decision.seat, answer)
    called = tuple(f"{seat} {one}" for seat, one in state.log)
    if called not in known:
        while state.pending:
            state.play(state.pending[0].seat, _thought(deal, state))
        known[called] = _ended(state)
    return known[called]


def _thought(deal: int, state: TyzichaRound) -> Action:
    decision = state.pending[0]
    luck = Random(f"{deal} {decision.seat} {len(state.log)}")
    return think(GAME, RULES, state.view(decision.seat), decision, "vizier", luck).action


def _ended(state: TyzichaRound) -> Played:
    if state.result is None:
        raise AssertionError("a round that waits for nothing is over")
    public, declarer = state.public, state.public.declarer
    return Played(state.result.scores, declarer, public.contract, state.totals()[declarer], public.conceded)


def report(deals: Sequence[Compared]) -> str:
    """The figures of all deals, a line each."""
    gains = [deal.gain for deal in deals]
    error = CONFIDENCE * stdev(gains) / sqrt(len(gains))
    lines = [
        f"points a round: {fmean(gains):.1f} ± {error:.1f} in {len(gains)} deals",
        "searched: " + _contracts([one for deal in deals for one in deal.searched]),
        "policy: " + _contracts([deal.plain for deal in deals]),
    ]
    for kind in CALLS:
        times = sorted(ms for deal in deals for one, ms in deal.times if one == kind)
        if times:
            slow = times[len(times) * 95 // 100]
            lines.append(f"{kind}: {len(times)} decisions, {fmean(times):.1f} ms, 95 %: {slow:.1f}")
    return "\n".join(lines) + "\n"


def _contracts(rounds: Sequence[Played]) -> str:
    """How many were made, and of these, how many could have been a step higher as the play went."""
    made = [one for one in rounds if not one.conceded and one.total > one.contract]
    low = sum(one.total > one.contract + STEP for one in made)
    conceded = sum(one.conceded for one in rounds)
    mean = fmean(one.scores[one.declarer] for one in rounds)
    return f"{len(rounds)} declared, {len(made)} made, {low} too low, {conceded} conceded, {mean:.1f} points for each"


if __name__ == "__main__":
    count, *kinds = sys.argv[1:] or [str(DEALS)]
    with ProcessPoolExecutor(PROCESSES) as pool:
        sys.stdout.write(report(list(pool.map(partial(compared, tuple(kinds or CALLS)), range(int(count))))))
