"""The turning points of a round: moves after which somebody could expect much more or much less, seen with all cards.

They are for everybody, so only games that open all cards at the end have them. What a position is worth is the mean of
rounds that are played out from it, from the cards as they lay: everybody answers by the game's policy, and now and then
at random. That luck follows from its number and the number of the move alone, never from the round's seed. So a round
that is played out from before a move, and in which that move is made, goes on as one that is played out from after it:
both have the same value, and what remains between them is what the move has changed. For the same reason a round is
gone through from its end backwards, and only what goes another way is played out.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random

from pydantic import TypeAdapter

from engine.contract import Action, Decision, Game, Result, State, View, owed
from engine.contract.record import Record, steps
from engine.search.generic import BOLD, LONGEST, UNDECIDED, anything, by_place

MOST = 3  # turning points of a round
LEAST = 0.05  # the least move of an expectation that makes a turning point
SURE = 2.0  # standard errors by which it has to
LUCKS = 64  # rounds that are played out from one position, at most
SLICE = 20  # playouts after which a worker is given back: somebody may wait for it

Values = tuple[tuple[float, ...], ...]
"""The values of a position: for each luck, its worth to each seat, from 0, the worst result, to 1."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A move after which the expectation of the seat `whom` was another one, as plain data. `at`: the number of moves
    before it; `seat`: the seat that made it. `before`, `after`: the expectation of `whom`, from 0, the worst result, to
    1.
    """

    at: int
    seat: int
    action: Action
    whom: int
    before: float
    after: float

    @property
    def moved(self) -> float:
        """The distance that the expectation has moved, up or down."""
        return abs(self.after - self.before)


POINTS = TypeAdapter(tuple[TurningPoint, ...])


@dataclass(frozen=True, slots=True)
class Retraced:
    """A finished round, gone through from its end backwards as far as its first `left` moves. `values`: the values of
    the position after these moves; none before the first step back. `points`: the moves that turned most since then,
    the most first.
    """

    record: Record
    left: int
    values: Values = ()
    points: tuple[TurningPoint, ...] = ()

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The turning points in their order, once no move is left."""
        return tuple(sorted(self.points, key=lambda one: one.at))


def turning_points(game: Game, record: Record) -> tuple[TurningPoint, ...]:
    """The turning points of a finished round in their order; none where cards stay closed, or the round is not over.
    Raises Illegal when a move of the record is none.
    """
    traced = begin(game, record)
    while traced.left:
        traced = go_on(game, traced)
    return traced.turning_points


def begin(game: Game, record: Record) -> Retraced:
    """A round that is to be gone through, at no cost; nothing is left where it has no turning points."""
    has_some = not record.rules.CLOSED and _lucks(game, record) >= 2
    return Retraced(record, len(record.moves) if has_some else 0)


def _lucks(game: Game, record: Record) -> int:
    """The number of rounds that are played out from one position, at most."""
    return min(LUCKS, game.turning // max(len(record.moves), 1))


def go_on(game: Game, traced: Retraced) -> Retraced:
    """Go some moves further back, at least one, through a round that has some left. If the round is not over, nothing
    is left. Raises Illegal when a move of the record is none.
    """
    record, left, after, points = traced.record, traced.left, traced.values, traced.points
    states = [state.copy() for state, _ in steps(replace(record, moves=record.moves[:left]))]
    views, playouts = _views(record, states[0]), 0
    if not after:
        if states[-1].result is None:
            return Retraced(record, 0)
        after = (_worths(views, states[-1].result),) * _lucks(game, record)
    while left and playouts < SLICE:
        left -= 1
        state, (seat, text) = states[left], record.moves[left]
        answer = state.action(text)
        before, spent = _before(game, views, state, seat, answer, after)
        playouts += spent
        if spent and (point := _point(left, seat, answer, before, after)) is not None:
            points = tuple(sorted((*points, point), key=lambda one: (-one.moved, one.at))[:MOST])
        after = before
    return Retraced(record, left, after, points)


def _point(at: int, seat: int, answer: Action, before: Values, after: Values) -> TurningPoint | None:
    """The turning point that a move was for the seat whose expectation has moved most; None if no expectation has
    surely moved.
    """
    found: TurningPoint | None = None
    for whom in range(len(after[0])):
        then, now = ([of_all[whom] for of_all in values] for values in (before, after))
        apart = [late - early for early, late in zip(then, now, strict=True)]
        point = TurningPoint(at, seat, answer, whom, _mean(then), _mean(now))
        sure = point.moved > max(SURE * _error(apart), LEAST)
        if sure and (found is None or point.moved > found.moved):
            found = point
    return found


def _before(
    game: Game, views: Sequence[View], state: State, seat: int, answer: Action, after: Values
) -> tuple[Values, int]:
    """The values of a position before a seat answers, and how many playouts they took. `after`: the values
    after the real answer, which are reused for every seed in which the seat gives that answer.
    """
    asked = _asked(state, seat, answer)
    usual = game.choose(state.view(asked.seat), asked)
    values, playouts = list[tuple[float, ...]](), 0
    for number, known in enumerate(after):
        reply = _bold(state, asked, number) or usual
        if asked.seat == seat and reply == answer:
            values.append(known)
            continue
        playouts += 1
        other = state.copy()
        other.play(asked.seat, reply)
        values.append(_worths(views, _played_out(game, other, number)))
    return tuple(values), playouts


def _asked(state: State, seat: int, answer: Action) -> Decision:
    """The decision that a seat has answered or, if it used a right unasked, the one that the round waited for."""
    own = [one for one in state.pending if one.seat == seat and one.allows(answer)]
    return next(iter(own or owed(state.pending)))


def _played_out(game: Game, state: State, number: int) -> Result | None:
    """The result to which the luck of this number leads; None where it takes too long."""
    for _ in range(LONGEST):
        asked = owed(state.pending)
        if not asked:
            break
        seat = asked[0].seat
        state.play(seat, _bold(state, asked[0], number) or game.choose(state.view(seat), asked[0]))
    return state.result


def _bold(state: State, asked: Decision, number: int) -> Action | None:
    """A random answer, if the luck of this number wants one after these moves; else None."""
    luck = Random(f"{number} {len(state.log)}")
    return anything(asked, luck) if luck.random() < BOLD else None


def _views(record: Record, state: State) -> list[View]:
    """The views of all seats: each says who is on the seat's side and who is out of the match."""
    return [state.view(seat) for seat in range(len(record.standing.order))]


def _worths(views: Sequence[View], result: Result | None) -> tuple[float, ...]:
    """The value of a result to each seat."""
    return tuple(by_place(view, result) if result is not None else UNDECIDED for view in views)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean of independent values."""
    mean = _mean(values)
    return sqrt(sum((one - mean) ** 2 for one in values) / (len(values) - 1) / len(values))
