"""The state of a hand of Rumino: what everybody sees of it, what lies closed, and what one seat alone knows."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from engine.cards.drawing import DrawingHidden, DrawingPrivate, DrawingPublic
from engine.cards.hands import Cards
from engine.cards.packs import in_hand_order, leftward
from engine.contract import Action, Standing, View


@dataclass(frozen=True, slots=True, kw_only=True)
class RuminoPublic(DrawingPublic):
    """The part of a hand that everybody sees. `limit`: whoever reaches this total is out.

    `draws`: by seat, the number of cards that it has drawn from a stock that was made anew, since that was done last.
    `scores`: by seat, what the hand is worth, empty while it goes on; `buyers`: who may buy themselves back after it.
    """

    limit: int
    draws: tuple[int, ...]
    scores: tuple[int, ...] = ()
    buyers: tuple[int, ...] = ()

    @classmethod
    def dealt(cls, limit: int, standing: Standing, upcard: str) -> Self:
        """The state before the first turn, which is left of the dealer."""
        none: tuple[Cards, ...] = ((),) * len(standing.order)
        return cls(
            live=standing.live,
            turn=leftward(standing.dealer, standing.live)[0],
            known=none,
            shown=none,
            discards=(upcard,),
            lain=(upcard,),
            limit=limit,
            draws=(0,) * len(none),
        )


@dataclass(frozen=True, slots=True)
class RuminoHidden(DrawingHidden):
    """The cards and answers that lie closed. `answers`: by seat, the answer to the offer of a rebuy, sealed
    until all are given, None where there is none. `luck`: 32 bytes, with which the stock is made anew.
    """

    answers: tuple[Action | None, ...] = ()
    luck: bytes = b""

    @classmethod
    def dealt(cls, hands: Iterable[Iterable[str]], stock: Iterable[str], luck: bytes = b"") -> Self:
        """The closed cards before the first turn."""
        held = tuple(map(in_hand_order, hands))
        return cls(held, tuple(stock), answers=(None,) * len(held), luck=luck)


@dataclass(frozen=True, slots=True)
class RuminoPrivate(DrawingPrivate):
    """The facts that one seat knows: the card that it has drawn, and its sealed `answer` to the offer of a rebuy."""

    answer: Action | None = None


RuminoView = View[RuminoPublic, RuminoPrivate]
