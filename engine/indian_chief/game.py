"""Indian Chief as it is configured, seated, dealt, and drawn again from a view (IND-1 to IND-3).

The game of seven turns is one round. Rounds go on for ever: the table offers another game when one has ended with its
places, whoever wants to comes and goes in between, and the next one in clockwise order deals. Nothing is carried from
game to game, so a match would have nothing to add up.
"""

from random import Random
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from engine.cards.packs import pack
from engine.contract import AnyView, Illegal, Rng, Seating, SeatingRequest, Standing, WithForfeit
from engine.indian_chief.resample import resample
from engine.indian_chief.round import HAND, IndianChiefRound, dealt

FEWEST, MOST = 2, 8
ONE_DECK = 3  # the most players for whom one deck is enough


class IndianChief(WithForfeit):
    """Seven turns, seven melds, two to eight players."""

    GAME: ClassVar[str] = "indian_chief"
    CLOSED: ClassVar[bool] = True

    decks: Literal["auto"] | Annotated[int, Field(ge=1, le=2)] = Field(
        "auto", description="How many decks; by default two from four players on."
    )
    show_sheets: bool = Field(True, description="Everybody sees all score sheets at all times.")

    def seats(self) -> tuple[int, int]:
        return FEWEST, ONE_DECK if self.decks == 1 else MOST

    def seat(self, request: SeatingRequest, rng: Rng) -> Seating:
        before = request.standing
        if before is None:
            return Seating(Standing(order=tuple(request.join), dealer=rng.pick(request.join)))
        order = (*(key for key in before.order if key not in request.leave), *request.join)
        if len(order) > self.seats()[1]:
            raise Illegal("table_full")
        if request.result is None:
            return Seating(Standing(order=order, round=before.round, dealer=_dealer(before, order, 0)))
        return Seating(Standing(order=order, round=before.round + 1, dealer=_dealer(before, order, 1)))

    def closed_deck(self, players: int) -> tuple[str, ...]:
        copies = 1 if players <= ONE_DECK else 2
        return pack(copies=copies if self.decks == "auto" else self.decks)

    def start(self, standing: Standing, rng: Rng) -> IndianChiefRound:
        players = len(standing.order)
        self.admit(players)
        cards = rng.shuffle(self.closed_deck(players))
        hands = [cards[at * HAND : (at + 1) * HAND] for at in range(players)]
        return dealt(self, standing, hands, cards[players * HAND :], rng.seed(), self.show_sheets)

    def resample(self, view: AnyView, random: Random) -> IndianChiefRound:
        return resample(self, view, self.closed_deck(len(view.seats)), random)


def _dealer(before: Standing, order: tuple[str, ...], on: int) -> int:
    """The dealer: the seat of the one who dealt before, or `on` places after it, among the players who are
    still here.
    """
    count = len(before.order)
    turns = (before.order[(before.dealer + on + step) % count] for step in range(count))
    return next((order.index(key) for key in turns if key in order), 0)
