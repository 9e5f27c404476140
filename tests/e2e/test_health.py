"""Tests of what a health check and Prometheus read of a bot that plays."""

import re

import aiohttp
import pytest

from bot import health
from bot.runtime import places
from bot.table import lobby
from tests.e2e.house import House
from tests.e2e.people import play_round
from tests.e2e.presence import NAMES, begun


def value(metrics: str, name: str) -> float:
    """The sum of the samples that begin with `name`."""
    return sum(float(found) for found in re.findall(rf"^{re.escape(name)}.* (\S+)$", metrics, re.MULTILINE))


@pytest.fixture
async def house(site: House) -> House:
    """A house whose bot can be looked at, on any free port."""
    site.health_port = 0
    await site.open()
    return site


@pytest.mark.long
async def test_moves_calls_answers_and_tables_are_counted(house: House) -> None:
    before = health.REGISTRY.get_sample_value("bot_moves_total", {"by": "person"}) or 0.0
    playing = await begun(house, *NAMES)
    await play_round(playing, 1)
    await house.quiet()
    await house.bot.wait_until_ready()
    assert house.bot.health is not None
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{house.bot.health}/healthz") as answer:
            assert (answer.status, await answer.text()) == (200, "ok\n")
        async with session.get(f"{house.bot.health}/metrics") as answer:
            text = await answer.text()
    moves = (await house.saved())[2]
    people = sum(move.by == "person" for move in moves)
    assert value(text, 'bot_moves_total{by="person"}') - before == people
    assert value(text, 'bot_tables{phase="between"}') == 1
    assert value(text, 'bot_calls_total{method="POST",status="2') > people
    assert value(text, "bot_answer_seconds_count") > people


async def test_closed_tables_are_deleted_when_a_host_wants_that(house: House) -> None:
    people = house.people(*NAMES)
    registry = house.bot.registry
    await people[0].slash("tahimi start")
    await house.quiet()
    table = await house.table()
    await places.forget_closed(registry, house.clock() + 1)
    assert await registry.store.load(table.record.id) is not None  # it is open
    await lobby.close(table, people[0].user.id, manager=False)
    await places.forget_closed(registry, table.record.changed)
    assert await registry.store.load(table.record.id) is not None  # it is not old enough
    await places.forget_closed(registry, table.record.changed + 1)
    assert await registry.store.load(table.record.id) is None
    await house.quiet()
