"""Rows as they are stored, whatever the repositories say of them."""

from typing import Any

from sqlalchemy import text

from data.store import Store


async def rows(store: Store, query: str) -> list[tuple[Any, ...]]:
    """What a query of the tests' own finds."""
    async with store._writer.begin() as connection:
        return [tuple(row) for row in await connection.execute(text(query))]


async def run(store: Store, statement: str) -> None:
    """Change something behind the repositories' back."""
    async with store._writer.begin() as connection:
        await connection.execute(text(statement))
