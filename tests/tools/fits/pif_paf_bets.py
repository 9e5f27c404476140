"""Pif Paf: the bets of an equilibrium, and how much there is to gain for somebody who bets otherwise than the policy.

A hand is a strength here, drawn as they are dealt, and those who are left after the bets win as often as hands of such
weights do.

The equilibrium is that of a simpler game: whoever bets goes to the limit, which is the pot of the antes, so that the
others call or fold. Counterfactual regrets (Zinkevich et al.: Regret Minimization in Games with Incomplete Information,
2007), with chance and the others sampled, lead to it among two; among more nothing is proved, so the gain is measured.

For that, other answers are tried at every decision that the policy comes to, in the whole game: to fold, to stay in,
the lowest and the highest bet, with the rest of the betting by the policy. Where somebody who knows their own hand and
the bets so far, and nothing else, would do better by another answer, that is a gain.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import floor
from random import Random
from typing import Any

from engine.pif_paf.player.policy import DEALT, wager, win_weight
from engine.pif_paf.player.search import after, settle_bets
from engine.pif_paf.state import Betting

SEATS = (3, 4, 6)
HANDS = 16_000
SEEN = 20  # times that somebody must have stood before a decision: of fewer the mean says nothing
POOR = 2.6  # the weight of the poorest hand with a meld, about
BEYOND = 10.0  # more than any weight
DEALS = 100_000  # from which an equilibrium is found
WEIGHTS = tuple(win_weight(good) for good in DEALT)

Known = tuple[int, tuple[int, ...], tuple[int, ...], float]  # the seat, the bets, who is in, and the hand of the seat
Spot = tuple[int, int]  # how many have not folded, 0 before the first bet; and how many have yet to act


# ---------------------------------------------------------------------- an equilibrium


def fit(share: float = 1.0) -> Mapping[str, Any]:
    """`BETS` and `STAYS`: for each number of seats and each situation the least weight that tells the hands that bet or
    stay in from the others with the fewest errors.
    """
    found = {dealt: Equilibrium(dealt).found(max(100, round(DEALS * share))) for dealt in range(2, 9)}
    return {
        "BETS": {dealt: tuple(least[0, after] for after in range(dealt)) for dealt, least in found.items()},
        "STAYS": {
            dealt: {live: tuple(least[live, after] for after in range(live - 1)) for live in range(2, dealt + 1)}
            for dealt, least in found.items()
        },
    }


class Equilibrium:
    """The regrets of not going on and of going on, in antes, and how often either was chosen; by situation and weight
    of the hand. `goes on` is to bet, or to call.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.random = Random(f"bets {seats}")
        self.regrets: dict[tuple[Spot, float], list[float]] = {}
        self.chosen: dict[tuple[Spot, float], list[float]] = {}

    def found(self, deals: int) -> Mapping[Spot, float]:
        """The least weights that go on, by situation, after so many deals."""
        for number in range(deals):
            hands = self.random.choices(WEIGHTS, k=self.seats)
            for seat in range(self.seats):
                self._checked(seat, 0, hands, number / deals)
        spots = [(0, after) for after in range(self.seats)]
        spots += [(live, after) for live in range(2, self.seats + 1) for after in range(live - 1)]
        return {spot: self._least(spot) for spot in spots}

    def _checked(self, seat: int, turn: int, hands: Sequence[float], late: float) -> float:
        """The antes that a seat gets when the seats before `turn` have checked."""
        if turn == self.seats:
            return self._won(seat, hands, range(self.seats), ())
        due = [(turn + step) % self.seats for step in range(1, self.seats)]

        def goes(on: bool) -> float:
            if on:
                return self._raised(seat, due, hands, range(self.seats), [turn], late)
            return self._checked(seat, turn + 1, hands, late)

        return self._chosen(((0, self.seats - 1 - turn), hands[turn]), turn == seat, late, goes)

    def _raised(
        self, seat: int, due: Sequence[int], hands: Sequence[float], live: Sequence[int], paid: list[int], late: float
    ) -> float:
        """The antes that a seat gets when somebody has bet and these have yet to answer."""
        if not due or len(live) == 1:
            return self._won(seat, hands, live, paid)
        turn, *rest = due

        def goes(on: bool) -> float:
            if on:
                return self._raised(seat, rest, hands, live, [*paid, turn], late)
            left = [one for one in live if one != turn]
            return 0.0 if turn == seat else self._raised(seat, rest, hands, left, paid, late)

        return self._chosen(((len(live), len(rest)), hands[turn]), turn == seat, late, goes)

    def _chosen(self, known: tuple[Spot, float], own: bool, late: float, goes: Callable[[bool], float]) -> float:
        """The value of a decision. The seat that learns tries both ways; of others one is sampled."""
        regrets = self.regrets.setdefault(known, [0.0, 0.0])
        on = regrets[1] / sum(regrets) if sum(regrets) else 0.5
        if own:
            values = goes(False), goes(True)
            mean = (1 - on) * values[0] + on * values[1]
            regrets[:] = [max(0.0, regret + value - mean) for regret, value in zip(regrets, values, strict=True)]
            return mean
        chosen = self.chosen.setdefault(known, [0.0, 0.0])
        chosen[0] += late * (1 - on)  # later choices count more
        chosen[1] += late * on
        return goes(self.random.random() < on)

    def _won(self, seat: int, hands: Sequence[float], live: Sequence[int], paid: Sequence[int]) -> float:
        """The share of the pot of a seat, less its bet."""
        pot, bet = self.seats * (1 + len(paid)), self.seats * (seat in paid)
        return (hands[seat] / sum(hands[one] for one in live) * pot if seat in live else 0.0) - bet

    def _least(self, spot: Spot) -> float:
        """The least weight that goes on; beyond the greatest where none does."""
        often = {weight: self.chosen.get((spot, weight), (1.0, 1.0)) for weight in WEIGHTS}
        on = {weight: yes / ((yes + no) or 1) for weight, (no, yes) in often.items()}
        count = Counter(WEIGHTS)

        def errors(least: float) -> float:
            return sum(many * abs((weight >= least) - on[weight]) for weight, many in count.items())

        least: float = min([*sorted(count), BEYOND], key=errors)
        return floor(100 * least) / 100


# ---------------------------------------------------------------------- what there is to gain


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
    folds; `bluffs`: the share of first bets that came from hands without a meld.
    """

    gain: float
    folds: float
    bluffs: float


def report(seats: int, hands: int = HANDS) -> Report:
    """Report what there is to gain against the policy among `seats` players, in `hands` hands from a fixed seed."""
    random, known = Random(f"bets {seats}"), dict[Known, Tried]()
    folded, bluffed = list[bool](), list[bool]()
    for _ in range(hands):
        strengths = random.choices(DEALT, k=seats)
        for betting, live in _way(strengths):
            seat, owes = betting.due[0], betting.owes(betting.due[0])
            pot = seats + sum(betting.bets)
            own = wager(strengths[seat], betting, pot, len(live), seats)
            tried = known.setdefault((seat, betting.bets, tuple(live), strengths[seat]), Tried(own))
            tried.times += 1
            answers = {own, betting.level, *betting.levels[:1], *betting.levels[-1:]} | ({None} if owes else set())
            for goes in answers:
                chips = _chips(goes, strengths, betting, live, pot)
                tried.chips[goes] = tried.chips.get(goes, 0.0) + chips
            if owes:
                folded.append(own is None)
            elif own != betting.level:
                bluffed.append(win_weight(strengths[seat]) < POOR)
    gain = sum(one.gain for one in known.values()) / (hands * seats)
    return Report(gain, _part(folded), _part(bluffed))


def _way(strengths: Sequence[float]) -> Iterator[tuple[Betting, Sequence[int]]]:
    """The betting before each decision, if everybody follows the policy. The limit is an ante for each seat."""
    seats = len(strengths)
    live: Sequence[int] = range(seats)
    betting = Betting(1, seats, (0,) * seats, tuple(live))
    while len(live) > 1 and betting.due:
        yield betting, live
        goes = wager(strengths[betting.due[0]], betting, seats + sum(betting.bets), len(live), seats)
        betting, live = after(goes, betting, live)


def _chips(goes: int | None, strengths: Sequence[float], betting: Betting, live: Sequence[int], pot: int) -> float:
    """The chips that the seat that has to act gets out of the pot, less those that it puts in from here on."""
    seat = betting.due[0]
    over, left = settle_bets(goes, dict(enumerate(strengths)), betting, live, pot, len(strengths))
    inside, paid = pot + sum(over.bets) - sum(betting.bets), over.bets[seat] - betting.bets[seat]
    weights = {one: win_weight(strengths[one]) for one in left}
    return weights.get(seat, 0.0) / sum(weights.values()) * inside - paid


def _part(cases: Sequence[bool]) -> float:
    return sum(cases) / max(1, len(cases))


if __name__ == "__main__":
    for at in SEATS:
        sys.stdout.write(f"{at} seats: {report(at)}\n")
