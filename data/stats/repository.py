"""The repository of statistics: people, results, running figures, ratings. Every method one transaction.

Stewards are in none of it. Only ranked rounds count for figures and ratings.
"""

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import Select, func, select, update

from data.dialects import by_bytes, distinct, upsert
from data.schema import achievements, figures, people, results
from data.stats.achievements import CHAMPION, CUP, Past
from data.stats.figures import count_of, figures_of, has_left, last_ranked, of_person, ratings_of
from data.stats.leaderboards import Board, read_line, read_page
from data.stats.months import ALL_TIME
from data.stats.player_stats import Figures, resumed
from data.stats.portraits import games_of, read_portrait
from data.stats.ratings import Rating
from data.stats.records import Achievement, By, Known, Line, Met, Page, Portrait, Step, Tally
from data.tournaments.rows import trophies
from data.transactions import Repository, uninterrupted


class StatsRepository(Repository):
    """The figures that boards and rank cards read. Months are numbers like 202611, in UTC; ALL_TIME is one of them."""

    @uninterrupted
    async def board(
        self,
        guild: int,
        game: str,
        month: int,
        *,
        reader: int,
        page: int = 0,
        size: int = 10,
        among: Collection[int] | None = None,
        by: By = "misery",
    ) -> Page:
        """A page of a board; the last one where there are fewer pages.

        On it are all people who are not known to have left; `among`: of these users only.
        """
        async with self._reader.begin() as connection:
            return await read_page(connection, Board(guild, game, month, by, among), reader, page, size)

    @uninterrupted
    async def line(self, guild: int, game: str, month: int, user: int) -> Line | None:
        """A person's own line of that board; None without a round."""
        async with self._reader.begin() as connection:
            return await read_line(connection, Board(guild, game, month), user)

    @uninterrupted
    async def figures(self, guild: int, game: str, users: Collection[int], month: int = ALL_TIME) -> dict[int, Figures]:
        """The running figures of these users who have any."""
        async with self._reader.begin() as connection:
            return (await figures_of(connection, guild, game, users, [month])).get(month, {})

    @uninterrupted
    async def resumed(self, guild: int, game: str, users: Collection[int], table: int) -> dict[int, Figures]:
        """The lifetime figures of all of these users as the next round of `table` counts on from them."""
        async with self._reader.begin() as connection:
            found = (await figures_of(connection, guild, game, users, [ALL_TIME])).get(ALL_TIME, {})
            last = await connection.scalar(last_ranked(table))
        return {user: resumed(found.get(user, Figures()), table, last) for user in users}

    @uninterrupted
    async def past(self, guild: int, game: str, users: Collection[int], table: int) -> dict[int, Past]:
        """Return the figures of these users as the next round of `table` begins."""
        c, won = achievements.c, figures.c
        async with self._reader.begin() as connection:
            counted = (await figures_of(connection, guild, game, users, [ALL_TIME])).get(ALL_TIME, {})
            last = await connection.scalar(last_ranked(table))
            rated = await ratings_of(connection, guild, game, users)
            crowned = (won.guild == guild, won.user.in_(users), won.month == ALL_TIME, won.crowns > 0)
            wins = (await connection.execute(select(won.user, won.game).where(*crowned))).all()
            theirs = (c.guild == guild, c.user.in_(users))
            had = (await connection.execute(select(c.user, c.name).where(*theirs))).all()
        return {
            user: Past(
                figures=resumed(counted.get(user, Figures()), table, last),
                rating=rated.get(user, Rating()),
                won=frozenset(row.game for row in wins if row.user == user),
                had=frozenset(row.name for row in had if row.user == user),
            )
            for user in users
        }

    @uninterrupted
    async def achieved(self, guild: int, user: int) -> list[Achievement]:
        """Return the achievements of a person here, the newest first."""
        c = achievements.c
        query = (
            select(c.name, c.game, c.at).where(c.guild == guild, c.user == user).order_by(c.at.desc(), by_bytes(c.name))
        )
        async with self._reader.begin() as connection:
            found = [Achievement.model_validate(row._asdict()) for row in await connection.execute(query)]
            won = [one for one in await trophies(connection, guild, user) if one.place == 1]
        cup = [Achievement(name=CUP, game=one.game, at=one.ended) for one in won[:1]]
        return sorted([*found, *cup], key=lambda one: -one.at)

    @uninterrupted
    async def crown(self, guild: int, game: str, user: int, when: float) -> None:
        """Keep that a person was the first of a month that is closed."""
        async with self._writer.begin() as connection:
            row = upsert(connection, achievements).values(guild=guild, user=user, name=CHAMPION, game=game, at=when)
            await connection.execute(row.on_conflict_do_nothing())

    @uninterrupted
    async def portrait(self, guild: int, game: str, user: int) -> Portrait | None:
        """Return the figures of a person; None without a ranked round, and for a person who is known to have left."""
        async with self._reader.begin() as connection:
            return await read_portrait(connection, guild, game, user)

    @uninterrupted
    async def games(self, guild: int, user: int) -> dict[str, int]:
        """Return the number of ranked rounds, or matches, that a person has played here of each game; the most first.
        None of a person who is known to have left.
        """
        async with self._reader.begin() as connection:
            return {} if await connection.scalar(has_left(guild, user)) else await games_of(connection, guild, user)

    @uninterrupted
    async def met(self, guild: int, game: str, user: int, other: int) -> Met:
        """Return the record of a person against another one in a game."""
        c, rival = results.c, results.alias()
        together = (rival.c.table == c.table) & (rival.c.round == c.round) & (rival.c.user == other)
        query = (
            select(
                func.count().label("rounds"),
                count_of(c.place < rival.c.place).label("ahead"),
                count_of(c.place > rival.c.place).label("behind"),
            )
            .select_from(results.join(rival, together))
            .where(*of_person(results, guild, game, user), c.ranked)
        )
        async with self._reader.begin() as connection:
            return Met.model_validate((await connection.execute(query)).one()._asdict())

    @uninterrupted
    async def months(self, guild: int, game: str) -> list[int]:
        """The months in which ranked rounds of a game were played here, the newest first."""
        months = distinct(figures.c.month, figures.c.guild == guild, figures.c.game == game)
        async with self._reader.begin() as connection:
            return sorted({*await connection.scalars(months)} - {ALL_TIME}, reverse=True)

    @uninterrupted
    async def counted(self, guild: int) -> list[str]:
        """The games of which any ranked round was played here."""
        async with self._reader.begin() as connection:
            return list(await connection.scalars(distinct(figures.c.game, figures.c.guild == guild)))

    @uninterrupted
    async def played(self, guild: int, month: int) -> list[str]:
        """The games of which ranked rounds were played here in a month, the most played first."""
        c = figures.c
        games = distinct(c.game, c.guild == guild)
        query = select(c.game).where(c.guild == guild, c.game.in_(games), c.month == month).group_by(c.game)
        async with self._reader.begin() as connection:
            return list(await connection.scalars(query.order_by(func.sum(c.rounds).desc(), by_bytes(c.game))))

    @uninterrupted
    async def tallies(self, guild: int, since: float, until: float) -> list[Tally]:
        """Return everybody's tallies here from `since` on, before `until`, game by game. Whoever has left is in none of
        it.
        """
        c = results.c
        same = (people.c.guild == c.guild) & (people.c.user == c.user)
        query = (
            select(
                c.game,
                c.user,
                people.c.name,
                func.count().label("rounds"),
                count_of(c.place == 0).label("firsts"),
                count_of(c.place == c.players - 1).label("lasts"),
            )
            .select_from(results.join(people, same))
            .where(c.guild == guild, c.ended >= since, c.ended < until, c.ranked, people.c.hidden.is_(None))
            .group_by(c.game, c.user, people.c.name)
        )
        async with self._reader.begin() as connection:
            return [Tally.model_validate(row._asdict()) for row in await connection.execute(query)]

    @uninterrupted
    async def history(self, guild: int, game: str, user: int, most: int | None = None) -> list[Step]:
        """A person's ranked rounds, or the `most` newest ones, the oldest first; none of a person who is known to have
        left. The first is never unbroken.
        """
        async with self._reader.begin() as connection:
            if await connection.scalar(has_left(guild, user)):
                return []
            rows = (await connection.execute(_ranked_rounds(guild, game, user).limit(most))).all()[::-1]
        befores = [None, *((row.table, row.round) for row in rows)]
        return [
            Step(misery=row.misery, place=row.place, players=row.players, unbroken=(row.table, row.before) == before)
            for row, before in zip(rows, befores, strict=False)
        ]

    @uninterrupted
    async def known(self, guild: int, users: Collection[int]) -> dict[int, Known]:
        """The users among these who have finished a round here."""
        query = select(people).where(people.c.guild == guild, people.c.user.in_(users))
        async with self._reader.begin() as connection:
            rows = (await connection.execute(query)).all()
        return {row.user: Known(name=row.name, hidden=row.hidden is not None, checked=row.checked) for row in rows}

    @uninterrupted
    async def looked_up(self, guild: int, when: float, names: Mapping[int, str | None]) -> None:
        """Note that these known people were looked up at this time: each was there under this name, or (None) no longer
        in the server.
        """
        async with self._writer.begin() as connection:
            for user, name in names.items():
                there = {"hidden": None, "name": name}
                found: dict[str, Any] = {"checked": when} | (there if name is not None else {"hidden": when})
                person = (people.c.guild == guild, people.c.user == user)
                await connection.execute(update(people).where(*person).values(found))


def _ranked_rounds(guild: int, game: str, user: int) -> Select[Any]:
    """A person's ranked results, the newest first, each with the number of the ranked round `before` at its table."""
    c, earlier = results.c, results.alias()
    before = select(func.max(earlier.c.round)).where(
        earlier.c.table == c.table, earlier.c.round < c.round, earlier.c.ranked
    )
    return (
        select(c.table, c.round, c.misery, c.place, c.players, before.scalar_subquery().label("before"))
        .where(*of_person(results, guild, game, user), c.ranked)
        .order_by(c.ended.desc(), c.table.desc(), c.round.desc())
    )
