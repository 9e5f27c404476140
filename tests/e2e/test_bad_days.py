"""Discord's bad days: whatever happens to an answer on its way, the move that it answers stands once, everybody's panel
is true soon, and the log has a line.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.health import REGISTRY
from bot.messages import first_answer, panels
from bot.messages.surfaces import AGAIN_SECONDS
from bot.runtime.registry import RECENT_SECONDS
from bot.sandbox import JSON, Person, text_of
from bot.sandbox.faults import CallFault
from bot.sandbox.world import Message
from data import database
from tests.e2e.bad_day_plays import play_once, shows_the_truth
from tests.e2e.bad_days import ANSWERS, BAD_DAYS, POSTS, SHORT, TABLES, mix
from tests.e2e.clicks import asked, begun
from tests.e2e.house import PATIENCE, House
from tests.e2e.people import press, public, shows_round
from tests.said import is_said


@pytest.fixture
def hasty(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the time that discord.py and the bot wait before they try again pass at once, for everybody."""

    async def pass_(seconds: float) -> None:
        house.clock.advance(seconds)
        house.sandbox.tick()
        await asyncio.sleep(0)

    for module in ("discord.http", "discord.webhook.async_"):
        monkeypatch.setattr(f"{module}.asyncio", SimpleNamespace(**{**vars(asyncio), "sleep": pass_}))
    monkeypatch.setattr(panels, "RETRY_SECONDS", (0.0,) * 5)


@pytest.mark.long
async def test_a_table_goes_through_every_bad_day(
    house: House, hasty: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    people = house.people("Marie", "Bob")
    await begun(house, people, "jubilee", pace="slow")
    monkeypatch.setattr(first_answer, "ANSWER_SECONDS", SHORT / 2)
    for name, day in BAD_DAYS.items():
        *_, before = await house.saved()
        house.sandbox.patience = SHORT
        house.sandbox.faults += [replace(fault) for fault in day.calls]
        house.sandbox.hub.faults += [replace(day.event)] if day.event else []
        caplog.clear()
        played = await play_once(house, people)
        logged = [one for one in caplog.records if one.name.startswith("bot")]
        assert [one.levelno for one in logged] == [logging.WARNING] * day.lines, (name, caplog.text)
        assert not any(one.exc_info for one in logged), name
        assert not house.sandbox.faults, name
        *_, after = await house.saved()
        assert [move.action for move in after[len(before) :]] == [played], name
        house.sandbox.patience = PATIENCE
        for person in people:
            assert await shows_the_truth(house, person), name
            assert not any(is_said("refused-crash", text_of(message)) for message in person.messages())
    caplog.clear()
    house.asked_for = [one.status for one in house.sandbox.refusals]


async def test_a_hand_that_is_opened_while_the_turn_comes_to_it_asks_when_it_arrives(house: House) -> None:
    people = house.people("Marie", "Bob")
    await begun(house, people, "jubilee", pace="slow")
    first = await asked(house, people)
    (second,) = (person for person in people if person is not first)
    house.sandbox.faults.append(CallFault(template=ANSWERS, delay=SHORT))
    opening = asyncio.create_task(press(second, "hand"))
    while house.sandbox.faults:  # noqa: ASYNC110 -- the bot's turn: no time passes
        await asyncio.sleep(0)
    await play_once(house, people)
    await opening
    await house.quiet()
    assert await asked(house, people) is second
    assert await shows_the_truth(house, second)


async def test_a_message_that_is_refused_as_one_call_too_many_is_drawn_as_soon_as_calls_are_taken_again(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    people = house.people("Marie", "Bob")
    await begun(house, people, "jubilee", pace="slow")
    counted, since = refused_calls(), len(house.calls())
    times = 6  # after five, discord.py gives up
    house.sandbox.faults.append(CallFault(times, template=TABLES, status=429, retry_after=0.01))
    await play_once(house, people)
    assert [one.status for one in house.calls(since) if one.template == TABLES] == [429] * times + [200]
    assert refused_calls() == counted + times
    assert not [one for one in caplog.records if one.name.startswith("bot")]
    house.asked_for = [429] * times


def refused_calls() -> float:
    """The number of calls so far that were one too many for their route, as /metrics tells it."""
    return REGISTRY.get_sample_value("bot_refused_calls_total", {"scope": "user"}) or 0.0


async def test_a_burst_that_nothing_survives_leaves_everybody_a_true_panel_and_table_in_the_end(
    house: House, hasty: None, caplog: pytest.LogCaptureFixture
) -> None:
    people = house.people("Marie", "Bob")
    await begun(house, people, "jubilee", pace="slow")
    house.sandbox.patience = SHORT
    house.sandbox.faults.append(CallFault(16, status=503))
    played = await play_once(house, people)
    assert not house.sandbox.faults
    *_, moves = await house.saved()
    assert [move.action for move in moves] == [played]
    house.sandbox.patience = PATIENCE
    for person in people:
        assert await shows_the_truth(house, person)
    before = public(people[0])["components"]
    house.bot.registry.surfaces.mark(await house.table())
    await house.quiet()
    assert public(people[0])["components"] == before
    house.asked_for = [404 for one in house.sandbox.refusals if one.status == 404]  # it may have given up waiting
    no_tracebacks(caplog)


async def test_a_post_whose_answer_is_lost_stands_once(
    house: House, hasty: None, caplog: pytest.LogCaptureFixture
) -> None:
    """The post stands as one message, which shows the newest picture."""
    people = house.people("Marie", "Bob")
    await begun(house, people, "jubilee", pace="slow")
    message = house.sandbox.world.find_message((await house.table()).messages.message or 0)
    assert message is not None
    house.sandbox.remove(message)
    house.sandbox.faults.append(CallFault(method="POST", template=POSTS, lost="response"))
    await play_once(house, people)
    assert not house.sandbox.faults
    posted = [one for one in people[0].messages() if shows_round(one)]
    assert [one["id"] for one in posted] == [str((await house.table()).messages.message)]
    house.asked_for = [404, 404]
    no_tracebacks(caplog)


async def test_a_picture_that_was_refused_for_good_comes_when_the_right_does(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot finds out in a while that it may draw again, where nobody tells it so."""
    people = house.people("Marie", "Bob")
    await begun(house, people, "jubilee", pace="slow")
    rights: list[Callable[[], object]] = [
        lambda: house.sandbox.allow(house.hall, house.guild, "send_messages"),
        lambda: house.sandbox.grant(house.guild, house.sandbox.world.bot, "send_messages"),
        lambda: house.clock.advance(AGAIN_SECONDS + 1),
    ]
    for again in rights:
        before = public(people[0])["components"]
        house.sandbox.faults.append(CallFault(method="PATCH", template=TABLES, status=403, code=50013))
        await play_once(house, people)
        assert public(people[0])["components"] == before
        assert not house.sandbox.faults
        again()
        await public_changes(house, people[0], before)
    no_tracebacks(caplog)
    house.asked_for = [403] * 3


@pytest.mark.long
async def test_a_table_is_posted_within_a_minute_of_the_right_to_send(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """It is posted also where nothing tells the bot that it may again, and after a restart long after the last move."""
    people = house.people("Marie", "Bob")
    await begun(house, people, "jubilee", pace="slow")
    for restart in (False, True):
        house.sandbox.deny(house.hall, house.guild, "send_messages")
        message = await posted(house)
        assert message is not None
        house.sandbox.remove(message)
        await play_once(house, people)
        if restart:
            await house.shut()
            async with database.open(house.where) as store:
                await store.messages.save(1, {"message": None})  # as a deal leaves it
            house.clock.advance(RECENT_SECONDS + 1)
            await house.open()
            await house.quiet()
        assert await posted(house) is None
        house.hall.overwrites.clear()  # as silently as a time-out of the bot ends
        await house.wait(60.0)
        assert await posted(house) is not None
    no_tracebacks(caplog)
    house.asked_for = [one.status for one in house.sandbox.refusals]
    assert {*house.asked_for} == {403, 404}


async def posted(house: House) -> Message | None:
    """The table's public message, where it stands in the channel."""
    return house.sandbox.world.find_message((await house.table()).messages.message or 0)


async def public_changes(house: House, person: Person, before: list[JSON]) -> None:
    """Wait until the table is drawn anew."""
    await house.quiet()
    await person.until(lambda one: one["id"] == public(person)["id"] and one["components"] != before)


def no_tracebacks(caplog: pytest.LogCaptureFixture) -> None:
    """Check that the log has lines of warning at most, and forget them."""
    assert not [one for one in caplog.records if one.levelno > logging.WARNING or one.exc_info]
    caplog.clear()


@pytest.mark.thorough
async def test_everything_at_once_with_kills_loses_nothing(tmp_path: Path) -> None:
    happened = await mix(tmp_path, minutes=3.0, seed="all at once")
    assert all(happened[kind] for kind in ("moves told", "kills", "misfortunes")), "else it has shown nothing"
