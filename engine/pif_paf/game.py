"""Pif Paf: its seats, its deal, and its match."""

from functools import partial
from random import Random

from engine.cards.drawing import DrawingHidden
from engine.cards.hands import dealt_at_once
from engine.contract import Match, Result, Rng, Seating, SeatingRequest, Standing, kept_seats
from engine.pif_paf.melds import HAND
from engine.pif_paf.resample import unseen
from engine.pif_paf.round import DECK, PifPafRound
from engine.pif_paf.rules import PifPafRules
from engine.pif_paf.standings import first_standing, match_of, next_standing
from engine.pif_paf.state import PifPafPublic, PifPafView


class PifPaf(PifPafRules):
    """Bet on nine cards, then be the first to have them all in melds."""

    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        return kept_seats(request, rng, partial(next_standing, self), partial(first_standing, self))

    def closed_deck(self, players: int) -> tuple[str, ...]:
        return DECK

    def start(self, standing: Standing, rng: Rng) -> PifPafRound:
        self.admit(len(standing.order))
        hands, stock = dealt_at_once(rng.shuffle(DECK), len(standing.order), HAND, standing.live)
        hidden = DrawingHidden.dealt(hands, stock)
        state = PifPafRound(self, standing, PifPafPublic.dealt(self, standing), hidden)
        state.begin()
        return state

    def match(self, standing: Standing, result: Result) -> Match:
        return match_of(self, standing, result)

    def resample(self, view: PifPafView, random: Random) -> PifPafRound:
        return PifPafRound.from_view(self, view, unseen(view, random))
