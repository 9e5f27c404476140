"""Rumino: its seats, its deal, and its match."""

from random import Random

from engine.contract import Chance, Match, Result, Seating, SeatingRequest, Standing, View
from engine.rumino.melds import HAND
from engine.rumino.options import Options
from engine.rumino.resample import resampled
from engine.rumino.round import DECK, RuminoRound
from engine.rumino.standings import first_standing, match_of, next_standing


class Rumino(Options):
    """Draw and discard; knock low, or go for seven in a row."""

    def seat(self, request: SeatingRequest, chance: Chance) -> Seating:
        before, result = request.standing, request.result
        if before is None:
            return Seating(first_standing(self, request.join, chance.pick(request.join)))
        return Seating(next_standing(self, before, result) if result else before)

    def closed_deck(self, players: int) -> tuple[str, ...]:
        return DECK

    def start(self, standing: Standing, chance: Chance) -> RuminoRound:
        if refusal := self.refusal(len(standing.order)):
            raise refusal
        cards, live = chance.shuffle(DECK), standing.live
        dealt = {seat: cards[at * HAND : (at + 1) * HAND] for at, seat in enumerate(live)}
        hands = [dealt.get(seat, []) for seat in range(len(standing.order))]
        upcard, *stock = cards[len(live) * HAND :]
        state = RuminoRound(self, standing, hands, chance.seed())
        state.begin(stock, upcard)
        return state

    def match(self, standing: Standing, result: Result) -> Match:
        return match_of(self, standing, result)

    def resample(self, view: View, random: Random) -> RuminoRound:
        return resampled(self, view, random)
