"""Texts in the order of their bytes, which is the same in every database: a server's locale may have another."""

from typing import Any

from sqlalchemy import ColumnElement, String
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement


class by_bytes(FunctionElement[str]):  # noqa: N801 -- read like SQLAlchemy's own functions
    """A column of texts, to be sorted by."""

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
