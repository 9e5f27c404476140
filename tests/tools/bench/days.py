"""The time that the database takes over today's deals, however many people play them, for what each screen asks."""

from pathlib import Path
from typing import Any

from sqlalchemy import Table, insert, text

from data import schema
from data.daily.records import BOARD_SETS, DailySet, Dealt, month_of_day
from data.records import DealRef
from data.store import Store
from engine.contract import Outcome
from engine.daily import DEALS
from tests.tools.bench.questions import Questions, Times, in_both

BUSY, SERVERS = 1, 500  # a server with a hundredth of all people, and the others
TODAY, YESTERDAY = 20_760, 20_759
PLACES, MARGINS = 5, 40  # of the outcomes of a deal
HISTORY = 30  # days on which one person has played
BATCH = 10_000
PERSON = 100  # one who plays in the busy server


async def fill(store: Store, people: int) -> None:
    """Store that `people` people have finished a set today, and one yesterday, which is closed."""
    made = {"game": "tahimi", "rules": 1, "thinks": 1, "secret": bytes(32), "hash": "7f" * 32}
    days = [DailySet(day=YESTERDAY, slot=0, ended=1.0, closed=2.0, **made), DailySet(day=TODAY, slot=0, **made)]
    await store.daily.make(days)
    for first in range(0, people, BATCH):
        users = range(first, min(first + BATCH, people))
        await _keep(store, schema.attempts, [_attempt(day.day, user, day.closed) for day in days for user in users])
        await _keep(store, schema.daily_months, [_month(user) for user in users])
        await _keep(store, schema.streaks, [_streak(user) for user in users])
    await _keep(store, schema.fields, [row for day in days for row in _field(day.day, people)])
    older = [_attempt(YESTERDAY - at, PERSON, 1.0) for at in range(1, HISTORY)]
    await _keep(store, schema.attempts, older)
    async with store._writer.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text("ANALYZE"))  # as the server does by itself, in its own time


async def _keep(store: Store, table: Table, rows: list[dict[str, Any]]) -> None:
    async with store._writer.begin() as connection:
        await connection.execute(insert(table), rows)


def _server(user: int) -> int:
    return BUSY if user % 100 == 0 else 2 + user % SERVERS


def _outcome(user: int, deal: int) -> tuple[int, int]:
    luck = user * 7 + deal * 13
    return luck % PLACES, luck // PLACES % MARGINS


def _attempt(day: int, user: int, closed: float | None) -> dict[str, Any]:
    deals = [Dealt(table=0, outcome=_outcome(user, deal)).model_dump(mode="json") for deal in range(DEALS)]
    score = user * 31 % 1000 / 1000 if closed is not None else None
    who = {"day": day, "slot": 0, "user": user, "server": _server(user), "name": f"person {user}", "begun": 1.0}
    return who | {"deals": deals, "dealt": DEALS, "finished": 2.0, "score": score}


def _month(user: int) -> dict[str, Any]:
    mean = user * 31 % 1000 / 1000
    who = {"guild": _server(user), "month": month_of_day(TODAY), "user": user, "name": f"person {user}"}
    return who | {"sets": BOARD_SETS, "total": mean * BOARD_SETS, "mean": mean}


def _streak(user: int) -> dict[str, Any]:
    who = {"guild": _server(user), "user": user, "name": f"person {user}"}
    return who | {"last": YESTERDAY, "days": 1 + user % 90, "longest": 90}


def _field(day: int, people: int) -> list[dict[str, Any]]:
    each = max(people // (PLACES * MARGINS), 1)
    outcomes = [(place, margin) for place in range(PLACES) for margin in range(MARGINS)]
    return [
        {"day": day, "slot": 0, "deal": deal + 1, "place": place, "margin": margin, "people": each}
        for deal in range(DEALS)
        for place, margin in outcomes
    ]


def questions(store: Store) -> Questions:
    """The requests that are timed, by name: those of somebody in the busy server, who has played on all days."""
    boards, daily = store.daily_boards, store.daily
    deal = DealRef(day=TODAY, slot=0, number=2)
    return {
        "sets of three days": lambda: daily.of_days([YESTERDAY, TODAY, TODAY + 1]),
        "own attempts of a day": lambda: daily.attempts(PERSON, [TODAY]),
        "what a deal was worth": lambda: daily.worth(deal, PERSON, Outcome(1, 3)),
        "the fields of a set": lambda: daily.fields(TODAY, 0),
        "finished today, in a server": lambda: boards.finished(BUSY, TODAY, 0),
        "podium of a server": lambda: boards.podium(BUSY, YESTERDAY, 0, 10),
        "podium of all servers": lambda: boards.podium(None, YESTERDAY, 0, 10),
        "rank in a server": lambda: boards.rank(BUSY, YESTERDAY, 0, 0.5),
        "a month of a server": lambda: boards.month(BUSY, month_of_day(TODAY), 10),
        "streaks of a server": lambda: boards.streaks(BUSY, 10),
        "a person's thirty days": lambda: boards.history(PERSON, TODAY - HISTORY),
    }


async def measured(folder: Path, people: int) -> Times:
    """The times of each request, by its name."""
    return await in_both(folder / "days.db", lambda store: fill(store, people), questions)
