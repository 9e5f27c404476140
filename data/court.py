"""The repository of what the court remembers: people, results, running figures, ratings. Every method one transaction.

Stewards are in none of it. Only ranked rounds count for figures and ratings.
"""

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from pydantic import BaseModel, ConfigDict
from sqlalchemy import ColumnElement, Select, Table, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data import schema
from data.figures import Figures, counted, resumed
from data.rating import Rating, rated
from data.records import Place, Results, RoundRecord
from data.transactions import Repository, uninterrupted

ALL_TIME = 0  # as a month

people, results, figures, ratings = schema.people, schema.results, schema.figures, schema.ratings


class Known(BaseModel):
    """A person of a server. `hidden`: known to have left it. `checked`: when that was last looked at."""

    model_config = ConfigDict(frozen=True)

    name: str
    hidden: bool
    checked: float


class Line(BaseModel):
    """A person on a board. `place` counts from 1, None for who is not listed. `misery` is a logarithm."""

    model_config = ConfigDict(frozen=True)

    user: int
    name: str
    title: str | None
    misery: float
    rounds: int
    place: int | None


class Rival(BaseModel):
    """A person with whom another one had to do, and over how many cards of tax."""

    model_config = ConfigDict(frozen=True)

    name: str
    cards: int


class Annals(Repository):
    """What boards and rank cards read. Months are numbers like 202611, in UTC; ALL_TIME is one of them."""

    @uninterrupted
    async def board(
        self,
        guild: int,
        game: str,
        month: int,
        *,
        offset: int,
        count: int,
        least: int = 1,
        among: Collection[int] | None = None,
    ) -> list[Line]:
        """Some lines of a board, the most miserable first.

        On it is who has played `least` rounds and is not known to have left; `among`: of these users only.
        """
        listed = _listed(guild, game, month, least, among)
        query = _lines().where(*listed).order_by(figures.c.misery.desc(), figures.c.user.desc())
        async with self._reader.begin() as connection:
            rows = (await connection.execute(query.offset(offset).limit(count))).all()
        return [Line(**row._asdict(), place=place) for place, row in enumerate(rows, offset + 1)]

    @uninterrupted
    async def listed(
        self, guild: int, game: str, month: int, *, least: int = 1, among: Collection[int] | None = None
    ) -> int:
        """How many lines that board has."""
        async with self._reader.begin() as connection:
            count = _persons(select(func.count())).where(*_listed(guild, game, month, least, among))
            return await connection.scalar(count) or 0

    @uninterrupted
    async def line(
        self, guild: int, game: str, month: int, user: int, *, least: int = 1, among: Collection[int] | None = None
    ) -> Line | None:
        """A person's own line of that board, without a place when he is not on it; None without a round."""
        own = _own(figures, guild, game, user)
        async with self._reader.begin() as connection:
            row = (await connection.execute(_lines().where(*own, figures.c.month == month))).one_or_none()
            if row is None:
                return None
            if row.rounds < least:
                return Line(**row._asdict(), place=None)
            worse = or_(figures.c.misery > row.misery, (figures.c.misery == row.misery) & (figures.c.user > user))
            above = _persons(select(func.count())).where(*_listed(guild, game, month, least, among), worse)
            return Line(**row._asdict(), place=(await connection.scalar(above) or 0) + 1)

    @uninterrupted
    async def figures(self, guild: int, game: str, users: Collection[int], month: int = ALL_TIME) -> dict[int, Figures]:
        """The running figures of these users who have any."""
        async with self._reader.begin() as connection:
            return (await _figures(connection, guild, game, users, [month])).get(month, {})

    @uninterrupted
    async def resumed(self, guild: int, game: str, users: Collection[int], table: int) -> dict[int, Figures]:
        """The lifetime figures of all of these users as the next round of `table` counts on from them."""
        async with self._reader.begin() as connection:
            found = (await _figures(connection, guild, game, users, [ALL_TIME])).get(ALL_TIME, {})
            last = await connection.scalar(_last_ranked(table))
        return {user: resumed(found.get(user, Figures()), table, last) for user in users}

    @uninterrupted
    async def titles(self, guild: int, game: str, user: int) -> dict[str, int]:
        """How often a person's place earned which title, the most frequent first."""
        title, times = results.c.title, func.count()
        query = select(title, times).where(*_own(results, guild, game, user), results.c.ranked, title.is_not(None))
        async with self._reader.begin() as connection:
            rows = (await connection.execute(query.group_by(title).order_by(times.desc(), title))).all()
        return {str(row[0]): int(row[1]) for row in rows}

    @uninterrupted
    async def rivals(self, guild: int, game: str, user: int) -> tuple[Rival | None, Rival | None]:
        """Who took the most cards of tax from a person, and who paid him the most."""
        async with self._reader.begin() as connection:
            found = []
            for column in (results.c.paid, results.c.received):
                cards = func.sum(column)
                query = (
                    select(people.c.name, cards.label("cards"))
                    .join(people, (people.c.guild == results.c.guild) & (people.c.user == results.c.partner))
                    .where(*_own(results, guild, game, user), results.c.ranked, people.c.hidden.is_(None), column > 0)
                    .group_by(results.c.partner)
                    .order_by(cards.desc(), results.c.partner)
                    .limit(1)
                )
                row = (await connection.execute(query)).one_or_none()
                found.append(Rival.model_validate(row._asdict()) if row else None)
        return found[0], found[1]

    @uninterrupted
    async def rating(self, guild: int, game: str, user: int) -> Rating | None:
        """A person's rating; None before the first ranked round."""
        async with self._reader.begin() as connection:
            return (await _ratings(connection, guild, game, [user])).get(user)

    @uninterrupted
    async def known(self, guild: int, users: Collection[int]) -> dict[int, Known]:
        """Those of these users who have finished a round here."""
        query = select(people).where(people.c.guild == guild, people.c.user.in_(users))
        async with self._reader.begin() as connection:
            rows = (await connection.execute(query)).all()
        return {row.user: Known(name=row.name, hidden=row.hidden is not None, checked=row.checked) for row in rows}

    @uninterrupted
    async def looked_up(self, guild: int, user: int, when: float, name: str | None) -> None:
        """Somebody known was looked up then: there under this name, or (None) no longer in the server."""
        there = {"hidden": None, "name": name}
        found: dict[str, Any] = {"checked": when} | (there if name is not None else {"hidden": when})
        person = (people.c.guild == guild, people.c.user == user)
        async with self._writer.begin() as connection:
            await connection.execute(update(people).where(*person).values(found))


async def keep(connection: AsyncConnection, guild: int, ended: RoundRecord, outcome: Results) -> None:
    """Store what a round that has `ended` was to the people in it, and count it, in the transaction that ends it."""
    if ended.ended is None:
        raise ValueError(f"round {ended.number} of table {ended.table} is not over")
    if not outcome.places:
        return
    await _remember(connection, guild, ended.ended, outcome.places)
    misery: Mapping[int, float] = {}
    if outcome.ranked:
        misery = await _count(connection, guild, ended, outcome.places)
        await _rate(connection, guild, ended.game, outcome.places)
    common = {
        "table": ended.table,
        "round": ended.number,
        "guild": guild,
        "game": ended.game,
        "version": ended.version,
        "ended": ended.ended,
        "players": len(ended.standing.order),
        "ranked": outcome.ranked,
    }
    rows = [
        common | place.model_dump(exclude={"name", "session"}) | {"misery": misery.get(place.user)}
        for place in outcome.places
    ]
    await connection.execute(insert(results), rows)


async def _remember(connection: AsyncConnection, guild: int, when: float, places: Sequence[Place]) -> None:
    """Keep the names. Who played to the end is in the server, whatever was known before."""
    rows = [{"guild": guild, "user": place.user, "name": place.name} for place in places]
    query = select(people).where(people.c.guild == guild, people.c.user.in_([place.user for place in places]))
    known = {row.user: row._asdict() for row in await connection.execute(query)}
    here = {place.user for place in places if not place.steward}
    await _put(
        connection,
        people,
        [
            {"hidden": None, "checked": when} | (known.get(row["user"], {}) if row["user"] not in here else {}) | row
            for row in rows
        ],
    )


async def _count(
    connection: AsyncConnection, guild: int, ended: RoundRecord, places: Sequence[Place]
) -> dict[int, float]:
    """Count a ranked round; what everybody's lifetime misery is now."""
    months = [ALL_TIME, month_of(ended.ended or 0.0)]
    users = [place.user for place in places]
    before = await _figures(connection, guild, ended.game, users, months)
    last = await connection.scalar(_last_ranked(ended.table))
    rows, misery = [], {}
    for month in months:
        for place in places:
            so_far = resumed(before.get(month, {}).get(place.user, Figures()), ended.table, last)
            now = counted(so_far, place, len(ended.standing.order), ended.table, ended.number)
            rows.append({"guild": guild, "user": place.user, "game": ended.game, "month": month} | now.model_dump())
            if month == ALL_TIME:
                misery[place.user] = now.misery
    await _put(connection, figures, rows)
    return misery


async def _rate(connection: AsyncConnection, guild: int, game: str, places: Sequence[Place]) -> None:
    known = await _ratings(connection, guild, game, [place.user for place in places])
    after = rated([known.get(place.user, Rating()) for place in places], [place.place for place in places])
    keys = [{"guild": guild, "user": place.user, "game": game} for place in places]
    await _put(connection, ratings, [key | rating._asdict() for key, rating in zip(keys, after, strict=True)])


async def _put(connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Store whole rows in place of those with their keys."""
    keys = [column.name for column in table.primary_key.columns]
    same = [table.c[name] == bindparam(f"key_{name}") for name in keys]
    await connection.execute(delete(table).where(*same), [{f"key_{name}": row[name] for name in keys} for row in rows])
    await connection.execute(insert(table), rows)


def month_of(when: float) -> int:
    """The calendar month of a time in seconds since the epoch: 202611."""
    date = datetime.fromtimestamp(when, UTC)
    return date.year * 100 + date.month


async def _figures(
    connection: AsyncConnection, guild: int, game: str, users: Collection[int], months: Collection[int]
) -> dict[int, dict[int, Figures]]:
    """By month and user."""
    c = figures.c
    query = select(figures).where(c.guild == guild, c.user.in_(users), c.game == game, c.month.in_(months))
    found: dict[int, dict[int, Figures]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.month, {})[row.user] = Figures.model_validate(row._asdict())
    return found


async def _ratings(connection: AsyncConnection, guild: int, game: str, users: Collection[int]) -> dict[int, Rating]:
    c = ratings.c
    query = select(c.user, c.mu, c.sigma).where(c.guild == guild, c.user.in_(users), c.game == game)
    return {row.user: Rating(row.mu, row.sigma) for row in await connection.execute(query)}


def _last_ranked(table: int) -> Select[Any]:
    return select(func.max(results.c.round)).where(results.c.table == table, results.c.ranked)


def _own(table: Table, guild: int, game: str, user: int) -> tuple[ColumnElement[bool], ...]:
    return (table.c.guild == guild, table.c.user == user, table.c.game == game)


def _listed(
    guild: int, game: str, month: int, least: int, among: Collection[int] | None
) -> tuple[ColumnElement[bool], ...]:
    """Who is on a board."""
    c = figures.c
    some = () if among is None else (c.user.in_(among),)
    return (c.guild == guild, c.game == game, c.month == month, c.rounds >= least, people.c.hidden.is_(None), *some)


def _persons(query: Select[Any]) -> Select[Any]:
    """The query over figures with their people."""
    same = (people.c.guild == figures.c.guild) & (people.c.user == figures.c.user)
    return query.select_from(figures.join(people, same))


def _lines() -> Select[Any]:
    c = figures.c
    return _persons(select(c.user, people.c.name, c.title, c.misery, c.rounds))
