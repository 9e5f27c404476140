"""The board, the pack, and what a card may be played on (rules 5.1, 5.3, 5.5). Pure."""

from collections.abc import Collection, Iterator, Mapping

from engine.cards.grid import Cells, Grid
from engine.cards.packs import JOKER, SUITS, pack, plain, rank, suit

GRID = Grid(columns=10, rows=10, length=5)
CORNERS = frozenset(GRID.corners)
INNER = tuple(cell for cell in GRID.cells if cell not in CORNERS)  # where chips may lie

DECK = pack(copies=2)
JACK = "J"
ONE_EYED = "SH"  # the suits of the jacks that remove a chip; the others place one anywhere

Chips = Mapping[str, int]  # cell -> the side whose chip lies there


def spiral() -> Iterator[str]:
    """All cells from the top left, clockwise and inwards."""
    left, top, right, bottom = 0, 0, GRID.columns - 1, GRID.rows - 1
    while left <= right:
        yield from (GRID.name(column, top) for column in range(left, right + 1))
        yield from (GRID.name(right, row) for row in range(top + 1, bottom + 1))
        yield from (GRID.name(column, bottom) for column in range(right - 1, left - 1, -1))
        yield from (GRID.name(left, row) for row in range(bottom - 1, top, -1))
        left, top, right, bottom = left + 1, top + 1, right - 1, bottom - 1


def _printed() -> dict[str, str]:
    """The card of every cell: two packs without jacks along the spiral, the suits of the second in reverse (OEJ-R1)."""
    ranks = "A23456789TQK"
    cards = iter([card for suits in (SUITS, "CDHS") for one in suits for card in pack(ranks, one)])
    card_at = {cell: JOKER if cell in CORNERS else next(cards) for cell in spiral()}
    return {cell: card_at[cell] for cell in GRID.cells}


CARD_AT: Mapping[str, str] = _printed()
# By a card, the cells that show it, in the order of their names; a jack has none.
CELLS_OF: Mapping[str, Cells] = {
    card: tuple(sorted((cell for cell in GRID.cells if CARD_AT[cell] == card), key=GRID.place))
    for card in map(plain, DECK)
}


def is_jack(card: str) -> bool:
    return rank(card) == JACK


def is_one_eyed(card: str) -> bool:
    """Whether a card removes a chip."""
    return is_jack(card) and suit(card) in ONE_EYED


# By a card of the pack, the cells that it may reach when they are free.
REACHED: Mapping[str, Cells] = {card: INNER if is_jack(card) else CELLS_OF[plain(card)] for card in DECK}


def free_cells(card: str, chips: Chips) -> Cells:
    """The cells on which a card of the pack may place a chip; a jack on all that are free."""
    return tuple([cell for cell in REACHED[card] if cell not in chips])


def is_dead(card: str, chips: Chips) -> bool:
    """Whether both cells of a card are taken. A jack never is (OEJ-R14)."""
    return not is_jack(card) and not free_cells(card, chips)


def claimed(chips: Chips, side: int) -> frozenset[str]:
    """The cells that count for a side: its chips, and the corners (OEJ-R4)."""
    return CORNERS.union(cell for cell, owner in chips.items() if owner == side)


def rows(chips: Chips, side: int) -> tuple[Cells, ...]:
    """The rows of a side (OEJ-R3)."""
    return GRID.rows_of(claimed(chips, side))


def in_rows(chips: Chips, sides: Collection[int]) -> frozenset[str]:
    """The cells of every line that is a row of its side, the sixth in a line too (OEJ-R13)."""
    return frozenset(cell for side in sides for run in GRID.runs(claimed(chips, side)) for cell in run)
