"""Rumino: its seats, its deal, and its match."""

from functools import partial
from random import Random

from engine.cards.hands import dealt_at_once
from engine.contract import Match, Result, Rng, Seating, SeatingRequest, Standing, kept_seats
from engine.rumino.melds import HAND
from engine.rumino.resample import unseen
from engine.rumino.round import DECK, RuminoRound
from engine.rumino.rules import RuminoRules
from engine.rumino.standings import first_standing, match_of, next_standing
from engine.rumino.state import RuminoHidden, RuminoPublic, RuminoView


class Rumino(RuminoRules):
    """Draw and discard; knock low, or go for seven in a row."""

    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        return kept_seats(request, rng, partial(next_standing, self), partial(first_standing, self))

    def closed_deck(self, players: int) -> tuple[str, ...]:
        return DECK

    def start(self, standing: Standing, rng: Rng) -> RuminoRound:
        self.admit(len(standing.order))
        hands, rest = dealt_at_once(rng.shuffle(DECK), len(standing.order), HAND, standing.live)
        upcard, *stock = rest
        public = RuminoPublic.dealt(self.limit, standing, upcard)
        state = RuminoRound(self, standing, public, RuminoHidden.dealt(hands, stock, rng.seed()))
        state.begin()
        return state

    def match(self, standing: Standing, result: Result) -> Match:
        return match_of(self, standing, result)

    def resample(self, view: RuminoView, random: Random) -> RuminoRound:
        return RuminoRound.from_view(self, view, unseen(view, random))
