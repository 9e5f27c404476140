"""Two processes hear of the same click: one that has lost its range answers nothing, and the other draws its answer
over nothing that it has not drawn.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from bot import discord_internals
from bot.messages import first_answer
from bot.sandbox import JSON, Answer, Failed, is_ephemeral, text_of
from bot.sandbox.world import COMPONENTS_V2
from bot.table import lobby
from data.postgres.held import Held
from data.shards import Shards
from tests.e2e.bad_day_plays import play_once
from tests.e2e.clicks import asked, begun
from tests.e2e.house import House
from tests.e2e.people import hand_of, panel, press, presses, seated

ELSEWHERE = "Another process has said this."
LEFT = "an interaction is left to another process"
LEGACY = "LEGACY_FIELDS"


def held(house: House) -> Held:
    """The range of the bot in this process, which has none otherwise, since its database is a file."""
    house.bot._held = Held(Shards(0, 0, 1), 1, "database")
    return house.bot._held


async def unanswered(house: House, asking: Awaitable[Answer], caplog: pytest.LogCaptureFixture) -> None:
    """Fails if the bot answers this, acknowledges it, or logs more of it than a line."""

    async def give_up() -> None:
        """Let Discord wait no longer once the bot has said that it does not answer."""
        while LEFT not in caplog.text:  # noqa: ASYNC110 -- the log has no event
            await asyncio.sleep(0)
        await house.quiet()
        for interaction in house.sandbox.interactions.values():
            interaction.expire()

    giving_up = asyncio.create_task(give_up())
    try:
        with pytest.raises(Failed):
            await asking
    finally:
        giving_up.cancel()
    assert [one.getMessage().partition(":")[0] for one in caplog.records if one.levelname != "INFO"] == [LEFT]
    assert "Traceback" not in caplog.text
    caplog.clear()


async def test_a_process_that_has_lost_its_range_answers_nothing(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_answer, "HURRY_SECONDS", 0.0)
    (marie,) = house.people("Marie")
    await seated(marie)
    held(house).lose_range()
    await unanswered(house, press(marie, "how"), caplog)
    await unanswered(house, marie.slash("cards rules"), caplog)


@pytest.mark.parametrize("known", [True, False])
async def test_a_process_that_loses_its_range_over_a_click_does_not_say_what_became_of_that(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    """The transaction says so itself, or its connection is ended, and its driver says something else."""
    people = house.people("Marie", "Bob", "Zoé")
    await seated(*people)
    ours = held(house)

    async def taken(*_: object, **__: object) -> None:
        ours.lose_range()
        if known:
            ours.look()
        raise RuntimeError("the connection is closed")

    monkeypatch.setattr(lobby, "begin", taken)
    await unanswered(house, press(people[0], "go"), caplog)


async def test_a_process_that_has_lost_its_range_leaves_what_it_cannot_read_to_another_one(house: House) -> None:
    payload = {"id": "1", "token": "token", "type": 3}
    held(house).lose_range()
    before = len(house.sandbox.traffic)
    house.bot._unread(discord_internals.INTERACTION, payload)
    await house.quiet()
    assert len(house.sandbox.traffic) == before


@pytest.fixture
def beaten(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house in which another process gives the first answer, after an attempt of ours that nobody has heard of."""
    send_first = first_answer._send_first

    async def beaten(interaction: discord.Interaction[Any], answer: Callable[[], Awaitable[Any]]) -> Any:
        house.bot.seen.count_attempt(interaction.id)
        said = (str(interaction.id), interaction.token, ELSEWHERE)
        await first_answer.send_bare(house.bot.http, *said, typing=False)
        house.asked_for.append(400)  # for the second first answer
        return await send_first(interaction, answer)

    monkeypatch.setattr(first_answer, "_send_first", beaten)
    return house


def overdrawn(house: House) -> list[str]:
    """The refusals of components that were to be drawn over a plain message."""
    return [text for one in house.sandbox.refusals if LEGACY in (text := json.dumps(one.response))]


@pytest.mark.long
async def test_a_panel_is_redrawn_where_it_was_clicked_though_another_process_has_answered(
    house: House, request: pytest.FixtureRequest
) -> None:
    people = house.people("Marie", "Bob")
    await begun(house, people, "jubilee", pace="slow")
    person = await asked(house, people)
    before = panel(person)
    request.getfixturevalue("beaten")
    await play_once(house, people)
    await house.quiet()
    assert not overdrawn(house)
    assert any(ELSEWHERE in text_of(one) for one in person.messages())
    assert panel(person)["id"] == before["id"]
    assert text_of(panel(person)) != text_of(before)


@pytest.mark.long
async def test_a_new_panel_is_a_message_of_its_own_though_another_process_has_answered(
    house: House, caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> None:
    people = house.people("Marie", "Bob", "Zoé")
    await seated(*people)
    await press(people[0], "go")
    await house.quiet()
    request.getfixturevalue("beaten")
    await people[1].slash("cards hand")
    await house.quiet()
    assert not overdrawn(house)
    assert any(ELSEWHERE in text_of(one) for one in people[1].messages())
    assert hand_of(panel(people[1]))
    (line,) = [one.getMessage() for one in caplog.records if one.levelname == "WARNING"]
    assert line.startswith("somebody else has answered")
    caplog.clear()


def made_plain(house: House, message: JSON) -> None:
    """Let a message be one of plain text with buttons."""
    there = house.hall.messages[int(message["id"])]
    there.flags &= ~COMPONENTS_V2
    there.content = "Once upon a time"


@pytest.mark.long
async def test_a_panel_that_cannot_be_drawn_over_a_plain_message_is_a_new_one(house: House) -> None:
    people = house.people("Marie", "Bob")
    await begun(house, people, "jubilee", pace="slow")
    person = await asked(house, people)
    before = panel(person)
    made_plain(house, before)
    await play_once(house, people)
    await house.quiet()
    assert panel(person)["id"] != before["id"]
    assert text_of(panel(person)) != text_of(before)
    assert not house.sandbox.refusals


async def test_an_answer_that_cannot_be_drawn_over_a_plain_message_is_a_message(house: House) -> None:
    (marie,) = house.people("Marie")
    before = (await marie.slash("cards settings")).message
    assert before is not None
    made_plain(house, before)
    after = (await marie.click(before, next(iter(presses(before))))).message
    assert after is not None
    assert after["id"] != before["id"]
    assert is_ephemeral(after)
    assert not house.sandbox.refusals
