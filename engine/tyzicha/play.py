"""The tricks of a round: the cards that lie there, the tricks that seats took, and the knowledge of hands that the play
has given (TYZ-7, TYZ-8).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

from engine.cards.hands import Cards, put
from engine.cards.packs import suit
from engine.cards.tricks import Duty, SeatCard, duty, winning
from engine.tyzicha.cards import CARDS, SEATS, left, points, strength


@dataclass(frozen=True, slots=True)
class Play:
    """`turn`: who lays next. `trump`: a suit, "" before the first marriage. `trick`: what lies there, `last`: the trick
    before it. By seat: the cards that it has `laid`, the `points` and tricks (`taken`) that it has, the suits of its
    `marriages`, and the cards that it cannot hold by what it has laid (`lacks`).
    """

    turn: int
    trump: str = ""
    trick: tuple[SeatCard, ...] = ()
    last: tuple[SeatCard, ...] = ()
    laid: tuple[Cards, ...] = ((),) * SEATS
    points: tuple[int, ...] = (0,) * SEATS
    taken: tuple[int, ...] = (0,) * SEATS
    marriages: tuple[tuple[str, ...], ...] = ((),) * SEATS
    lacks: tuple[frozenset[str], ...] = (frozenset(),) * SEATS

    def duty(self, hand: Sequence[str]) -> Duty:
        """The duty of a hand now."""
        return duty(hand, self.trick, strength, self.trump)

    def after(self, card: str) -> Self:
        """The seat on turn has laid a card. Whoever takes a trick that is complete with it leads the next one."""
        seat, trick = self.turn, (*self.trick, (self.turn, card))
        laid = replace(
            self,
            turn=left(seat),
            trick=trick,
            laid=put(self.laid, seat, (*self.laid[seat], card)),
            lacks=put(self.lacks, seat, self.lacks[seat] | lacked(self.trick, self.trump, card)),
        )
        if len(trick) < SEATS:
            return laid
        taker, _ = winning(trick, strength, self.trump)
        worth = self.points[taker] + points(card for _, card in trick)
        taken = put(self.taken, taker, self.taken[taker] + 1)
        return replace(laid, turn=taker, trick=(), last=trick, taken=taken, points=put(self.points, taker, worth))

    def married(self, card: str) -> Self:
        """The seat on turn has shown a marriage and is about to lead this card of it: its suit is trump (TYZ-R4)."""
        shown = (*self.marriages[self.turn], suit(card))
        return replace(self, trump=suit(card), marriages=put(self.marriages, self.turn, shown))


@lru_cache(maxsize=1 << 14)
def lacked(trick: tuple[SeatCard, ...], trump: str, card: str) -> frozenset[str]:
    """The cards that a seat cannot hold, since it has laid this one to such a trick."""
    duties = ((other, duty((card, other), trick, strength, trump)) for other in CARDS)
    return frozenset(other for other, found in duties if card not in found.legal)
