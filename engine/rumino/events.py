"""The events of a round of Rumino."""

from dataclasses import dataclass

from engine.contract import Event


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """A seat ended the round with this number of points unmatched."""

    seat: int
    deadwood: int


@dataclass(frozen=True, slots=True)
class WentGin(Event):
    """A seat ended the hand with every card in a meld; `card` is what it threw, "" where it had drawn nothing."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class RuminoShown(Event):
    """A seat held a rumino, which ends the match."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RuminoClaimed(Event):
    """The card that `whom` threw completed a rumino of `seat`, which ends the match."""

    seat: int
    whom: int
    card: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """The hand was scored; by seat, 0 for those that are out."""

    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Busted(Event):
    """A seat's total reached the limit."""

    seat: int
    score: int


@dataclass(frozen=True, slots=True)
class BoughtBack(Event):
    """A busted seat paid to stay in, with this total."""

    seat: int
    chips: int
    score: int


@dataclass(frozen=True, slots=True)
class DroppedOut(Event):
    """A busted seat plays no further."""

    seat: int
