"""Rounds of draw and discard: the stock, the open pile of discards, and whose turn it is (G-6, G-R4).

On a turn a seat draws from the stock or takes the top discard, then throws a card, which another seat may claim. A game
says what an empty stock is made anew of, who may claim a discard, and what comes of that.
"""

from abc import abstractmethod
from collections.abc import Iterator, Sequence

from engine.cards.events import Discarded, Drew, StockRanOut, Took
from engine.cards.hands import hand_zones, without
from engine.cards.order import leftward
from engine.cards.packs import in_hand_order, less
from engine.contract import Action, Event, Round, Rules, Standing, Zone

REFILLS = 3  # how often the discards become the stock in one hand


class DrawingRound(Round):
    """`stock`: the next card first; `discards`: the top one last. `live`: the seats that play. `got`: what the seat on
    turn drew or took, "" before that; `took`: it is from the discards. `known`: by seat, the cards of its hand that
    everybody saw it take.

    `throw_back`: whether the card just taken may be thrown in the same turn. `lain`: every card that ever lay on the
    discards. `refills`: how often the stock was made anew. `shown`: the hands that lie open, by seat.
    """

    def __init__(
        self, rules: Rules, standing: Standing, hands: Sequence[Sequence[str]], *, throw_back: bool = False
    ) -> None:
        super().__init__(rules, standing)
        self.throw_back = throw_back
        self.live = standing.live
        self.hands = [in_hand_order(hand) for hand in hands]
        self.stock: list[str] = []
        self.discards: list[str] = []
        self.turn, self.got, self.took = leftward(standing.dealer, self.live)[0], "", False
        self.known: list[tuple[str, ...]] = [() for _ in hands]
        self.lain: list[str] = []
        self.refills = 0
        self.shown: dict[int, tuple[str, ...]] = {}

    # ------------------------------------------------------------------ each game's own

    @abstractmethod
    def refill(self, below: list[str]) -> Event:
        """The stock is made anew of the discards below the top one, the oldest first."""

    @abstractmethod
    def ran_out(self) -> Iterator[Event]:
        """The stock is empty for good: the hand ends."""

    @abstractmethod
    def claimant(self, discarder: int, card: str) -> int | None:
        """The seat that claims this discard."""

    @abstractmethod
    def claimed(self, seat: int, discarder: int, card: str) -> Iterator[Event]:
        """A seat has claimed a discard, which is in its hand."""

    def came(self, seat: int) -> Iterator[Event]:
        """A card has come to the seat on turn."""
        return iter(())

    @abstractmethod
    def declare(self, seat: int, action: Action) -> Iterator[Event]:
        """A seat has answered something else than to draw, to take or to discard."""

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
        if not self.stock:
            if self.refills == REFILLS:
                yield StockRanOut(seat)
                yield from self.ran_out()
                return
            *below, top = self.discards
            self.refills, self.discards = self.refills + 1, [top]
            yield self.refill(below)
        card = self.stock.pop(0)
        yield Drew(seat, card)
        yield from self._got(seat, card, took=False)

    def take(self, seat: int) -> Iterator[Event]:
        card = self.discards.pop()
        self.known[seat] = (*self.known[seat], card)
        yield Took(seat, card)
        yield from self._got(seat, card, took=True)

    def _got(self, seat: int, card: str, *, took: bool) -> Iterator[Event]:
        self.hands[seat] = in_hand_order((*self.hands[seat], card))
        self.got, self.took = card, took
        yield from self.came(seat)

    def may_throw(self, card: str) -> bool:
        """True if the seat on turn may end its turn by throwing this card of its hand."""
        return self.throw_back or not self.took or card != self.got

    def throw(self, seat: int, card: str) -> None:
        """A card of a hand becomes the top discard."""
        self.hands[seat] = less(self.hands[seat], card)
        self.known[seat] = without(self.known[seat], card)
        self.discards.append(card)
        self.lain += [card] * (card not in self.lain)
        self.got, self.took = "", False

    def discard(self, seat: int, card: str) -> Iterator[Event]:
        """The turn goes on, or somebody claims the card: that is told at once, and nobody is asked (G-R4)."""
        self.throw(seat, card)
        yield Discarded(seat, card)
        claims = self.claimant(seat, card)
        if claims is None:
            self.turn = leftward(seat, self.live)[0]
            return
        self.discards.pop()
        self.hands[claims] = in_hand_order((*self.hands[claims], card))
        yield from self.claimed(claims, seat, card)

    # ------------------------------------------------------------------ what is seen

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        return (
            *hand_zones(self.hands, seat),
            Zone("stock", count=len(self.stock)),
            Zone("discards", cards=tuple(self.discards)),
            *(Zone("shown", at, cards) for at, cards in self.shown.items()),
        )

    def memory(self, seat: int | None) -> dict[str, object]:
        return {
            "turn": self.turn,
            "drawn": bool(self.got),
            "took": self.took,
            "got": self.got if self.took or seat == self.turn else "",
            "known": self.known.copy(),
            "lain": tuple(self.lain),
            "refills": self.refills,
        }

    def revealed_zones(self) -> tuple[Zone, ...]:
        """All that ever lay open: the discards, and the hands that were shown."""
        lying = {card for cards in self.shown.values() for card in cards}
        return (
            Zone("discards", cards=tuple(card for card in self.lain if card not in lying)),
            *(Zone("shown", seat, cards) for seat, cards in self.shown.items()),
        )
