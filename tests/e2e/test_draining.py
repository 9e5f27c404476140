"""Draining: nothing new begins, tables say so, and the bot ends with the last round or when time is up."""

import pytest

from bot import client
from bot.runtime import drain
from bot.sandbox import text_of
from bot.table.deadlines import BREAKS
from data.shards import ALL, Shards
from tests.e2e.house import House
from tests.e2e.people import play_round, public, reply, seated
from tests.e2e.presence import NAMES, begun
from tests.said import is_said, said

MINUTE = 60.0


@pytest.fixture
async def house(site: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house whose bot looks whether it is to drain only when it is told to look."""
    monkeypatch.setattr(client, "WATCH_SECONDS", 3600.0)
    await site.open()
    return site


async def drained(house: House, seconds: float = 30 * MINUTE) -> bool:
    """Ask the bot to drain; return True if it ends at once."""
    await drain.ask(house.bot.registry.store, house.clock() + seconds)
    return await drain.follow(house.bot.registry)


async def test_a_bot_that_nobody_asks_does_not_drain(house: House) -> None:
    assert not await drain.follow(house.bot.registry)
    assert await drain.answer(house.bot.registry.store) == ""


async def test_where_no_round_is_played_it_ends_at_once_and_says_so(house: House) -> None:
    await seated(*house.people(*NAMES))
    assert await drained(house)
    assert await drain.answer(house.bot.registry.store) == "0"


@pytest.mark.long
async def test_a_round_is_played_to_its_end_and_none_begins(house: House) -> None:
    playing = await begun(house, *NAMES)
    assert not await drained(house)
    assert await drain.answer(house.bot.registry.store) == "1"
    await house.quiet()
    assert is_said("table-stopping", text_of(public(playing[0].person)))
    await play_round(playing, 1)
    await house.quiet()
    shown = text_of(public(playing[0].person))
    assert is_said("table-stopping", shown)
    assert said("next-deal-after-restart") in shown
    assert not is_said("next-deal", shown)
    for player in playing:
        assert reply(await player.person.slash("tahimi start")) == said("refused-draining")
    table = await house.table()
    house.clock.advance(BREAKS["lively"] + 1)
    await house.bot.registry.timer.strike()
    assert table.record.round == 1
    assert await drain.follow(house.bot.registry)


async def test_it_ends_when_time_is_up_and_the_round_goes_on_after_a_restart(house: House) -> None:
    playing = await begun(house, *NAMES)
    assert not await drained(house, seconds=MINUTE)
    house.clock.advance(MINUTE + 1)
    assert await drain.follow(house.bot.registry)
    await house.shut()
    await house.open()
    assert await drain.answer(house.bot.registry.store) == ""
    await house.quiet()
    assert not is_said("table-stopping", text_of(public(playing[0].person)))
    assert (await house.table()).record.phase == "round"


async def test_slow_tables_and_lessons_are_not_waited_for(house: House) -> None:
    await begun(house, *NAMES, pace="slow")
    (nora,) = house.people("Nora")
    await nora.slash("cards learn", game="tahimi")
    await house.quiet()
    assert await drained(house)
    assert reply(await nora.slash("cards learn", game="tahimi")) == said("refused-draining")


async def test_one_range_of_shards_is_drained_and_the_others_hear_nothing(house: House) -> None:
    store, others = house.bot.registry.store, Shards(4, 7, 16)
    await drain.ask(store, house.clock() + 60, others)
    assert not await drain.follow(house.bot.registry)
    house.bot.registry.shards = others
    assert await drain.follow(house.bot.registry)
    assert await drain.answer(store, others) == "0"
    assert await drain.answer(store) == ""
    await drain.forget(store, others)
    assert await drain.answer(store, others) == ""
    house.bot.registry.stopping = None
    house.bot.registry.shards = ALL
