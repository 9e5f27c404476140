"""The events of a round of Schwimmen."""

from dataclasses import dataclass

from engine.contract import Event


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """The dealer kept their hand, and the table cards are turned up."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SwappedBlind(Event):
    """The dealer took the table cards unseen; their old hand is the open table."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat gave one card for one on the table."""

    seat: int
    gave: str
    took: str


@dataclass(frozen=True, slots=True)
class ExchangedAll(Event):
    """A seat gave its whole hand for the whole table."""

    seat: int
    gave: tuple[str, ...]
    took: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Closed(Event):
    """A seat closed the hand: each of the others has one more turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class HouseClosed(Event):
    """Nobody has closed for so long that the house does: everybody has one more turn, `seat` first (G-R9)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TableRenewed(Event):
    """Everybody in a row passed: these three cards take the place of those on the table."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableStuck(Event):
    """Everybody in a row passed, and the stock has too few cards left for a new table: the hand ends (SCH-R5)."""

    count: int


@dataclass(frozen=True, slots=True)
class SchnauzShown(Event):
    """A seat held 31 in one suit, which ends the hand at once."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FeuerShown(Event):
    """A seat held three aces, which ends the hand at once and costs everybody else a life."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HandsShown(Event):
    """All hands are laid open, and compared. `values`: by seat in points, 0 for those that are out."""

    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class LifeLost(Event):
    """A seat lost a life; it has `left` left before it swims, or is out where nobody swims."""

    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class Swims(Event):
    """A seat lost its last life but one: the next loss puts it out."""

    seat: int


@dataclass(frozen=True, slots=True)
class WentUnder(Event):
    """A seat lost its last life and is out of the match."""

    seat: int


@dataclass(frozen=True, slots=True)
class AllSpared(Event):
    """These seats lost, but then nobody would be left: so nobody loses anything (SCH-R6)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LastAfloat(Event):
    """One seat is left, and has won the match."""

    seat: int
