"""Two processes of one bot over midnight: the database lets one of them make the sets of a day, for both."""

import asyncio

import pytest

from bot.sandbox import Channel, Person, text_of
from data import database
from data.daily.records import begins, day_of
from engine.daily import set_hash
from engine.games import game_of
from tests.e2e.deals import page_of
from tests.e2e.house import PATIENCE, House
from tests.said import heard

pytestmark = [pytest.mark.long, pytest.mark.parametrize("kind", ["postgresql"], indirect=True)]

COUNT = 2
BEFORE = 15.0  # seconds before midnight, when both start


def hall(site: House, shard: int) -> Channel:
    """The hall of a new server in that shard of two."""
    return site.sandbox.add_channel(site.sandbox.add_guild(f"Court {shard}", id=(2**40 + shard) << 22), "hall")


async def told(person: Person) -> list[dict[str, str]]:
    """The promises of tomorrow on the page of the day."""
    return heard("daily-tomorrow", text_of(await page_of(person)))


async def test_of_two_processes_over_midnight_one_makes_the_day_for_both(site: House) -> None:
    site.daily_deals, site.program = True, "tests.e2e.dated_bot"
    day = day_of(site.clock()) + 1
    site.clock.advance(begins(day + 1) - BEFORE - site.clock())
    limits = site.sandbox.hub.identifying
    limits.limited, limits.shards, limits.concurrency = True, COUNT, COUNT
    halls = [hall(site, shard) for shard in range(COUNT)]
    await asyncio.gather(*(site.begin(f"{shard}/{COUNT}") for shard in range(COUNT)))
    await site.sandbox.connected(PATIENCE, COUNT)
    people = [site.person(site.sandbox.add_person("Marie", one.guild), one) for one in halls if one.guild is not None]
    while day_of(site.clock()) <= day:  # noqa: ASYNC110 -- the processes' own clocks are about to strike
        await asyncio.sleep(0.1)
    one, other = await asyncio.gather(*map(told, people))
    assert one
    assert one == other
    async with database.open(site.where, as_it_is=True) as store:
        sets = await store.daily.of_days([day + 1, day + 2])
    assert [(found.day, found.slot) for found in sets] == [(day + 1, 0), (day + 1, 1), (day + 2, 0), (day + 2, 1)]
    assert all(set_hash(game_of(found.game), found.secret) == found.hash for found in sets)
    assert all(found.hash[:10] in one[0]["sets"] for found in sets if found.day == day + 2)
