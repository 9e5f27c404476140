"""PostgreSQL is restarted while people play: the bot stays with Discord, answers late, and loses nothing."""

import asyncio
from collections.abc import Iterator

import pytest

from data.database import Address
from data.settings_records import Preferences
from tests.e2e.clicks import replayed
from tests.e2e.crashes import nothing_lost
from tests.e2e.house import House
from tests.e2e.people import dealt, play_round, players, press, seated
from tests.postgres import Server, served

pytestmark = pytest.mark.long


@pytest.fixture
def mortal() -> Iterator[Server]:
    """A server of the test's own, which it may stop."""
    with served(durable=False) as running:
        yield running


@pytest.fixture
def where(mortal: Server) -> Address:
    return mortal.database()


async def test_people_play_on_while_the_server_is_restarted(site: House, mortal: Server) -> None:
    people = site.people("Marie", "Bob", "Zoé")
    playing = players(people, "restart")
    await site.open()
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    sessions = set(site.sandbox.hub.sessions)
    round_of_theirs = asyncio.create_task(play_round(playing, 1))
    marie = people[0].user.id
    await asyncio.to_thread(mortal.stop)
    site.bot.registry.preferences._unusual[marie] = Preferences(letters=False)  # as another process knows better
    await asyncio.to_thread(mortal.start)
    await round_of_theirs
    await site.quiet()
    _, played, moves = await site.saved()
    order, _ = replayed(played, moves)
    nothing_lost(playing, order, moves, (0, 0, 0))
    assert site.bot.registry.preferences.of(marie) == Preferences()
    assert set(site.sandbox.hub.sessions) == sessions
