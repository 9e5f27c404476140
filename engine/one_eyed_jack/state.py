"""The sides, and the public part of a game of One-Eyed Jack. The hands and the stock are hidden, in a `FaceDown`.

Two or three players play for themselves; four are two pairs of partners who face each other (OEJ-1).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.cards.hands import Cards
from engine.one_eyed_jack.board import GRID, Layout, in_rows, is_one_eyed, layout
from engine.one_eyed_jack.grid import Cells

PARTNERS = 4  # the number of players at a table with partners
ROWS = {2: 2, 3: 1, 4: 2}  # the rows that win, by the number of players
HAND = {2: 7, 3: 6, 4: 5}  # the cards in a hand, by the number of players


def side_of(seat: int, players: int) -> int:
    """The side of a seat."""
    return seat % 2 if players == PARTNERS else seat


def sides(players: int) -> range:
    """All sides."""
    return range(2 if players == PARTNERS else players)


def seats_of(side: int, players: int) -> tuple[int, ...]:
    """The seats of a side."""
    return tuple(seat for seat in range(players) if side_of(seat, players) == side)


class Goal(NamedTuple):
    """The options that decide a game, as they apply to its number of players. `rows`: the number of rows that win.
    `swaps`: the most dead cards that a seat may swap in one turn. `protected`: True if chips in rows cannot be removed.
    """

    rows: int
    swaps: int
    protected: bool = False


@dataclass(frozen=True, slots=True)
class OneEyedJackPublic:
    """The part of a game that everybody sees.

    `turn`: the seat to play; it is the dealer until the first turn begins. `laid`: the cards of a board that was laid
    at random, row by row with "" for the corners; empty if the board is the printed one. `swaps`: the number of dead
    cards that the seat on turn has swapped in this turn. `gone`: all cards that were played or swapped, in order.
    `chips`: by cell, the side whose chip lies there, in the order in which the chips were placed. `last`: the cell
    where a chip was last placed or removed, "" before the first.
    """

    players: int
    goal: Goal
    turn: int
    laid: Cards = ()
    swaps: int = 0
    gone: Cards = ()
    chips: Mapping[str, int] = field(default_factory=dict)
    last: str = ""

    @property
    def board(self) -> Layout:
        """The board that is played on."""
        return layout(self.laid)

    def cells_for(self, card: str) -> Cells:
        """The cells where a card may place a chip, or remove one."""
        if not is_one_eyed(card):
            return self.board.free_cells(card, self.chips)
        safe = in_rows(self.chips, sides(self.players)) if self.goal.protected else frozenset[str]()
        return tuple(cell for cell in GRID.cells if cell in self.chips and cell not in safe)

    def can_swap(self, card: str, stock: int) -> bool:
        """True if the seat on turn could swap this card. `stock`: the number of cards in the stock."""
        return bool(stock) and self.swaps < self.goal.swaps and self.board.is_dead(card, self.chips)

    def is_of_use(self, card: str, stock: int) -> bool:
        """True if the seat on turn could play this card or swap it. `stock`: the number of cards in the stock."""
        return bool(self.cells_for(card)) or self.can_swap(card, stock)
