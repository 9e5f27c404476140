"""Cards, rank order and packs (DAH-1). A card is its rank and suit, "10D"; of several packs it may come twice."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

ORDER = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")  # low to high
SUITS = "CDHS"  # without order in play; cards are shown, and paid where nobody chooses, in this one
FEWEST_EACH, MOST_EACH = 8, 16
LOWEST = ORDER[0]

HIGHEST = ORDER[-1]
SPADE_THREE = "3S"
EIGHT = "8"

PLACE = {rank: place for place, rank in enumerate(ORDER)}
PACK = tuple(rank + suit for rank in ORDER for suit in SUITS)
_SORTED = {card: at for at, card in enumerate(PACK)}


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck ready to deal: `cards` from low to high, in the order that is shuffled; `removed`, which is public."""

    packs: int
    cards: tuple[str, ...]
    removed: tuple[str, ...]


@cache
def build(players: int, packs: int | None) -> Deck:
    """The deck of `packs` packs. None: as few packs as give everybody eight cards, without the 3s if that makes more
    than 16.
    """
    number = packs or -(-FEWEST_EACH * players // len(PACK))
    cards = tuple(card for card in PACK for _ in range(number))
    if packs is None and len(cards) > MOST_EACH * players:
        return Deck(
            number,
            tuple(card for card in cards if rank_of(card) != LOWEST),
            tuple(card for card in cards if rank_of(card) == LOWEST),
        )
    return Deck(number, cards, ())


def rank_of(card: str) -> str:
    """The rank of a card: "10D" -> "10"."""
    return card[:-1]


def is_card(token: str) -> bool:
    """True if it is the token of a card."""
    return token in _SORTED


def sort(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards by rank, low to high, equal ranks by suit."""
    return tuple(sorted(cards, key=_SORTED.__getitem__))
