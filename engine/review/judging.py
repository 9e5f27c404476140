"""The worth of each decision of one seat in a round: every answer is valued again from the view that the seat had then,
by the search of its game's master with a larger budget.

A search finds the best answer, but what wins among several is partly lucky, and the worlds of one search depend on each
other. So an answer that is not the best is compared with it once more, both in the same new worlds of several searches;
the spread between these searches is the error. Where one of them is then surely better, they are compared a last time,
four times as long. An answer that is surely better than what the search found is compared with what it found next; if
nothing is left, it is the best one. Where a game can solve an ending exactly (`Game.solve`), nothing is left to luck.

Nothing but a view, a decision and an answer reaches this module. Its luck follows from what the view shows, so that two
rounds which a seat cannot tell apart get the same values.

A review in short is the share of what was to be kept, and the answers that cost most.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile
from math import sqrt
from random import Random
from typing import Literal, NamedTuple

from pydantic import TypeAdapter

from engine.contract import Action, AnyView, Decision, Game, Rules, Trial
from engine.contract.record import Record, steps
from engine.search.generic import PlayingOut
from engine.search.halving import halve

SEARCHES = 16  # into which a comparison is divided
SURE = 2.0  # standard errors by which an answer must be behind the best to be called worse
LEAST = 0.005  # the least loss that is told: values are shown in hundredths
EQUAL = 1e-9  # values that are this near are the same
AGAIN = 4  # how many times as long what seems worse is compared before it is called so

Verdict = Literal["best", "as_good", "worse"]

MOST = 3  # answers that are named


class Moment(NamedTuple):
    """A decision of the view's own seat. `at`: how many moves of the round came before it. `answer`: the last one that
    the seat gave to it, for a sealed answer may be given anew.
    """

    at: int
    view: AnyView
    decision: Decision
    answer: Action


def moments(record: Record, seat: int) -> list[Moment]:
    """Every decision of this seat in which it had a choice, in the order of the round. Raises Illegal when a move of
    the record is none.
    """
    found: list[Moment] = []
    for at, ((state, _), (mover, text)) in enumerate(zip(steps(record), record.moves, strict=False)):
        if mover != seat:
            continue
        action, view = state.action(text), state.view(seat)
        asked = next((one for one in view.decisions if one.allows(action)), None)
        if asked is None or not is_free(asked):
            continue
        if asked.given is not None:
            at_first = next(moment for moment in reversed(found) if moment.decision.kind == asked.kind)
            found[found.index(at_first)] = at_first._replace(answer=action)
        else:
            found.append(Moment(at, view, asked, action))
    return found


def is_free(decision: Decision) -> bool:
    """True if there are at least two answers, one with a rider counted by itself."""
    listed = list(islice(decision.enumerate(), 2))
    return len(listed) > 1 or any(
        decision.allows(one.saying(rider.name)) for one in listed for rider in decision.riders
    )


@dataclass(frozen=True, slots=True)
class Judgement:
    """The worth of an answer, as plain data. `at`: the number of moves that came before it; `answer` and `best` are
    texts of actions. Values are from 0, the worst result, to 1.

    `verdict`: says if the answer was the best one, as good as far as can be told, or surely worse. `value`, `top`,
    `bottom`: the values of the answer, of the best one and of the worst one that was tried. `error`: the standard error
    of the difference between the first two.
    """

    at: int
    answer: str
    best: str
    verdict: Verdict
    value: float
    top: float
    bottom: float
    error: float = 0.0

    @property
    def cost(self) -> float:
        """The value by which the answer falls short of the best; 0 where it was as good."""
        return self.top - self.value if self.verdict == "worse" else 0.0

    @property
    def stake(self) -> float:
        """The distance from the worst answer to the best."""
        return self.top - self.bottom


JUDGEMENTS = TypeAdapter(tuple[Judgement, ...])


class Gap(NamedTuple):
    """The values of an answer that was found to be better and of the one that was given, in the same worlds, and the
    standard error of their difference.
    """

    top: float
    value: float
    error: float

    @property
    def sure(self) -> bool:
        """True if one of them is surely better, by enough to be told."""
        return abs(self.top - self.value) > max(SURE * self.error, LEAST)


def judge(game: Game, rules: Rules, moment: Moment) -> Judgement:
    """Value the answer of a moment. The same moment always gets the same judgement."""
    at, view, decision, answer = moment
    if (exact := game.solve(rules, view, decision)) is not None and answer in exact:
        return _solved(at, answer, exact)
    trial = _trial(game, rules, moment, game.review, "find")
    ranked = _ranked(trial, list(dict.fromkeys([answer, *trial.answers])))
    values = dict(ranked)
    for best, _ in takewhile(lambda one: one[0] != answer, ranked):
        gap = compared(game, rules, moment, best, game.review)
        if gap.sure:
            gap = compared(game, rules, moment, best, AGAIN * game.review)
        values |= {best: gap.top, answer: gap.value}
        if not gap.sure or gap.top > gap.value:
            verdict: Verdict = "worse" if gap.sure else "as_good"
            top, bottom = max(gap.top, gap.value), min(values.values())
            return Judgement(at, answer.text, best.text, verdict, gap.value, top, bottom, gap.error)
    value, bottom = values[answer], min(values.values())
    return Judgement(at, answer.text, answer.text, "best", value, value, bottom)


def _solved(at: int, answer: Action, exact: Mapping[Action, float]) -> Judgement:
    """The judgement where all answers have exact values. An answer that is worth as much as the best is the best."""
    value, top = exact[answer], max(exact.values())
    best = answer if top - value <= EQUAL else next(one for one in exact if exact[one] == top)
    verdict: Verdict = "best" if best == answer else "as_good" if top - value <= LEAST else "worse"
    return Judgement(at, answer.text, best.text, verdict, value, top, min(exact.values()))


def compared(game: Game, rules: Rules, moment: Moment, best: Action, playouts: int) -> Gap:
    """The answer of a moment beside another one, in the same worlds, drawn by several searches."""
    tops, values = list[float](), list[float]()
    for number in range(SEARCHES):
        trial = _trial(game, rules, moment, max(2, playouts // SEARCHES), f"compare {playouts} {number}")
        worlds = list(islice(trial.worlds, max(1, (trial.playouts or 0) // 2)))
        tops.append(_mean(trial.value(best, world) for world in worlds))
        values.append(_mean(trial.value(moment.answer, world) for world in worlds))
    apart = [top - value for top, value in zip(tops, values, strict=True)]
    return Gap(_mean(tops), _mean(values), _error(apart))


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean of independent values."""
    mean = _mean(values)
    return sqrt(sum((one - mean) ** 2 for one in values) / (len(values) - 1) / len(values))


def _trial(game: Game, rules: Rules, moment: Moment, playouts: int, purpose: str) -> Trial:
    search = game.search or PlayingOut(game.choose)
    return search(rules, moment.view, moment.decision, playouts, Random(f"{_seen(moment.view)} {purpose}"))


def _seen(view: AnyView) -> str:
    """The text from which luck is made: the cards that the view shows, and how far the round is."""
    return repr((view.game, view.seat, view.position, view.zones))


def _ranked(trial: Trial, answers: Sequence[Action]) -> list[tuple[Action, float]]:
    """The answers with their values, the best first; among equal ones the earlier comes first."""
    if trial.playouts is None:
        valued = [(answer, trial.value(answer, next(trial.worlds))) for answer in answers]
        return sorted(valued, key=lambda one: -one[1])
    if len(answers) == 1:
        worlds = islice(trial.worlds, max(1, trial.playouts))
        return [(answers[0], _mean(trial.value(answers[0], world) for world in worlds))]
    playouts = max(trial.playouts, len(answers))
    tried = halve(answers, trial.worlds, trial.value, playouts, trial.sure)
    return [(one.candidate, one.mean) for one in tried if one.playouts]


@dataclass(frozen=True, slots=True)
class Summary:
    """A review in short. `decisions`: their number; `good`: the number of those that were answered as well as they can
    be. `kept`: the share, from 0 to 1, that the answers kept of what the decisions could win or lose together; None if
    nothing was at stake. `costliest`: the answers that cost most, the worst first. `finest`: the best answers, first
    those where most was at stake.

    `kept` is the sum of the distances from the worst answer to the one that was given, divided by the sum of the
    distances from the worst answer to the best. An answer as good as the best counts as the best.
    """

    decisions: int
    good: int
    kept: float | None
    costliest: tuple[Judgement, ...]
    finest: tuple[Judgement, ...]


def summed_up(judgements: Sequence[Judgement]) -> Summary:
    """The summary of a seat's round."""
    worse = sorted((one for one in judgements if one.verdict == "worse"), key=lambda one: (-one.cost, one.at))
    best = [one for one in judgements if one.verdict == "best" and one.stake]
    finest = sorted(best, key=lambda one: (-one.stake, one.at))
    stake = sum(one.stake for one in judgements)
    kept = 1 - sum(one.cost for one in worse) / stake if stake else None
    return Summary(len(judgements), len(judgements) - len(worse), kept, tuple(worse[:MOST]), tuple(finest[:MOST]))
