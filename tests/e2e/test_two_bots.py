"""Two bots with one file as their database: the second one says so and ends, and the first one's table plays on."""

import asyncio

import pytest

from bot.operations import exits
from tests.e2e.clicks import replayed
from tests.e2e.crashes import nothing_lost
from tests.e2e.house import PATIENCE, House
from tests.e2e.people import dealt, play_round, players, press, seated

pytestmark = pytest.mark.long


async def test_the_second_bot_ends_with_a_sentence_and_the_round_goes_on_to_its_end(site: House) -> None:
    people = site.people("Marie", "Bob", "Zoé")
    playing = players(people, "two bots")
    await site.spawn()
    first = site.process
    assert first is not None
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)

    going_on = asyncio.create_task(play_round(playing, 1))
    site.errors = asyncio.subprocess.PIPE
    second = await site.begin("auto")
    _, said = await asyncio.wait_for(second.communicate(), PATIENCE)
    assert second.returncode == exits.TEMPORARY_FAILURE
    assert said.decode() == (
        f"{site.where} is used by another process of the bot already (process {first.pid}): stop that one, or set "
        f"DATABASE to another file\n"
    )

    await going_on
    assert first.returncode is None
    _, played, moves = await site.saved()
    assert played is not None
    assert played.ended is not None
    order, _ = replayed(played, moves)
    nothing_lost(playing, order, moves, (0, 0, 0))
