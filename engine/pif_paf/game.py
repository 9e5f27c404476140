"""Pif Paf: its seats, its deal, and its match."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import ClassVar

from engine.cards.drawing import DrawingHidden
from engine.cards.hands import dealt_at_once
from engine.cards.match import WithMatch
from engine.contract import Match, Result, Rng, Seating, SeatingRequest, Standing, kept_seats
from engine.pif_paf.melds import HAND
from engine.pif_paf.resample import sample_hidden
from engine.pif_paf.round import DECK, PifPafRound
from engine.pif_paf.rules import PifPafRules
from engine.pif_paf.standings import first_standing, match_of, next_standing
from engine.pif_paf.state import PifPafPublic, PifPafView


class PifPaf(PifPafRules, WithMatch[PifPafRound]):
    """Bet on nine cards, then be the first to have them all in melds."""

    DECK: ClassVar[tuple[str, ...]] = DECK

    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        return kept_seats(request, rng, partial(next_standing, self), partial(first_standing, self))

    def deal(self, standing: Standing, cards: Sequence[str], rng: Rng) -> PifPafRound:
        hands, stock = dealt_at_once(cards, len(standing.order), HAND, standing.live)
        hidden = DrawingHidden.dealt(hands, stock)
        return PifPafRound(self, standing, PifPafPublic.dealt(self, standing), hidden)

    def match(self, standing: Standing, result: Result) -> Match:
        return match_of(self, standing, result)

    def resample(self, view: PifPafView, random: Random) -> PifPafRound:
        return PifPafRound.from_view(self, view, sample_hidden(view, random))
