"""Dahimi as a game: its options, how it is seated, and how a round of it begins."""

from random import Random
from typing import ClassVar

from engine.climbing import seating
from engine.climbing.views import climbing
from engine.contract import Chance, Seating, SeatingRequest, Standing, Verdict, View
from engine.dahimi.deal import deal
from engine.dahimi.deck import ORDER
from engine.dahimi.explain import verdicts
from engine.dahimi.options import Options
from engine.dahimi.resample import resample
from engine.dahimi.round import Round


class Dahimi(Options):
    """Dahimi, 3 to 13 players."""

    GAME: ClassVar[str] = "dahimi"

    def seat(self, request: SeatingRequest, chance: Chance) -> Seating:
        """C.2, C.7, C.8. The first hand: as they came, a random dealer; later ones: the last seat deals."""
        standing, result, leave, join = request
        seated = [] if standing is None else seating.staying(standing, result, leave)
        seating.check_room(seated, join, self.seats()[1])
        if standing is None or (result is None and self.unranked(standing)):  # no ranks yet to sit by
            players = (*seated, *join)
            return Seating(Standing(order=players, dealer=chance.pick(players)))
        joined = tuple(seating.insert(seated, joiner, self.join_policy, ORDER, chance) for joiner in join)
        number = standing.round + (result is not None)
        return Seating(Standing(order=tuple(seated), round=number, dealer=len(seated) - 1), joined)

    def start(self, standing: Standing, chance: Chance) -> Round:
        return deal(self, standing, chance)

    def resample(self, view: View, random: Random) -> Round:
        return resample(self, view, random)

    def explain(self, view: View) -> tuple[Verdict, ...]:
        return verdicts(self, climbing(view))
