"""Seats that are kept: in a match the same people play hand after hand, each on their seat."""

from collections.abc import Callable, Sequence

from engine.contract.chance import Chance
from engine.contract.leaving import retired_after
from engine.contract.result import Result
from engine.contract.rules import Seating, SeatingRequest
from engine.contract.standing import Standing

First = Callable[[Sequence[str], int], Standing]  # from the keys by seat and the first dealer


def at_nothing(order: Sequence[str], dealer: int) -> Standing:
    """Nobody has anything yet."""
    return Standing(order=tuple(order), dealer=dealer)


def kept_seats(
    request: SeatingRequest, chance: Chance, after: Callable[[Standing, Result], Standing], first: First = at_nothing
) -> Seating:
    """Everybody sits where they came, and the first dealer is drawn. `after`: what is left of a standing by a hand of
    a match that goes on; with no hand played since, it is as it was.
    """
    before, result = request.standing, request.result
    if before is None:
        return Seating(first(request.join, chance.pick(request.join)))
    return Seating(after(before, result) if result else before)


def next_hand(before: Standing, result: Result, dealer: int, scores: tuple[int, ...]) -> Standing:
    """The standing of the next hand, with the seats whose players have left for good (G-R19)."""
    retired = retired_after(before, result)
    return Standing(
        order=before.order,
        round=before.round + 1,
        dealer=dealer,
        scores=scores,
        carried={"retired": list(retired)} if retired else {},
    )
