"""The events of a game of Indian Chief."""

from dataclasses import dataclass
from typing import ClassVar

from engine.contract import Event


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins; everybody is to lay a meld."""

    turn: int


@dataclass(frozen=True, slots=True)
class Melded(Event):
    """A meld was revealed with all others, and scored. `category`: named by the number of its cards."""

    seat: int
    category: str
    cards: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Stole(Event):
    """A thief took a card out of somebody's meld into their hand."""

    seat: int
    whom: int
    card: str


@dataclass(frozen=True, slots=True)
class StoleNothing(Event):
    """A thief took nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class Clashed(Event):
    """Thieves who act together wanted the same card, so none of them got any."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NothingLeft(Event):
    """A thief was passed over: nothing was left to take."""

    seat: int


@dataclass(frozen=True, slots=True)
class Refilled(Event):
    """A seat drew up to eight cards again."""

    SECRET: ClassVar = {"cards": ("seat",)}
    seat: int
    count: int
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class StubRanOut(Event):
    """The stub was too small for everybody, so the melds were shuffled into a new one of `count` cards."""

    count: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The seventh turn is scored: the sheets added up, and who has the highest."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
