"""The public part of a hand of Truc; the hands and the pack are hidden, in a `FaceDown`. And the pack: forty cards, and
how strong they are (TRU-1). Suits count for nothing.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple, Self

from engine.cards.hands import Cards
from engine.cards.packs import hand_order, pack, rank
from engine.cards.tricks import SeatCard
from engine.contract import Standing
from engine.truc.places import SEATS, at_brink, order_of_play, team
from engine.truc.raising import MOST, Raising

ORDER = "4567JQKA23"  # low to high
CARDS = pack(ORDER)
STRENGTH = {card: ORDER.index(rank(card)) for card in CARDS}  # a table, since searches look strengths up all the time


def strength(card: str) -> int:
    """The strength of a card: 0 for a Four, 9 for a Three."""
    return STRENGTH[card]


def by_strength(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards low to high; equal ones in the order of a hand (G-R17)."""
    return tuple(sorted(cards, key=lambda card: (strength(card), hand_order(card))))


class Trick(NamedTuple):
    """A complete trick: its cards in the order of play, and the seat that took it, None if it was drawn."""

    laid: tuple[SeatCard, ...]
    taker: int | None

    @property
    def side(self) -> int | None:
        """The team that took it."""
        return None if self.taker is None else team(self.taker)


class Said(NamedTuple):
    """A call as everybody heard it. `turn_number`: the turn of a seat on which it was made, counted from 0; as many
    cards had been laid before. `ridden`: True if the call came with the card of this turn, False if it came before.
    """

    seat: int
    name: str
    turn_number: int
    ridden: bool


class Won(NamedTuple):
    """The end of a hand: the team that won it, its points, and whether it won them by tricks, because a call was
    rejected, or because the team at eleven declined to play.
    """

    side: int
    points: int
    how: Literal["tricks", "rejected", "declined"]


@dataclass(frozen=True, slots=True)
class TrucPublic:
    """The part of a round that everybody sees.

    `target`: the points that win the match. `raising`: the stake and the calls that may raise it. `turn`: the seat to
    play. `step`: the question that is open if no call waits for its answer: cut or tap, the size of the hands, whether
    the team at eleven plays, or the turn of a seat. `size`: the number of cards dealt to each seat, 0 before the deal.
    `calls`: every call that was not void. `trick`: the cards on the table. `tricks`: the complete tricks before them.
    `won`: how the hand ended, None until it has.
    """

    target: int
    raising: Raising
    turn: int
    step: Literal["cut", "size", "eleven", "turn"] = "cut"
    size: int = 0
    calls: tuple[Said, ...] = ()
    trick: tuple[SeatCard, ...] = ()
    tricks: tuple[Trick, ...] = ()
    won: Won | None = None

    @classmethod
    def before_the_cut(cls, standing: Standing, target: int) -> Self:
        """The public part of a hand before anything is dealt."""
        return cls(target, raising_at_start(standing, target), order_of_play(standing.dealer)[0])

    @property
    def turns(self) -> tuple[SeatCard, ...]:
        """Every card that was laid, with its seat, in the order of play: one for each turn that a seat has had."""
        return (*(one for trick in self.tricks for one in trick.laid), *self.trick)

    @property
    def laid(self) -> Cards:
        """The cards that everybody has seen, in the order in which they were laid."""
        return tuple(card for _, card in self.turns)

    @property
    def last_card(self) -> bool:
        """True if the card that is to be played ends the last trick; a call with it would be void (TRU-R11)."""
        return len(self.tricks) + 1 == self.size and len(self.trick) + 1 == SEATS


def raising_at_start(standing: Standing, target: int) -> Raising:
    """The stake with which a hand begins. It is 3 if exactly one team needs one point more, else 1; nobody may raise it
    if any team does (TRU-7, TRU-R7).
    """
    teams = at_brink(standing.scores, target)
    return Raising(MOST if len(teams) == 1 else 1, closed=bool(teams), brink=target - 1)
