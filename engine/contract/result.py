"""Results: how a round ended, and how a match stands after it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple, Self

from pydantic import BeforeValidator, TypeAdapter


@dataclass(frozen=True, slots=True)
class Result:
    """How a round ended, by seat.

    `places`: 0 the best; equal places are a tie, and a side shares one. `winners`: seats; a draw has none.
    `scores`: what the round was worth to each seat, in games that count. `left`: the seats that left in mid-round.
    """

    places: tuple[int, ...]
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    left: tuple[int, ...] = ()

    @classmethod
    def of_finish(cls, finish: Sequence[int], left: Sequence[int] = ()) -> Self:
        """Seats in finishing order, then those that left."""
        order = (*finish, *left)
        places = [0] * len(order)
        for place, seat in enumerate(order):
            places[seat] = place
        return cls(tuple(places), tuple(finish[:1]), (), tuple(left))

    @property
    def order(self) -> tuple[int, ...]:
        """The seats, the best first; those that tie in seat order."""
        return tuple(sorted(range(len(self.places)), key=lambda seat: self.places[seat]))

    @property
    def finish(self) -> tuple[int, ...]:
        """The seats that played to the end, the best first."""
        return tuple(seat for seat in self.order if seat not in self.left)


class Match(NamedTuple):
    """Where a match stands after a round. `over`: no further hand belongs to it; then `places` and `winners` are as in
    a `Result`.
    """

    over: bool = False
    places: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


def _older(data: Any) -> Any:
    """Results that were stored as a finishing order."""
    if isinstance(data, dict) and isinstance(data.get("finish"), list | tuple) and "places" not in data:
        return Result.of_finish(data["finish"], data.get("left", ()))
    return data


RESULT: TypeAdapter[Result] = TypeAdapter(Annotated[Result, BeforeValidator(_older)])
