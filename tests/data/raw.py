"""Rows as they are stored, whatever the repositories say of them."""

from typing import Any

from sqlalchemy import select, text

from data import schema
from data.store import Store


async def rows(store: Store, query: str) -> list[tuple[Any, ...]]:
    """The rows that a query of the tests' own finds."""
    async with store._writer.begin() as connection:
        return [tuple(row) for row in await connection.execute(text(query))]


async def run(store: Store, statement: str) -> None:
    """Change something behind the repositories' back."""
    async with store._writer.begin() as connection:
        await connection.execute(text(statement))


async def everything(store: Store) -> str:
    """All that is stored, as text to search in."""
    async with store._reader.begin() as connection:
        return repr([(await connection.execute(select(table))).all() for table in schema.metadata.sorted_tables])
