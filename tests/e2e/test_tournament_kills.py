"""The process is killed again and again while a tournament goes on: no table is laid twice, no result is lost, no round
is left out, nobody is called twice.
"""

import asyncio
import random
from itertools import count

import pytest
from sqlalchemy import func, select

from bot.sandbox import Person, text_of
from bot.trouble import OLD_MESSAGE
from data import database, schema
from data.tournament_records import Course
from tests.e2e import cups
from tests.e2e.crashes import after
from tests.e2e.house import PATIENCE, House
from tests.e2e.people import press
from tests.said import is_said

pytestmark = pytest.mark.long

ROUNDS = 4
SECONDS = 3.0  # real ones after which a process that is connected is killed, though it shows nothing more


async def live_and_die(house: House, changes: int, seconds: float = SECONDS) -> None:
    """Let a new process go on when the time to check in has run out, and kill it after so many changes of what is
    shown, or after so many real seconds.
    """
    house.clock.advance(cups.CHECK_IN + 1)
    await house.spawn()
    process = house.process
    assert process is not None
    after(house, changes)
    await asyncio.wait([asyncio.create_task(process.wait())], timeout=seconds)
    await house.kill()


def calls(house: House, person: Person) -> dict[int, int]:
    """By thread, how often people were called to the table in it."""
    return {
        channel: sum(is_said("tournament-call", text_of(one)) for one in person.at(there).messages())
        for channel, there in house.sandbox.world.channels.items()
    }


async def whole(house: House, before: Course | None) -> Course:
    """The tournament as it is stored: it has lost nothing since, and each of its pairings has one table at most. No
    process may hold the database.
    """
    async with database.open(house.where, as_it_is=True) as store:
        now = await store.tournaments.course(1)
        async with store._reader.begin() as connection:
            stored = await connection.scalar(select(func.count()).select_from(schema.tables))
    assert now is not None
    results = {(one.round, one.number): one.scores for one in now.pairings}
    over = [one for one in before.pairings if one.ended is not None] if before is not None else []
    assert all(results[one.round, one.number] == one.scores for one in over)
    drawn = {one.round for one in now.pairings}
    assert drawn == set(range(1, now.tournament.round + 1))
    for number in drawn:
        placed = [one for pairing in now.pairings if pairing.round == number for one in pairing.entrants]
        assert sorted(placed) == [one.number for one in now.entries]
    laid = [one.table for one in now.pairings if one.table is not None]
    assert len(laid) == len(set(laid)) == stored
    return now


@pytest.mark.parametrize(
    ("people", "kills"), [(5, 10), pytest.param(40, 100, marks=pytest.mark.thorough)], ids=["ten", "hundred"]
)
async def test_killed_at_any_moment_a_tournament_goes_on_from_what_is_stored(
    site: House, people: int, kills: int
) -> None:
    luck = random.Random(kills)
    site.program = "tests.e2e.hasty_bot"
    await site.spawn()
    marie = await cups.host(site)
    await cups.created(marie, game="jubilee", rounds=str(ROUNDS), seats="2", pace="quick")
    await marie.until(lambda one: is_said("tournament-title", text_of(one)), PATIENCE)
    for one in (marie, *site.people(*(f"Guest {at}" for at in range(people - 1)))):
        await press(one, "join", cups.message(one))
    await press(marie, "begin", cups.message(marie))
    await site.kill()
    now = await whole(site, None)
    async with asyncio.timeout(PATIENCE * kills):
        for _ in range(kills):
            await live_and_die(site, luck.randint(1, 4 * people))
            now = await whole(site, now)
        lives = count(1)
        while now.tournament.phase != "over":  # the next one has longer: on a busy machine a life may be too short
            await live_and_die(site, 1000 * people, SECONDS * next(lives))
            now = await whole(site, now)
    assert now.tournament.round == ROUNDS
    assert all(one.ended is not None and one.scores for one in now.pairings)
    assert set(calls(site, marie).values()) == {0, 1}  # nobody in the hall, and once in each thread that heard of it
    # With a hundred kills it takes hours, and Discord rations the edits of a message that is older than one.
    old = [one for one in site.sandbox.refusals if one.response["code"] == OLD_MESSAGE]
    site.asked_for = [one.status for one in old]
