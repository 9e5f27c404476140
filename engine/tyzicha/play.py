"""The tricks of a hand: what lies there, who took what, and what the play has told of the hands (rules 6.7, 6.8)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.cards.packs import suit
from engine.cards.tricks import Duty, SeatCard, duty, winning
from engine.tyzicha.cards import CARDS, points, strength
from engine.tyzicha.places import SEATS, left


def _none() -> list[int]:
    return [0] * SEATS


def _nothing() -> list[list[str]]:
    return [[] for _ in range(SEATS)]


@dataclass(slots=True)
class Play:
    """`turn`: who lays next. `trump`: a suit, "" before the first marriage. `trick`: what lies there, `last`: the trick
    before it. By seat: the cards that it has `laid`, the `points` and tricks (`taken`) that it has, the suits of its
    `marriages`, and the cards that it cannot hold by what it has laid (`lacks`).
    """

    turn: int
    trump: str = ""
    trick: list[SeatCard] = field(default_factory=list)
    last: tuple[SeatCard, ...] = ()
    laid: list[list[str]] = field(default_factory=_nothing)
    points: list[int] = field(default_factory=_none)
    taken: list[int] = field(default_factory=_none)
    marriages: list[list[str]] = field(default_factory=_nothing)
    lacks: list[set[str]] = field(default_factory=lambda: [set[str]() for _ in range(SEATS)])

    def duty(self, hand: Sequence[str]) -> Duty:
        """What a hand must lay now."""
        return duty(hand, self.trick, strength, self.trump)

    def lay(self, card: str) -> int | None:
        """The seat on turn lays a card. Who takes the trick, if it is complete with it; they lead the next one."""
        seat = self.turn
        self.lacks[seat] |= {other for other in CARDS if card not in self.duty((card, other)).legal}
        self.laid[seat].append(card)
        self.trick.append((seat, card))
        if len(self.trick) < SEATS:
            self.turn = left(seat)
            return None
        self.turn, _ = winning(self.trick, strength, self.trump)
        self.taken[self.turn] += 1
        self.points[self.turn] += points(laid for _, laid in self.trick)
        self.last, self.trick = tuple(self.trick), []
        return self.turn

    def marry(self, card: str) -> None:
        """The seat on turn shows a marriage and is about to lead this card of it: its suit is trump (TYZ-R4)."""
        self.trump = suit(card)
        self.marriages[self.turn].append(self.trump)
