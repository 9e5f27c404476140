"""Rounds of draw and discard: the stock, the open pile of discards, and whose turn it is (G-6, G-R4); and worlds of
them which one seat cannot tell from the true one: the cards that it knows in hands and piles.

On a turn a seat draws from the stock or takes the top discard, then throws a card, which another seat may claim. A game
says what an empty stock is made anew of, who may claim a discard, and what comes of that.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Generic, Self

from typing_extensions import TypeVar

from engine.cards.events import Discarded, Drew, StockRanOut, Took
from engine.cards.hands import Cards, FaceDown, hand_zones, put, without
from engine.cards.packs import in_hand_order, leftward
from engine.contract import Action, Dice, Event, Round, Rules, View, Zone

REFILLS = 3  # how often the discards become the stock in one hand


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawingPublic:
    """The part of a hand that everybody sees.

    `live`: the seats that play. `turn`: the seat that has to draw, take or throw; `drawn`: True once it has drawn or
    taken a card; `taken`: that card, if it is from the discards, else "". `discards`: the top one last; `lain`: every
    card that ever lay there, once. `refills`: how often the stock was made anew; `renewed`: the discards of which it
    was made the last time, the oldest first. By seat: `known`, the cards of its hand that everybody saw it take, and
    `shown`, those that lie open.
    """

    live: tuple[int, ...]
    turn: int
    known: tuple[Cards, ...]
    shown: tuple[Cards, ...]
    discards: Cards = ()
    lain: Cards = ()
    refills: int = 0
    renewed: Cards = ()
    drawn: bool = False
    taken: str = ""


@dataclass(frozen=True, slots=True)
class DrawingHidden(FaceDown):
    """The cards that lie closed. `new`: the one that the seat on turn has drawn from the stock and has in its hand, ""
    where there is none.
    """

    new: str = ""

    @classmethod
    def dealt(cls, hands: Iterable[Iterable[str]], stock: Iterable[str]) -> Self:
        """The closed cards before the first turn."""
        return cls(tuple(map(in_hand_order, hands)), tuple(stock))


@dataclass(frozen=True, slots=True)
class DrawingPrivate:
    """The facts that a seat alone knows: which card of its hand is the `new` one, "" where none is."""

    new: str = ""


DrawingView = View[DrawingPublic, DrawingPrivate]

Public = TypeVar("Public", bound=DrawingPublic, default=DrawingPublic)
Hidden = TypeVar("Hidden", bound=DrawingHidden, default=DrawingHidden)
Private = TypeVar("Private", bound=DrawingPrivate, default=DrawingPrivate)
Kind = TypeVar("Kind", bound=Rules, default=Rules)


def new_card(view: DrawingView) -> str:
    """The card that the viewer has drawn or taken on this turn; "" where there is none."""
    if view.seat != view.public.turn:
        return ""
    return view.public.taken or (view.private.new if view.private else "")


class DrawingRound(Round[Public, Hidden, Private, Kind], Generic[Public, Hidden, Private, Kind]):
    """One hand."""

    # ------------------------------------------------------------------ each game's own

    @abstractmethod
    def refill(self) -> Event:
        """Make the stock of the `renewed` cards."""

    @abstractmethod
    def ran_out(self) -> Iterator[Event]:
        """End the hand, since the stock is empty for good."""

    @abstractmethod
    def claimant(self, discarder: int, card: str) -> int | None:
        """The seat that claims this discard."""

    @abstractmethod
    def claimed(self, seat: int, discarder: int, card: str) -> Iterator[Event]:
        """Carry out the claim of a seat on a discard, which is in its hand by now."""

    def came(self, seat: int) -> Iterator[Event]:
        """Carry out what a game does when a card has come to the seat on turn."""
        return iter(())

    @abstractmethod
    def declare(self, seat: int, action: Action) -> Iterator[Event]:
        """Carry out an answer other than to draw, to take or to discard."""

    # ------------------------------------------------------------------ a turn

    def do(self, seat: int, action: Action) -> Iterator[Event]:
        match action.verb:
            case "draw":
                yield from self.draw(seat)
            case "take":
                yield from self.take(seat)
            case "discard":
                yield from self.discard(seat, action.cards[0])
            case _:
                yield from self.declare(seat, action)

    def draw(self, seat: int) -> Iterator[Event]:
        if not self.hidden.stock:
            if self.public.refills == REFILLS:
                yield StockRanOut(seat)
                yield from self.ran_out()
                return
            *below, top = self.public.discards
            refills = self.public.refills + 1
            self.public = replace(self.public, refills=refills, discards=(top,), renewed=tuple(below))
            yield self.refill()
        card, stock = self.hidden.stock[0], self.hidden.stock[1:]
        self.hidden = replace(self.hidden, hands=self._receiving(seat, card), stock=stock, new=card)
        self.public = replace(self.public, drawn=True)
        yield Drew(seat, card)
        yield from self.came(seat)

    def take(self, seat: int) -> Iterator[Event]:
        public, card = self.public, self.public.discards[-1]
        known = put(public.known, seat, (*public.known[seat], card))
        self.hidden = replace(self.hidden, hands=self._receiving(seat, card))
        self.public = replace(public, discards=public.discards[:-1], known=known, drawn=True, taken=card)
        yield Took(seat, card)
        yield from self.came(seat)

    def _receiving(self, seat: int, card: str) -> tuple[Cards, ...]:
        """The hands, with this card in one of them."""
        return put(self.hidden.hands, seat, in_hand_order((*self.hidden.hands[seat], card)))

    def throw(self, seat: int, card: str) -> None:
        """Lay a card of a hand on the discards."""
        public, hands = self.public, self.hidden.hands
        self.hidden = replace(self.hidden, hands=put(hands, seat, without(hands[seat], card)), new="")
        self.public = replace(
            public,
            known=put(public.known, seat, without(public.known[seat], card)),
            discards=(*public.discards, card),
            lain=public.lain if card in public.lain else (*public.lain, card),
            drawn=False,
            taken="",
        )

    def discard(self, seat: int, card: str) -> Iterator[Event]:
        """Discard a card. Then the turn goes on, or somebody claims the card: that is told at once, and nobody is asked
        (G-R4).
        """
        self.throw(seat, card)
        yield Discarded(seat, card)
        claims = self.claimant(seat, card)
        if claims is None:
            self.public = replace(self.public, turn=leftward(seat, self.public.live)[0])
            return
        self.public = replace(self.public, discards=self.public.discards[:-1])
        self.hidden = replace(self.hidden, hands=self._receiving(claims, card))
        yield from self.claimed(claims, seat, card)

    # ------------------------------------------------------------------ what is seen

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return (
            *hand_zones(self.hidden.hands, seat),
            Zone("stock", count=len(self.hidden.stock)),
            Zone("discards", cards=self.public.discards),
            *self._shown(),
        )

    def _shown(self) -> tuple[Zone, ...]:
        return tuple(Zone("shown", seat, cards) for seat, cards in enumerate(self.public.shown) if cards)

    def revealed_zones(self) -> tuple[Zone, ...]:
        """All that ever lay open: the discards, and the hands that were shown."""
        lying = {card for cards in self.public.shown for card in cards}
        return (Zone("discards", cards=tuple(card for card in self.public.lain if card not in lying)), *self._shown())


def known_hands(view: View[DrawingPublic]) -> list[list[str]]:
    """The cards of each hand that the view's seat knows: all of its own, and those that it saw the others take."""
    return [list(view.hand if seat == view.seat else cards) for seat, cards in enumerate(view.public.known)]


def missing_from(view: View[DrawingPublic], hands: Sequence[Sequence[str]]) -> dict[int, int]:
    """The number of cards of each seat's hand that are not among `hands`, by seat."""
    return {seat: (view.zone("hand", seat).count or 0) - len(hand) for seat, hand in enumerate(hands)}


def unseen(view: View[DrawingPublic], hands: Sequence[Sequence[str]], deck: Sequence[str], random: Random) -> list[str]:
    """The cards of the deck that lie neither in these hands nor where the seat sees them, shuffled."""
    seen = {*view.public.discards}.union(*view.public.shown, *hands)
    return Dice(random).shuffle([card for card in deck if card not in seen])


def lay_down(view: DrawingView, hands: Sequence[Sequence[str]], deck: Sequence[str], random: Random) -> DrawingHidden:
    """The cards that lie closed if these are the hands: the stock is any of what is left."""
    held = tuple(map(in_hand_order, hands))
    stock = tuple(unseen(view, held, deck, random))
    return DrawingHidden(held, stock, _new(view, held, random))


def _new(view: DrawingView, hands: Sequence[Cards], random: Random) -> str:
    """The card that the seat on turn has drawn from the stock; "" if it has drawn none. If the seat is not the
    viewer's, it is any card of its hand that nobody saw it take.
    """
    turn, known = view.public.turn, view.public.known
    if not view.public.drawn or view.public.taken:
        return ""
    if turn == view.seat:
        return view.private.new if view.private else ""
    return random.choice([card for card in hands[turn] if card not in known[turn]])
