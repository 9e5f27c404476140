"""One person's part in today's deals, to be exported or deleted. It is the same in every server. Each function is a
part of a transaction.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data import schema
from data.daily.records import Attempt, DailySet
from data.daily.repository import forget_tables, mark_of
from data.dialects import upsert

OWN = (schema.attempts, schema.attempt_servers, schema.daily_months, schema.streaks)


async def export(connection: AsyncConnection, user: int) -> dict[str, list[dict[str, Any]]]:
    """Every row of a person, by table of the database."""
    found = {}
    for table in OWN:
        rows = await connection.execute(select(table).where(table.c.user == user).order_by(*table.primary_key))
        found[table.name] = [row._asdict() for row in rows]
    return found


async def forget(connection: AsyncConnection, user: int) -> list[int]:
    """Delete a person's attempts, the tables at which they played them, and their months and streaks. Return the
    numbers of these tables. In the field of each deal the results stay, under nobody's name. If a set is not closed, a
    mark keeps the person from a second attempt.
    """
    attempts = schema.attempts
    rows = (await connection.execute(select(attempts).where(attempts.c.user == user))).all()
    for played in await _unclosed(connection, rows):
        mark = {"day": played.day, "slot": played.slot, "mark": mark_of(played, user)}
        await connection.execute(upsert(connection, schema.marks).values(mark).on_conflict_do_nothing())
    numbers = [deal.table for row in rows for deal in Attempt.model_validate(row._asdict()).deals]
    await forget_tables(connection, numbers)
    for table in OWN:
        await connection.execute(delete(table).where(table.c.user == user))
    return numbers


async def _unclosed(connection: AsyncConnection, attempts: Sequence[Row[Any]]) -> list[DailySet]:
    """The sets of these attempts that are not closed."""
    keys, sets = {(row.day, row.slot) for row in attempts}, schema.sets
    days = {day for day, _ in keys}
    rows = await connection.execute(select(sets).where(sets.c.day.in_(days), sets.c.closed.is_(None)))
    return [DailySet.model_validate(row._asdict()) for row in rows if (row.day, row.slot) in keys]
