"""The options of Tarot-himi (TAR-2): Tahimi's, of which some are not for a tarot deck."""

from typing import ClassVar, Literal

from pydantic import Field

from engine.contract import Illegal
from engine.tahimi.deck import Deck
from engine.tahimi.game import TahimiFamily
from engine.tahimi.rules import DeckMode
from engine.tarothimi import deck

# Option -> the refusal of anything but its default, in the order in which they are tested.
NOT_FOR_TAROT = {
    "preset": "preset_not_for_tarot",
    "jokers": "jokers_not_for_tarot",
    "deuces_high": "deuces_not_for_tarot",
    "deck_mode": "deck_mode_not_for_tarot",
    "instant_top": "instant_top_not_for_tarot",
}


class TarotHimiRules(TahimiFamily):
    """The options of a tarot deck."""

    preset: Literal["mooseyard"] | None = Field(None, description="There are none for a tarot deck.")
    deck_mode: DeckMode = Field("standard", description="A tarot deck is always played whole.")
    instant_top: bool = Field(False, description="An Ace can be answered, so it never takes a trick at once.")

    FIXED: ClassVar[frozenset[str]] = frozenset((*NOT_FOR_TAROT, "joker_tax"))

    @classmethod
    def every_rank(cls) -> tuple[str, ...]:
        return deck.ORDER

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
        return deck.ORDER

    def cards(self, players: int) -> int:
        return len(self.deck(players).cards) + deck.arcana_count(players)

    def deck(self, players: int) -> Deck:
        """The minor arcana that are dealt."""
        return deck.build(players, self.removal_rank, self.divide_evenly)

    def drawn_ranks(self) -> tuple[str, ...]:
        return deck.ORDER
