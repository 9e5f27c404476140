"""Inserts that may find their row there already, in the words of each database."""

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def upsert(connection: Connection | AsyncConnection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An insert into `table` that knows `on_conflict_do_nothing` and `on_conflict_do_update`."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
