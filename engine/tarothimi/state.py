"""The facts that everybody sees of a round of Tarot-himi, those that one seat alone knows, and its events, each beside
the same of any climbing game.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from engine.climbing.views import ClimbingPrivate, ClimbingPublic
from engine.contract import Event


class Showing(NamedTuple):
    """`seat` showed this arcana. `at`: before which action, counted as the seats' log is."""

    at: int
    seat: int
    card: str


class Short(NamedTuple):
    """A payer who had fewer cards than were due, and how many they paid."""

    payer: int
    cards: int


class Swap(NamedTuple):
    """Cards that changed hands unseen by others: `seat` gave and got them, from `whom` or (None) the discards.

    `at`: which action it was, counted as the seats' log is.
    """

    at: int
    seat: int
    whom: int | None
    gave: tuple[str, ...]
    got: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TarotPublic(ClimbingPublic):
    """The part of a round that everybody sees. `shown`: the arcana that were shown. `short`: the payers who paid less
    than was due.
    """

    shown: tuple[Showing, ...]
    short: tuple[Short, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TarotPrivate(ClimbingPrivate):
    """`swaps`: what this seat gave and got by a Chariot or a Wheel."""

    swaps: tuple[Swap, ...]


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """A seat showed an arcana to all, because its power is used (TAR-10). It stays in the hand."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat put an arcana openly into the discards, to use its power."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Rescinded(Event):
    """`seat` took back `cards` of the top play; `whole`: nothing is left of it. A player who has left the table takes
    nothing: `aside` says that they went to the discards. `rank`, `size`: the play to beat now; None and 0 on an empty
    pile.
    """

    seat: int
    by: int
    cards: tuple[str, ...]
    whole: bool
    rank: str | None
    size: int
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Recalled(Event):
    """A seat that was out holds cards again, and has lost its place."""

    seat: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """`seat` took the highest card of `whom` and gave one for it. Only the two know which cards these were."""

    SECRET: ClassVar[Mapping[str, tuple[str, ...]]] = {"gave": ("seat", "whom"), "got": ("seat", "whom")}
    seat: int
    whom: int
    gave: str | None
    got: str | None


@dataclass(frozen=True, slots=True)
class Spun(Event):
    """A seat put The Wheel and other cards into the discards, and drew as many: `count` in all."""

    SECRET: ClassVar[Mapping[str, tuple[str, ...]]] = {"gave": ("seat",), "got": ("seat",)}
    seat: int
    count: int
    gave: tuple[str, ...] | None
    got: tuple[str, ...] | None
