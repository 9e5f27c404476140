"""Dahimi as a game: its options, how it is seated, and how a round of it begins."""

from random import Random
from typing import ClassVar

from engine.climbing import seating
from engine.climbing.views import climbing, climbing_as
from engine.contract import Rng, Seating, SeatingRequest, Standing, Verdict, View
from engine.dahimi.deal import deal
from engine.dahimi.deck import ORDER
from engine.dahimi.explain import verdicts
from engine.dahimi.resample import resample
from engine.dahimi.round import Round
from engine.dahimi.rules import DahimiRules
from engine.dahimi.state import DahimiPublic


class Dahimi(DahimiRules):
    """Dahimi, 3 to 13 players."""

    GAME: ClassVar[str] = "dahimi"
    VERSION: ClassVar[int] = 2

    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        """DAH-2, DAH-7, DAH-8. The first hand: as they came, a random dealer; later ones: the last seat deals."""
        standing, result, leave, join = request
        seated = [] if standing is None else seating.staying(standing, result, leave)
        seating.check_room(seated, join, self.seats()[1])
        if standing is None or (result is None and self.unranked(standing)):  # no ranks yet to sit by
            players = (*seated, *join)
            return Seating(Standing(order=players, dealer=rng.pick(players)))
        joined = tuple(seating.insert(seated, joiner, self.join_policy, ORDER, rng) for joiner in join)
        number = standing.round + (result is not None)
        return Seating(Standing(order=tuple(seated), round=number, dealer=len(seated) - 1), joined)

    def start(self, standing: Standing, rng: Rng) -> Round:
        return deal(self, standing, rng)

    def resample(self, view: View, random: Random) -> Round:
        return resample(self, climbing_as(view, DahimiPublic), random)

    def explain(self, view: View) -> tuple[Verdict, ...]:
        return verdicts(self, climbing(view))
