"""Rumino: its seats, its deal, and its match."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import ClassVar

from engine.cards.hands import dealt_at_once
from engine.cards.match import WithMatch
from engine.contract import Match, Result, Rng, Seating, SeatingRequest, Standing, kept_seats
from engine.rumino.melds import HAND
from engine.rumino.resample import sample_hidden
from engine.rumino.round import DECK, RuminoRound
from engine.rumino.rules import RuminoRules
from engine.rumino.standings import first_standing, match_of, next_standing
from engine.rumino.state import RuminoHidden, RuminoPublic, RuminoView


class Rumino(RuminoRules, WithMatch[RuminoRound]):
    """Draw and discard; knock low, or go for seven in a row."""

    DECK: ClassVar[tuple[str, ...]] = DECK

    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        return kept_seats(request, rng, partial(next_standing, self), partial(first_standing, self))

    def deal(self, standing: Standing, cards: Sequence[str], rng: Rng) -> RuminoRound:
        hands, rest = dealt_at_once(cards, len(standing.order), HAND, standing.live)
        upcard, *stock = rest
        public = RuminoPublic.dealt(self.limit, standing, upcard)
        return RuminoRound(self, standing, public, RuminoHidden.dealt(hands, stock, rng.seed()))

    def match(self, standing: Standing, result: Result) -> Match:
        return match_of(self, standing, result)

    def resample(self, view: RuminoView, random: Random) -> RuminoRound:
        return RuminoRound.from_view(self, view, sample_hidden(view, random))
