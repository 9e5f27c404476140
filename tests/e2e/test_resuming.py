"""A bot that ends cleanly leaves its sessions with Discord to the next one, which goes on with them."""

import asyncio

import discord
import pytest

from bot import sessions
from bot.client import Client
from data.sessions import KEPT_SECONDS, Session
from tests.data import raw
from tests.e2e.house import House
from tests.e2e.people import press
from tests.postgres import KINDS

pytestmark = pytest.mark.parametrize("kind", KINDS, indirect=True)


@pytest.fixture
def site(site: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house in which no bot waits longer than it has to before it is ready, or between two attempts to begin."""
    site.guild_seconds = 0.05
    monkeypatch.setattr(Client, "before_identify_hook", nothing)
    return site


async def nothing(*_: object, **__: object) -> list[Session]:
    return []


def begun_sessions(site: House) -> int:
    """The number of sessions that bots have begun."""
    limits = site.sandbox.hub.identifying.limits()
    return int(limits["total"]) - int(limits["remaining"])


def known(site: House) -> list[object]:
    """All that the bot knows of servers."""
    return [sessions._describe(guild) for guild in site.bot.guilds]


async def stored(site: House) -> int:
    """The number of sessions that wait for the next process."""
    return int((await raw.rows(site.bot.registry.store, "SELECT count(*) FROM sessions"))[0][0])


async def test_the_next_bot_goes_on_with_the_session_and_knows_what_was_known(site: House) -> None:
    bot = site.sandbox.world.bot
    site.sandbox.add_role(site.guild, "players", bot, mentionable=True)
    site.sandbox.deny(site.hall, site.guild, "view_channel")
    site.sandbox.allow(site.hall, bot, "view_channel")
    site.sandbox.lose(site.sandbox.add_guild("Out"))
    await site.open()
    await site.bot.wait_until_ready()
    before, heard = known(site), set(site.sandbox.hub.sessions)
    assert len(before) == 2
    await site.shut()
    await site.open()
    await site.bot.wait_until_ready()
    assert (set(site.sandbox.hub.sessions), begun_sessions(site)) == (heard, 1)
    assert known(site) == before
    hall = site.bot.get_channel(site.hall.id)
    assert isinstance(hall, discord.TextChannel)
    assert not hall.permissions_for(hall.guild.default_role).view_channel
    assert hall.permissions_for(hall.guild.me).view_channel
    assert await stored(site) == 0


@pytest.mark.parametrize("forgotten", [False, True])
async def test_a_session_is_said_to_be_resumed_once_discord_says_so(
    site: House, forgotten: bool, caplog: pytest.LogCaptureFixture
) -> None:
    await site.open()
    await site.bot.wait_until_ready()
    await site.shut()
    if forgotten:
        site.sandbox.forget_sessions()
    with caplog.at_level("INFO", "bot.client"):
        await site.open()
        await site.bot.wait_until_ready()
    assert ("the session of the process before is resumed" in caplog.text) == (not forgotten)


async def test_what_is_clicked_meanwhile_is_answered_late_and_done_once(site: House) -> None:
    marie, bob = site.people("Marie", "Bob")
    await site.open()
    await marie.slash("tahimi start")
    await site.quiet()
    await site.shut()
    clicked = len(site.sandbox.interactions)
    joining = asyncio.create_task(press(bob, "join"))
    while len(site.sandbox.interactions) == clicked:  # noqa: ASYNC110 -- he is about to click
        await asyncio.sleep(0)
    await site.open()
    assert (await joining).message is not None
    await site.quiet()
    record, _, _ = await site.saved()
    assert [person.user for person in record.people] == [marie.user.id, bob.user.id]
    assert record.revision == 1
    assert begun_sessions(site) == 1


async def test_what_changes_meanwhile_is_known_afterwards(site: House) -> None:
    cellar = site.sandbox.add_channel(site.guild, "cellar")
    await site.open()
    await site.shut()
    attic = site.sandbox.add_channel(site.guild, "attic")
    site.sandbox.deny(site.hall, site.guild, "view_channel")
    site.sandbox.delete_channel(cellar)
    await site.open()
    await site.bot.wait_until_ready()
    await site.quiet()
    guild = site.bot.get_guild(site.guild.id)
    assert guild is not None
    assert {channel.id for channel in guild.channels} == {site.hall.id, attic.id}
    assert not guild.channels[0].permissions_for(guild.default_role).view_channel
    assert begun_sessions(site) == 1


@pytest.mark.parametrize("why", ["forgotten by Discord", "left too long ago", "of another version", "killed"])
async def test_what_cannot_be_resumed_begins_anew(site: House, monkeypatch: pytest.MonkeyPatch, why: str) -> None:
    await site.open()
    await site.bot.wait_until_ready()
    before = known(site)
    if why == "killed":
        monkeypatch.setattr(sessions, "leave", nothing)
    await site.shut()
    if why == "forgotten by Discord":
        site.sandbox.forget_sessions()
    if why == "left too long ago":
        site.clock.advance(KEPT_SECONDS + 1)
    if why == "of another version":
        monkeypatch.setattr(sessions, "VERSION", 2)
    await site.open()
    await site.bot.wait_until_ready()
    assert begun_sessions(site) == 2
    assert known(site) == before
    assert await stored(site) == 0


async def test_a_session_that_discord_is_not_sure_of_is_asked_for_again(site: House) -> None:
    await site.open()
    await site.shut()
    site.sandbox.hub.doubts = 1
    await site.open()
    await site.bot.wait_until_ready()
    assert begun_sessions(site) == 1
    assert site.sandbox.hub.doubts == 0
