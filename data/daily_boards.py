"""What today's deals have come to, as boards read it. Every method is one transaction, along an index."""

from sqlalchemy import ColumnElement, func, select

from data import schema
from data.daily_records import Attempt, Mean, Streak
from data.transactions import Repository, uninterrupted

MOST_PROVISIONAL = (
    2000  # finished attempts of a server at one set, among which a rank is found before the set is closed
)

_attempts, _months, _streaks = schema.attempts, schema.daily_months, schema.streaks


class DailyBoards(Repository):
    """The day, the month and the streaks of a server, and one person's days."""

    @uninterrupted
    async def podium(self, server: int | None, day: int, slot: int, most: int) -> list[Attempt]:
        """The best attempts at a closed set from a server (None: anywhere), the best first."""
        query = (
            select(_attempts).where(*_scored(server, day, slot)).order_by(_attempts.c.score.desc(), _attempts.c.user)
        )
        async with self._reader.begin() as connection:
            rows = (await connection.execute(query.limit(most))).all()
        return [Attempt.model_validate(row._asdict()) for row in rows]

    @uninterrupted
    async def rank(self, server: int | None, day: int, slot: int, score: float) -> tuple[int, int]:
        """The rank of a score at a closed set, and among how many."""
        counted = select(func.count(), func.count().filter(_attempts.c.score > score))
        async with self._reader.begin() as connection:
            row = (await connection.execute(counted.where(*_scored(server, day, slot)))).one()
        return row[1] + 1, row[0]

    @uninterrupted
    async def finished(self, server: int, day: int, slot: int) -> list[Attempt]:
        """The finished attempts from a server at a set that is not closed, `MOST_PROVISIONAL` at most."""
        here = (_attempts.c.server == server, _attempts.c.day == day, _attempts.c.slot == slot)
        query = select(_attempts).where(*here, _attempts.c.finished.is_not(None)).limit(MOST_PROVISIONAL)
        async with self._reader.begin() as connection:
            return [Attempt.model_validate(row._asdict()) for row in await connection.execute(query)]

    @uninterrupted
    async def month(self, guild: int, month: int, most: int) -> list[Mean]:
        """Those with the best mean of a month, who have finished sets enough, the best first."""
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


def _scored(server: int | None, day: int, slot: int) -> tuple[ColumnElement[bool], ...]:
    """The attempts at a set whose scores are final."""
    here = () if server is None else (_attempts.c.server == server,)
    return *here, _attempts.c.day == day, _attempts.c.slot == slot, _attempts.c.score.is_not(None)
