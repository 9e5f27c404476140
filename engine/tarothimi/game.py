"""Tarot-himi as a game: seated as Tahimi is, dealt and played in its own way."""

from random import Random
from typing import ClassVar

from engine.climbing.views import climbing, climbing_as
from engine.contract import Rng, Standing, Verdict, View
from engine.tarothimi.deal import deal
from engine.tarothimi.explain import verdicts
from engine.tarothimi.resample import resample
from engine.tarothimi.round import TarotRound
from engine.tarothimi.rules import TarotHimiRules
from engine.tarothimi.state import TarotPublic


class TarotHimi(TarotHimiRules):
    """Tarot-himi, 3 to 8 players."""

    GAME: ClassVar[str] = "tarothimi"

    def resample(self, view: View, random: Random) -> TarotRound:
        return resample(self, climbing_as(view, TarotPublic), random)

    def explain(self, view: View) -> tuple[Verdict, ...]:
        return verdicts(climbing(view))

    def start(self, standing: Standing, rng: Rng) -> TarotRound:
        return deal(self, standing, rng)
