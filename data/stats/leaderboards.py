"""People of a server ordered by one figure: a page of the board, and a person's own line on it."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Row, Select, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema import figures, people
from data.stats.figures import ratings_of
from data.stats.records import By, Line, Page

_ORDERS = {  # the orders of the boards
    "misery": (figures.c.misery.desc(), figures.c.user.desc()),
    "wins": (figures.c.crowns.desc(), figures.c.rounds, figures.c.user),
}


class Board(NamedTuple):
    """Everybody who played ranked rounds of a game in a month here and is not known to have left, by one figure.
    `among`: of these users only; None: of all.
    """

    guild: int
    game: str
    month: int
    by: By = "misery"
    among: Collection[int] | None = None

    @property
    def listed(self) -> tuple[ColumnElement[bool], ...]:
        """The condition for being on it."""
        some = () if self.among is None else (figures.c.user.in_(self.among),)
        return (*self.played, people.c.hidden.is_(None), *some)

    @property
    def played(self) -> tuple[ColumnElement[bool], ...]:
        c = figures.c
        return (c.guild == self.guild, c.game == self.game, c.month == self.month)


async def read_page(connection: AsyncConnection, board: Board, reader: int, number: int, size: int) -> Page:
    """A page of a board of this size, with the line of the reader; the last one where there are fewer pages."""
    total = await connection.scalar(_count(board)) or 0
    number = min(number, max(0, total - 1) // size)
    query = _lines().where(*board.listed).order_by(*_ORDERS[board.by]).offset(number * size).limit(size)
    rows = (await connection.execute(query)).all()
    first = await _place(connection, board, rows[0]) if rows else 0
    lines, own = _placed(rows, first, number * size + 1, board.by), await read_line(connection, board, reader)
    if board.by == "wins":
        lines, own = await _with_ratings(connection, board, lines, own)
    return Page(lines=tuple(lines), number=number, total=total, own=own)


async def read_line(connection: AsyncConnection, board: Board, user: int) -> Line | None:
    """A person's own line, whether or not they are on the board; None without a round."""
    query = _lines().where(*board.played, figures.c.user == user)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else Line(**row._asdict(), place=await _place(connection, board, row))


def _persons(query: Select[Any]) -> Select[Any]:
    """The query over figures with their people."""
    same = (people.c.guild == figures.c.guild) & (people.c.user == figures.c.user)
    return query.select_from(figures.join(people, same))


def _lines() -> Select[Any]:
    c = figures.c
    return _persons(select(c.user, people.c.name, c.title, c.misery, c.rounds, c.crowns.label("wins")))


def _count(board: Board, *more: ColumnElement[bool]) -> Select[Any]:
    return _persons(select(func.count())).where(*board.listed, *more)


def _placed(rows: Sequence[Row[Any]], first: int, number: int, by: By) -> list[Line]:
    """The lines of a page that begins with that place, at that number of the board; equals share a place."""
    lines: list[Line] = []
    for at, row in enumerate(rows):
        place = first if at == 0 else number + at
        if at and _worth(row, by) == _worth(rows[at - 1], by):
            place = lines[-1].place
        lines.append(Line(**row._asdict(), place=place))
    return lines


def _worth(row: Row[Any], by: By) -> tuple[float, ...]:
    """The values that decide where a line stands."""
    return (row.misery,) if by == "misery" else (row.wins, -row.rounds)


async def _place(connection: AsyncConnection, board: Board, row: Row[Any]) -> int:
    """The place of a line: the number of lines above it, and one."""
    return (await connection.scalar(_count(board, _above(row, board.by))) or 0) + 1


def _above(row: Row[Any], by: By) -> ColumnElement[bool]:
    """The condition for being higher on a board than this line."""
    c = figures.c
    if by == "misery":
        return c.misery > float(row.misery)
    return or_(c.crowns > row.wins, (c.crowns == row.wins) & (c.rounds < row.rounds))


async def _with_ratings(
    connection: AsyncConnection, board: Board, lines: Sequence[Line], own: Line | None
) -> tuple[list[Line], Line | None]:
    """The lines with the ratings of their people."""
    users = {line.user for line in (*lines, own) if line is not None}
    known = await ratings_of(connection, board.guild, board.game, users)
    rated = [line.model_copy(update={"rating": known.get(line.user)}) for line in lines]
    return rated, own and own.model_copy(update={"rating": known.get(own.user)})
