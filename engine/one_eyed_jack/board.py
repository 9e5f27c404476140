"""The board, the pack, the cells on which a card may be played, and the rows of a side (OEJ-1, OEJ-3, OEJ-5). Pure."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from engine.cards.hands import Cards
from engine.cards.packs import JOKER, SUITS, pack, plain, rank, suit
from engine.one_eyed_jack.grid import Cells, Grid

GRID = Grid(columns=10, rows=10, length=5)
CORNERS = frozenset(GRID.corners)
INNER = tuple(cell for cell in GRID.cells if cell not in CORNERS)  # where chips may lie

DECK = pack(copies=2)
JACK = "J"
ONE_EYED = "SH"  # the suits of the jacks that remove a chip; the two other jacks place one anywhere

Chips = Mapping[str, int]  # cell -> the side whose chip lies there


def spiral() -> Iterator[str]:
    """Yield all cells along a spiral from the top left, clockwise and inwards."""
    left, top, right, bottom = 0, 0, GRID.columns - 1, GRID.rows - 1
    while left <= right:
        yield from (GRID.name(column, top) for column in range(left, right + 1))
        yield from (GRID.name(right, row) for row in range(top + 1, bottom + 1))
        yield from (GRID.name(column, bottom) for column in range(right - 1, left - 1, -1))
        yield from (GRID.name(left, row) for row in range(bottom - 1, top, -1))
        left, top, right, bottom = left + 1, top + 1, right - 1, bottom - 1


def is_jack(card: str) -> bool:
    return rank(card) == JACK


def is_one_eyed(card: str) -> bool:
    """True if a card removes a chip."""
    return is_jack(card) and suit(card) in ONE_EYED


# The cards of a board that is laid at random: two packs without jacks. They are shuffled together with `DECK`. So they
# are the third and the fourth copy of each card, which tells them from the cards that are dealt.
LAID = tuple(card for card in pack(copies=4) if card not in DECK and not is_jack(card))


@dataclass(frozen=True, slots=True)
class Layout:
    """A board. `card_at`: the card that each cell shows, a joker on the corners. `cells_of`: the two cells that show
    each card, in the order of the grid; no jack is on the board, so a jack has none.
    """

    card_at: Mapping[str, str]
    cells_of: Mapping[str, Cells]

    @classmethod
    def of(cls, card_at: Mapping[str, str]) -> Self:
        cells_of = {card: tuple(cell for cell in GRID.cells if card_at[cell] == card) for card in map(plain, DECK)}
        return cls(card_at, cells_of)

    def free_cells(self, card: str, chips: Chips) -> Cells:
        """The free cells on which a card may place a chip: those that show it, or, for a jack, all but the corners."""
        reached = INNER if is_jack(card) else self.cells_of[plain(card)]
        return tuple([cell for cell in reached if cell not in chips])

    def is_dead(self, card: str, chips: Chips) -> bool:
        """True if both cells of a card are taken. A jack is never dead (OEJ-R14)."""
        return not is_jack(card) and not self.free_cells(card, chips)


def _printed() -> dict[str, str]:
    """By cell, its card on the printed board: two packs without jacks along the spiral, the second with its suits in
    reverse order (OEJ-R1).
    """
    ranks = "A23456789TQK"
    cards = iter([card for suits in (SUITS, "CDHS") for one in suits for card in pack(ranks, one)])
    card_at = {cell: JOKER if cell in CORNERS else next(cards) for cell in spiral()}
    return {cell: card_at[cell] for cell in GRID.cells}


PRINTED = Layout.of(_printed())


@lru_cache(maxsize=1 << 6)
def layout(laid: Cards) -> Layout:
    """The board that shows these cards, row by row with "" for the corners; the printed board if there are none."""
    if not laid:
        return PRINTED
    return Layout.of({cell: plain(card) or JOKER for cell, card in zip(GRID.cells, laid, strict=True)})


def cards_by_cell(cards: Iterator[str]) -> Cards:
    """The next cards, laid on the cells row by row; "" stands for each corner."""
    return tuple("" if cell in CORNERS else next(cards) for cell in GRID.cells)


def claimed_cells(chips: Chips, side: int) -> frozenset[str]:
    """The cells that count for a side: those with its chips, and the corners (OEJ-R4)."""
    return CORNERS.union([cell for cell, owner in chips.items() if owner == side])


def rows(chips: Chips, side: int) -> tuple[Cells, ...]:
    """The rows of a side (OEJ-R3)."""
    return GRID.rows_of(claimed_cells(chips, side))


def in_rows(chips: Chips, sides: Collection[int]) -> frozenset[str]:
    """The cells that are part of a row of one of these sides. In a run of six claimed cells that is the sixth, too,
    although the run counts as one row (OEJ-R13).
    """
    return frozenset(cell for side in sides for run in GRID.runs(claimed_cells(chips, side)) for cell in run)
