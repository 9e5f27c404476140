"""A grid of cells, its straight lines, and rows of a length on it, of which two may share a cell (OEJ-7).

A cell is its column's letter and its row's number, "A1" the one at the top left. Rows count as several only where any
two of them share at most one cell. Two that share more lie in one straight line, so each line counts by itself:
`length` cells in succession are a row, and every `length - 1` more are another.
"""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

Cells = tuple[str, ...]

STEPS = ((1, 0), (0, 1), (1, 1), (1, -1))  # across, down, and both diagonals, as (columns, rows)


@dataclass(frozen=True)
class Grid:
    """A grid of `columns` by `rows` cells, on which `length` cells in a straight line are a row."""

    columns: int
    rows: int
    length: int

    @cached_property
    def cells(self) -> Cells:
        """All cells, row by row."""
        return tuple(self.name(column, row) for row in range(self.rows) for column in range(self.columns))

    @cached_property
    def corners(self) -> Cells:
        return tuple(self.name(column, row) for row in (0, self.rows - 1) for column in (0, self.columns - 1))

    @cached_property
    def straights(self) -> tuple[Cells, ...]:
        """Every straight line from edge to edge that has room for a row."""
        found = (self._straight(column, row, *step) for step in STEPS for column, row in self._starts(*step))
        return tuple(line for line in found if len(line) >= self.length)

    @cached_property
    def _sets(self) -> dict[Cells, frozenset[str]]:
        """The straight lines as sets, to find quickly those with too few claimed cells."""
        return {straight: frozenset(straight) for straight in self.straights}

    @cached_property
    def lines(self) -> tuple[Cells, ...]:
        """Every place for a row."""
        return tuple(line for straight in self.straights for line in self._within(straight))

    @cached_property
    def lines_through(self) -> dict[str, tuple[Cells, ...]]:
        """The places for a row that each cell belongs to."""
        return {cell: tuple(line for line in self.lines if cell in line) for cell in self.cells}

    def runs(self, claimed: AbstractSet[str]) -> Iterator[Cells]:
        """The claimed cells in succession that are long enough for a row, each as long as it goes."""
        for straight in self.straights:
            if len(claimed & self._sets[straight]) < self.length:
                continue
            for is_claimed, cells in groupby(straight, key=lambda cell: cell in claimed):
                run = tuple(cells)
                if is_claimed and len(run) >= self.length:
                    yield run

    def rows_of(self, claimed: AbstractSet[str]) -> tuple[Cells, ...]:
        """The largest set of rows of claimed cells of which any two have at most one cell in common."""
        step = self.length - 1
        return tuple(run[at : at + self.length] for run in self.runs(claimed) for at in range(0, len(run) - step, step))

    def name(self, column: int, row: int) -> str:
        """The cell at a place, both counted from 0."""
        return f"{chr(ord('A') + column)}{row + 1}"

    def place(self, cell: str) -> tuple[int, int]:
        """The column and the row of a cell, from 0."""
        return ord(cell[0]) - ord("A"), int(cell[1:]) - 1

    def _starts(self, across: int, down: int) -> Iterator[tuple[int, int]]:
        """The places where lines in this direction begin: those before which the grid ends."""
        for row in range(self.rows):
            for column in range(self.columns):
                if not self._inside(column - across, row - down):
                    yield column, row

    def _straight(self, column: int, row: int, across: int, down: int) -> Cells:
        cells = []
        while self._inside(column, row):
            cells.append(self.name(column, row))
            column, row = column + across, row + down
        return tuple(cells)

    def _inside(self, column: int, row: int) -> bool:
        return 0 <= column < self.columns and 0 <= row < self.rows

    def _within(self, straight: Cells) -> Iterator[Cells]:
        return (straight[at : at + self.length] for at in range(len(straight) - self.length + 1))
