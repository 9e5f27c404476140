"""The events of a deal of Tadmur. Hands are dealt, and cards played, as everywhere (`engine.cards.events`)."""

from dataclasses import dataclass
from typing import ClassVar

from engine.contract import Event


@dataclass(frozen=True, slots=True)
class ChainBegun(Event):
    """A seat has its starter, and its target face down, with `spaces` spaces between them."""

    SECRET: ClassVar = {"target": ("seat",)}
    seat: int
    card: str
    target: str | None
    spaces: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A seat played a card to its chain; `spaces` spaces are left."""

    seat: int
    card: str
    spaces: int


@dataclass(frozen=True, slots=True)
class GuessedWrong(Event):
    """A seat guessed the rank of the other's target, and its own target has moved away: `spaces` spaces are left."""

    seat: int
    whom: int
    rank: str
    spaces: int


@dataclass(frozen=True, slots=True)
class GuessedRight(Event):
    """A seat guessed the other's target."""

    seat: int
    whom: int
    rank: str


@dataclass(frozen=True, slots=True)
class ChainCompleted(Event):
    """A seat's chain has come to its target."""

    seat: int


@dataclass(frozen=True, slots=True)
class RanOut(Event):
    """A seat played its last card, and the chain is not complete (TAD-R5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Stuck(Event):
    """A seat has to play, no card fits, and it may not guess: it has lost the deal (TAD-R1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Conceded(Event):
    """No card fits, and the seat did not guess: it has lost the deal."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """No card fits, and the turn goes to the other seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealDrawn(Event):
    """The deal is drawn, as neither seat can go on (TAD-R7)."""


@dataclass(frozen=True, slots=True)
class TargetShown(Event):
    """The deal is over, and a target is turned up."""

    seat: int
    card: str
