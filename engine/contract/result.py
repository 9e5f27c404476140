"""Results: how a round ended, and how a match stands after it. In some matches seats go out one after the other, and
whoever is left has won.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple, Self

from pydantic import BeforeValidator, SerializerFunctionWrapHandler, TypeAdapter, WrapSerializer

from engine.contract.standing import Carried, Standing


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a round, by seat.

    `places`: 0 the best; equal places are a tie, and a side shares one. `winners`: seats; a draw has none. `scores`:
    the points of each seat, in games that count; `chips`: how many each got or paid besides; `lives`: how many each
    lost. `left`: the seats that left in mid-round.
    """

    places: tuple[int, ...]
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    chips: tuple[int, ...] = ()
    lives: tuple[int, ...] = ()

    @classmethod
    def of_finish(cls, finish: Sequence[int], left: Sequence[int] = ()) -> Self:
        """Seats in finishing order, then those that left."""
        order = (*finish, *left)
        places = [0] * len(order)
        for place, seat in enumerate(order):
            places[seat] = place
        return cls(tuple(places), tuple(finish[:1]), (), tuple(left))

    @classmethod
    def of_scores(cls, scores: Sequence[int], retired: Collection[int] = ()) -> Self:
        """The highest score wins, ties share; the `retired` seats cannot win and share the last place (G-R19)."""
        best = max((score for seat, score in enumerate(scores) if seat not in retired), default=None)
        winners = tuple(seat for seat, score in enumerate(scores) if seat not in retired and score == best)
        return cls(ranked(scores, last=retired), winners, tuple(scores))

    @property
    def order(self) -> tuple[int, ...]:
        """The seats, the best first; seats that tie stand in seat order."""
        return best_first(self.places)

    @property
    def finish(self) -> tuple[int, ...]:
        """The seats that played to the end, the best first."""
        return tuple(seat for seat in self.order if seat not in self.left)


def best_first(places: Sequence[int]) -> tuple[int, ...]:
    """The seats by their places; seats that tie stand in seat order."""
    return tuple(sorted(range(len(places)), key=lambda seat: places[seat]))


def ranked(scores: Sequence[float], low_wins: bool = False, last: Collection[int] = ()) -> tuple[int, ...]:
    """Places by score, 0 the best; equal scores share one, and the next place follows at once. The seats in `last`
    share the place after all others, whatever they scored.
    """
    best_first = sorted({score for seat, score in enumerate(scores) if seat not in last}, reverse=not low_wins)
    return tuple(len(best_first) if seat in last else best_first.index(score) for seat, score in enumerate(scores))


class Match(NamedTuple):
    """The state of a match after a round. `over`: no further hand belongs to it; then `places` and `winners` are as in
    a `Result`.
    """

    over: bool = False
    places: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    @property
    def order(self) -> tuple[int, ...]:
        """The seats, the best first; seats that tie stand in seat order."""
        return best_first(self.places)


def _older(data: Any) -> Any:
    """Read a result that an older version has stored as a finishing order."""
    if isinstance(data, dict) and isinstance(data.get("finish"), list | tuple) and "places" not in data:
        return Result.of_finish(data["finish"], data.get("left", ()))
    return data


def _sparse(result: Result, usual: SerializerFunctionWrapHandler) -> dict[str, Any]:
    """Leave out chips and lives if there are none, so that such results are written as before there were any."""
    data: dict[str, Any] = usual(result)
    return {name: value for name, value in data.items() if value or name not in ("chips", "lives")}


RESULT: TypeAdapter[Result] = TypeAdapter(Annotated[Result, BeforeValidator(_older), WrapSerializer(_sparse)])


class Falls(Carried):
    """The facts that a game with elimination carries. `fell`: by seat, the round in which it went out, 0 for seats that
    are in; empty if it is not known.
    """

    fell: tuple[int, ...] = ()


def fell_after(before: Standing, out: Collection[int]) -> tuple[int, ...]:
    """`fell`, updated after this round. `out`: the seats that are out now; seats that were out before may be among
    them.
    """
    fell = before.carried_as(Falls).fell
    return tuple(fallen or (before.round if seat in out else 0) for seat, fallen in enumerate(fell))


def places_by_fall(fell: Sequence[int], winners: Collection[int], scores: Sequence[float]) -> tuple[int, ...]:
    """The places of a match that is over: first the winners, then the seats that are in, then the others, the last to
    fall first. Of level seats, the one with the lower score comes first.
    """
    never = float("inf")
    keys = [(seat not in winners, -(fallen or never), scores[seat]) for seat, fallen in enumerate(fell)]
    best_first = sorted(set(keys))
    return ranked([best_first.index(key) for key in keys], low_wins=True)
