"""Tarot-himi as a game: seated as Tahimi is, dealt and played in its own way."""

from typing import ClassVar

from engine.contract import Chance, Standing
from engine.tarothimi.deal import deal
from engine.tarothimi.options import TarotOptions
from engine.tarothimi.round import TarotRound


class TarotHimi(TarotOptions):
    """Tarot-himi, 3 to 8 players."""

    GAME: ClassVar[str] = "tarothimi"

    def start(self, standing: Standing, chance: Chance) -> TarotRound:
        return deal(self, standing, chance)
