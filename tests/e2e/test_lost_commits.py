"""The connection to PostgreSQL is lost as a click is stored: the person is told what is so, and it is done once."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import URL

from bot.sandbox import text_of
from data.database import Address
from tests.e2e.clicks import replayed
from tests.e2e.crashes import nothing_lost, same_hands
from tests.e2e.house import House
from tests.e2e.people import dealt, hand_of, panel, play_round, players, press, seated
from tests.wire import Wire, wired

pytestmark = [pytest.mark.long, pytest.mark.parametrize("kind", ["postgresql"], indirect=True)]


@pytest.fixture
async def wire(where: Address, site: House) -> AsyncIterator[Wire]:
    """The wire through which the bot reaches its database."""
    assert isinstance(where, URL)
    async with wired(where) as (wire, through):
        site.where = through
        yield wire
        await site.shut()


@pytest.mark.parametrize("losing", ["request", "answer"])
async def test_a_play_is_done_once_and_told_as_done(site: House, wire: Wire, losing: str) -> None:
    people = site.people("Marie", "Bob", "Zoé")
    playing = players(people, losing)
    await site.open()
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    order, state = replayed(*(await site.saved())[1:])
    for _ in range(6):  # plays one after the other, each as its connection breaks
        asked = next(player for player in playing if order[state.pending[0].seat] == player.person.user.id)
        wire.lost.clear()
        wire.losing = losing
        while not wire.lost.is_set():  # other buttons ask first
            answer = await asked.answer(panel(asked.person))
            assert answer.message is not None
            assert "⚠️" not in text_of(answer.message)
        await site.quiet()
        _, played, moves = await site.saved()
        order, state = replayed(played, moves)
        nothing_lost(playing, order, moves, (0, 0, 0))
        seen = state.view(order.index(asked.person.user.id))
        assert hand_of(panel(asked.person)) == seen.zone("hand", seen.seat).cards
    await same_hands(people, order, state)
    await play_round(playing, 1)
