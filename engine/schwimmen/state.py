"""The state of a hand of Schwimmen: what everybody sees of it, and what lies closed."""

from dataclasses import dataclass
from typing import Self

from engine.cards.hands import Cards, FaceDown
from engine.contract import Standing

HOUSE = -1  # in the place of the seat that closed


@dataclass(frozen=True, slots=True)
class SchwimmenPublic:
    """The part of a round that everybody sees. `turn`: the seat that decides. `table`: three cards, none before they
    are turned up; `gone`: the cards that were on it before.

    `passes`: how many in a row; `turns`: how many were played. `closer`: who closed the hand; `last`: who still has a
    turn since. By seat: `known`, the cards of its hand that everybody saw it take, and `shown`, its hand once it lies
    open.
    """

    turn: int
    known: tuple[Cards, ...]
    shown: tuple[Cards, ...]
    table: Cards = ()
    gone: Cards = ()
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
