"""The facts that everybody sees of a round of Tarot-himi, and those that one seat alone knows, beside the same of any
climbing game.
"""

from dataclasses import dataclass
from typing import NamedTuple

from engine.climbing.views import ClimbingPrivate, ClimbingPublic


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
