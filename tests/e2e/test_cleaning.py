"""A channel or thread is deleted: what was stored of it goes, at once or at the next start. A server that is gone keeps
everything for 30 days. An outage deletes nothing.
"""

import logging

import pytest

from bot.runtime.cleanup import KEPT
from bot.runtime.registry import RECENT_SECONDS
from bot.sandbox import Channel
from bot.sandbox.channels import start_thread
from bot.sandbox.world import PUBLIC_THREAD
from tests.e2e.boards import listed, page
from tests.e2e.cleaned import heard, left, moved_in, next_day, played, swept
from tests.e2e.house import House
from tests.e2e.people import is_lobby, press, public, seated

pytestmark = pytest.mark.long


def thread_in(house: House, parent: Channel) -> Channel:
    """A thread that somebody has opened: not a table's own."""
    world = house.sandbox.world
    body = {"name": "a long night"}
    return start_thread(house.sandbox, parent, body, PUBLIC_THREAD, world.snowflake(), world.warden)


@pytest.fixture
async def house(site: House) -> House:
    """A house whose bot does not look in the middle of a test for what is gone."""
    return await moved_in(site)


async def test_a_deleted_server_stands_still_and_leaves_nothing_after_thirty_days(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.runtime.cleanup")
    people = await played(house, house.hall, "Marie", "Bob", "Zoé")
    for person in people:
        await press(person, "ready")
    await house.quiet()
    assert (await house.table()).due is not None
    kept = await left(house)
    house.sandbox.delete_guild(house.guild)
    await heard(house)
    kept |= {"departures": 1}
    assert await left(house) == kept
    house.clock.stop()  # or the second that is left passes on a slow machine
    since = len(house.calls())
    await house.wait(KEPT - 1)
    assert house.calls(since) == []
    await next_day(house)
    assert await left(house) == kept
    assert "deleted" not in caplog.text
    house.clock.advance(1)
    await next_day(house)
    assert not any((await left(house)).values())
    assert await house.bot.registry.table(1) is None
    (text,) = [one.getMessage() for one in caplog.records if one.name == "bot.runtime.cleanup"]
    assert str(house.guild.id) in text
    assert all(f"{name} {count}" in text for name, count in kept.items())
    house.asked_for = [404, 404]


async def test_a_deleted_channel_takes_its_table_and_leaves_ranks(house: House) -> None:
    yard = house.sandbox.add_channel(house.guild, "yard")
    people = await played(house, yard, "Marie", "Bob", "Zoé")
    marie = people[0].at(house.hall)
    board = listed(page(await marie.slash("misery", span="month")))
    await house.table()
    house.sandbox.delete_channel(yard)
    await heard(house)
    assert await house.bot.registry.table(1) is None
    rows = await left(house)
    assert [rows[name] for name in ("tables", "rounds", "moves", "sitters")] == [0] * 4
    assert listed(page(await marie.slash("misery", span="month"))) == board
    assert len(board) == 3
    since = len(house.calls())
    await house.wait(3600)
    assert house.calls(since) == []
    await seated(marie)  # nobody is held by a stool that is no more
    assert is_lobby(public(marie))


async def test_a_deleted_thread_takes_its_table_and_those_beside_it_go_on(house: House) -> None:
    thread = thread_in(house, house.hall)
    await played(house, thread, "Marie", "Bob", "Zoé")
    nora = house.people("Nora")[0]
    await seated(nora)
    house.sandbox.delete_channel(thread)
    await heard(house)
    assert await house.bot.registry.table(1) is None
    table = await house.table(2)
    assert table.sits(nora.user.id)
    assert (await left(house))["results"] == 3


async def test_a_thread_goes_with_its_channel(house: House) -> None:
    yard = house.sandbox.add_channel(house.guild, "yard")
    await played(house, thread_in(house, yard), "Marie", "Bob", "Zoé")
    house.sandbox.delete_channel(yard)
    await heard(house)
    assert (await left(house))["tables"] == 0


async def test_an_outage_deletes_nothing_and_afterwards_all_is_there(house: House) -> None:
    people = await played(house, house.hall, "Marie", "Bob", "Zoé")
    before = await left(house)
    house.sandbox.lose(house.guild)
    await heard(house)
    assert await left(house) == before
    await house.shut()
    await house.open()  # Discord lists the server, but it does not come
    await swept(house)
    assert await left(house) == before
    house.guild.out = False
    assert len(listed(page(await people[0].slash("misery", span="month")))) == 3


async def test_what_was_deleted_while_the_bot_was_away_is_found_at_the_start(house: House) -> None:
    yard, cellar = (house.sandbox.add_channel(house.guild, name) for name in ("yard", "cellar"))
    asleep = thread_in(house, house.hall)
    for channel, name in ((house.hall, "Marie"), (yard, "Bob"), (cellar, "Zoé"), (asleep, "Kim")):
        await seated(house.people(name)[0].at(channel))
    elsewhere = house.sandbox.add_guild("Elsewhere")
    nora = house.person(house.sandbox.add_person("Nora", elsewhere), house.sandbox.add_channel(elsewhere, "square"))
    await seated(nora)
    house.sandbox.archive(asleep)
    await house.shut()
    house.sandbox.delete_channel(yard)
    house.sandbox.deny(cellar, house.guild, "view_channel")
    house.sandbox.delete_guild(elsewhere)
    house.asked_for = [404, 404]
    house.clock.advance(RECENT_SECONDS)  # pictures are not due any more
    await house.open()
    await swept(house)
    numbers = [number for number in range(1, 6) if await house.bot.registry.table(number)]
    assert numbers == [1, 3, 4, 5]  # a channel that is hidden and a thread that is archived are still there
    assert await house.bot.registry.store.cleaning.gone() == {elsewhere.id: pytest.approx(house.clock(), abs=60)}
