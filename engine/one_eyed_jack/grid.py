"""A grid of cells, and the rows of claimed cells on it (OEJ-7).

A cell is its column's letter and its row's number; "A1" is at the top left. A *straight* runs across the whole grid. A
*line* is `length` neighbouring cells of a straight, and a *row* is a line of which every cell is claimed. (Only
`Grid.rows`, `name` and `place` mean a row of the grid.)

Two rows count as two if they share one cell at most. Rows that share more lie in the same straight, so each straight is
counted by itself: its first `length` claimed cells in succession are one row, and every `length - 1` more another.
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
    """A grid of `columns` by `rows` cells, whose lines are `length` cells long."""

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
        """Every straight, from edge to edge, that has room for a line."""
        return tuple(straight for _, straights in self._directions for straight in straights)

    @cached_property
    def _directions(self) -> tuple[tuple[int, tuple[Cells, ...]], ...]:
        """By direction, how many bits apart neighbouring cells are (see `_bits`), and the straights."""
        found = [(step, [self._straight(*start, *step) for start in self._starts(*step)]) for step in STEPS]
        return tuple(
            (abs(across + down * (self.columns + 1)), tuple(one for one in straights if len(one) >= self.length))
            for (across, down), straights in found
        )

    @cached_property
    def _bits(self) -> dict[str, int]:
        """By cell, a bit of its own; row by row, with one that stays 0 after each, where straights end."""
        return {self.name(*at): 1 << at[0] + at[1] * (self.columns + 1) for at in map(self.column_and_row, self.cells)}

    @cached_property
    def lines(self) -> tuple[Cells, ...]:
        """Every line: every place that a row may have."""
        return tuple(line for straight in self.straights for line in self._within(straight))

    @cached_property
    def lines_through(self) -> dict[str, tuple[Cells, ...]]:
        """By cell, the lines that it belongs to."""
        return {cell: tuple(line for line in self.lines if cell in line) for cell in self.cells}

    def runs(self, claimed: AbstractSet[str]) -> Iterator[Cells]:
        """Yield every unbroken run of claimed cells in a straight, in its full length, that holds at least one row."""
        bits = sum([self._bits[cell] for cell in claimed])
        for distance, straights in self._directions:
            if self._has_line(bits, distance):
                yield from (run for straight in straights for run in self._runs_in(straight, claimed))

    def _has_line(self, bits: int, distance: int) -> bool:
        """True if `length` of these bits follow each other at this distance: quickly, for most boards have no row."""
        for _ in range(self.length - 1):
            bits &= bits >> distance
        return bits != 0

    def _runs_in(self, straight: Cells, claimed: AbstractSet[str]) -> Iterator[Cells]:
        for is_claimed, cells in groupby(straight, key=claimed.__contains__):
            run = tuple(cells)
            if is_claimed and len(run) >= self.length:
                yield run

    def rows_of(self, claimed: AbstractSet[str]) -> tuple[Cells, ...]:
        """The largest set of rows of which any two share one cell at most. In a run, each next row begins with the last
        cell of the one before.
        """
        step = self.length - 1
        return tuple(run[at : at + self.length] for run in self.runs(claimed) for at in range(0, len(run) - step, step))

    def name(self, column: int, row: int) -> str:
        """The cell in a column and a row of the grid, both counted from 0."""
        return f"{chr(ord('A') + column)}{row + 1}"

    def column_and_row(self, cell: str) -> tuple[int, int]:
        """The column and the row of a cell, both counted from 0."""
        return ord(cell[0]) - ord("A"), int(cell[1:]) - 1

    def _starts(self, across: int, down: int) -> Iterator[tuple[int, int]]:
        """Yield the places where the straights in this direction begin: one step back from them leaves the grid."""
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
