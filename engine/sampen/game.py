"""The rules of Sampen: its options, seats, deal and the end of a match (SAM-2, SAM-3, SAM-7)."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Literal

from pydantic import Field

from engine.cards.hands import dealt_singly
from engine.cards.match import WithMatch
from engine.cards.packs import in_hand_order
from engine.contract import Dice, Match, Result, Rng, Standing, View, retired_after
from engine.sampen.round import SampenRound
from engine.sampen.state import DECKS, FEWEST, MOST, Cards, SampenHidden, SampenPublic, hand_size, twin


class Sampen(WithMatch[SampenRound]):
    """Every card has a twin, and the first empty hand wins."""

    GAME: ClassVar[str] = "sampen"

    deck: Literal[60, 104] = Field(60, description="How many cards are played with; 104 are two full packs.")
    wins: int = Field(1, ge=1, le=5, description="How many deals must be won to win the match.")

    @classmethod
    def presets(cls, players: int) -> Mapping[str, Mapping[str, Any]]:
        return {"series": {"wins": 3}}

    def seats(self) -> tuple[int, int]:
        return FEWEST, MOST[self.deck]

    def pack_for(self, players: int) -> tuple[str, ...]:
        return DECKS[self.deck]

    def totals(self, before: Standing, result: Result) -> tuple[int, ...]:
        return _won(before, result)

    def deal(self, standing: Standing, cards: Sequence[str], rng: Rng) -> SampenRound:
        """One card at a time, first to the dealer's left. The upcard is turned, and what follows by itself happens."""
        players = len(standing.order)
        hands, stock = dealt_singly(cards, players, hand_size(players), standing.dealer)
        hidden = SampenHidden(tuple(map(in_hand_order, hands)), tuple(stock), rng.seed())
        return SampenRound(self, standing, SampenPublic(), hidden)

    def match(self, standing: Standing, result: Result) -> Match:
        """The match, which is over when somebody has won deals enough, or is the last who has not left for good."""
        won, retired = _won(standing, result), retired_after(standing, result)
        if len(won) - len(retired) > 1 and all(won[seat] < self.wins for seat in result.winners):
            return Match()
        after = Result.of_scores(won, retired)
        return Match(True, after.places, after.winners)

    def resample(self, view: View[SampenPublic], random: Random) -> SampenRound:
        return SampenRound.from_view(self, view, sample_hidden(view, DECKS[self.deck], random))


def _won(standing: Standing, result: Result) -> tuple[int, ...]:
    """The number of deals that each seat has won, this one included."""
    before = standing.scores or (0,) * len(standing.order)
    return tuple(wins + (seat in result.winners) for seat, wins in enumerate(before))


def lead(standing: Standing, result: Result, seat: int) -> int:
    """The number of deals that a seat is before the best of the others after a deal; negative, where it is behind."""
    won = _won(standing, result)
    return won[seat] - max(deals for other, deals in enumerate(won) if other != seat)


def sample_hidden(view: View[SampenPublic], deck: Sequence[str], random: Random) -> SampenHidden:
    """The closed cards as they may lie. Nobody held the twin of an open card without its twin beside it, so that twin
    lies in the stock, except for the card with which somebody went out; every other card that the seat has not seen may
    be anywhere.
    """
    own, dice, discards = view.own_seat, Dice(random), view.public.discards
    seen = {*view.hand, *discards}
    elsewhere = dice.shuffle([card for card in deck if card not in seen])
    asked = set(discards[:-1] if view.phase == "over" else discards)
    stocked = [card for card in elsewhere if twin(card) in asked]
    rest = [card for card in elsewhere if twin(card) not in asked]
    hands: list[Cards] = []
    for at in range(len(view.seats)):
        count = 0 if at == own else view.zone("hand", at).count or 0
        hands.append(view.hand if at == own else in_hand_order(rest[:count]))
        rest = rest[count:]
    return SampenHidden(tuple(hands), tuple(dice.shuffle([*stocked, *rest])), dice.seed())
