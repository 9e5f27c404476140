"""Pif Paf: its seats, its deal, and its match."""

from random import Random

from engine.contract import Chance, Match, Result, Seating, SeatingRequest, Standing, View
from engine.pif_paf.melds import HAND
from engine.pif_paf.options import Options
from engine.pif_paf.resample import resampled
from engine.pif_paf.round import DECK, PifPafRound
from engine.pif_paf.standings import first_standing, match_of, next_standing


class PifPaf(Options):
    """Bet on nine cards, then be the first to have them all in melds."""

    def seat(self, request: SeatingRequest, chance: Chance) -> Seating:
        before, result = request.standing, request.result
        if before is None:
            return Seating(first_standing(self, request.join, chance.pick(request.join)))
        return Seating(next_standing(self, before, result) if result else before)

    def closed_deck(self, players: int) -> tuple[str, ...]:
        return DECK

    def start(self, standing: Standing, chance: Chance) -> PifPafRound:
        if refusal := self.refusal(len(standing.order)):
            raise refusal
        cards = chance.shuffle(DECK)
        dealt = {seat: cards[at * HAND : (at + 1) * HAND] for at, seat in enumerate(standing.live)}
        state = PifPafRound(self, standing, [dealt.get(seat, []) for seat in range(len(standing.order))])
        state.begin(cards[len(dealt) * HAND :])
        return state

    def match(self, standing: Standing, result: Result) -> Match:
        return match_of(self, standing, result)

    def resample(self, view: View, random: Random) -> PifPafRound:
        return resampled(self, view, random)
