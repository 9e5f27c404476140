"""The events of a game of One-Eyed Jack."""

from dataclasses import dataclass

from engine.contract import Event


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A seat played a card and placed a chip on one of its cells."""

    seat: int
    card: str
    cell: str


@dataclass(frozen=True, slots=True)
class PlacedAnywhere(Placed):
    """The same with a two-eyed jack, on any cell."""


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A seat removed a chip of another side with a one-eyed jack. `team`: the seats of that side."""

    seat: int
    card: str
    cell: str
    team: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OwnRemoved(Removed):
    """It removed a chip of its own side."""


@dataclass(frozen=True, slots=True)
class RowMade(Event):
    """A side (`team`) has a row, from the cell `start` to the cell `end`; it has `rows` rows now."""

    team: tuple[int, ...]
    start: str
    end: str
    rows: int


@dataclass(frozen=True, slots=True)
class RowBroken(Event):
    """A side has a row less, since one of its chips was removed; it has `rows` rows now."""

    team: tuple[int, ...]
    rows: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A seat showed a dead card and threw it away, to draw another."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Stuck(Event):
    """A seat has swapped, and could do nothing with what it drew: its turn is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class RowsWon(Event):
    """A side has the rows that win."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RowsOfLeft(Event):
    """A seat that cannot win any more has them, and the game ends without a winner."""

    seat: int


@dataclass(frozen=True, slots=True)
class BoardLocked(Event):
    """Nobody can do anything any more, and the sides with most rows have won."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoardDrawn(Event):
    """Nobody can do anything any more, and no side has more rows than the others."""
