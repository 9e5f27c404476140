"""Seats from hand to hand. In a match the same people play on, each on their seat; where they are partners, they agree
on their sides or draw lots for them; and a seat may be left for good: the option that decides about it, the right to
it, and its effect.

A seat never disappears from a hand. A seat that is *retired* is played on by a computer player until the hand has been
scored. After that, in games with elimination, the seat is out of the match; in games with two sides its side has lost;
in all other games the seat is played on and cannot win.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from engine.contract.action import action
from engine.contract.event import Event
from engine.contract.result import Match, Result
from engine.contract.rng import Rng
from engine.contract.rules import Rules, Seating, SeatingRequest
from engine.contract.standing import Carried, Standing

LEAVE = action("leave")

First = Callable[[Sequence[str], int], Standing]  # from the keys by seat and the first dealer


class WithForfeit(Rules):
    """Rules with an option for the seat of a player who leaves: a computer player takes it over, or it is forfeited."""

    on_leave: Literal["bot", "forfeit"] = Field("bot", description="What becomes of a seat whose player leaves.")

    @property
    def forfeits(self) -> bool:
        return self.on_leave == "forfeit"


@dataclass(frozen=True, slots=True)
class Retired(Event):
    """The player of a seat has left for good, and a computer player plays the hand to its end."""

    seat: int


def retired_after(standing: Standing, result: Result) -> tuple[int, ...]:
    """The seats that cannot win any more once a hand is over."""
    return tuple(sorted({*standing.retired, *result.left}))


def forfeited(teams: Sequence[int], retired: Collection[int]) -> Match:
    """A match of two sides once a hand has been scored: over if one of the seats was retired in it. The other side has
    won; nobody has if each side has lost a seat. `teams`: the side of each seat.
    """
    if not retired:
        return Match()
    lost = {teams[seat] for seat in retired}
    winners = tuple(seat for seat, team in enumerate(teams) if team not in lost)
    return Match(True, tuple(int(bool(winners) and team in lost) for team in teams), winners)


class WithPartners(Rules):
    """Rules of a game with sides (`Rules.sides`). The table decides how partners find each other."""

    partners: Literal["agreed", "drawn"] = Field("agreed", description="How partners find each other.")

    @property
    def draws_partners(self) -> bool:
        return self.partners == "drawn"


@dataclass(frozen=True, slots=True)
class Paired(Event):
    """Lots have put the players of these seats on one side."""

    seats: tuple[int, ...]


def drawn_by_lot(keys: Sequence[str], sides: Sequence[int], rng: Rng) -> tuple[list[str], tuple[Event, ...]]:
    """Draw lots for the seats. Return the players in the order of their seats, and the events that say who plays with
    whom. `sides`: the side of each seat.
    """
    events = (Paired(tuple(seat for seat, side in enumerate(sides) if side == one)) for one in dict.fromkeys(sides))
    return rng.shuffle(keys), tuple(events)


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
