"""The different values of a column, found by steps along an index: DISTINCT alone reads every row."""

from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Select, func, select

T = TypeVar("T")


def distinct(column: ColumnElement[T], *where: ColumnElement[bool]) -> Select[tuple[T]]:
    """The query for each value of a column in these rows, once. There has to be an index of the columns in `where`,
    then this one.
    """
    first = select(func.min(column).label("value")).where(*where).cte(recursive=True)
    greater: Select[Any] = select(func.min(column)).where(*where, column > first.c.value)
    steps = first.union_all(select(greater.scalar_subquery()).where(first.c.value.is_not(None)))
    return select(steps.c.value).where(steps.c.value.is_not(None))
