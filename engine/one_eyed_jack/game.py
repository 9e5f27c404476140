"""What is played: the options of One-Eyed Jack, its seats, its deal and its end (rules 5.2, 5.4, 5.9)."""

from random import Random
from typing import ClassVar, Literal

from pydantic import Field

from engine.cards.hands import dealt_singly
from engine.contract import (
    Chance,
    Match,
    Result,
    Seating,
    SeatingRequest,
    Standing,
    View,
    WithForfeit,
    forfeited,
    kept_seats,
)
from engine.one_eyed_jack.board import DECK
from engine.one_eyed_jack.resample import resampled
from engine.one_eyed_jack.round import Goal, OneEyedJackRound
from engine.one_eyed_jack.sides import HAND, ROWS, side_of, sides


class OneEyedJack(WithForfeit):
    """Two or three players, each for themselves, or four in partnerships. One deal is a match."""

    GAME: ClassVar[str] = "one_eyed_jack"
    CLOSED: ClassVar[bool] = True
    MATCH: ClassVar[bool] = True

    rows_needed: Literal[1, 2] | None = Field(
        None, description="How many rows win; if nothing is chosen, one for three players and two for two or four."
    )
    protect_rows: bool = Field(False, description="Chips in a finished row cannot be removed.")
    dead_swaps: int | None = Field(
        None, ge=0, le=7, description="How many dead cards may be swapped in a turn; otherwise as many as a hand holds."
    )

    def seats(self) -> tuple[int, int]:
        return min(HAND), max(HAND)

    def goal(self, players: int) -> Goal:
        """What the options come to among so many players."""
        rows = ROWS[players] if self.rows_needed is None else self.rows_needed
        swaps = HAND[players] if self.dead_swaps is None else self.dead_swaps
        return Goal(rows, swaps, self.protect_rows)

    def seat(self, request: SeatingRequest, chance: Chance) -> Seating:
        return kept_seats(request, chance, lambda standing, _: standing)

    def closed_deck(self, players: int) -> tuple[str, ...]:
        return DECK

    def start(self, standing: Standing, chance: Chance) -> OneEyedJackRound:
        """One card at a time, first to the dealer's left."""
        players = len(standing.order)
        self.admit(players)
        hands, stock = dealt_singly(chance.shuffle(DECK), players, HAND[players], standing.dealer)
        state = OneEyedJackRound(self, standing, hands, stock, self.goal(players))
        state.begin()
        return state

    def match(self, standing: Standing, result: Result) -> Match:
        players = len(standing.order)
        if result.left and len(sides(players)) == 2:
            return forfeited([side_of(seat, players) for seat in range(players)], result.left)
        return Match(True, result.places, result.winners)

    def resample(self, view: View, random: Random) -> OneEyedJackRound:
        return resampled(self, view, random, self.goal(len(view.standing.order)))
