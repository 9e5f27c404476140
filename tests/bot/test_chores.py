"""Chores fail without disturbing anybody, are tried again, and say how they are."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from multidict import CIMultiDict, CIMultiDictProxy
from yarl import URL

from bot import trouble
from bot.runtime.chores import FIRST_PAUSE, LONG, LONGEST_PAUSE, Chores
from data.errors import DatabaseError

MINUTE = 60.0
PAGE = "<!DOCTYPE html>\n<html><title>Access denied</title>" + "<p>Cloudflare</p>" * 300


def refused(status: int, body: str | dict[str, Any], **headers: str) -> discord.HTTPException:
    """An answer of Discord, or of the proxy in front of it."""
    response = SimpleNamespace(status=status, reason="Refused", headers=headers)
    return discord.HTTPException(response, body)


class Work:
    """A chore's work, which goes as it is told."""

    def __init__(self) -> None:
        self.fails: Exception | None = None
        self.done = 0

    async def __call__(self) -> None:
        self.done += 1
        if self.fails is not None:
            raise self.fails


class House:
    """Chores on a clock that is turned by hand. `noted`: what the chores have told, in order."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.noted: list[Mapping[str, str]] = []
        self.away = False
        self.chores = Chores(lambda: self.time, self.note)

    async def note(self, reasons: Mapping[str, str]) -> None:
        if self.away:
            raise DatabaseError("the database is away", passing=True)
        self.noted.append(reasons)

    async def wait(self, seconds: float) -> None:
        self.time += seconds
        await self.chores.timer.strike()


@pytest.fixture
def house() -> House:
    return House()


def added(house: House, again: Callable[[float], float] | None = None) -> Work:
    work = Work()
    house.chores.add("faces", work, again)
    return work


async def test_a_chore_is_done_when_it_is_asked_for_and_once(house: House) -> None:
    work = added(house)
    await house.wait(MINUTE)
    assert work.done == 0
    house.chores.do("faces")
    await house.wait(0)
    await house.wait(30 * LONGEST_PAUSE)
    assert (work.done, house.chores.failing()) == (1, {})


async def test_a_failure_is_one_line_and_is_tried_again_after_a_pause_that_grows(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    work = added(house)
    work.fails = refused(503, PAGE)
    house.chores.do("faces")
    await house.wait(0)
    pauses = []
    for _ in range(8):
        before, tried = house.time, work.done
        while work.done == tried:
            await house.wait(MINUTE / 2)
        pauses.append(house.time - before)
    assert pauses == [min(FIRST_PAUSE * 2**n, LONGEST_PAUSE) for n in range(8)]
    lines = [one.getMessage() for one in caplog.records]
    assert lines[0] == ("faces: Discord answered 503 Refused: a page instead of an answer; it is tried again in 1 min")
    assert not any(one.exc_info for one in caplog.records)
    with caplog.at_level(logging.INFO):
        work.fails = None
        await house.wait(LONGEST_PAUSE)
    assert caplog.records[-1].getMessage() == "faces: done at last"
    assert house.chores.failing() == {}


@pytest.mark.parametrize(
    ("error", "pause"),
    [
        (refused(400, {"code": 30034, "message": "Max number of daily application command creates"}), LONGEST_PAUSE),
        (refused(403, {"code": 50001, "message": "Missing Access"}), LONGEST_PAUSE),
        (refused(429, PAGE, **{"Retry-After": "7200"}), 7200.0),
        (refused(403, PAGE), FIRST_PAUSE),
        (aiohttp.ServerDisconnectedError(), FIRST_PAUSE),
        (TimeoutError(), FIRST_PAUSE),
        (DatabaseError("the disk is full"), FIRST_PAUSE),
    ],
)
async def test_the_pause_depends_on_what_was_said(house: House, error: Exception, pause: float) -> None:
    work = added(house)
    work.fails = error
    house.chores.do("faces")
    await house.wait(0)
    await house.wait(pause - 1)
    assert work.done == 1
    await house.wait(1)
    assert work.done == 2


async def test_a_fault_of_ours_has_its_traceback(house: House, caplog: pytest.LogCaptureFixture) -> None:
    added(house).fails = ZeroDivisionError("a slip")
    house.chores.do("faces")
    await house.wait(0)
    assert caplog.records[0].exc_info is not None


async def test_a_chore_that_went_well_is_repeated_when_its_time_comes(house: House) -> None:
    work = added(house, again=lambda now: now + 6 * LONGEST_PAUSE)
    house.chores.do("faces")
    for done in (1, 2, 3):
        await house.wait(0)
        assert work.done == done
        await house.wait(6 * LONGEST_PAUSE - 1)
        assert work.done == done
        house.time += 1


async def test_what_fails_is_noted_once_and_taken_back(house: House) -> None:
    work = added(house)
    work.fails = TimeoutError("no answer")
    house.away = True
    house.chores.do("faces")
    await house.wait(0)
    assert house.noted == []
    house.away = False
    await house.wait(FIRST_PAUSE)
    await house.wait(2 * FIRST_PAUSE)
    assert house.noted == [{"faces": "TimeoutError: no answer"}]
    assert house.chores.failing() == {"faces": "TimeoutError: no answer; it is tried again in 4 min"}
    work.fails = None
    await house.wait(LONGEST_PAUSE)
    assert house.noted[1:] == [{}]


async def test_a_chore_that_hangs_is_named_and_can_be_stopped(house: House) -> None:
    begun, over = asyncio.Event(), asyncio.Event()

    async def hang() -> None:
        begun.set()
        await over.wait()

    house.chores.add("commands", hang)
    house.chores.do("commands")
    running = asyncio.create_task(house.chores.timer.run())
    await begun.wait()
    assert house.chores.failing() == {}
    house.time += LONG
    assert house.chores.failing() == {"commands": "it has been under way for 5 min"}
    running.cancel()
    await house.chores.timer.stop()
    assert not house.chores.timer.ringing


# ---------------------------------------------------------------------- errors in one line


def requested() -> aiohttp.RequestInfo:
    url = URL("https://discord.com/api/v10/interactions/7/a-secret-token/callback")
    return aiohttp.RequestInfo(url, "POST", CIMultiDictProxy(CIMultiDict[str]()), url)


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (refused(429, PAGE), "Discord answered 429 Refused: a page instead of an answer"),
        (
            refused(
                400,
                {
                    "code": 50035,
                    "message": "Invalid Form Body",
                    "errors": {"0": {"_errors": [{"code": "X", "message": "Too\nlong"}]}},
                },
            ),
            "Discord answered 400 Refused (code 50035): Invalid Form Body In 0: Too long",
        ),
        (refused(502, ""), "Discord answered 502 Refused"),
        (TimeoutError(), "TimeoutError"),
        (
            aiohttp.ContentTypeError(requested(), (), status=200, message="unexpected mimetype"),
            "ContentTypeError: 200 unexpected mimetype",
        ),
        (
            aiohttp.ClientError("cannot connect to https://discord.com/api/v10/webhooks/1/a-secret-token?wait=true"),
            "ClientError: cannot connect to …",
        ),
        (OSError("x" * 1000), "OSError: " + "x" * 299 + "…"),
    ],
)
def test_an_error_is_described_in_one_line_without_pages_and_addresses(error: Exception, line: str) -> None:
    assert trouble.describe(error) == line


def test_the_answer_to_the_first_question_about_the_gateway_is_found() -> None:
    error = discord.GatewayNotFound()  # type: ignore[no-untyped-call]  # discord.py says no types here
    assert trouble.may_pass(error)
    error.__cause__ = refused(429, PAGE, **{"Retry-After": "57"})
    assert trouble.shut_out(error)
    assert trouble.retry_after(error) == 57.0
    assert "429" in trouble.describe(error)
    assert not trouble.shut_out(refused(429, {"message": "You are being rate limited."}))
    assert not trouble.shut_out(refused(503, PAGE))
