"""The time that boards and rank cards take over a server's whole memory, from the database to the screen."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace
from typing import Any, cast

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot import screens
from bot.interactions import queries
from bot.interactions.queries import Viewer
from bot.runtime.registry import TableRegistry
from bot.stats.leaderboard import BoardKey
from bot.table.checks import Asker
from bot.ui.texts import has
from data import database, schema
from data.records import Person, TableRecord
from data.stats.months import ALL_TIME, month_of
from data.stats.player_stats import Figures, counted, resumed
from data.stats.records import By
from data.stats.result_records import Place
from data.store import Store
from engine.misery import Misery
from engine.tahimi.rules import titles
from tests.tools.bench.questions import Questions, timed

GUILD, GAME = 1, "tahimi"
BEGAN, ROUND_SECONDS = 1_700_000_000.0, 600.0
SESSION, SEATS, OPEN_TABLES = 10, 4, 50  # rounds of a table, its players, tables that are open now
BUSIEST = 1  # the user who sits at more tables than anybody


@asynccontextmanager
async def memory(path: Path, rounds: int, people: int) -> AsyncIterator[TableRegistry]:
    """A registry with the statistics of `rounds` rounds of `people` people, all of one server; the first of them play
    most.
    """
    async with database.open(path) as store, store._writer.begin() as connection:
        when = await _fill(connection, rounds, people)
    async with database.open(path) as store:  # anew, as a bot that was started after them
        for number in range(OPEN_TABLES):
            await store.create(_open(range(people - SEATS * number, people - SEATS * (number + 1), -1)))
        yield cast("TableRegistry", SimpleNamespace(store=store, now=lambda: when))


def _open(users: range) -> TableRecord:
    seated = tuple(Person(key=f"u{user}", name=f"person {user}", user=user) for user in users)
    misery = {person.key: Misery(log=float(place)) for place, person in enumerate(seated)}
    return TableRecord(guild=GUILD, channel=1, host=1, game=GAME, people=seated, family={"misery": misery})


async def _fill(connection: AsyncConnection, rounds: int, people: int) -> float:
    """Write what the rounds would have left, and return when the last one ended."""
    luck = random.Random(1)
    figures: dict[tuple[int, int], Figures] = {}
    results, when, users = [], BEGAN, _company(luck, people)
    for number in range(rounds):
        table, place_in_session = divmod(number, SESSION)
        if place_in_session == 0:
            users = _company(luck, people)
        order = luck.sample(users, SEATS)
        when += ROUND_SECONDS
        for place, user in enumerate(order):
            row = Place(user=user, name="", seat=0, next_seat=0, place=place, title=titles(SEATS, True)[place])
            for month in (ALL_TIME, month_of(when)):
                before = resumed(figures.get((month, user), Figures()), table, place_in_session)
                figures[month, user] = counted(before, row, SEATS, table, place_in_session + 1)
            results.append(_result(row, table, place_in_session + 1, when, order[-1 - place]))
    names = [{"guild": GUILD, "user": user, "name": f"person {user}", "checked": when} for user in range(1, people + 1)]
    totals = [{"guild": GUILD, "user": u, "game": GAME, "month": m} | f.model_dump() for (m, u), f in figures.items()]
    rated = [{"guild": GUILD, "user": user, "game": GAME, "mu": 25.0, "sigma": 3.0} for user in range(1, people + 1)]
    for kind, rows in (("people", names), ("results", results), ("figures", totals), ("ratings", rated)):
        await connection.execute(insert(schema.metadata.tables[kind]), rows)
    return when


def _company(luck: random.Random, people: int) -> list[int]:
    """The people of one table. Low numbers come more often, as some people play every day."""
    found: set[int] = {BUSIEST} if luck.random() < 0.1 else set()
    while len(found) < SEATS:
        found.add(1 + int(people * luck.random() ** 2))
    return sorted(found)


def _result(place: Place, table: int, number: int, when: float, partner: int) -> dict[str, Any]:
    common = {"table": table, "round": number, "guild": GUILD, "game": GAME, "version": 1, "ended": when}
    taxed = {"paid": 2, "received": 0, "partner": partner} if place.place >= SEATS / 2 else {"received": 2}
    return common | place.model_dump(exclude={"name", "session", "won"}) | {"players": SEATS, "ranked": True} | taxed


def questions(registry: TableRegistry) -> Questions:
    """The requests that are timed, by name: each goes from the database to the screen."""
    store: Store = registry.store
    month = str(month_of(registry.now()))

    async def fetch(user: int) -> str | None:
        return f"person {user}"

    viewer = Viewer(Asker(BUSIEST, GUILD, frozenset(), lambda _: True), "person 1", fetch)

    async def board(span: str, page: int, by: By = "misery") -> object:
        key = BoardKey("server", span, GAME, page=page, by=by)
        return screens.board(await queries.board(registry, registry.store, registry.now, viewer, key)).to_components()  # type: ignore[no-untyped-call]  # discord.py

    async def rank() -> object:
        known = await queries.portrait(registry.store, registry.now, viewer, BUSIEST, GAME)
        assert known is not None
        return screens.rank_card("person 1", "https://example.org/a.png", known, GAME, BUSIEST, crown="Tahimi")

    async def own() -> object:
        return screens.own_misery(await queries.own(registry, registry.store, registry.now, viewer, GAME), GAME)

    async def unseen() -> object:
        """A first page of which nobody was seen for a day: ten are looked up, at once, and written down."""
        page = await store.stats.board(GUILD, GAME, ALL_TIME, reader=BUSIEST)
        await store.stats.looked_up(GUILD, 0.0, {line.user: line.name for line in page.lines})
        began = perf_counter()
        await board("all", 0)
        return perf_counter() - began

    return {
        "first page, all time": lambda: board("all", 0),
        "last page, all time": lambda: board("all", 10**6),
        "first page, month": lambda: board(month, 0),
        "first page, wins": lambda: board("all", 0, "wins"),
        "last page, wins": lambda: board("all", 10**6, "wins"),
        "session, all open tables": lambda: board("session", 0),
        "own figures": own,
        "rank card of the busiest": rank,
        "first page, ten looked up": unseen,
    }


async def measured(path: Path, rounds: int, people: int) -> dict[str, tuple[float, float]]:
    """The median and the worst time of each request, in milliseconds, by its name."""
    has("board-title")  # all texts are read at the first one
    async with memory(path, rounds, people) as registry:
        return await timed(questions(registry))
