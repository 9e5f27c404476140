"""`python -m tests.tools.strength.view_bound GAME [MATCHES]`: the most that anybody who sees a view alone could gain
among merchants, as docs/lab/strength.md has it.

One seat of each hand may leave the policy. The *advantage* of an answer is what it is worth more than the policy's in
the worlds that the view leaves, if everybody goes on by the policy. In the mean somebody who decides by the view gains
over the policy the sum of the advantages of all answers that they give (the performance difference lemma: Kakade,
Langford: Approximately Optimal Approximate Reinforcement Learning, 2002). So nobody gains more than a player who knows
how each path of answers goes on in the true world, and takes the one whose advantages come to most. That is the
bound: a relaxation of what is known, with a penalty (Brown, Smith, Sun: Information Relaxations and Duality in
Stochastic Dynamic Programs, 2010). Luck in the advantages makes it higher, not lower. It holds as far as worlds are
drawn as often as they are likely, for the answers that the search tries, and where no more decisions than `NODES` had
to be looked at. It is close only where hands are short: in long ones the best path is lucky again and again.

An all-seeing player gains the sum of what its answers are worth more in the true world.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from itertools import count, islice
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from engine.contract import Action, Decision, Game, Rules, State, Trial, owed
from engine.games import game_of
from tests.tools.fits.rounds import hands_of_match
from tests.tools.strength.figures import table_of
from tests.tools.strength.players import Player, level
from tests.tools.strength.seeing import DOUBTING, LOOKS, Seen, seer
from tests.tools.strength.tournament import PROCESSES, mean_of, ratio_of

MATCHES = 100
WORLDS = 300  # in which every answer is tried
AGAIN = 1_000  # in which those are tried anew that may be the best
APART = 4.0  # standard errors by which an answer must be behind the best to be tried no more
TRUE = 100  # playouts in the true world, which has luck of its own in some games
NODES = 100  # the most decisions of one hand that are looked at for the best path

Path = tuple[str, ...]
"""The answers, as texts, that the seat has given in a hand so far; those of the others follow from them."""

Advantages = Mapping[Action, float]


@dataclass(slots=True)
class Hand:
    """A hand in which one seat may leave the policy. `start`: its beginning. `name`: the seed of all luck. `found`: the
    advantages that have been looked up, by path.
    """

    game: Game
    rules: Rules
    start: State
    seat: int
    name: str
    found: dict[Path, Advantages] = field(default_factory=dict)

    def advantages(self, path: Path, state: State, decision: Decision) -> Advantages:
        """The advantage of each answer at the end of this path, from the view alone; each time the same."""
        if path not in self.found:
            random = Random(f"{self.name} {path}")
            view = state.view(self.seat)
            policy = self.game.choose(view, decision)
            search = self.game.search
            assert search is not None
            enough = 2 * (WORLDS + AGAIN)  # playouts, for a search that draws a world for two of them
            trial = search(self.rules, view, decision, enough, random)
            self.found[path] = {policy: 0.0} if trial.given else advantages_in(trial, policy)
        return self.found[path]


def advantages_in(trial: Trial, policy: Action, worlds: int = WORLDS, again: int = AGAIN) -> dict[Action, float]:
    """The advantages of a trial's answers over the policy's. Those that may be the best are valued anew in other
    worlds, so that to be chosen favours none.
    """
    first = _values(trial, _with(policy, trial), worlds)
    best = max(first, key=lambda answer: fmean(first[answer]))
    near = [answer for answer in first if answer == policy or not _behind(first[answer], first[best])]
    return _over(policy, first) | _over(policy, _values(trial, near, again))


def _with(policy: Action, trial: Trial) -> Sequence[Action]:
    return list(dict.fromkeys([policy, *trial.answers]))


def _values(trial: Trial, answers: Sequence[Action], worlds: int) -> dict[Action, list[float]]:
    """The values of answers in the same worlds."""
    values: dict[Action, list[float]] = {answer: [] for answer in answers}
    for world in islice(trial.worlds, worlds):
        for answer in answers:
            values[answer].append(trial.value(answer, world))
    return values


def _over(policy: Action, values: Mapping[Action, Sequence[float]]) -> dict[Action, float]:
    """How much more each answer is worth in the mean than the policy's."""
    return {answer: fmean(own) - fmean(values[policy]) for answer, own in values.items()}


def _behind(values: Sequence[float], best: Sequence[float]) -> bool:
    """True if an answer is surely worse than the best one."""
    apart = [high - low for high, low in zip(best, values, strict=True)]
    return fmean(apart) > APART * stdev(apart) / sqrt(len(apart))


# ---------------------------------------------------------------------- what is gained in a hand


def gain(hand: Hand, player: Player, advantages: Callable[[Path, State, Decision], Advantages]) -> float:
    """The sum of the advantages of a player's answers."""
    state, random, total = hand.start.copy(), Random(f"player {hand.name}"), 0.0
    path: Path = ()
    while decision := _asked(hand, state):
        answer = player(hand.game, hand.rules, state, decision, random).action
        total += advantages(path, state, decision)[answer]
        state.play(hand.seat, answer)
        path = (*path, answer.text)
    return total


@dataclass(slots=True, order=True)
class Begun:
    """A path that may be gone on with, with the sum of its advantages and the state at its end. `short`: what it has
    given away so far; `number`: tells equal ones apart.
    """

    short: float
    number: int
    path: Path = field(compare=False)
    total: float = field(compare=False)
    state: State = field(compare=False)


def most_gained(hand: Hand, nodes: int = NODES) -> float:
    """The most that the advantages of a path come to. Paths are gone on with in the order of what they give away,
    until so many decisions have been looked at; so the first is that of somebody who always takes the best answer.
    """
    best, numbers, seen = -inf, count(1), 0
    heap = [Begun(0.0, 0, (), 0.0, hand.start.copy())]
    while heap and (seen < nodes or best == -inf):
        begun = heappop(heap)
        if not (decision := _asked(hand, begun.state)):
            best = max(best, begun.total)
            continue
        seen += 1
        advantages = hand.advantages(begun.path, begun.state, decision)
        top = max(advantages.values())
        for answer, advantage in advantages.items():
            after = begun.state.copy()
            after.play(hand.seat, answer)
            path, short = (*begun.path, answer.text), begun.short + top - advantage
            heappush(heap, Begun(short, next(numbers), path, begun.total + advantage, after))
    return best


def in_true_world(hand: Hand, _: Path, state: State, decision: Decision) -> Advantages:
    """The advantages in the true world."""
    policy, random = hand.game.choose(state.view(hand.seat), decision), Random(f"true {hand.name}")
    trial = LOOKS[hand.game.name](Seen(hand.game, hand.rules, state, decision), random)
    return {policy: 0.0} if trial.given else _over(policy, _values(trial, _with(policy, trial), TRUE))


def _asked(hand: Hand, state: State) -> Decision | None:
    """The seat's next decision, once the others have gone on by the policy; None where the hand is over."""
    while asked := owed(state.pending):
        if asked[0].seat == hand.seat:
            return asked[0]
        state.play(asked[0].seat, hand.game.choose(state.view(asked[0].seat), asked[0]))
    return None


# ---------------------------------------------------------------------- figures


class Gains(NamedTuple):
    """The gains over the policy in one hand, in the values of the game's search: from 0 to 1."""

    vizier: float
    bound: float
    all_seeing: float


def gains(hand: Hand) -> Gains:
    """The gains in a hand."""
    return Gains(
        gain(hand, level("vizier"), hand.advantages),
        most_gained(hand),
        gain(hand, seer(hand.game.name), partial(in_true_world, hand)),
    )


def gains_of_match(name: str, match: int) -> list[Gains]:
    """The gains of one seat in each hand of a match of merchants."""
    game, table = game_of(name), table_of(name)
    rules, found = game.rules.read(dict(table.options)), []
    for number, state in enumerate(hands_of_match(name, table.seats, match, table.options)):
        live = [seat for seat in range(table.seats) if seat not in state.view(None).standing.out]
        seat = live[(match + number) % len(live)]
        found.append(gains(Hand(game, rules, state, seat, f"{match} {number}")))
    return found


def report(name: str, found: Sequence[Gains]) -> str:
    """A row of a table."""
    vizier, bound, seen = (list(column) for column in zip(*found, strict=True))
    shares = (ratio_of(vizier, bound), ratio_of(bound, seen))
    told = [f"{mean.value:.4f} ± {mean.interval:.4f}" for mean in map(mean_of, (vizier, bound, seen))]
    told += [f"{100 * share.value:.0f} ± {100 * share.interval:.0f} %" for share in shares]
    return f"| {name} | {len(found)} | {' | '.join(told)} |\n"


if __name__ == "__main__":
    name, *counts = sys.argv[1:]
    if name not in DOUBTING:
        sys.exit(f"{name} is none of {', '.join(DOUBTING)}")
    with ProcessPoolExecutor(PROCESSES) as pool:
        found: list[Gains] = []
        for some in pool.map(partial(gains_of_match, name), range(int(counts[0]) if counts else MATCHES)):
            found += some
            sys.stderr.write(report(name, found) if len(found) > 1 else "")
    sys.stdout.write(report(name, found))
