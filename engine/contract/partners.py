"""Sides: the option of how partners find each other, and the draw that does it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from engine.contract.event import Event
from engine.contract.rng import Rng
from engine.contract.rules import Rules


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
