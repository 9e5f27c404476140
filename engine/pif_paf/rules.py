"""The rules of Pif Paf as data: every option with its default (PIF-2)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from pydantic import Field

from engine.contract import Illegal, WithForfeit

ANTES = 10  # the fewest antes of a stack


class PifPafRules(WithForfeit):
    """Pif Paf for three to eight."""

    GAME: ClassVar[str] = "pif_paf"
    CLOSED: ClassVar[bool] = True

    ante: int = Field(5, ge=1, le=100, description="Chips that each seat puts in for a hand, and the step of a bet.")
    stack: int = Field(200, ge=ANTES, le=1000, description="Chips that each seat begins with.")
    hands: int | None = Field(10, ge=1, le=50, description="How many hands; none: until one seat has all the chips.")
    max_hands: int = Field(60, ge=1, le=200, description="The most hands of a match that lasts until then.")
    betting: bool = Field(True, description="A round of betting opens each hand.")
    return_discard: bool = Field(False, description="The card just taken from the discards may be thrown again.")

    @classmethod
    def presets(cls, players: int) -> Mapping[str, Mapping[str, Any]]:
        return {"short": {"hands": 5}}

    def without_chips(self) -> Self | None:
        return None

    def seats(self) -> tuple[int, int]:
        return 3, 8

    def refusal(self, players: int) -> Illegal | None:
        if refusal := super().refusal(players):
            return refusal
        least = ANTES * self.ante
        return Illegal("stack_below_antes", stack=self.stack, least=least) if self.stack < least else None

    @property
    def last_hand(self) -> int:
        """The hand after which the match is over in any case (G-R10)."""
        return self.max_hands if self.hands is None else self.hands
