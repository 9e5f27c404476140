"""Cards and decks of Tarot-himi (TAR-1).

Tokens: "2" to "10", "P" Page, "N" Knight, "Q", "K", "A", and the Major Arcana by name, as `arcana` lists them.
"""

from functools import cache

from engine.tahimi.deck import Deck, rank_of, take

ORDER = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "P", "N", "Q", "K", "A")
SUITS = "CSWP"  # cups, swords, wands, pentacles: the order in which cards are removed
COPIES = len(SUITS)
FEWEST_ARCANA = 4


def arcana_count(players: int) -> int:
    """The number of Major Arcana in the deck: one for each player, at least four."""
    return max(FEWEST_ARCANA, players)


@cache
def build(players: int, removal_rank: str = "auto", divide_evenly: bool = True) -> Deck:
    """The minor arcana that are dealt, middle cards removed so that they and the major ones divide (TAH-1)."""
    cards = [rank + suit for rank in ORDER for suit in SUITS]
    spare = (len(cards) + arcana_count(players)) % players if divide_evenly else 0
    first = removal_rank if removal_rank in ORDER else ORDER[(len(ORDER) - 1) // 2]
    removed = take(cards, ORDER, ORDER.index(first), spare)
    ranks = tuple(map(rank_of, cards))
    return Deck(ORDER, tuple(cards), tuple(removed), ranks, COPIES)
