"""Running figures, ratings and results of people, as queries that several reads share."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import ColumnElement, Select, Table, case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.schema import figures, people, ratings, results
from data.stats.player_stats import Figures
from data.stats.ratings import Rating


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
    """The ratings of these users who have any."""
    c = ratings.c
    query = select(c.user, c.mu, c.sigma).where(c.guild == guild, c.user.in_(users), c.game == game)
    return {row.user: Rating(row.mu, row.sigma) for row in await connection.execute(query)}


def last_ranked(table: int) -> Select[Any]:
    """A query for the number of the newest ranked round of a table."""
    return select(func.max(results.c.round)).where(results.c.table == table, results.c.ranked)


def count_of(condition: ColumnElement[bool]) -> ColumnElement[int]:
    """The number of rows in which the condition holds."""
    return func.coalesce(func.sum(case((condition, 1), else_=0)), 0)


def has_left(guild: int, user: int) -> Select[Any]:
    """A query that finds a person who is known to have left."""
    return select(people.c.hidden.is_not(None)).where(people.c.guild == guild, people.c.user == user)


def of_person(table: Table, guild: int, game: str, user: int) -> tuple[ColumnElement[bool], ...]:
    """The condition for being a row of this person."""
    return (table.c.guild == guild, table.c.user == user, table.c.game == game)
