"""A tournament: the same deals with the player under test on every seat, or for every side, among copies of another.

A deal is played to the end of its match where the game has matches, else for one hand or several in a row, in which
everybody sits where the last one has put them. The cards of its n-th hand are the same wherever the player sits.
Figures are means by deal, and so are their intervals: the seats of one deal are not independent of each other.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from math import ceil, sqrt
from random import Random
from statistics import covariance, fmean, stdev, variance
from time import process_time
from typing import NamedTuple

from engine.contract import LEAVE, Game, Result, Rules, SeatingRequest, Seeded, Standing, State, owed
from engine.games import game_of
from tests.tools.strength.players import Player
from tests.tools.strength.yardstick import slower, yardstick

PROCESSES = 2
CHUNK = 4  # deals that a process takes at once
YARDSTICKS = 3  # before each deal, and as many after it
CONFIDENCE = 1.96  # standard errors to each side: 95 %
LEAST, MOST = 1.1, 4.0  # times as many deals that are played at once for a narrower interval


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the table. `player` sits among copies of `rivals`, both as they are called and as they play;
    `seats`: how many play; `options`: what of the rules differs from the usual; `deals`: how many; `hands`: how many in
    a row a deal has in a game without matches, the first of which is not counted where there are several: it is played
    for the seats.
    """

    game: str
    seats: int
    player: tuple[str, Player]
    rivals: tuple[str, Player]
    deals: int
    options: Mapping[str, object] = field(default_factory=dict)
    one_hand: bool = False
    hands: int = 1

    @property
    def rules(self) -> Rules:
        return game_of(self.game).rules.read(dict(self.options))


class Finish(NamedTuple):
    """The result of the player in one deal, on all seats. `place`: the mean, 0 is first, equal places shared. `first`:
    the share of first places. `times`: milliseconds of processor time as on the machine of the aims (`yardstick`), one
    for each of the player's decisions.
    """

    place: float
    first: float
    times: tuple[float, ...]


class Mean(NamedTuple):
    """A mean and the half of its 95 % interval."""

    value: float
    interval: float

    def __str__(self) -> str:
        return f"{self.value:.3f} ± {self.interval:.3f}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of an entry. `finishes`: by the number of the deal. `even`: the mean place and the share of first
    places of a player as strong as the rivals. `mean`, `slow`: milliseconds a decision, on average and the 95th
    percentile.
    """

    entry: Entry
    finishes: tuple[Finish, ...]
    place: Mean
    first: Mean
    even: tuple[float, float]
    mean: float
    slow: float

    @property
    def places(self) -> tuple[float, ...]:
        """The mean place of the player in each deal."""
        return tuple(finish.place for finish in self.finishes)

    @property
    def beats_rivals(self) -> bool:
        """True if the player is better than its rivals by more than its interval."""
        return self.place.value + self.place.interval < self.even[0]


def held(entry: Entry, processes: int = PROCESSES, begun: Sequence[Finish] = ()) -> Outcome:
    """Play all deals of an entry. `begun`: the finishes of the first deals, which have been played."""
    starts = range(len(begun), entry.deals, CHUNK)
    chunks = [range(at, min(at + CHUNK, entry.deals)) for at in starts]
    finishes = [*begun]
    with ProcessPoolExecutor(processes) as pool:
        for number, some in enumerate(pool.map(partial(_chunk, entry), chunks), 1):
            finishes += some
            if number % max(1, len(chunks) // 10) == 0:
                _progress(entry, finishes)
    return outcome(entry, finishes)


def outcome(entry: Entry, finishes: Sequence[Finish]) -> Outcome:
    """The figures of an entry."""
    times = sorted(one for finish in finishes for one in finish.times)
    sides = _sides(entry.rules.start(_seated(entry, 0), Seeded(_seed(entry, 0, 0), "deal")))
    return Outcome(
        entry,
        tuple(finishes),
        mean_of([finish.place for finish in finishes]),
        mean_of([finish.first for finish in finishes]),
        ((len(sides) - 1) / 2, 1 / len(sides)),
        fmean(times),
        times[int(0.95 * (len(times) - 1))],
    )


def share_of_way(one: Outcome, best: Outcome) -> Mean:
    """The share of the way that a player has come from its rivals to the best player among the same rivals: both have
    played the same deals from the first one on, so that luck which is good or bad for both counts less. The best player
    must beat the rivals. The interval is that of a ratio of two means (delta method).
    """
    own, most = ([game.even[0] - place for place in game.places] for game in (one, best))
    way = fmean(most)
    share, both = fmean(own) / way, min(len(own), len(most))
    if both < 2:
        return Mean(share, float("inf"))
    together = covariance(own[:both], most[:both]) * both / (len(own) * len(most))
    spread = variance(own) / len(own) + share**2 * variance(most) / len(most) - 2 * share * together
    return Mean(share, CONFIDENCE * sqrt(max(0.0, spread)) / way)


def narrowed(one: Outcome, best: Outcome, interval: float, processes: int = PROCESSES) -> tuple[Outcome, Outcome]:
    """Play on, both in proportion, until the share of the way is known to this interval. Where the best player does not
    beat the rivals there is no way, and both stay as they are.
    """
    while best.beats_rivals and (wide := share_of_way(one, best).interval) > interval:
        times = min(MOST, max(LEAST, (wide / interval) ** 2))
        one, best = (_longer(found, ceil(times * found.entry.deals), processes) for found in (one, best))
    return one, best


def _longer(found: Outcome, deals: int, processes: int) -> Outcome:
    return held(replace(found.entry, deals=deals), processes, found.finishes)


def deal(entry: Entry, number: int) -> Finish:
    """One deal, with the player on each seat or for each side in turn."""
    first_hand = entry.rules.start(_seated(entry, number), Seeded(_seed(entry, number, 0), "deal"))
    sides = _sides(first_hand)
    times: list[float] = []
    yards = [yardstick() for _ in range(YARDSTICKS)]
    ends = [end for side in sides for end in _ends(entry, number, side, times)]
    here = slower([*yards, *(yardstick() for _ in range(YARDSTICKS))])
    beaten = [_beaten(end.places, end.side, sides) for end in ends]
    firsts = [_first(end.places, end.side, sides) for end in ends]
    return Finish(fmean(len(sides) - 1 - one for one in beaten), fmean(firsts), tuple(time / here for time in times))


# ---------------------------------------------------------------------- one match


class End(NamedTuple):
    """The places by seat at the end of a match or of a hand that counts, and the seats of the player's side then."""

    places: Sequence[int]
    side: Sequence[int]


def _ends(entry: Entry, number: int, side: Sequence[int], times: list[float]) -> Iterator[End]:
    """Yield the ends of a deal with the player on the seats of a side."""
    rules, standing = entry.rules, _seated(entry, number)
    names = [standing.order[seat] for seat in side]
    for hand in range(sys.maxsize):
        side = tuple(standing.order.index(name) for name in names)
        state = rules.start(standing, Seeded(_seed(entry, number, hand), "deal"))
        result = _hand(entry, rules, state, side, Random(f"{number} {side} {hand}"), times)
        if not rules.MATCH or entry.one_hand:
            if hand or entry.hands == 1:
                yield End(result.places, side)
            if hand + 1 >= entry.hands:
                return
        elif (match := rules.match(standing, result)).over:
            yield End(match.places, side)
            return
        asked = SeatingRequest(standing, result, (), ())
        standing = rules.seat(asked, Seeded(_seed(entry, number, hand + 1), "seats")).standing


def _hand(entry: Entry, rules: Rules, state: State, side: Sequence[int], random: Random, times: list[float]) -> Result:
    """Play one hand to its end."""
    game = game_of(entry.game)
    while asked := owed(state.pending):
        decision = asked[0]
        _, player = entry.player if decision.seat in side else entry.rivals
        began = process_time()
        answer = player(game, rules, state, decision, random).action
        if decision.seat in side:
            times.append(1000 * (process_time() - began))
        state.play(decision.seat, answer)
        _call(game, state, decision.seat)
    if state.result is None:
        raise AssertionError("a hand that waits for nothing is over")
    return state.result


def _call(game: Game, state: State, seat: int) -> None:
    """Play what the seat that has just played does unasked, as computer players do in the house."""
    if any(right != LEAVE for right in state.rights(seat)) and (extra := game.unasked(state.view(seat))):
        state.play(seat, extra)


# ---------------------------------------------------------------------- seats and figures


def _seated(entry: Entry, number: int) -> Standing:
    names = tuple(f"p{at}" for at in range(entry.seats))
    asked = SeatingRequest(None, None, (), names)
    return entry.rules.seat(asked, Seeded(_seed(entry, number, 0), "seats")).standing


def _seed(entry: Entry, number: int, hand: int) -> bytes:
    """The seed of a hand, the same whoever plays: so are a game's deals."""
    return Random(f"{entry.game} {number} {hand}").randbytes(32)


def _sides(state: State) -> list[tuple[int, ...]]:
    """The seats that win together: each alone where there are no sides."""
    teams = [seat if one.team is None else one.team for seat, one in enumerate(state.view(None).seats)]
    return [tuple(seat for seat, own in enumerate(teams) if own == team) for team in dict.fromkeys(teams)]


def _beaten(places: Sequence[int], side: Sequence[int], sides: Sequence[Sequence[int]]) -> float:
    """The number of other sides that end behind this one, with half of one for each that shares its place."""
    mine = places[side[0]]
    others = [places[other[0]] for other in sides if other != side]
    return sum((place > mine) + (place == mine) / 2 for place in others)


def _first(places: Sequence[int], side: Sequence[int], sides: Sequence[Sequence[int]]) -> float:
    """This side's share of the first place."""
    best = [other for other in sides if places[other[0]] == min(places)]
    return (side in best) / len(best)


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of independent values."""
    interval = CONFIDENCE * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Mean(fmean(values), interval)


def _chunk(entry: Entry, numbers: Sequence[int]) -> list[Finish]:
    return [deal(entry, number) for number in numbers]


def _progress(entry: Entry, finishes: Sequence[Finish]) -> None:
    place = mean_of([finish.place for finish in finishes])
    name, rivals = entry.player[0], entry.rivals[0]
    done = f"{len(finishes)} of {entry.deals} deals"
    sys.stderr.write(f"{entry.game}, {name} among {rivals}: {done}, place {place}\n")
