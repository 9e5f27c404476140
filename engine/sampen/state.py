"""The pack of Sampen, in which every card has one twin; the sizes of hands; pairs and twins (SAM-1, SAM-3); and the
state of a deal: what everybody sees of it, and what lies closed.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.cards.hands import FaceDown
from engine.cards.packs import COPY, in_hand_order, pack, plain
from engine.cards.tricks import SeatCard

Cards = tuple[str, ...]

SMALL, FULL = 60, 104  # how many cards a pack has
FEWEST = 2
MOST: Mapping[int, int] = {SMALL: 8, FULL: 12}  # players, by the pack

# The small one: ace to nine of spades, hearts and diamonds, and the court cards of clubs; all of them twice.
DECKS: Mapping[int, Cards] = {
    SMALL: in_hand_order((*pack(ranks="A23456789", suits="SHD", copies=2), *pack(ranks="JQK", suits="C", copies=2))),
    FULL: pack(copies=2),
}

_EACH = {2: 15, 3: 15, 4: 13, 5: 11, 6: 9}  # the cards dealt to each player, by the number of players
_EACH_OF_MANY = 7  # the cards dealt to each player where there are seven or more (SAM-R5)

Stage = Literal["choose_upcard", "open_lead"]
CHOOSE: Stage = "choose_upcard"
LEAD: Stage = "open_lead"


def hand_size(players: int) -> int:
    """The number of cards that each seat is dealt. It is always odd, as SAM-8 needs it."""
    return _EACH.get(players, _EACH_OF_MANY)


def twin(card: str) -> str:
    """The other card of the same rank and suit: "9S#1" -> "9S#2"."""
    kind, _, copy = card.partition(COPY)
    return f"{kind}{COPY}{'2' if copy == '1' else '1'}"


def holder(card: str, hands: Sequence[Collection[str]]) -> int | None:
    """The one seat that holds a card's twin; None where nobody does (SAM-R2)."""
    return next((seat for seat, hand in enumerate(hands) if twin(card) in hand), None)


def paired(cards: Collection[str]) -> Cards:
    """The cards whose twin is among them, too."""
    return tuple(card for card in cards if twin(card) in cards)


def widowed(cards: Collection[str]) -> Cards:
    """The cards whose twin is not among them. Among open cards these are the ones that nobody held a twin of, so that
    their twins lie in the stock.
    """
    kinds = Counter(map(plain, cards))
    return tuple(card for card in cards if kinds[plain(card)] == 1)


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
