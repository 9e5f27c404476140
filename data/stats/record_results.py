"""Counting a finished round into the statistics, in the transaction that ends it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Table, bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from data.dialects import upsert
from data.records import RoundRecord
from data.schema import achievements, figures, people, ratings, results
from data.stats.figures import figures_of, last_ranked, ratings_of
from data.stats.months import ALL_TIME, month_of
from data.stats.player_stats import Figures, counted, resumed, tallied
from data.stats.ratings import Rating, rated
from data.stats.result_records import Place, Results


async def keep(connection: AsyncConnection, guild: int, ended: RoundRecord, outcome: Results) -> None:
    """Store what a round that has `ended` was to the people in it, and count it, in the transaction that ends it."""
    if ended.ended is None:
        raise ValueError(f"round {ended.number} of table {ended.table} is not over")
    if not outcome.places:
        return
    await _remember(connection, guild, ended.ended, outcome.places)
    misery: Mapping[int, float] = {}
    if outcome.ranked:
        misery = await _count(connection, guild, ended, outcome)
        await _rate(connection, guild, ended.game, outcome.places)
    await achieve(connection, guild, ended.game, ended.ended, outcome.earned)
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
        common | place.model_dump(exclude={"name", "session", "won", "side"}) | {"misery": misery.get(place.user)}
        for place in outcome.places
    ]
    await connection.execute(insert(results), rows)


async def achieve(
    connection: AsyncConnection, guild: int, game: str, when: float, earned: Mapping[int, Collection[str]]
) -> None:
    """Keep what people have achieved; what they had before stays as it was."""
    rows = [
        {"guild": guild, "user": user, "name": name, "game": game, "at": when}
        for user, names in earned.items()
        for name in names
    ]
    if rows:
        await connection.execute(upsert(connection, achievements).on_conflict_do_nothing(), rows)


async def _remember(connection: AsyncConnection, guild: int, when: float, places: Sequence[Place]) -> None:
    """Keep the names. People who played to the end are in the server, whatever was known before."""
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


async def _count(connection: AsyncConnection, guild: int, ended: RoundRecord, outcome: Results) -> dict[int, float]:
    """Count a ranked round; what everybody's lifetime misery is now, in games that know any."""
    places = outcome.places
    months = [ALL_TIME, month_of(ended.ended or 0.0)]
    users = [place.user for place in places]
    before = await figures_of(connection, guild, ended.game, users, months)
    last = await connection.scalar(last_ranked(ended.table))
    rows, misery = [], {}
    for month in months:
        for place in places:
            now = before.get(month, {}).get(place.user, Figures())
            if outcome.misery:
                now = resumed(now, ended.table, last)
                now = counted(now, place, len(ended.standing.order), ended.table, ended.number)
            else:
                now = tallied(now, place, ended.table, ended.number)
            rows.append({"guild": guild, "user": place.user, "game": ended.game, "month": month} | now.model_dump())
            if month == ALL_TIME and outcome.misery:
                misery[place.user] = now.misery
    await _put(connection, figures, rows)
    return misery


async def _rate(connection: AsyncConnection, guild: int, game: str, places: Sequence[Place]) -> None:
    known = await ratings_of(connection, guild, game, [place.user for place in places])
    before = [known.get(place.user, Rating()) for place in places]
    after = rated(before, [place.place for place in places], [place.side for place in places])
    keys = [{"guild": guild, "user": place.user, "game": game} for place in places]
    await _put(connection, ratings, [key | rating._asdict() for key, rating in zip(keys, after, strict=True)])


async def _put(connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Store whole rows in place of those with their keys."""
    keys = [column.name for column in table.primary_key.columns]
    same = [table.c[name] == bindparam(f"key_{name}") for name in keys]
    await connection.execute(delete(table).where(*same), [{f"key_{name}": row[name] for name in keys} for row in rows])
    await connection.execute(insert(table), rows)
