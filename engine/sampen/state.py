"""The state of a deal of Sampen: what everybody sees of it, and what lies closed."""

from dataclasses import dataclass
from typing import Literal

from engine.cards.hands import FaceDown
from engine.cards.tricks import SeatCard
from engine.sampen.cards import Cards

Stage = Literal["choose_upcard", "open_lead"]
CHOOSE: Stage = "choose_upcard"
LEAD: Stage = "open_lead"


@dataclass(frozen=True, slots=True)
class SampenPublic:
    """The part of a deal that everybody sees. `discards`: all cards that lie open, in order; the last card is the
    upcard, or the twin that matched it. `turn`: the seat that chooses the next upcard, in the phase `stage`.

    The chain that goes on has `links`, the seats that matched, each with its card; whoever matched put up the card that
    the next link matches. The first upcard was the `leader`'s, or came from the stock.
    """

    turn: int = 0
    stage: Stage = CHOOSE
    discards: Cards = ()
    leader: int | None = None
    links: tuple[SeatCard, ...] = ()
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class SampenHidden(FaceDown):
    """The cards that lie closed, and the `luck` from which lots are drawn."""

    luck: bytes = b""
