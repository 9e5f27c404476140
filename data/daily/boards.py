"""The results of today's deals, as boards read them. Every method is one transaction, along an index."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, select

from data import schema
from data.daily.records import Attempt, Mean, Streak
from data.transactions import Repository, uninterrupted

MOST_PROVISIONAL = (
    2000  # finished attempts of a server at one set, among which a rank is found before the set is closed
)

_attempts, _servers = schema.attempts, schema.attempt_servers
_months, _streaks = schema.daily_months, schema.streaks


class DailyBoards(Repository):
    """The day, the month and the streaks of a server, and one person's days."""

    @uninterrupted
    async def podium(self, server: int | None, day: int, slot: int, most: int) -> list[Attempt]:
        """The best attempts at a closed set that count for a server (None: anywhere), the best first."""
        score, user = _attempts.c.score.desc(), _attempts.c.user
        found = [select(_attempts).where(*_scored(server, day, slot)).order_by(score, user)]
        if server is not None:
            away = _away(server, day, slot).where(_servers.c.score.is_not(None))
            found.append(away.order_by(_servers.c.score.desc(), _servers.c.user))
        attempts = await self._attempts(found, most)
        return sorted(attempts, key=lambda one: (-(one.score or 0.0), one.user))[:most]

    @uninterrupted
    async def rank(self, server: int | None, day: int, slot: int, score: float) -> tuple[int, int]:
        """The rank of a score at a closed set, and among how many."""
        here = [(_attempts.c.score, _scored(server, day, slot))]
        if server is not None:
            own = (_servers.c.guild == server, _servers.c.day == day, _servers.c.slot == slot)
            here.append((_servers.c.score, (*own, _servers.c.score.is_not(None))))
        async with self._reader.begin() as connection:
            counted = []
            for column, these in here:
                query = select(func.count(), func.count().filter(column > score)).where(*these)
                counted.append((await connection.execute(query)).one())
        return sum(row[1] for row in counted) + 1, sum(row[0] for row in counted)

    @uninterrupted
    async def finished(self, server: int, day: int, slot: int) -> list[Attempt]:
        """The finished attempts that count for a server at a set that is not closed, `MOST_PROVISIONAL` at most."""
        here = (_attempts.c.server == server, _attempts.c.day == day, _attempts.c.slot == slot)
        done = _attempts.c.finished.is_not(None)
        found = [select(_attempts).where(*here, done), _away(server, day, slot).where(done)]
        return (await self._attempts(found, MOST_PROVISIONAL))[:MOST_PROVISIONAL]

    async def _attempts(self, queries: Sequence[Select[Any]], most: int) -> list[Attempt]:
        """The rows that each of these queries finds, up to a limit."""
        async with self._reader.begin() as connection:
            rows = [row for query in queries for row in await connection.execute(query.limit(most))]
        return [Attempt.model_validate(row._asdict()) for row in rows]

    @uninterrupted
    async def month(self, guild: int, month: int, most: int) -> list[Mean]:
        """The people with the best mean of a month who have finished sets enough, the best first."""
        here = (_months.c.guild == guild, _months.c.month == month, _months.c.mean.is_not(None))
        query = select(_months).where(*here).order_by(_months.c.mean.desc(), _months.c.user).limit(most)
        async with self._reader.begin() as connection:
            return [Mean.model_validate(row._asdict()) for row in await connection.execute(query)]

    @uninterrupted
    async def streaks(self, guild: int, most: int) -> list[Streak]:
        """The longest streaks that go on, the longest first."""
        here = (_streaks.c.guild == guild, _streaks.c.days > 0)
        query = select(_streaks).where(*here).order_by(_streaks.c.days.desc(), _streaks.c.user).limit(most)
        async with self._reader.begin() as connection:
            return [Streak.model_validate(row._asdict()) for row in await connection.execute(query)]

    @uninterrupted
    async def history(self, user: int, since: int) -> list[Attempt]:
        """A person's attempts since a day, the newest first."""
        query = select(_attempts).where(_attempts.c.user == user, _attempts.c.day >= since)
        async with self._reader.begin() as connection:
            rows = await connection.execute(query.order_by(_attempts.c.day.desc(), _attempts.c.slot))
            return [Attempt.model_validate(row._asdict()) for row in rows]


def _away(server: int, day: int, slot: int) -> Select[Any]:
    """The attempts at a set that were begun in no server and count for this one."""
    same = [_servers.c[name] == _attempts.c[name] for name in ("day", "slot", "user")]
    here = (_servers.c.guild == server, _servers.c.day == day, _servers.c.slot == slot)
    return select(_attempts).join(_servers, and_(*same)).where(*here)


def _scored(server: int | None, day: int, slot: int) -> tuple[ColumnElement[bool], ...]:
    """The attempts at a set, begun in a server or anywhere, whose scores are final."""
    here = () if server is None else (_attempts.c.server == server,)
    return *here, _attempts.c.day == day, _attempts.c.slot == slot, _attempts.c.score.is_not(None)
