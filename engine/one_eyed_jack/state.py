"""The state of a game of One-Eyed Jack: what everybody sees of it. What nobody sees is a `FaceDown`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.cards.hands import Cards
from engine.one_eyed_jack.board import GRID, Layout, in_rows, is_one_eyed, layout
from engine.one_eyed_jack.sides import sides


class Goal(NamedTuple):
    """The goal that the options set. `rows` win, `swaps` a turn; `protected`: chips in rows are safe."""

    rows: int
    swaps: int
    protected: bool = False


@dataclass(frozen=True, slots=True)
class OneEyedJackPublic:
    """The part of a game that everybody sees. `turn`: the seat that plays, before the first turn the dealer. `laid`:
    the cards of a board that was laid at random, row by row, nothing on the corners; none of the printed board.
    `swaps`: how many dead cards the seat on turn has swapped in this turn. `gone`: all cards that were played or
    swapped, in order. `chips`: the side whose chip lies on a cell, in the order in which they were placed. `last`: the
    cell of the last chip that was placed or removed, "" before the first.
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

    def cells_for(self, card: str) -> Cards:
        """The cells where a card may place a chip, or remove one."""
        if not is_one_eyed(card):
            return self.board.free_cells(card, self.chips)
        safe = in_rows(self.chips, sides(self.players)) if self.goal.protected else frozenset[str]()
        return tuple(cell for cell in GRID.cells if cell in self.chips and cell not in safe)

    def can_swap(self, card: str, stock: int) -> bool:
        """True if the seat on turn could swap this card. `stock`: how many cards it has."""
        return bool(stock) and self.swaps < self.goal.swaps and self.board.is_dead(card, self.chips)

    def is_of_use(self, card: str, stock: int) -> bool:
        """True if the seat on turn could play this card or swap it."""
        return bool(self.cells_for(card)) or self.can_swap(card, stock)
