"""The state of a hand of Truc: what everybody sees of it. What nobody sees is a `FaceDown`."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, Self

from engine.cards.hands import Cards
from engine.cards.tricks import SeatCard
from engine.contract import Standing
from engine.truc.places import SEATS, order_of_play, team
from engine.truc.raising import MOST, Raising
from engine.truc.scoring import at_brink


class Trick(NamedTuple):
    """A trick that is complete; `taker` None: it was drawn."""

    laid: tuple[SeatCard, ...]
    taker: int | None

    @property
    def side(self) -> int | None:
        """The team that took it."""
        return None if self.taker is None else team(self.taker)


class Said(NamedTuple):
    """A call as everybody heard it: on which turn of the hand, counted from 0, and whether it came with the card."""

    seat: int
    name: str
    turn: int
    ridden: bool


class Won(NamedTuple):
    """The team that has won the hand, for how many points, and by what."""

    side: int
    points: int
    how: Literal["tricks", "rejected", "declined"]


@dataclass(frozen=True, slots=True)
class TrucPublic:
    """The part of a round that everybody sees. `target`: the points that win the match. `size`: cards each, 0 before
    the deal. `turn`: who plays. `calls`: all that were not void. `trick`: the cards on the table; `tricks`: the tricks
    before it.
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
        """A hand of which nothing is dealt."""
        return cls(target, opening(standing, target), order_of_play(standing.dealer)[0])

    @property
    def turns(self) -> tuple[SeatCard, ...]:
        """All cards that were laid, in order, with their seats."""
        return (*(one for trick in self.tricks for one in trick.laid), *self.trick)

    @property
    def laid(self) -> Cards:
        """The cards that everybody has seen, in the order in which they were laid."""
        return tuple(card for _, card in self.turns)

    @property
    def last_card(self) -> bool:
        """True if the card that is to be played ends the last trick; a call with it would be void (TRU-R11)."""
        return len(self.tricks) + 1 == self.size and len(self.trick) + 1 == SEATS


def opening(standing: Standing, target: int) -> Raising:
    """The stake with which a hand begins: three where a team alone is at eleven, and nothing is raised at eleven."""
    teams = at_brink(standing.scores, target)
    return Raising(MOST if len(teams) == 1 else 1, closed=bool(teams), brink=target - 1)
