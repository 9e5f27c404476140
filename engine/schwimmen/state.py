"""The state of a hand of Schwimmen: what everybody sees of it, and what lies closed."""

from dataclasses import dataclass
from typing import NamedTuple, Self

from engine.cards.hands import Cards, FaceDown
from engine.contract import Standing

HOUSE = -1  # the mark in the place of the seat that closed


class Turn(NamedTuple):
    """A turn that a seat has had. `table`: the cards that lay on it before; `gave`, `took`: the cards of an exchange,
    none if there was none; `closed`: True if the seat closed the hand.
    """

    seat: int
    table: Cards
    gave: Cards = ()
    took: Cards = ()
    closed: bool = False


@dataclass(frozen=True, slots=True)
class SchwimmenPublic:
    """The part of a round that everybody sees. `turn`: the seat that decides. `table`: three cards, none before they
    are turned up; `gone`: the cards that were on it before. `kept`: True if the dealer has kept their hand; `past`: the
    turns since, in order.

    `passes`: how many in a row; `turns`: how many were played. `closer`: who closed the hand; `last`: who still has a
    turn since. By seat: `known`, the cards of its hand that everybody saw it take, and `shown`, its hand once it lies
    open.
    """

    turn: int
    known: tuple[Cards, ...]
    shown: tuple[Cards, ...]
    table: Cards = ()
    gone: Cards = ()
    kept: bool = False
    past: tuple[Turn, ...] = ()
    passes: int = 0
    turns: int = 0
    closer: int | None = None
    last: tuple[int, ...] = ()

    @classmethod
    def dealt(cls, standing: Standing) -> Self:
        """The dealer decides first."""
        none: tuple[Cards, ...] = ((),) * len(standing.order)
        return cls(standing.dealer, none, none)


@dataclass(frozen=True, slots=True)
class SchwimmenHidden(FaceDown):
    """The cards that lie closed; `table`: the cards on it before they are turned up."""

    table: Cards = ()
