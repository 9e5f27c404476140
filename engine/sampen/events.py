"""The events of a deal of Sampen."""

from dataclasses import dataclass

from engine.contract import Event


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """The upcard came from the stock, and somebody holds its twin."""

    card: str


@dataclass(frozen=True, slots=True)
class NobodyHeld(Event):
    """The twins of these upcards were in no hand: the first was put up or turned, the others came from the stock."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Matched(Event):
    """A seat held the twin of the upcard, and it left that hand."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class PutUp(Event):
    """A seat put up a card of its hand as the new upcard."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class ChainEnded(Event):
    """A chain of matches is over: `seats` matched `cards`, in order. The first upcard came from the stock, or from the
    `leader`.
    """

    leader: int | None
    seats: tuple[int, ...]
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StockRanDry(Event):
    """Nobody holds the upcard's twin, and the stock is empty. `seats` have the most cards: one of them leads."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LotsDrawn(Event):
    """Several seats could lead; it is this one."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealWon(Event):
    """A seat has no cards left. `card`: the last one; `how` it went: "match" or "upcard"."""

    seat: int
    card: str
    how: str


@dataclass(frozen=True, slots=True)
class DealUnwon(DealWon):
    """A seat has no cards left, but its player has left for good: nobody wins this deal (G-R19)."""
