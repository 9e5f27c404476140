"""The rules of Rumino as data: every option with its default (RUM-2)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self

from pydantic import Field

from engine.contract import Illegal, WithForfeit


class RuminoRules(WithForfeit):
    """Rumino for two to six."""

    GAME: ClassVar[str] = "rumino"
    CLOSED: ClassVar[bool] = True

    limit: Literal[50, 100, 150] = Field(100, description="Whoever reaches this total is out.")
    knock_max: int = Field(7, ge=5, le=10, description="The most unmatched points with which one may knock.")
    gin_after_draw: bool = Field(True, description="Gin may be called after the draw, too.")
    return_discard: bool = Field(False, description="The card just taken from the discards may be thrown again.")
    gin_streak: bool = Field(False, description="Gin in each of the first three hands wins the match.")
    stake: int = Field(10, ge=0, le=100, description="Chips that each seat pays into the pool.")
    stack: int = Field(200, ge=0, le=1000, description="Chips that each seat begins with.")
    rebuys: bool = Field(True, description="Whoever is out may buy themselves back, while three others are in.")
    max_rebuys: int | None = Field(None, ge=0, le=5, description="How often one seat may do so.")
    max_hands: int = Field(60, ge=1, le=200, description="After so many hands the lowest total wins.")

    @classmethod
    def presets(cls, players: int) -> Mapping[str, Mapping[str, Any]]:
        return {"short": {"limit": 50}}

    def without_chips(self) -> Self | None:
        return self.model_copy(update={"stake": 0})

    def seats(self) -> tuple[int, int]:
        return 2, 6

    def refusal(self, players: int) -> Illegal | None:
        if refusal := super().refusal(players):
            return refusal
        return Illegal("stack_below_stake", stake=self.stake, stack=self.stack) if self.stack < self.stake else None
