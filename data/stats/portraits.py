"""The portrait of a person: all that is known of how they play one game in a server."""

from collections import Counter

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.dialects import by_bytes
from data.schema import figures, people, results
from data.stats.figures import count_of, figures_of, has_left, of_person, ratings_of
from data.stats.months import ALL_TIME
from data.stats.records import Portrait, Rival
from data.tournaments.rows import trophies


async def read_portrait(connection: AsyncConnection, guild: int, game: str, user: int) -> Portrait | None:
    """The portrait of a person; None without a ranked round, and for a person who is known to have left."""
    counted = (await figures_of(connection, guild, game, [user], [ALL_TIME])).get(ALL_TIME, {})
    if not counted or await connection.scalar(has_left(guild, user)):
        return None
    return Portrait(
        figures=counted[user],
        titles=await _titles(connection, guild, game, user),
        rating=(await ratings_of(connection, guild, game, [user]))[user],
        nemesis=await _rival(connection, guild, game, user, results.c.paid),
        benefactor=await _rival(connection, guild, game, user, results.c.received),
        places=await _places(connection, guild, game, user),
        sizes=await _sizes(connection, guild, game, user),
        games=await games_of(connection, guild, user),
        trophies=Counter(one.place for one in await trophies(connection, guild, user) if one.game == game),
    )


async def _titles(connection: AsyncConnection, guild: int, game: str, user: int) -> dict[str, int]:
    title, times = results.c.title, func.count()
    query = select(title, times).where(*of_person(results, guild, game, user), results.c.ranked, title.is_not(None))
    rows = (await connection.execute(query.group_by(title).order_by(times.desc(), by_bytes(title)))).all()
    return {str(row[0]): int(row[1]) for row in rows}


async def _places(connection: AsyncConnection, guild: int, game: str, user: int) -> dict[int, int]:
    place = results.c.place
    query = select(place, func.count()).where(*of_person(results, guild, game, user), results.c.ranked)
    rows = (await connection.execute(query.group_by(place).order_by(place))).all()
    return {int(row[0]): int(row[1]) for row in rows}


async def _sizes(connection: AsyncConnection, guild: int, game: str, user: int) -> dict[int, tuple[int, int]]:
    players, firsts = results.c.players, count_of(results.c.place == 0)
    query = select(players, firsts, func.count()).where(*of_person(results, guild, game, user), results.c.ranked)
    rows = (await connection.execute(query.group_by(players).order_by(players))).all()
    return {int(row[0]): (int(row[1]), int(row[2])) for row in rows}


async def games_of(connection: AsyncConnection, guild: int, user: int) -> dict[str, int]:
    """The number of ranked rounds, or matches, of each game; the most first."""
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
    own = select(c.guild, c.partner, cards).where(*of_person(results, guild, game, user), c.ranked, column > 0)
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
