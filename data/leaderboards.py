"""People of a server ordered by one figure: a page of the board, and a person's own line on it."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.figures import of_person, ratings_of
from data.schema import figures, people
from data.stats_records import By, Line, Page

_ORDERS = {  # of boards
    "misery": (figures.c.misery.desc(), figures.c.user.desc()),
    "wins": (figures.c.crowns.desc(), figures.c.rounds, figures.c.user),
}


async def read_page(
    connection: AsyncConnection,
    guild: int,
    game: str,
    month: int,
    reader: int,
    page: int,
    size: int,
    among: Collection[int] | None,
    by: By,
) -> Page:
    """A page of a board, as `StatsRepository.board` describes it."""
    listed = _listed(guild, game, month, among)
    total = await connection.scalar(_count(listed)) or 0
    page = min(page, max(0, total - 1) // size)
    query = _lines().where(*listed).order_by(*_ORDERS[by]).offset(page * size).limit(size)
    rows = (await connection.execute(query)).all()
    first = await _place(connection, listed, rows[0], by) if rows else 0
    lines = _placed(rows, first, page * size + 1, by)
    line = await read_line(connection, guild, game, month, reader, among, by)
    if by == "wins":
        lines, line = await _with_ratings(connection, guild, game, lines, line)
    return Page(lines=tuple(lines), number=page, total=total, own=line)


async def read_line(
    connection: AsyncConnection,
    guild: int,
    game: str,
    month: int,
    user: int,
    among: Collection[int] | None = None,
    by: By = "misery",
) -> Line | None:
    """A person's line on a board, where `among` may leave them out of the order; None without a round."""
    mine = (*of_person(figures, guild, game, user), figures.c.month == month)
    row = (await connection.execute(_lines().where(*mine))).one_or_none()
    if row is None:
        return None
    return Line(**row._asdict(), place=await _place(connection, _listed(guild, game, month, among), row, by))


def _listed(guild: int, game: str, month: int, among: Collection[int] | None) -> tuple[ColumnElement[bool], ...]:
    """The condition for being on a board."""
    c = figures.c
    some = () if among is None else (c.user.in_(among),)
    return (c.guild == guild, c.game == game, c.month == month, people.c.hidden.is_(None), *some)


def _persons(query: Select[Any]) -> Select[Any]:
    """The query over figures with their people."""
    same = (people.c.guild == figures.c.guild) & (people.c.user == figures.c.user)
    return query.select_from(figures.join(people, same))


def _lines() -> Select[Any]:
    c = figures.c
    return _persons(select(c.user, people.c.name, c.title, c.misery, c.rounds, c.crowns.label("wins")))


def _count(listed: Sequence[ColumnElement[bool]]) -> Select[Any]:
    return _persons(select(func.count())).where(*listed)


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


async def _place(connection: AsyncConnection, listed: Sequence[ColumnElement[bool]], row: Row[Any], by: By) -> int:
    """The place of a line: the number of lines above it, and one."""
    return (await connection.scalar(_count([*listed, _above(row, by)])) or 0) + 1


def _above(row: Row[Any], by: By) -> ColumnElement[bool]:
    """The condition for being higher on a board than this line."""
    c = figures.c
    if by == "misery":
        return c.misery > float(row.misery)
    return or_(c.crowns > row.wins, (c.crowns == row.wins) & (c.rounds < row.rounds))


async def _with_ratings(
    connection: AsyncConnection, guild: int, game: str, lines: Sequence[Line], own: Line | None
) -> tuple[list[Line], Line | None]:
    """The lines with the ratings of their people."""
    known = await ratings_of(connection, guild, game, {line.user for line in (*lines, *([own] if own else []))})
    rated = [line.model_copy(update={"rating": known.get(line.user)}) for line in lines]
    return rated, own and own.model_copy(update={"rating": known.get(own.user)})
