"""Lines on a grid, and rows of which any two share at most one cell (OEJ-7)."""

from itertools import combinations
from random import Random

import pytest

from engine.one_eyed_jack.grid import Grid

BOARD = Grid(columns=10, rows=10, length=5)
SMALL = Grid(columns=4, rows=3, length=3)


def test_cells_are_named_row_by_row_from_the_top_left() -> None:
    assert SMALL.cells == ("A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2", "A3", "B3", "C3", "D3")
    assert SMALL.corners == ("A1", "D1", "A3", "D3")
    assert SMALL.column_and_row("C2") == (2, 1)
    assert BOARD.column_and_row("J10") == (9, 9)


def test_a_small_grid_has_these_lines() -> None:
    across = {("A1", "B1", "C1"), ("B1", "C1", "D1"), ("A2", "B2", "C2"), ("B2", "C2", "D2")}
    across |= {("A3", "B3", "C3"), ("B3", "C3", "D3")}
    down = {("A1", "A2", "A3"), ("B1", "B2", "B3"), ("C1", "C2", "C3"), ("D1", "D2", "D3")}
    slanting = {("A1", "B2", "C3"), ("B1", "C2", "D3"), ("A3", "B2", "C1"), ("B3", "C2", "D1")}
    assert set(SMALL.lines) == across | down | slanting
    assert len(SMALL.lines) == len(set(SMALL.lines))


def test_the_board_has_192_lines_and_its_middle_cells_lie_on_twenty() -> None:
    assert len(BOARD.lines) == 60 + 60 + 36 + 36
    assert len(BOARD.lines_through["E5"]) == 20
    assert len(BOARD.lines_through["A1"]) == 3


@pytest.mark.parametrize(
    ("claimed", "rows"),
    [
        ("A1 B1 C1 D1 E1", 1),
        ("C5 D5 E5 F5 G5 H5", 1),
        ("A5 B5 C5 D5 E5 F5 G5 H5", 1),
        ("A5 B5 C5 D5 E5 F5 G5 H5 I5", 2),
        ("C5 D5 E5 F5 G5 E3 E4 E6 E7", 2),
        ("C5 D5 E5 F5", 0),
        ("H5 I5 J5 A6 B6", 0),
        ("A5 B4 C3 D2 E1", 1),
    ],
)
def test_rows_are_counted(claimed: str, rows: int) -> None:
    assert len(BOARD.rows_of(frozenset(claimed.split()))) == rows


def most(grid: Grid, claimed: frozenset[str]) -> int:
    """The most lines of which any two share at most one cell, by trying all of them."""
    whole = [line for line in grid.lines if claimed.issuperset(line)]
    for size in range(len(whole), 0, -1):
        for some in combinations(whole, size):
            if all(len(set(one) & set(other)) < 2 for one, other in combinations(some, 2)):
                return size
    return 0


def test_no_choice_of_rows_is_larger() -> None:
    random = Random(3)
    for _ in range(200):
        claimed = frozenset(random.sample(SMALL.cells, random.randrange(5, 10)))
        rows = SMALL.rows_of(claimed)
        assert len(rows) == most(SMALL, claimed)
        assert all(claimed.issuperset(row) and row in SMALL.lines for row in rows)
