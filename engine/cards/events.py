"""Events that many card games share: cards are dealt, drawn, taken and thrown. A game adds events of its own."""

from dataclasses import dataclass
from typing import ClassVar

from engine.contract import Event


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat got its hand."""

    SECRET: ClassVar = {"cards": ("seat",)}
    seat: int
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The first card of the open pile is turned up; `seat` has the first turn."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew a card from the stock."""

    SECRET: ClassVar = {"card": ("seat",)}
    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took the top card of the discards."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat threw a card, and the turn goes on."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards below the top one became the new stock, of `count` cards."""

    count: int


@dataclass(frozen=True, slots=True)
class StockRanOut(Event):
    """The stock was empty when a seat was to draw, and may not be made anew again: the hand ends."""

    seat: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A seat laid a card to a trick."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """The trick is this seat's."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed: it does nothing in its turn, or is out of an auction."""

    seat: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The match is over; the winners have `chips` chips of it, each or together as the game has it."""

    winners: tuple[int, ...]
    chips: int
