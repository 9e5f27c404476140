"""The repository of statistics: people, results, running figures, ratings. Every method one transaction.

Stewards are in none of it. Only ranked rounds count for figures and ratings.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict
from sqlalchemy import ColumnElement, Row, Select, Table, case, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data import schema
from data.achievements import CHAMPION, CUP, Past
from data.collation import by_bytes
from data.distinct import distinct
from data.player_stats import Figures, resumed
from data.ratings import Rating
from data.tournaments import trophies
from data.transactions import Repository, uninterrupted
from data.upserts import upsert

ALL_TIME = 0  # as a month
WEEK = 7 * 86400.0  # seconds, in UTC

people, results, figures, ratings = schema.people, schema.results, schema.figures, schema.ratings
achievements = schema.achievements

_ORDERS = {  # of boards
    "misery": (figures.c.misery.desc(), figures.c.user.desc()),
    "wins": (figures.c.crowns.desc(), figures.c.rounds, figures.c.user),
}


class Known(BaseModel):
    """A person of a server. `hidden`: known to have left it. `checked`: when that was last looked at."""

    model_config = ConfigDict(frozen=True)

    name: str
    hidden: bool
    checked: float


By = Literal["misery", "wins"]  # by what a board is sorted


class Line(BaseModel):
    """A person on a board. `place` counts from 1 and is shared by equals. `misery` is a logarithm. `rating`: on boards
    of wins alone.
    """

    model_config = ConfigDict(frozen=True)

    user: int
    name: str
    title: str | None
    misery: float
    rounds: int
    wins: int = 0
    rating: Rating | None = None
    place: int


class Page(BaseModel):
    """Some lines of a board, the most miserable first, or those with the most wins. `number` counts from 0; `total`:
    lines on all pages; `own`: the line of the viewer, None without a round.
    """

    model_config = ConfigDict(frozen=True)

    lines: tuple[Line, ...]
    number: int
    total: int
    own: Line | None


class Rival(BaseModel):
    """A person with whom another one had to do, and over how many cards of tax."""

    model_config = ConfigDict(frozen=True)

    name: str
    cards: int


class Portrait(BaseModel):
    """The figures of a person. `titles`: how often which one was earned, the most frequent first. `nemesis`: who took
    the most cards of tax from them, `benefactor`: who paid them the most. `places`: how often which place, 0 the best.
    `sizes`: how often they came in first, and of how many rounds, by how many played. `games`: how many rounds of each
    game, or matches, the most first. `trophies`: how often they came first, second and third in its tournaments.
    """

    model_config = ConfigDict(frozen=True)

    figures: Figures
    titles: dict[str, int]
    rating: Rating
    nemesis: Rival | None
    benefactor: Rival | None
    places: dict[int, int] = {}
    sizes: dict[int, tuple[int, int]] = {}
    games: dict[str, int] = {}
    trophies: dict[int, int] = {}


class Met(BaseModel):
    """The record of one person against another: ranked rounds together, or matches, and in how many they came in ahead
    of the other, or behind. Partners come in together.
    """

    model_config = ConfigDict(frozen=True)

    rounds: int
    ahead: int
    behind: int


class Tally(BaseModel):
    """The number of times that a person came in first and last in some ranked rounds of a game, or matches."""

    model_config = ConfigDict(frozen=True)

    game: str
    user: int
    name: str
    rounds: int
    firsts: int
    lasts: int


class Achievement(BaseModel):
    """An achievement of a person: its name, in which game, and when."""

    model_config = ConfigDict(frozen=True)

    name: str
    game: str
    at: float


class Step(BaseModel):
    """A ranked round of a person. `misery`: the logarithm of the lifetime index after it; `place` 0 is the first out.
    `unbroken`: whether streaks go on (MIS-4), as their round before is its table's ranked round before.
    """

    model_config = ConfigDict(frozen=True)

    misery: float
    place: int
    players: int
    unbroken: bool


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
        listed = _listed(guild, game, month, among)
        query = _lines().where(*listed).order_by(*_ORDERS[by])
        async with self._reader.begin() as connection:
            total = await connection.scalar(_count(listed)) or 0
            page = min(page, max(0, total - 1) // size)
            rows = (await connection.execute(query.offset(page * size).limit(size))).all()
            own = await _own_line(connection, guild, game, month, reader, listed, by)
            first = await _place(connection, listed, rows[0], by) if rows else 0
            lines = _placed(rows, first, page * size + 1, by)
            if by == "wins":
                lines, own = await _with_ratings(connection, guild, game, lines, own)
        return Page(lines=tuple(lines), number=page, total=total, own=own)

    @uninterrupted
    async def line(self, guild: int, game: str, month: int, user: int) -> Line | None:
        """A person's own line of that board; None without a round."""
        listed = _listed(guild, game, month, None)
        async with self._reader.begin() as connection:
            return await _own_line(connection, guild, game, month, user, listed)

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
            counted = (await figures_of(connection, guild, game, [user], [ALL_TIME])).get(ALL_TIME, {})
            rating = await ratings_of(connection, guild, game, [user])
            if not counted or await connection.scalar(_gone(guild, user)):
                return None
            return Portrait(
                figures=counted[user],
                titles=await _titles(connection, guild, game, user),
                rating=rating[user],
                nemesis=await _rival(connection, guild, game, user, results.c.paid),
                benefactor=await _rival(connection, guild, game, user, results.c.received),
                places=await _places(connection, guild, game, user),
                sizes=await _sizes(connection, guild, game, user),
                games=await _games(connection, guild, user),
                trophies=Counter(one.place for one in await trophies(connection, guild, user) if one.game == game),
            )

    @uninterrupted
    async def games(self, guild: int, user: int) -> dict[str, int]:
        """Return the number of ranked rounds, or matches, that a person has played here of each game; the most first.
        None of a person who is known to have left.
        """
        async with self._reader.begin() as connection:
            return {} if await connection.scalar(_gone(guild, user)) else await _games(connection, guild, user)

    @uninterrupted
    async def met(self, guild: int, game: str, user: int, other: int) -> Met:
        """Return the record of a person against another one in a game."""
        c, rival = results.c, results.alias()
        together = (rival.c.table == c.table) & (rival.c.round == c.round) & (rival.c.user == other)
        query = (
            select(
                func.count().label("rounds"),
                _count_of(c.place < rival.c.place).label("ahead"),
                _count_of(c.place > rival.c.place).label("behind"),
            )
            .select_from(results.join(rival, together))
            .where(*_own(results, guild, game, user), c.ranked)
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
                _count_of(c.place == 0).label("firsts"),
                _count_of(c.place == c.players - 1).label("lasts"),
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
            if await connection.scalar(_gone(guild, user)):
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


def month_of(when: float) -> int:
    """The calendar month of a time in seconds since the epoch: 202611."""
    date = datetime.fromtimestamp(when, UTC)
    return date.year * 100 + date.month


def month_before(month: int) -> int:
    """The calendar month before this one: 202612 before 202701."""
    return month - 1 if month % 100 > 1 else month - 89


def month_ends(when: float) -> float:
    """The end of the calendar month of this time, in seconds since the epoch."""
    date = datetime.fromtimestamp(when, UTC)
    return datetime(date.year + date.month // 12, date.month % 12 + 1, 1, tzinfo=UTC).timestamp()


def week_begins(when: float) -> float:
    """The beginning of the week of this time, on a Monday, in seconds since the epoch."""
    date = datetime.fromtimestamp(when, UTC)
    midnight = datetime(date.year, date.month, date.day, tzinfo=UTC)
    return (midnight - timedelta(days=date.weekday())).timestamp()


async def figures_of(
    connection: AsyncConnection, guild: int, game: str, users: Collection[int], months: Collection[int]
) -> dict[int, dict[int, Figures]]:
    """The figures of these users in these months, by month and user."""
    c = figures.c
    query = select(figures).where(c.guild == guild, c.user.in_(users), c.game == game, c.month.in_(months))
    found: dict[int, dict[int, Figures]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.month, {})[row.user] = Figures.model_validate(row._asdict())
    return found


async def ratings_of(connection: AsyncConnection, guild: int, game: str, users: Collection[int]) -> dict[int, Rating]:
    c = ratings.c
    query = select(c.user, c.mu, c.sigma).where(c.guild == guild, c.user.in_(users), c.game == game)
    return {row.user: Rating(row.mu, row.sigma) for row in await connection.execute(query)}


def last_ranked(table: int) -> Select[Any]:
    return select(func.max(results.c.round)).where(results.c.table == table, results.c.ranked)


def _ranked_rounds(guild: int, game: str, user: int) -> Select[Any]:
    """A person's ranked results, the newest first, each with the number of the ranked round `before` at its table."""
    c, earlier = results.c, results.alias()
    before = select(func.max(earlier.c.round)).where(
        earlier.c.table == c.table, earlier.c.round < c.round, earlier.c.ranked
    )
    return (
        select(c.table, c.round, c.misery, c.place, c.players, before.scalar_subquery().label("before"))
        .where(*_own(results, guild, game, user), c.ranked)
        .order_by(c.ended.desc(), c.table.desc(), c.round.desc())
    )


def _count_of(condition: ColumnElement[bool]) -> ColumnElement[int]:
    """The number of rows in which the condition holds."""
    return func.coalesce(func.sum(case((condition, 1), else_=0)), 0)


def _gone(guild: int, user: int) -> Select[Any]:
    """A query that finds a person who is known to have left."""
    return select(people.c.hidden.is_not(None)).where(people.c.guild == guild, people.c.user == user)


def _own(table: Table, guild: int, game: str, user: int) -> tuple[ColumnElement[bool], ...]:
    return (table.c.guild == guild, table.c.user == user, table.c.game == game)


def _listed(guild: int, game: str, month: int, among: Collection[int] | None) -> tuple[ColumnElement[bool], ...]:
    """The condition for being on a board."""
    c = figures.c
    some = () if among is None else (c.user.in_(among),)
    return (c.guild == guild, c.game == game, c.month == month, people.c.hidden.is_(None), *some)


def _persons(query: Select[Any]) -> Select[Any]:
    """The query over figures with their people."""
    same = (people.c.guild == figures.c.guild) & (people.c.user == figures.c.user)
    return query.select_from(figures.join(people, same))


def _lines() -> Select[Any]:
    c = figures.c
    return _persons(select(c.user, people.c.name, c.title, c.misery, c.rounds, c.crowns.label("wins")))


def _count(listed: Sequence[ColumnElement[bool]]) -> Select[Any]:
    return _persons(select(func.count())).where(*listed)


async def _own_line(
    connection: AsyncConnection,
    guild: int,
    game: str,
    month: int,
    user: int,
    listed: Sequence[ColumnElement[bool]],
    by: By = "misery",
) -> Line | None:
    c = figures.c
    row = (await connection.execute(_lines().where(*_own(figures, guild, game, user), c.month == month))).one_or_none()
    if row is None:
        return None
    return Line(**row._asdict(), place=await _place(connection, listed, row, by))


def _placed(rows: Sequence[Row[Any]], first: int, number: int, by: By) -> list[Line]:
    """The lines of a page that begins with that place, at that number of the board; equals share a place."""
    lines: list[Line] = []
    for at, row in enumerate(rows):
        place = first if at == 0 else number + at
        if at and _worth(row, by) == _worth(rows[at - 1], by):
            place = lines[-1].place
        lines.append(Line(**row._asdict(), place=place))
    return lines


def _worth(row: Row[Any], by: By) -> tuple[float, ...]:
    """The values that decide where a line stands."""
    return (row.misery,) if by == "misery" else (row.wins, -row.rounds)


async def _place(connection: AsyncConnection, listed: Sequence[ColumnElement[bool]], row: Row[Any], by: By) -> int:
    """The place of a line: the number of lines above it, and one."""
    return (await connection.scalar(_count([*listed, _above(row, by)])) or 0) + 1


def _above(row: Row[Any], by: By) -> ColumnElement[bool]:
    """The condition for being higher on a board than this line."""
    c = figures.c
    if by == "misery":
        return c.misery > float(row.misery)
    return or_(c.crowns > row.wins, (c.crowns == row.wins) & (c.rounds < row.rounds))


async def _with_ratings(
    connection: AsyncConnection, guild: int, game: str, lines: Sequence[Line], own: Line | None
) -> tuple[list[Line], Line | None]:
    """The lines with the ratings of their people."""
    known = await ratings_of(connection, guild, game, {line.user for line in (*lines, *([own] if own else []))})
    rated = [line.model_copy(update={"rating": known.get(line.user)}) for line in lines]
    return rated, own and own.model_copy(update={"rating": known.get(own.user)})


async def _titles(connection: AsyncConnection, guild: int, game: str, user: int) -> dict[str, int]:
    title, times = results.c.title, func.count()
    query = select(title, times).where(*_own(results, guild, game, user), results.c.ranked, title.is_not(None))
    rows = (await connection.execute(query.group_by(title).order_by(times.desc(), by_bytes(title)))).all()
    return {str(row[0]): int(row[1]) for row in rows}


async def _places(connection: AsyncConnection, guild: int, game: str, user: int) -> dict[int, int]:
    place = results.c.place
    query = select(place, func.count()).where(*_own(results, guild, game, user), results.c.ranked)
    rows = (await connection.execute(query.group_by(place).order_by(place))).all()
    return {int(row[0]): int(row[1]) for row in rows}


async def _sizes(connection: AsyncConnection, guild: int, game: str, user: int) -> dict[int, tuple[int, int]]:
    players, firsts = results.c.players, _count_of(results.c.place == 0)
    query = select(players, firsts, func.count()).where(*_own(results, guild, game, user), results.c.ranked)
    rows = (await connection.execute(query.group_by(players).order_by(players))).all()
    return {int(row[0]): (int(row[1]), int(row[2])) for row in rows}


async def _games(connection: AsyncConnection, guild: int, user: int) -> dict[str, int]:
    c = figures.c
    query = select(c.game, c.rounds).where(c.guild == guild, c.user == user, c.month == ALL_TIME)
    rows = (await connection.execute(query.order_by(c.rounds.desc(), by_bytes(c.game)))).all()
    return {row.game: row.rounds for row in rows}


async def _rival(
    connection: AsyncConnection, guild: int, game: str, user: int, column: ColumnElement[int]
) -> Rival | None:
    """The other person with whom most taxes were paid, or received. A person's results are added up before their
    partners are named: in one step, SQLite reads all results of the server by their partners.
    """
    c, cards = results.c, func.sum(column).label("cards")
    own = select(c.guild, c.partner, cards).where(*_own(results, guild, game, user), c.ranked, column > 0)
    sums = own.group_by(c.guild, c.partner).subquery("sums")
    query = (
        select(people.c.name, sums.c.cards)
        .join(sums, (people.c.guild == sums.c.guild) & (people.c.user == sums.c.partner))
        .where(people.c.hidden.is_(None))
        .order_by(sums.c.cards.desc(), sums.c.partner)
        .limit(1)
    )
    row = (await connection.execute(query)).one_or_none()
    return Rival.model_validate(row._asdict()) if row else None
