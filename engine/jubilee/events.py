"""The events of a deal of Jubilee."""

from dataclasses import dataclass

from engine.contract import Event


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat played a card, which scored nothing. `total`: where the total stands now."""

    seat: int
    card: str
    total: int
    points: int


@dataclass(frozen=True, slots=True)
class Jubilee(Played):
    """The total came to a jubilee."""


@dataclass(frozen=True, slots=True)
class GreatJubilee(Played):
    """The total came to a multiple of 100."""


@dataclass(frozen=True, slots=True)
class JubileePassed(Played):
    """The total went past a jubilee."""


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A seat had no card to play: it showed its hand, and the turn passed."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """All cards are played. `points`: what each seat scored in the deal; `winners`: the seats with the most."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    total: int
