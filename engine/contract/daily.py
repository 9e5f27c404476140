"""One of today's deals in a game: everybody plays the same cards, and their results are compared."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.contract.result import Match, Result
from engine.contract.rules import Rules
from engine.contract.standing import Standing

MOST_HANDS = 40  # the hands of a short match that are promised beforehand where cards stay closed

Margin = Callable[[Standing, Result, int], int]
"""A function that gives the gain of a seat, besides its place, from a hand or from the match that ends with it. The
higher it is, the better.
"""


class Outcome(NamedTuple):
    """A person's result in a deal: the `place` (0 the best), and the `margin` among those who have the same place."""

    place: int
    margin: int

    @property
    def merit(self) -> tuple[int, int]:
        """The key by which outcomes are compared: the higher, the better."""
        return -self.place, self.margin


def no_margin(standing: Standing, result: Result, seat: int) -> int:
    """No margin, so that places alone are compared."""
    return 0


def by_scores(standing: Standing, result: Result, seat: int) -> int:
    """The points of the hand; none where it was won without any being counted."""
    return result.scores[seat] if result.scores else 0


def by_few_scores(standing: Standing, result: Result, seat: int) -> int:
    """The points of the hand, where few are good; none where it was won without any being counted."""
    return -by_scores(standing, result, seat)


def by_chips(standing: Standing, result: Result, seat: int) -> int:
    """The chips that the hand brought; none where none changed hands."""
    return result.chips[seat] if result.chips else 0


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """A deal is one hand, or where `match` says so a short match. It is played by `players` under these `options` of
    the rules. `margin`: what is compared between equal places. `always`: the game is played every day, and all
    others in turn.
    """

    players: int = 4
    options: Mapping[str, Any] = field(default_factory=dict)
    match: bool = False
    margin: Margin = no_margin
    always: bool = False

    def over(self, rules: Rules, standing: Standing, result: Result) -> bool:
        """True if the deal is over with a hand that has come to this result."""
        return not self.match or rules.match(standing, result).over or standing.round >= MOST_HANDS

    def outcome(self, rules: Rules, standing: Standing, result: Result, seat: int) -> Outcome:
        """The result of a seat in a deal that is over."""
        match = rules.match(standing, result) if self.match else Match()
        places = match.places if match.over else result.places
        return Outcome(places[seat], self.margin(standing, result, seat))
