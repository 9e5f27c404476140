"""The end of a day's sets: no result counts any more, scores become final, and boards count them. What was interrupted
goes on from where it stands: each slice is a transaction, and counts nobody twice.
"""

from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data import schema
from data.daily.records import BOARD_SETS, Attempt, DailySet, month_of_day
from data.daily.repository import fields_of, forget_tables, servers_of
from data.daily.worth import score_of
from data.dialects import upsert
from data.transactions import Repository, uninterrupted

SLICE = 500  # attempts

_sets, _attempts, _servers = schema.sets, schema.attempts, schema.attempt_servers
_months, _streaks = schema.daily_months, schema.streaks


class DailyClosing(Repository):
    """The closing of a set."""

    async def close(self, played: DailySet, now: float) -> None:
        """End the set, count everybody who has finished it, and close it."""
        await self.end(played, now)
        while await self.score_some(played):
            pass
        await self.finish(played, now)

    @uninterrupted
    async def end(self, played: DailySet, now: float) -> None:
        """End the set: no result counts any more."""
        one = (*_of(_sets, played), _sets.c.ended.is_(None))
        async with self._writer.begin() as connection:
            await connection.execute(update(_sets).where(*one).values(ended=now))

    @uninterrupted
    async def score_some(self, played: DailySet) -> bool:
        """Give their final scores to a slice of those who have finished the set, which has ended. True if there were
        any.
        """
        waiting = (*_of(_attempts, played), _attempts.c.finished.is_not(None), _attempts.c.score.is_(None))
        query = select(_attempts).where(*waiting).order_by(_attempts.c.user).limit(SLICE)
        async with self._writer.begin() as connection:
            fields = await fields_of(connection, played.day, played.slot)
            rows = (await connection.execute(query)).all()
            for row in rows:
                attempt = Attempt.model_validate(row._asdict())
                score = float(score_of(attempt.outcomes, fields, played.ghosts or ()))
                this = (*_of(_attempts, played), _attempts.c.user == attempt.user)
                await connection.execute(update(_attempts).where(*this).values(score=score))
                elsewhere = (await connection.scalars(servers_of(attempt))).all()
                if elsewhere:
                    these = (*_of(_servers, played), _servers.c.user == attempt.user)
                    await connection.execute(update(_servers).where(*these).values(score=score))
                for guild in {attempt.server, schema.NOWHERE, *elsewhere}:
                    await _count(connection, guild, attempt, score)
        return bool(rows)

    async def forget(self, before: int) -> None:
        """Delete what was played before that day, attempts with their tables first; months and streaks stay."""
        while await self._forget_some(before):
            pass
        await self._forget_sets(before)

    @uninterrupted
    async def _forget_some(self, before: int) -> bool:
        """Delete a slice of these attempts. True if there were any."""
        query = select(_attempts).where(_attempts.c.day < before).order_by(_attempts.c.day).limit(SLICE)
        async with self._writer.begin() as connection:
            old = [Attempt.model_validate(row._asdict()) for row in (await connection.execute(query)).all()]
            await forget_tables(connection, [deal.table for one in old for deal in one.deals])
            for one in old:
                this = (_attempts.c.day == one.day, _attempts.c.slot == one.slot, _attempts.c.user == one.user)
                await connection.execute(delete(_attempts).where(*this))
        return bool(old)

    @uninterrupted
    async def _forget_sets(self, before: int) -> None:
        """Delete the sets of these days, which nobody has an attempt at any more."""
        async with self._writer.begin() as connection:
            for table in (schema.fields, schema.marks, _servers, _sets):
                await connection.execute(delete(table).where(table.c.day < before))

    @uninterrupted
    async def finish(self, played: DailySet, now: float) -> None:
        """Close the set: delete its marks, and end the streaks that nobody went on with."""
        async with self._writer.begin() as connection:
            await connection.execute(update(_sets).where(*_of(_sets, played)).values(closed=now))
            await connection.execute(delete(schema.marks).where(*_of(schema.marks, played)))
            lapsed = (_streaks.c.last < played.day, schema.RUNNING)
            await connection.execute(update(_streaks).where(*lapsed).values(days=0))


async def _count(connection: AsyncConnection, guild: int, attempt: Attempt, score: float) -> None:
    """Count a finished set on to the person's month."""
    key = {"guild": guild, "month": month_of_day(attempt.day), "user": attempt.user}
    who = [_months.c[name] == value for name, value in key.items()]
    row = (await connection.execute(select(_months.c.sets, _months.c.total).where(*who))).one_or_none()
    sets, total = (row.sets + 1, row.total + score) if row is not None else (1, score)
    values: dict[str, Any] = {"name": attempt.name, "sets": sets, "total": total}
    values["mean"] = total / sets if sets >= BOARD_SETS else None
    counted = upsert(connection, _months).values(**key, **values)
    await connection.execute(counted.on_conflict_do_update(index_elements=list(key), set_=values))


def _of(table: Any, played: DailySet) -> tuple[Any, ...]:
    return table.c.day == played.day, table.c.slot == played.slot
