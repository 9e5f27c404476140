"""Every end-to-end test gets a house; what is checked at its end holds for all of them."""

import logging
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.daily import days
from bot.messages import first_answer
from bot.runtime import registry
from bot.thinking import pool
from data.daily.records import DAY_SECONDS, begins, day_of
from data.database import Address
from tests.e2e import deals
from tests.e2e.house import PATIENCE, House, built
from tests.said import is_said

QUICK = (sys.executable, "-m", "tests.e2e.quick_worker")


@pytest.fixture(scope="session", autouse=True)
def texts_read() -> None:
    """Read all texts before anybody plays: that takes seconds, by which the clock of the first test would go on."""
    is_said("table-title", "")


@pytest.fixture
async def site(
    tmp_path: Path,
    where: Address,
    request: pytest.FixtureRequest,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[House]:
    """A house in which no bot runs yet. The bot may log no warning, and nobody an error. People and bot have patience
    with a busy machine.
    """
    monkeypatch.setattr(first_answer, "ANSWER_SECONDS", PATIENCE)
    async with built(tmp_path, request.node.name, where) as house:
        yield house
    logged = [one for one in caplog.get_records("call") if one.levelno >= logging.WARNING]
    assert not [one.getMessage() for one in logged if one.levelno >= logging.ERROR or one.name.startswith("bot")]


@pytest.fixture
async def house(site: House) -> House:
    """A house with the bot running in this process."""
    await site.open()
    return site


@pytest.fixture
async def thinking(site: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house in which viziers and masters think, for a moment only, however long that takes here."""
    monkeypatch.setattr(pool, "WORKER", QUICK)
    monkeypatch.setattr(registry, "Thinkers", partial(pool.Thinkers, patience=60.0))
    site.workers = 1
    await site.open()
    return site


@pytest.fixture
async def day(site: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house with today's deals at noon, whose stewards answer by their policy, at once."""
    monkeypatch.setattr(pool.Thinkers, "ponder", deals.by_policy)
    monkeypatch.setattr(days, "haunt_today", deals.nothing)
    site.daily_deals = True
    site.clock.advance(begins(day_of(site.clock()) + 1) + DAY_SECONDS / 2 - site.clock())
    await site.open()
    await deals.made(site)
    return site
