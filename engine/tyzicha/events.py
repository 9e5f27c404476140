"""The events of a round of Tyzicha."""

from dataclasses import dataclass
from typing import ClassVar

from engine.contract import Event


@dataclass(frozen=True, slots=True)
class Bid(Event):
    """A seat bid this amount."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Forced(Event):
    """Both others have passed without a bid: this seat must play."""

    seat: int


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A seat has the contract."""

    seat: int
    contract: int


@dataclass(frozen=True, slots=True)
class WidowOpened(Event):
    """The declarer turned the widow up and took it."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WidowTaken(Event):
    """The declarer of a contract of 100 took the widow, of `count` cards, unseen."""

    SECRET: ClassVar = {"cards": ("seat",)}
    seat: int
    count: int
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Given(Event):
    """The declarer gave an opponent (`whom`) a card, face up."""

    seat: int
    whom: int
    card: str


@dataclass(frozen=True, slots=True)
class Slipped(Event):
    """The same at a contract of 100, face down."""

    SECRET: ClassVar = {"card": ("seat", "whom")}
    seat: int
    whom: int
    card: str | None


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    """The declarer plays for the contract as it was bid."""

    seat: int
    contract: int


@dataclass(frozen=True, slots=True)
class Raised(Event):
    """The declarer raised the contract."""

    seat: int
    contract: int


@dataclass(frozen=True, slots=True)
class Conceded(Event):
    """The declarer gave the hand up before the first card. `points`: what each seat scores."""

    seat: int
    contract: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Married(Event):
    """A seat on lead showed king and queen (`cards`) of a suit, which is trump from this trick on."""

    seat: int
    cards: tuple[str, ...]
    suit: str
    worth: int


@dataclass(frozen=True, slots=True)
class Made(Event):
    """The declarer has made the contract. `totals`: what each seat took, `points`: what each scores."""

    seat: int
    contract: int
    total: int
    totals: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Broken(Made):
    """The declarer has not."""
