"""The events of Dahimi alone, which only the house rules of its Japanese cousin bring about (DAH-10)."""

from dataclasses import dataclass

from engine.contract import Event


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
