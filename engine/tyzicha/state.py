"""The state of a hand of Tyzicha: what everybody sees of it, what lies closed, and what one seat alone has seen."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, Self

from engine.cards.hands import Cards, FaceDown, put, without
from engine.cards.packs import in_hand_order
from engine.contract import View
from engine.tyzicha.auction import Auction
from engine.tyzicha.cards import SEATS
from engine.tyzicha.play import Play
from engine.tyzicha.scoring import Terms

CLOSED = 100  # the contract at which widow and gifts stay closed


class Gift(NamedTuple):
    """A card that the declarer gave, and to whom."""

    whom: int
    card: str


@dataclass(frozen=True, slots=True)
class TyzichaPublic:
    """The facts that everybody sees. `contract`: 0 until there is one. `widow`, `gifts`: where they are open. `known`:
    by seat, the cards of its hand that everybody has seen. `conceded`: without a card played.
    """

    terms: Terms
    auction: Auction
    tricks: Play
    step: Literal["bid", "exchange", "commit", "play"] = "bid"
    contract: int = 0
    conceded: bool = False
    widow: Cards = ()
    gifts: tuple[Gift, ...] = ()
    known: tuple[Cards, ...] = ((),) * SEATS

    @property
    def closed(self) -> bool:
        """True if widow and gifts are seen by those alone who hold them."""
        return self.contract <= CLOSED

    @property
    def declarer(self) -> int:
        """The seat that plays the hand. ValueError while that is open."""
        if self.auction.winner is None:
            raise ValueError("nobody has the contract yet")
        return self.auction.winner

    def showing(self, seat: int, cards: Iterable[str]) -> Self:
        """The same after everybody has seen these cards in a hand."""
        return replace(self, known=put(self.known, seat, in_hand_order({*self.known[seat], *cards})))

    def parting(self, seat: int, *cards: str) -> Self:
        """The same after these cards have left a hand."""
        return replace(self, known=put(self.known, seat, without(self.known[seat], *cards)))


@dataclass(frozen=True, slots=True)
class TyzichaHidden(FaceDown):
    """The cards that lie closed. The stock is the widow, as long as it is not opened; `gifts`: those that nobody else
    saw.
    """

    gifts: tuple[Gift, ...] = ()


@dataclass(frozen=True, slots=True)
class TyzichaPrivate:
    """The cards that this seat has seen of a closed widow and of closed gifts."""

    widow: Cards = ()
    gifts: tuple[Gift, ...] = ()


TyzichaView = View[TyzichaPublic, TyzichaPrivate]


def widow_in(view: TyzichaView) -> Cards:
    """The widow, as far as the viewer has seen it."""
    return view.public.widow or (view.private.widow if view.private else ())


def gifts_in(view: TyzichaView) -> tuple[Gift, ...]:
    """The gifts that the viewer has seen."""
    return view.public.gifts or (view.private.gifts if view.private else ())
