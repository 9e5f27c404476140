"""What SQLite and PostgreSQL say differently: documents, inserts that find their row there, the order of texts; and the
different values of a column, which both find slowly by DISTINCT.
"""

from typing import Any, TypeVar

from sqlalchemy import JSON, ColumnElement, Connection, Select, String, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

T = TypeVar("T")


def json_type(none_as_null: bool = False) -> JSON[Any]:
    """The type of a column of documents: text in SQLite, JSONB in PostgreSQL. `none_as_null`: None is stored as no
    document, not as the document null.
    """
    return JSON(none_as_null).with_variant(postgresql.JSONB(none_as_null), "postgresql")


def upsert(connection: Connection | AsyncConnection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert into `table` that knows `on_conflict_do_nothing` and `on_conflict_do_update`."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)


class by_bytes(FunctionElement[str]):  # noqa: N801 -- read like SQLAlchemy's own functions
    """A column of texts, to be sorted by the order of its bytes, which is the same in every database: a server's locale
    may have another.
    """

    type = String()
    inherit_cache = True

    def __init__(self, column: ColumnElement[str] | ColumnElement[str | None]) -> None:
        super().__init__(column)


@compiles(by_bytes)
def _as_it_is(element: by_bytes, compiler: SQLCompiler, **payload: Any) -> str:
    """SQLite's default."""
    return compiler.process(element.clauses, **payload)


@compiles(by_bytes, "postgresql")
def _in_postgresql(element: by_bytes, compiler: SQLCompiler, **payload: Any) -> str:
    return f'{compiler.process(element.clauses, **payload)} COLLATE "C"'


def distinct(column: ColumnElement[T], *where: ColumnElement[bool]) -> Select[tuple[T]]:
    """The query for each value of a column in these rows, once, found by steps along an index. There has to be one of
    the columns in `where`, then this one.
    """
    first = select(func.min(column).label("value")).where(*where).cte(recursive=True)
    greater: Select[Any] = select(func.min(column)).where(*where, column > first.c.value)
    steps = first.union_all(select(greater.scalar_subquery()).where(first.c.value.is_not(None)))
    return select(steps.c.value).where(steps.c.value.is_not(None))
