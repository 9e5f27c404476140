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
    """A seat played a two-eyed jack and placed a chip on a cell of its choice."""


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A seat removed a chip of another side with a one-eyed jack. `team`: the seats of that side."""

    seat: int
    card: str
    cell: str
    team: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OwnRemoved(Removed):
    """A seat removed a chip of its own side with a one-eyed jack."""


@dataclass(frozen=True, slots=True)
class RowMade(Event):
    """A side (the seats `team`) made a row from the cell `start` to the cell `end`, and has `rows` rows now."""

    team: tuple[int, ...]
    start: str
    end: str
    rows: int


@dataclass(frozen=True, slots=True)
class RowBroken(Event):
    """A side (the seats `team`) lost a row, because one of its chips was removed, and has `rows` rows now."""

    team: tuple[int, ...]
    rows: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A seat showed a dead card and discarded it, to draw another."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Stuck(Event):
    """A seat swapped a card and can neither play nor swap now, so its turn is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class RowsWon(Event):
    """A side has made the number of rows that wins."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RowsOfLeft(Event):
    """A seat made the number of rows that wins, but its player had left for good, so the game ends without a winner."""

    seat: int


@dataclass(frozen=True, slots=True)
class BoardLocked(Event):
    """No seat can play or swap any more, and the sides with the most rows have won."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoardDrawn(Event):
    """No seat can play or swap any more, and all sides have the same number of rows."""
