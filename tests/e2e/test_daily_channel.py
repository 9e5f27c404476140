"""The message about today's deals in a server's channel: one a day, which becomes the day's result."""

from types import SimpleNamespace

import pytest

from bot.daily import flow
from bot.sandbox import JSON, Channel, Guild, Person, is_ephemeral, text_of
from tests.e2e.deals import closed, finished, haunted, shown
from tests.e2e.house import House
from tests.e2e.people import press
from tests.said import is_said

pytestmark = pytest.mark.long


async def wants(house: House, guild: Guild, where: Channel) -> None:
    """Let the server name a channel for the deals of the day."""
    await house.bot.registry.store.servers.change(guild.id, {"daily_channel": where.id})


async def told(house: House) -> None:
    """Tell every server that wants it."""
    await flow.tell(house.bot, house.bot.registry.store, house.bot.registry.now, house.bot.registry.server_settings)
    await house.bot.registry.settle()  # the clock may have told some


def posted(person: Person, where: Channel) -> list[JSON]:
    return [one for one in person.at(where).messages() if not is_ephemeral(one)]


async def test_one_message_a_day_is_posted_and_becomes_the_result(day: House) -> None:
    (marie,) = day.people("Marie")
    news = day.sandbox.add_channel(day.guild, "news")
    await wants(day, day.guild, news)
    for _ in range(2):
        await told(day)
    (call,) = posted(marie, news)
    assert is_said("daily-call", text_of(call))
    page = shown(await press(marie.at(news), "daily", call))
    assert is_said("daily-set-new", text_of(page))
    await haunted(day)
    await finished(day, marie)
    await closed(day)
    for _ in range(2):
        await told(day)
    result, call = posted(marie, news)
    assert is_said("daily-closing-title", text_of(result))
    assert "Marie" in text_of(result)
    assert is_said("daily-call", text_of(call))


async def test_a_deleted_message_stays_away_and_the_next_one_comes(day: House) -> None:
    (marie,) = day.people("Marie")
    news = day.sandbox.add_channel(day.guild, "news")
    await wants(day, day.guild, news)
    await told(day)
    (call,) = posted(marie, news)
    day.sandbox.delete_message(call)
    day.asked_for.append(404)
    await haunted(day)
    await closed(day)
    await told(day)
    (call,) = posted(marie, news)
    assert is_said("daily-call", text_of(call))


async def test_many_servers_are_told_one_after_the_other_and_leave_the_tables_their_calls(
    day: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def note(seconds: float) -> None:
        waited.append(seconds)

    halls = []
    for number in range(5):
        guild = day.sandbox.add_guild(f"Server {number}")
        halls.append(day.sandbox.add_channel(guild, "news"))
        await wants(day, guild, halls[-1])
    await day.quiet()
    monkeypatch.setattr(flow, "asyncio", SimpleNamespace(sleep=note))
    await told(day)
    assert waited == [flow.APART_SECONDS] * len(halls)
