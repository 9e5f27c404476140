"""Whatever Discord answers while the bot starts, it goes on or ends with one sentence, and what play does not need
stops no play. Nothing waits in real time: the pauses of the bot and of discord.py are turned on the house's clock.
"""

import asyncio
import logging
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.faces import PACKS, drawing, emojis
from bot.messages.rate_limiter import RateLimiter
from bot.operations import start
from bot.operations.exits import CONFIGURATION_ERROR, TEMPORARY_FAILURE
from bot.runtime import chores
from bot.sandbox.faults import CallFault
from tests.e2e.house import House
from tests.e2e.people import play_round
from tests.e2e.presence import NAMES, begun

pytestmark = pytest.mark.long

OFTEN = 10_000
HOUR, BAN = 3600.0, 1234.0  # seconds
PATIENCE = 2.0  # real seconds that discord.py waits for an answer that never comes
LOGIN, APPLICATION, GATEWAY = "/users/@me", "/oauth2/applications/@me", "/gateway/bot"
COMMANDS, EMOJIS = "/applications/{application_id}/commands", "/applications/{application_id}/emojis"

REFUSALS = {
    "too many new commands": CallFault(OFTEN, status=400, code=30034),
    "a bad body": CallFault(OFTEN, status=400, code=50035),
    "a bad token": CallFault(OFTEN, status=401),
    "no access": CallFault(OFTEN, status=403, code=50001),
    "nothing there": CallFault(OFTEN, status=404),
    "an hour": CallFault(OFTEN, status=429, retry_after=HOUR),
    "shut out for a while": CallFault(OFTEN, status=429, retry_after=BAN, page=True),
    "shut out": CallFault(OFTEN, status=403, page=True),
    "broken": CallFault(OFTEN, status=500),
    "overloaded": CallFault(OFTEN, status=503),
    "overloaded, with a page": CallFault(OFTEN, status=503, page=True),
    "a page for guests": CallFault(OFTEN, status=200, page=True),
    "cut": CallFault(OFTEN, lost="request"),
    "silence": CallFault(OFTEN, delay=60.0),
}
refusals = pytest.mark.parametrize("refusal", list(REFUSALS))


@pytest.fixture
def turned(site: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house in which discord.py's pauses take no time, and silence is noticed soon."""
    shim = SimpleNamespace(**{name: getattr(asyncio, name) for name in dir(asyncio)} | {"sleep": site.sleep})
    monkeypatch.setattr(discord.http, "asyncio", shim)
    monkeypatch.setattr(RateLimiter, "stop", lambda *_: None)
    return site


def impatient(monkeypatch: pytest.MonkeyPatch, refusal: str) -> None:
    if refusal == "silence":
        monkeypatch.setattr(aiohttp.client, "DEFAULT_TIMEOUT", aiohttp.ClientTimeout(total=PATIENCE))


def clean(house: House, caplog: pytest.LogCaptureFixture, said: str = "") -> None:
    """Nothing that was logged or said has a traceback, a page or an address in it."""
    for one in caplog.records:
        assert one.exc_info is None, one.getMessage()
        assert "<" not in one.getMessage(), one.getMessage()
    assert "<" not in said
    assert said.count("\n") <= 1
    house.asked_for = [one.status for one in house.sandbox.refusals]
    caplog.clear()


async def ended(house: House) -> int:
    """Let a bot start that cannot; return its exit code."""
    client = house.make()
    try:
        await start.play(client, house.sandbox.token)
    except start.REFUSALS as error:
        return start.refuse(error)
    finally:
        await client.close()
    return 0


@refusals
@pytest.mark.parametrize("template", [LOGIN, APPLICATION, GATEWAY, COMMANDS])
async def test_a_first_start_that_is_refused_ends_with_one_sentence(
    turned: House,
    template: str,
    refusal: str,
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    impatient(monkeypatch, refusal)
    turned.sandbox.faults.append(replace(REFUSALS[refusal], template=template))
    begun = turned.clock()
    code = await ended(turned)
    said = capsys.readouterr().err
    assert code == (CONFIGURATION_ERROR if refusal == "a bad token" else TEMPORARY_FAILURE)
    banned = {"shut out for a while": BAN, "shut out": start.UNSAID, "an hour": HOUR}
    if refusal in banned:
        put_off = "Discord takes no more calls of the bot for 60 min"
        assert said.startswith(put_off if refusal == "an hour" else "Discord has shut this address out for ")
        assert [one.getMessage() for one in caplog.records if one.name == "bot.client"][-1:] == [said.strip()]
        assert turned.clock() - begun < 2 * banned[refusal]
        assert turned.clock() - begun >= banned[refusal]
    elif refusal == "a bad token":
        assert said.startswith("Discord does not accept this token")
    else:
        assert said.startswith(("Discord refuses", "Discord cannot be reached"))
    clean(turned, caplog, said)


@pytest.fixture
async def known(turned: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house whose bot has played before, and whose commands and faces have changed since."""
    face = drawing.face("A")
    monkeypatch.setattr(drawing, "face", lambda _: face)
    monkeypatch.setattr(emojis, "PACKS", [pack[:2] for pack in PACKS])
    await turned.open()
    await turned.bot.registry.store.facts.write("commands", "those of another version")
    await turned.shut()
    turned.sandbox.forget_sessions()
    commands = turned.sandbox.world.commands[None]
    commands.pop(next(iter(commands)))
    turned.faces = True
    return turned


async def looked_at(house: House) -> tuple[int, str]:
    """What the health check is told."""
    assert house.bot.health is not None
    async with aiohttp.ClientSession() as session, session.get(f"{house.bot.health}/healthz") as answer:
        return answer.status, await answer.text()


@refusals
async def test_a_bot_goes_on_with_the_commands_and_faces_of_before(
    known: House, refusal: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient(monkeypatch, refusal)
    faults = [replace(REFUSALS[refusal], template=template) for template in (COMMANDS, EMOJIS)]
    known.sandbox.faults += faults
    known.health_port = 0
    known.guild_seconds = 0.1
    await known.open()
    await known.bot.wait_until_ready()
    await known.bot.chores.timer.settle()
    assert {"commands", "card faces"} <= known.bot.chores.failing().keys()
    status, text = await looked_at(known)
    assert (status, text.splitlines()[0]) == (200, "ok")
    assert any(line.startswith("commands: ") for line in text.splitlines())
    noted = await chores.noted(known.bot.registry.store.facts, known.bot.registry.shards)
    assert {"commands", "card faces"} <= noted.keys()
    clean(known, caplog)
    known.sandbox.faults.clear()
    known.clock.advance(2 * HOUR)
    await known.bot.chores.timer.strike()
    assert known.bot.chores.failing() == {}
    assert await chores.noted(known.bot.registry.store.facts, known.bot.registry.shards) == {}
    assert (await looked_at(known))[1] == "ok\n"
    clean(known, caplog)


async def test_a_bot_whose_every_chore_is_refused_plays_on(known: House, caplog: pytest.LogCaptureFixture) -> None:
    refused = replace(REFUSALS["no access"])
    known.sandbox.faults += [replace(refused, template=template) for template in (COMMANDS, EMOJIS)]
    known.guild_seconds = 0.1
    await known.open()
    await known.bot.wait_until_ready()

    async def refuse() -> None:
        raise discord.Forbidden(SimpleNamespace(status=403, reason="Forbidden", headers={}), "")

    for chore in known.bot.chores._chores:
        chore.work = refuse
    known.bot.chores.do(*known.bot.chores.names)
    await known.bot.chores.timer.strike()
    assert set(known.bot.chores.failing()) == set(known.bot.chores.names)
    playing = await begun(known, *NAMES)
    await play_round(playing, 1)
    for _ in range(10):
        await known.wait(60.0)
        await known.bot.chores.timer.strike()
    assert set(known.bot.chores.failing()) == set(known.bot.chores.names)
    assert (await known.table()).record.phase == "between"
    await known.quiet()
    assert known.running is not None
    assert not known.running.done()
    clean(known, caplog)


async def test_a_signal_ends_a_bot_that_waits_outside(turned: House, caplog: pytest.LogCaptureFixture) -> None:
    waits, over = asyncio.Event(), asyncio.Event()

    async def sleep(_: float) -> None:
        waits.set()
        await over.wait()

    turned.sandbox.faults.append(replace(REFUSALS["shut out for a while"], template=LOGIN))
    turned.health_port = 0
    client: Any = turned.make()
    client._sleep = sleep
    playing = asyncio.create_task(start.play(client, turned.sandbox.token))
    await waits.wait()
    async with aiohttp.ClientSession() as session, session.get(f"{client.health}/healthz") as answer:
        said = "Discord has shut this address out for 21 min; starting again before that prolongs it.\n"
        assert (answer.status, await answer.text()) == (503, said)
    await client.close()
    await playing
    clean(turned, caplog)


async def test_a_bot_without_session_starts_waits_until_there_are_some(
    turned: House, caplog: pytest.LogCaptureFixture
) -> None:
    limits = turned.sandbox.hub.identifying
    limits.limited, limits.total = False, 3
    for _ in range(3):
        limits.begin(0)
    before = turned.clock()
    await turned.open()
    assert turned.clock() - before >= 86_400
    lines = [one.getMessage() for one in caplog.records if one.name == "bot.session_starts"]
    assert "of a day's 3 sessions with Discord, 0 are left, and 1 wanted" in " ".join(lines)
    assert "only 0 of a day's 3 sessions are left" in lines
    clean(turned, caplog)


async def test_a_port_that_is_taken_stops_no_play(turned: House, caplog: pytest.LogCaptureFixture) -> None:
    other = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    async with other:
        turned.health_port = other.sockets[0].getsockname()[1]
        with caplog.at_level(logging.WARNING):
            await turned.open()
            await turned.bot.chores.timer.strike()
        assert "HEALTH_PORT" in turned.bot.chores.failing()["health check"]
    clean(turned, caplog)
    turned.clock.advance(HOUR)
    await turned.bot.chores.timer.strike()
    assert turned.bot.chores.failing() == {}
