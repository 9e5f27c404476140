"""Pif Paf: how much there is to gain for somebody who bets otherwise than the policy, and the bounds that leave least.

A hand is a strength here, drawn as they are dealt, and those who are left after the bets win as often as hands of such
weights do. At every decision that the policy comes to, other answers are tried: to fold, to stay in, the lowest and the
highest bet, with the rest of the betting by the policy. Where somebody who knows their own hand and the bets so far,
and nothing else, would do better by another answer, that is a gain.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from random import Random
from typing import Any

from engine.pif_paf.betting import Betting
from engine.pif_paf.policy import BET, DEALT, Bounds, Wager, wager, win_weight
from engine.pif_paf.search import after, settle_bets

SEATS = (3, 4, 6)
HANDS = 2_000
SEEN = 20  # times that somebody must have stood before a decision: of fewer the mean says nothing
BLUFFS = (1.07, 1.11, 1.14, 1.18, 1.22)
CALLS = (1.0, 1.2, 1.4, 1.6)  # with more, nobody folds among three: a bet would buy nothing

Known = tuple[int, tuple[int, ...], tuple[int, ...], float]  # the seat, the bets, who is in, and the hand of the seat


@dataclass(slots=True)
class Tried:
    """The chips that each answer brought, in sum over the `times` that somebody stood before one decision; `own` is the
    answer of the policy.
    """

    own: int | None
    times: int = 0
    chips: dict[int | None, float] = field(default_factory=dict)

    @property
    def gain(self) -> float:
        """The chips that the best answer brought beyond those of the policy's answer; 0 where too few were tried."""
        return max(self.chips.values()) - self.chips[self.own] if self.times >= SEEN else 0.0


@dataclass(frozen=True, slots=True)
class Report:
    """`gain`: what there was to gain, in antes a hand and seat. `folds`: the share of the answers to a bet that were
    folds; `bluffs`: the share of first bets that came from hands that are too poor to bet for their worth.
    """

    gain: float
    folds: float
    bluffs: float


def fit(share: float = 1.0) -> Mapping[str, Any]:
    """`BOUNDS`: those bounds of a grid under which the most that there is to gain, among 3, 4 or 6 seats, is least."""
    hands = max(50, round(HANDS * share))

    def gain(bounds: Bounds) -> float:
        return max(report(partial(wager, bounds=bounds), seats, hands).gain for seats in SEATS)

    return {"BOUNDS": min((Bounds(*one) for one in product(BLUFFS, CALLS)), key=gain)}


def report(policy: Wager, seats: int, hands: int = HANDS) -> Report:
    """Report what there is to gain against this policy among `seats` players, in `hands` hands from a fixed seed."""
    random, known = Random(f"bets {seats}"), dict[Known, Tried]()
    folded, bluffed = list[bool](), list[bool]()
    for _ in range(hands):
        strengths = random.choices(DEALT, k=seats)
        for betting, live in _way(policy, strengths):
            seat, owes = betting.due[0], betting.owes(betting.due[0])
            pot = seats + sum(betting.bets)
            own = policy(strengths[seat], betting.level, betting.levels, owes, pot, len(live))
            tried = known.setdefault((seat, betting.bets, tuple(live), strengths[seat]), Tried(own))
            tried.times += 1
            answers = {own, betting.level, *betting.levels[:1], *betting.levels[-1:]} | ({None} if owes else set())
            for goes in answers:
                chips = _chips(goes, strengths, betting, live, pot, policy)
                tried.chips[goes] = tried.chips.get(goes, 0.0) + chips
            if owes:
                folded.append(own is None)
            elif own != betting.level:
                bluffed.append(strengths[seat] < BET)
    gain = sum(one.gain for one in known.values()) / (hands * seats)
    return Report(gain, _part(folded), _part(bluffed))


def _way(policy: Wager, strengths: Sequence[float]) -> Iterator[tuple[Betting, Sequence[int]]]:
    """The betting before each decision, if everybody follows the policy. The limit is an ante for each seat."""
    seats = len(strengths)
    live: Sequence[int] = range(seats)
    betting = Betting(1, seats, (0,) * seats, tuple(live))
    while len(live) > 1 and betting.due:
        yield betting, live
        seat, pot = betting.due[0], seats + sum(betting.bets)
        goes = policy(strengths[seat], betting.level, betting.levels, betting.owes(seat), pot, len(live))
        betting, live = after(goes, betting, live)


def _chips(
    goes: int | None, strengths: Sequence[float], betting: Betting, live: Sequence[int], pot: int, policy: Wager
) -> float:
    """The chips that the seat that has to act gets out of the pot, less those that it puts in from here on."""
    seat = betting.due[0]
    over, left = settle_bets(goes, dict(enumerate(strengths)), betting, live, pot, policy)
    inside, paid = pot + sum(over.bets) - sum(betting.bets), over.bets[seat] - betting.bets[seat]
    weights = {one: win_weight(strengths[one]) for one in left}
    return weights.get(seat, 0.0) / sum(weights.values()) * inside - paid


def _part(cases: Sequence[bool]) -> float:
    return sum(cases) / max(1, len(cases))


if __name__ == "__main__":
    for at in SEATS:
        sys.stdout.write(f"{at} seats: {report(wager, at)}\n")
