"""What is played: the options of Jubilee, its seats, its deal and the end of a match (rules 2.2, 2.4, 2.9)."""

from random import Random
from typing import ClassVar, Literal

from pydantic import Field

from engine.cards.order import leftward
from engine.contract import (
    Chance,
    Illegal,
    Match,
    Result,
    Seating,
    SeatingRequest,
    Standing,
    View,
    WithForfeit,
    retired_after,
)
from engine.jubilee.resample import resampled
from engine.jubilee.round import JubileeRound
from engine.jubilee.scoring import DECK, Scoring, is_black

FEWEST, MOST = 2, 7
HAND = 8


class Jubilee(WithForfeit):
    """Everybody plays on one total, two to seven players."""

    GAME: ClassVar[str] = "jubilee"
    MATCH: ClassVar[bool] = True

    club_ace: Literal[15, 1] = Field(15, description="What an ace of clubs counts.")
    joker_rescores: bool = Field(False, description="A joker on a jubilee scores it again.")
    deals: int = Field(1, ge=1, le=5, description="How many deals are played; their scores are added up.")

    @property
    def scoring(self) -> Scoring:
        return Scoring(self.club_ace, self.joker_rescores)

    def seats(self) -> tuple[int, int]:
        return FEWEST, MOST

    def refusal(self, players: int) -> Illegal | None:
        return None if FEWEST <= players <= MOST else Illegal("bad_player_count")

    def seat(self, request: SeatingRequest, chance: Chance) -> Seating:
        before, result = request.standing, request.result
        if before is None:
            return Seating(Standing(order=tuple(request.join), dealer=chance.pick(request.join)))
        if result is None:
            return Seating(before)
        dealer = leftward(before.dealer, range(len(before.order)))[0]
        scores, retired = totals(before, result), retired_after(before, result)
        carried = {"retired": list(retired)} if retired else {}
        standing = Standing(order=before.order, round=before.round + 1, dealer=dealer, scores=scores, carried=carried)
        return Seating(standing)

    def start(self, standing: Standing, chance: Chance) -> JubileeRound:
        """One card at a time, first to the dealer's left. A deal in which nobody could open is dealt again (JUB-R2)."""
        players = len(standing.order)
        if refusal := self.refusal(players):
            raise refusal
        dealt = players * HAND
        cards = chance.shuffle(DECK)
        while not any(map(is_black, cards[:dealt])):
            cards = chance.shuffle(DECK)
        first = standing.dealer + 1
        hands = [tuple(cards[(seat - first) % players : dealt : players]) for seat in range(players)]
        deal = JubileeRound(self, standing, hands, cards[dealt:], self.scoring)
        deal.begin()
        return deal

    def match(self, standing: Standing, result: Result) -> Match:
        retired = retired_after(standing, result)
        if standing.round < self.deals and len(standing.order) - len(retired) > 1:
            return Match()
        after = Result.of_scores(totals(standing, result), retired)
        return Match(True, after.places, after.winners)

    def resample(self, view: View, random: Random) -> JubileeRound:
        return resampled(self, view, random, self.scoring)


def totals(standing: Standing, result: Result) -> tuple[int, ...]:
    """The scores after a deal."""
    before = standing.scores or (0,) * len(result.scores)
    return tuple(old + new for old, new in zip(before, result.scores, strict=True))
