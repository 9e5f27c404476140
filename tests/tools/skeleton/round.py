"""One hand: what is asked, what an answer does, and what everybody sees."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from engine.cards.hands import FaceDown, hand_zones, put
from engine.cards.packs import rank, suit
from engine.cards.tricks import SeatCard, follow, winning
from engine.contract import Action, Decision, Event, PickOne, Result, Round, Seat, Zone

RANKS = "23456789TJQKA"  # the ranks, the lowest first


def strength(card: str) -> int:
    """How strong a card is within its suit."""
    return RANKS.index(rank(card))


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat got its hand, which it alone sees."""

    SECRET: ClassVar = {"cards": ("seat",)}
    seat: int
    cards: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat played a card."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A seat took the trick, and leads to the next one."""

    seat: int


@dataclass(frozen=True, slots=True)
class SkeletonPublic:
    """The part of the state that everybody sees. `turn`: the seat that plays. `taken`: the tricks by seat. `voids`: by
    seat, the suits that it did not follow. `trick`: the cards on the table; `gone`: those of the tricks before.
    """

    turn: int
    taken: tuple[int, ...]
    voids: tuple[frozenset[str], ...]
    trick: tuple[SeatCard, ...] = ()
    gone: tuple[str, ...] = ()


class SkeletonRound(Round[SkeletonPublic, FaceDown]):
    """One hand. The cards that nobody holds are the stock."""

    def phase(self) -> str:
        return "play"

    def ask(self) -> tuple[Decision, ...]:
        seat = self.public.turn
        cards = follow(self.hidden.hands[seat], self.public.trick)
        return (Decision("play", seat, PickOne("play", "card", cards)),)

    def do(self, seat: int, action: Action) -> Iterator[Event]:
        (card,) = action.cards
        public = self.public
        if public.trick and suit(card) != (led := suit(public.trick[0][1])):
            public = replace(public, voids=put(public.voids, seat, public.voids[seat] | {led}))
        self.hidden = self.hidden.without(seat, card)
        turn = (seat + 1) % len(public.taken)
        self.public = replace(public, trick=(*public.trick, (seat, card)), turn=turn)
        yield Played(seat, card)
        if len(self.public.trick) == len(public.taken):
            yield TrickTaken(self._clear())
            if not any(self.hidden.hands):
                self.result = Result.of_scores(self.public.taken)

    def _clear(self) -> int:
        """Give the trick to the seat that has won it, which leads to the next one. Return that seat."""
        public = self.public
        seat, _ = winning(public.trick, strength, "")
        taken = put(public.taken, seat, public.taken[seat] + 1)
        gone = (*public.gone, *(card for _, card in public.trick))
        self.public = replace(public, turn=seat, taken=taken, trick=(), gone=gone)
        return seat

    def seats(self) -> tuple[Seat, ...]:
        taken = self.public.taken
        return tuple(replace(plain, counters={"tricks": taken[at]}) for at, plain in enumerate(super().seats()))

    def zones(self, seat: int | None) -> tuple[Zone, ...]:
        trick = Zone("trick", cards=tuple(card for _, card in self.public.trick))
        stock = Zone("stock", cards=None, count=len(self.hidden.stock))
        return (*hand_zones(self.hidden.hands, seat), trick, stock)
