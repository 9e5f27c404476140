"""Games of hands that the same people play until a match is over. The deck and the round are declared; a game states
how it deals, and when the match is over. And chips and points by seat: adding them up, and sharing a pot (G-5).
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from engine.cards.packs import leftward
from engine.contract import (
    Match,
    Result,
    Rng,
    Round,
    Seating,
    SeatingRequest,
    Standing,
    WithForfeit,
    kept_seats,
    next_hand,
    retired_after,
)

Hand = TypeVar("Hand", bound=Round[Any, Any, Any, Any])


def after_hands(hands: int, standing: Standing, result: Result, totals: Sequence[int]) -> Match:
    """The match that ends after so many hands, or when only one seat has not left it; the most points win. `standing`:
    of the last hand, with its number as `round`; `totals`: the scores by seat, that hand included.
    """
    retired = retired_after(standing, result)
    if standing.round < hands and len(standing.order) - len(retired) > 1:
        return Match()
    after = Result.of_scores(totals, retired)
    return Match(True, after.places, after.winners)


def added(before: Sequence[int], more: Sequence[int]) -> tuple[int, ...]:
    """The sums by seat. Either may be empty, if there is nothing yet or nothing to add."""
    return tuple(old + new for old, new in zip(before or (0,) * len(more), more or (0,) * len(before), strict=True))


def by_seat(values: Mapping[int, int], seats: int) -> tuple[int, ...]:
    """A number for every seat, 0 where there is none."""
    return tuple(values.get(seat, 0) for seat in range(seats))


def shares(pot: int, seats: Sequence[int], dealer: int) -> dict[int, int]:
    """A pot in equal parts; odd chips go one each to the earliest seats from the dealer's left."""
    each, odd = divmod(pot, len(seats))
    return {seat: each + (place < odd) for place, seat in enumerate(leftward(dealer, seats))}


class WithMatch(WithForfeit, Generic[Hand]):
    """Rules of a game whose hands add up to a match. `Hand` is the class of its rounds; `DECK` the cards that it is
    played with, in the order in which they lie before they are shuffled.
    """

    MATCH: ClassVar[bool] = True
    DECK: ClassVar[tuple[str, ...]]

    def pack_for(self, players: int) -> tuple[str, ...]:
        """The cards for `players` players."""
        return self.DECK

    def closed_deck(self, players: int) -> tuple[str, ...]:
        return self.pack_for(players)

    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        return kept_seats(request, rng, self.next_standing, drawn=self.drawn_sides(len(request.join)))

    def next_standing(self, before: Standing, result: Result) -> Standing:
        """The standing of the next hand."""
        return next_hand(before, result, self.next_dealer(before), self.totals(before, result))

    def next_dealer(self, before: Standing) -> int:
        """The dealer of the next hand: the next live seat on the left, where a game says nothing else."""
        return leftward(before.dealer, before.live)[0]

    def totals(self, before: Standing, result: Result) -> tuple[int, ...]:
        """The scores of the match by seat, this hand included."""
        return added(before.scores, result.scores)

    def start(self, standing: Standing, rng: Rng) -> Hand:
        players = len(standing.order)
        self.admit(players)
        hand = self.deal(standing, rng.shuffle(self.pack_for(players)), rng)
        hand.begin()
        return hand

    @abstractmethod
    def deal(self, standing: Standing, cards: Sequence[str], rng: Rng) -> Hand:
        """Deal the shuffled cards. What happens by itself then follows in `Round.begin`."""
