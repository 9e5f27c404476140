"""The rules of Schwimmen as data: every option with its default (SCH-2)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from pydantic import Field

from engine.contract import WithForfeit

MANY = 6  # the number of seats from which on a short match has one chip each (G-R25)


class SchwimmenRules(WithForfeit):
    """Schwimmen for two to eight. Chips are lives: they count what a seat may still lose, and nothing else."""

    GAME: ClassVar[str] = "schwimmen"
    CLOSED: ClassVar[bool] = True

    chips: int = Field(3, ge=1, le=5, description="How many lives each player has, besides the one for swimming.")
    swim: bool = Field(True, description="Whoever has lost all lives swims: only the next loss puts them out.")
    close_style: Literal["rider", "instead"] = Field(
        "rider", description="Whether one closes together with the turn's action, or instead of it."
    )
    close_from: Literal[1, 2] = Field(1, description="The earliest turn of their own on which a player may close.")

    @classmethod
    def presets(cls, players: int) -> Mapping[str, Mapping[str, Any]]:
        return {"short": {"chips": 1 if players >= MANY else 2}}

    @property
    def lives(self) -> int:
        """The number of losses that put a seat out: one for each chip, and one for swimming."""
        return self.chips + self.swim

    def seats(self) -> tuple[int, int]:
        return 2, 8
