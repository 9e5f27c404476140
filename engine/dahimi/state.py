"""The facts that everybody sees of a round of Dahimi, and the events of it, beside those of any climbing game. The
events are those of its Japanese cousin's house rules alone (DAH-10).
"""

from dataclasses import dataclass

from engine.climbing.views import ClimbingPublic
from engine.contract import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class DahimiPublic(ClimbingPublic):
    """`asked`: the payers who had a choice of suits."""

    asked: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OrderTurned(Event):
    """A seat's four or more of a rank turned the order of ranks. `turned`: True if the 3 is high now, False if the 2 is
    high again.
    """

    seat: int
    turned: bool


@dataclass(frozen=True, slots=True)
class SuitsLocked(Event):
    """A seat laid the suits that lay there: until the pile is taken only these follow."""

    seat: int
    suits: str


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A seat's Eight takes the pile at once; `TrickTaken` follows."""

    seat: int
