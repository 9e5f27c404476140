"""The options of Tarot-himi (TAR-2): Tahimi's, of which some are not for a tarot deck; and its cards and decks (TAR-1).

Tokens: "2" to "10", "P" Page, "N" Knight, "Q", "K", "A", and the Major Arcana by name, as `arcana` lists them.
"""

from functools import cache
from typing import ClassVar, Literal

from pydantic import Field

from engine.contract import Illegal
from engine.tahimi.deck import Deck, rank_of, take
from engine.tahimi.game import TahimiFamily
from engine.tahimi.rules import DeckMode

ORDER = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "P", "N", "Q", "K", "A")
SUITS = "CSWP"  # cups, swords, wands, pentacles: the order in which cards are removed
COPIES = len(SUITS)
FEWEST_ARCANA = 4

# Option -> the refusal of anything but its default, in the order in which they are tested.
NOT_FOR_TAROT = {
    "preset": "preset_not_for_tarot",
    "jokers": "jokers_not_for_tarot",
    "deuces_high": "deuces_not_for_tarot",
    "deck_mode": "deck_mode_not_for_tarot",
    "instant_top": "instant_top_not_for_tarot",
}


def arcana_count(players: int) -> int:
    """The number of Major Arcana in the deck: one for each player, at least four."""
    return max(FEWEST_ARCANA, players)


@cache
def build_deck(players: int, removal_rank: str = "auto", divide_evenly: bool = True) -> Deck:
    """The minor arcana that are dealt, middle cards removed so that they and the major ones divide (TAH-1)."""
    cards = [rank + suit for rank in ORDER for suit in SUITS]
    spare = (len(cards) + arcana_count(players)) % players if divide_evenly else 0
    first = removal_rank if removal_rank in ORDER else ORDER[(len(ORDER) - 1) // 2]
    removed = take(cards, ORDER, ORDER.index(first), spare)
    ranks = tuple(map(rank_of, cards))
    return Deck(ORDER, tuple(cards), tuple(removed), ranks, COPIES)


class TarotHimiRules(TahimiFamily):
    """The options of a tarot deck."""

    preset: Literal["mooseyard"] | None = Field(None, description="There are none for a tarot deck.")
    deck_mode: DeckMode = Field("standard", description="A tarot deck is always played whole.")
    instant_top: bool = Field(False, description="An Ace can be answered, so it never takes a trick at once.")

    FIXED: ClassVar[frozenset[str]] = frozenset((*NOT_FOR_TAROT, "joker_tax"))

    @classmethod
    def every_rank(cls) -> tuple[str, ...]:
        return ORDER

    def refusal(self, players: int) -> Illegal | None:
        """TAR-2, first match wins."""
        fewest, most = self.seats()
        if not fewest <= players <= most:
            return Illegal("bad_player_count")
        for option, code in NOT_FOR_TAROT.items():
            if getattr(self, option) != type(self).model_fields[option].default:
                return Illegal(code)
        return super().refusal(players)

    def ranks(self, players: int) -> tuple[str, ...]:
        return ORDER

    def cards(self, players: int) -> int:
        return len(self.deck(players).cards) + arcana_count(players)

    def deck(self, players: int) -> Deck:
        """The minor arcana that are dealt."""
        return build_deck(players, self.removal_rank, self.divide_evenly)

    def drawn_ranks(self) -> tuple[str, ...]:
        return ORDER
