"""The time that the database takes over what is asked when a table is opened, found or swept, however many closed ones
it holds.
"""

from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, case, insert, literal, null, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from data import schema
from data.records import TableRecord
from data.store import Store
from data.table_rows import columns_of
from tests.tools.bench.questions import Questions, Times, in_both

BUSY_SERVER, BUSY_CHANNEL, HOST = 1, 1, 7
SERVERS, CHANNELS = 100, 200  # the others
FIGURES = 60_000  # rows, of people by month
OPEN_EVERY = 19_997  # a prime, so that every place has some open ones
TABLE_SECONDS = 60.0  # between two tables


async def fill(store: Store, tables: int) -> None:
    """Store this number of `tables`, with a round, its messages and a result each: half of them in one server, a
    quarter in one of its channels, nearly all closed.
    """
    async with store._writer.begin() as connection:
        await _fill_tables(connection, tables)
        await _fill_beside(connection)
        if connection.dialect.name == "postgresql":
            await connection.execute(text("ANALYZE"))  # as the server does by itself, in its own time


async def _fill_tables(connection: AsyncConnection, tables: int) -> None:
    numbers = select(literal(1).label("n")).cte(recursive=True)
    numbers = numbers.union_all(select(numbers.c.n + 1).where(numbers.c.n < tables))
    n: ColumnElement[int] = numbers.c.n
    guild = case((n % 2 == 0, BUSY_SERVER), else_=n % SERVERS + BUSY_SERVER + 1)
    channel = case((n % 4 == 0, BUSY_CHANNEL), (n % 2 == 0, n % 20), else_=n % CHANNELS + 20)
    for phase, here in (("closed", n % OPEN_EVERY != 0), ("lobby", n % OPEN_EVERY == 0)):
        record = TableRecord(guild=0, channel=0, host=HOST, game="tahimi", phase=phase, created=TABLE_SECONDS * tables)
        stored = columns_of(record, 0)
        columns = {
            "id": n,
            "guild": guild,
            "channel": channel,
            "phase": literal(phase),
            "changed": n * TABLE_SECONDS,
            "revision": literal(0),
            "document": literal(stored["document"], schema.tables.c.document.type),
        }
        rows = select(*(value.label(name) for name, value in columns.items())).where(here)
        await connection.execute(insert(schema.tables).from_select(list(columns), rows))


async def _fill_beside(connection: AsyncConnection) -> None:
    """Store what a table leaves in the other tables of the database."""
    of = schema.tables.c
    nothing = literal({}, schema.rounds.c.options.type)
    beside: dict[str, dict[str, ColumnElement[Any]]] = {
        "messages": {"table": of.id, "document": nothing},
        "rounds": {
            "table": of.id,
            "channel": of.channel,
            "standing": literal({"order": ["u1"], "round": 1, "dealer": 0}, nothing.type),
            "seed": literal(bytes(32)),
            "commitment": literal("7f" * 32),
            "ended": of.changed,
            **dict.fromkeys(("number", "version"), literal(1)),
            **dict.fromkeys(("leave", "join"), literal([], nothing.type)),
            "game": literal("tahimi"),
            "options": nothing,
            "sealed": literal(False),
            "started": literal(0.0),
        },
        "results": {
            "table": of.id,
            "user": of.id % 5000,
            "guild": of.guild,
            "game": literal("tahimi"),
            "ended": of.changed,
            "partner": of.id % 4999,
            **dict.fromkeys(("round", "version", "players"), literal(1)),
            **dict.fromkeys(("seat", "next_seat", "place", "paid", "received"), literal(0)),
            **dict.fromkeys(("left", "steward"), literal(False)),
            "ranked": literal(True),
            "misery": null(),
        },
        "figures": {
            "guild": of.guild,
            "user": of.id,
            "game": literal("tahimi"),
            "month": of.id % 12 + 202601,
            **dict.fromkeys((name for name, one in schema.figures.c.items() if not one.primary_key), literal(1)),
            "title": null(),
        },
        "sitters": {"guild": of.guild, "user": of.id, "table": of.id},
    }
    for name, columns in beside.items():
        rows = select(*(value.label(column) for column, value in columns.items()))
        if name == "sitters":
            rows = rows.where(schema.OPEN)
        if name == "figures":
            rows = rows.where(of.id <= FIGURES)
        await connection.execute(insert(schema.metadata.tables[name]).from_select(list(columns), rows))


def questions(store: Store, tables: int) -> Questions:
    """The requests that are timed, by name. All of them come from the busiest server, and from its busiest channel."""
    lately = TABLE_SECONDS * (tables - 60)
    sitting = OPEN_EVERY
    return {
        "open tables of the bot": store.tables.open_tables,
        "table calls that stand": store.tables.summoning,
        "open tables of a channel": lambda: store.tables.at_channel(BUSY_CHANNEL),
        "tables of a server with people": lambda: store.tables.at_guild(BUSY_SERVER),
        "newest closed table of a channel": lambda: store.tables.last_in(BUSY_CHANNEL),
        "twenty newest closed ones": lambda: store.tables.closed_in(BUSY_CHANNEL, 20),
        "opened in the last hour": lambda: store.tables.hosts_since(BUSY_SERVER, lately, 200),
        "how many are open": lambda: store.tables.count_open(BUSY_SERVER),
        "finished rounds of a channel": lambda: store.tables.finished(BUSY_SERVER, BUSY_CHANNEL, sitting),
        "tables of a person, everywhere": lambda: store.tables.everywhere(sitting),
        "servers and channels": store.cleaning.places,
        "months of a game": lambda: store.stats.months(BUSY_SERVER, "tahimi"),
        "games of a month": lambda: store.stats.played(BUSY_SERVER, 202611),
        "games of a server": lambda: store.stats.counted(BUSY_SERVER),
        "week of a server": lambda: store.stats.tallies(BUSY_SERVER, lately, lately + 3600.0),
        "two people in a game": lambda: store.stats.met(BUSY_SERVER, "tahimi", 2, 4),
    }


async def measured(folder: Path, tables: int) -> Times:
    """The times of each request, by its name."""
    return await in_both(
        folder / "stored.db", lambda store: fill(store, tables), lambda store: questions(store, tables)
    )
