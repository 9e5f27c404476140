"""Seats that are kept: in a match the same people play hand after hand, each on their seat."""

from collections.abc import Callable, Sequence

from engine.contract.leaving import retired_after
from engine.contract.partners import drawn_by_lot
from engine.contract.result import Result
from engine.contract.rng import Rng
from engine.contract.rules import Seating, SeatingRequest
from engine.contract.standing import Carried, Standing

First = Callable[[Sequence[str], int], Standing]  # from the keys by seat and the first dealer


def at_nothing(order: Sequence[str], dealer: int) -> Standing:
    """The first standing of a game in which nobody has anything yet."""
    return Standing(order=tuple(order), dealer=dealer)


def kept_seats(
    request: SeatingRequest,
    rng: Rng,
    after: Callable[[Standing, Result], Standing],
    first: First = at_nothing,
    drawn: Sequence[int] = (),
) -> Seating:
    """Seat everybody in the order in which they came, and draw the first dealer; later all keep their seats. `after`:
    the next standing after a round of a match that goes on; if no round was played since, the standing stays. `drawn`:
    the side of each seat, if lots decide who sits on which.
    """
    before, result = request.standing, request.result
    if before is None:
        keys, events = drawn_by_lot(request.join, drawn, rng) if drawn else (request.join, ())
        return Seating(first(keys, rng.pick(keys)), events)
    return Seating(after(before, result) if result else before)


def next_hand(before: Standing, result: Result, dealer: int, scores: tuple[int, ...]) -> Standing:
    """The standing of the next hand, with the seats whose players have left for good (G-R19)."""
    retired = retired_after(before, result)
    return Standing(
        order=before.order,
        round=before.round + 1,
        dealer=dealer,
        scores=scores,
        carried=Carried(retired=retired).dump(),
    )
