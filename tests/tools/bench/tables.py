"""Tables of what was measured: for a terminal, for a page, and as JSON."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

Cell = str | float | None  # None: not measured


@dataclass(frozen=True, slots=True)
class Table:
    """`columns`: the name of each, and how its numbers are written; the first names the lines."""

    title: str
    words: str
    columns: Sequence[tuple[str, str]]
    lines: list[list[Cell]] = field(default_factory=list)

    def text(self) -> str:
        """The table for a terminal: the lines under each other."""
        rows = [[name for name, _ in self.columns], *self._written()]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        written = [
            f"{row[0]:{widths[0]}}" + "".join(f"  {c:>{w}}" for c, w in zip(row[1:], widths[1:], strict=True))
            for row in rows
        ]
        return "\n".join([self.title, self.words, "", *written])

    def markdown(self) -> str:
        """The table for a page, in Markdown."""
        rule = ["---", *["---:"] * (len(self.columns) - 1)]
        rows = [[name for name, _ in self.columns], rule, *self._written()]
        return "\n".join([f"**{self.title}.** {self.words}", "", *(f"| {' | '.join(row)} |" for row in rows)])

    def plain(self) -> list[dict[str, Any]]:
        """The table for JSON: each line is its values by column."""
        names = [name or "name" for name, _ in self.columns]
        return [dict(zip(names, line, strict=True)) for line in self.lines]

    def _written(self) -> list[list[str]]:
        return [[_cell(cell, how) for cell, (_, how) in zip(line, self.columns, strict=True)] for line in self.lines]


def _cell(cell: Cell, how: str) -> str:
    if cell is None:
        return "–"
    return cell if isinstance(cell, str) else format(cell, how)
