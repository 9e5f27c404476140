"""Schwimmen: its seats, its deal, and its match (rules 8.4, 8.9)."""

from random import Random

from engine.contract import Chance, Match, Result, Seating, SeatingRequest, Standing, View
from engine.schwimmen.lives import first_standing, match_of, next_standing
from engine.schwimmen.options import Options
from engine.schwimmen.resample import resampled
from engine.schwimmen.round import SchwimmenRound
from engine.schwimmen.values import DECK, HAND


class Schwimmen(Options):
    """Exchange with the table; the worst hand loses a life, and the last one in wins."""

    def seat(self, request: SeatingRequest, chance: Chance) -> Seating:
        before, result = request.standing, request.result
        if before is None:
            return Seating(first_standing(self, request.join, chance.pick(request.join)))
        return Seating(next_standing(before, result) if result else before)

    def closed_deck(self, players: int) -> tuple[str, ...]:
        return DECK

    def start(self, standing: Standing, chance: Chance) -> SchwimmenRound:
        if refusal := self.refusal(len(standing.order)):
            raise refusal
        cards = chance.shuffle(DECK)
        dealt = {seat: cards[at * HAND : (at + 1) * HAND] for at, seat in enumerate(standing.live)}
        hands = [dealt.get(seat, []) for seat in range(len(standing.order))]
        rest = cards[len(dealt) * HAND :]
        state = SchwimmenRound(self, standing, hands, rest[:HAND], rest[HAND:])
        state.begin()
        return state

    def match(self, standing: Standing, result: Result) -> Match:
        return match_of(standing, result)

    def resample(self, view: View, random: Random) -> SchwimmenRound:
        return resampled(self, view, random)
