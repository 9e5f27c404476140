"""Tahimi as a game: its options, how it is seated, and how a round of it begins."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from engine.climbing import seating
from engine.contract import Chance, Event, Result, Standing, Verdict, View
from engine.tahimi.deal import deal
from engine.tahimi.explain import verdicts
from engine.tahimi.options import Options
from engine.tahimi.resample import resample
from engine.tahimi.round import Round


class Tahimi(Options):
    """Tahimi, 3 to 8 players; with the Mooseyard preset 3 to 5."""

    GAME: ClassVar[str] = "tahimi"

    def seat(
        self,
        standing: Standing | None,
        result: Result | None,
        leave: Sequence[str],
        join: Sequence[str],
        chance: Chance,
    ) -> tuple[Standing, tuple[Event, ...]]:
        """A.2 and A.10. The Tahimi deals; the first hand of `after_dealer` has a random dealer."""
        seated = [] if standing is None else seating.staying(standing, result, leave)
        seating.check_room(seated, join, self.seats()[1])
        if standing is None:
            return self._first_seats(join, chance)
        if result is None and self.unranked(standing):  # no ranks yet to sit by
            return self._first_seats([*seated, *join], chance)
        number = standing.round + (result is not None)
        if join and self.join_policy == "redraw":
            seated, events = seating.draw_seats([*seated, *join], self.drawn_ranks(), chance)
            return Standing(order=tuple(seated), round=number, drawn=True), tuple(events)
        drawn = standing.drawn and result is None
        order = seating.plain_order(self.deuces_high)
        joined = tuple(seating.insert(seated, joiner, self.join_policy, order, chance) for joiner in join)
        return Standing(order=tuple(seated), round=number, drawn=drawn), joined

    def _first_seats(self, players: Sequence[str], chance: Chance) -> tuple[Standing, tuple[Event, ...]]:
        if self.seating == "join_order":
            dealer = chance.pick(players)
            return Standing(order=tuple(players), dealer=dealer), ()
        seated, events = seating.draw_seats(players, self.drawn_ranks(), chance)
        return Standing(order=tuple(seated), drawn=True), tuple(events)

    def drawn_ranks(self) -> tuple[str, ...]:
        """The ranks of the pack from which seats are drawn, low to high (A.2)."""
        return seating.plain_order(self.deuces_high)

    def start(self, standing: Standing, chance: Chance) -> Round:
        return deal(self, standing, chance)

    def resample(self, view: View, random: Random) -> Round:
        return resample(self, view, random)

    def explain(self, view: View) -> tuple[Verdict, ...]:
        return verdicts(self, view)
