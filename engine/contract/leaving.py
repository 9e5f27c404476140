"""Leaving a match for good: the option that decides about it, the right to it, and its effect in a game of two sides.

A seat never disappears from a hand. A seat that is *retired* is played on by a computer player until the hand has been
scored. After that, in games with elimination, the seat is out of the match; in games with two sides its side has lost;
in all other games the seat is played on and cannot win.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from engine.contract.action import action
from engine.contract.event import Event
from engine.contract.result import Match, Result
from engine.contract.rules import Rules
from engine.contract.standing import Standing

LEAVE = action("leave")


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
