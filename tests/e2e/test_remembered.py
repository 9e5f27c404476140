"""What the bot remembers of its commands is held against what Discord has: at a start and every few hours."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import ANSWERED, COMMANDS, Client
from bot.interactions.commands import learn_ids
from bot.remembered import ADVICE, COMPARE_SECONDS, WARY_SECONDS
from bot.sandbox import JSON
from bot.sandbox.commands import stored
from bot.sandbox.faults import CallFault
from bot.ui import texts
from bot.ui.language import current_language
from tests.e2e.house import House, handled
from tests.e2e.people import press

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
ROUTE = "/applications/{application_id}/commands"
FOREIGN = {"type": 1, "name": "weather", "description": "Of another program"}


def calls(house: House, since: int = 0) -> list[str]:
    """The methods of the requests that the bot made about its commands."""
    return [one.method for one in house.calls(since) if one.template == ROUTE]


def there(house: House) -> dict[str, JSON]:
    """The commands that Discord has, by name."""
    return {one["name"]: one for one in house.sandbox.world.commands[None].values()}


async def compared(house: House) -> list[str]:
    """Compare the commands once more. Return the methods of the requests for it."""
    since = len(house.calls())
    house.bot.chores.do(COMMANDS)
    await house.bot.chores.timer.strike()
    return calls(house, since)


def remove(house: House, *names: str) -> None:
    """Let somebody remove commands at Discord."""
    for name in names:
        del house.sandbox.world.commands[None][int(there(house)[name]["id"])]


def describe(house: House, name: str, **fields: object) -> None:
    """Let somebody else change a command at Discord."""
    there(house)[name].update(fields, version=str(house.sandbox.world.snowflake()))


async def test_a_second_start_registers_nothing(site: House) -> None:
    await site.open()
    assert calls(site) == ["GET", "PUT"]
    await site.shut()
    since = len(site.calls())
    await site.open()
    await site.bot.chores.timer.strike()
    assert calls(site, since) == ["GET"]
    site.clock.advance(COMPARE_SECONDS)
    await site.bot.chores.timer.strike()
    assert calls(site, since) == ["GET"] * 2


async def test_with_an_empty_database_the_commands_that_are_there_are_adopted(site: House, tmp_path: Path) -> None:
    await site.open()
    before = there(site)
    await site.shut()
    since, site.where = len(site.calls()), tmp_path / "another.db"
    texts.learn({})
    await site.open()
    assert calls(site, since) == ["GET"]
    assert texts.pressable("`/cards start`") == f"</cards start:{before['cards']['id']}>"


@pytest.mark.parametrize("gone", [["cards"], ["cards", "privacy", "tahimi"]])
async def test_commands_that_somebody_has_removed_are_made_again(house: House, gone: list[str]) -> None:
    names = {*there(house)}
    remove(house, *gone)
    assert await compared(house) == ["GET", "PUT"]
    assert {*there(house)} == names
    assert texts.pressable("`/cards start`") == f"</cards start:{there(house)['cards']['id']}>"
    assert await compared(house) == ["GET"]


async def test_a_word_in_one_language_is_registered_and_a_text_of_no_command_is_not(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def changed(key: str, says: str) -> None:
        def say(asked: str, **values: str | int) -> str:
            return says if asked == key and current_language() == "fr" else usual(asked, **values)

        monkeypatch.setattr("bot.interactions.localized.say", say)

    usual = texts.say
    changed("tables-none", "Rien")
    assert await compared(house) == ["GET"]
    changed("command-privacy", "Tes données")
    assert await compared(house) == ["GET", "PUT"]
    assert there(house)["privacy"]["description_localizations"]["fr"] == "Tes données"
    assert await compared(house) == ["GET"]


async def test_the_commands_of_another_program_stay_as_they_are(site: House) -> None:
    site.daily_deals = True
    site.sandbox.world.commands[None][7] = stored(FOREIGN, 7, site.sandbox.world.bot.id, None, 8)
    await site.open()
    foreign = there(site)["weather"]
    assert foreign["version"] == "8"
    assert "daily" in there(site)
    await site.shut()
    site.daily_deals = False
    await site.open()
    await site.bot.chores.timer.strike()
    assert there(site)["weather"] == foreign
    assert "daily" not in there(site), "what was ours goes"


async def test_commands_registered_before_stay_pressable_when_the_next_ones_are_refused(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.sandbox.faults.append(CallFault(method="PUT", template=ROUTE, status=400))
    house.asked_for.append(400)
    before = there(house)
    remove(house, "privacy")
    assert await compared(house) == ["GET", "PUT"]
    assert COMMANDS in house.bot.chores.failing()
    caplog.clear()
    await learn_ids(house.bot.remembered)
    assert texts.pressable("`/cards start`") == f"</cards start:{before['cards']['id']}>"
    assert await compared(house) == ["GET", "PUT"]
    assert "privacy" in there(house)


# ---------------------------------------------------------------------- another copy of the bot


async def test_who_finds_the_commands_changed_says_so_and_leaves_them_alone_for_a_day(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    describe(house, "privacy", description="Of another version")
    changed = there(house)["privacy"]
    remove(house, "tahimi")
    assert await compared(house) == ["GET", "PUT"], "what is gone is made again all the same"
    assert told(caplog) == [f"somebody else has changed /privacy: {ADVICE}"]
    for _ in range(2):
        assert await compared(house) == ["GET"]
        assert there(house)["privacy"] == changed
        assert house.bot.remembered.advice == ADVICE
    house.clock.advance(WARY_SECONDS + 1)
    assert await compared(house) == ["GET", "PUT"]
    assert there(house)["privacy"]["description"] != changed["description"]
    assert house.bot.remembered.advice == ""
    caplog.clear()


@asynccontextmanager
async def copied(house: House) -> AsyncIterator[House]:
    """A second copy of the bot, with the same token and a database of its own."""
    copy = replace(house, where=house.folder / "copy.db", client=None, running=None, daily_deals=True)
    await copy.open()
    await copy.bot.wait_until_ready()
    try:
        yield copy
    finally:
        await copy.shut()


async def test_two_copies_leave_each_others_commands_alone(house: House) -> None:
    async with copied(house) as copy:
        assert "daily" in there(house)
        for _ in range(2):
            for one in (house, copy):
                assert await compared(one) == ["GET"]
        assert house.bot.remembered.advice == copy.bot.remembered.advice == ""


@pytest.mark.parametrize("given", ["a command", "a click"])
async def test_two_copies_notice_each_other_by_what_both_answer(
    house: House, given: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is the slower one once, and then draws nothing over the answer of the other."""
    (marie,) = house.people("Marie")
    await marie.slash("tahimi start")
    await house.quiet()
    async with copied(house) as copy:
        for slow in (house, copy):
            since = len(house.calls())
            with monkeypatch.context() as late:
                begin_late(slow, late)
                if given == "a command":
                    await marie.slash("cards tables")
                else:
                    await press(marie, "rules")
                await handled()
            house.asked_for.append(400)
            assert [one.template for one in house.calls(since)] == [CALLBACK] * 2
            await slow.quiet()
            assert slow.bot.remembered.advice == ADVICE
            assert slow.bot._health() == (True, f"ok\n{ADVICE}")
        assert told(caplog) == [f"{ANSWERED}: {ADVICE}"] * 2
        caplog.clear()


def begin_late(slow: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this copy begin with nothing before the other one has answered it."""
    heard, check = slow.bot.on_interaction, slow.bot.tree.interaction_check

    async def answered(interaction: discord.Interaction[Any]) -> None:
        while slow.sandbox.interactions[interaction.id].open:  # noqa: ASYNC110 -- the sandbox has no event
            await asyncio.sleep(0)

    async def hear(interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.application_command:
            await answered(interaction)
        await heard(interaction)

    async def check_late(interaction: discord.Interaction[Client]) -> bool:
        await answered(interaction)
        return await check(interaction)

    monkeypatch.setattr(slow.bot, "on_interaction", hear)
    monkeypatch.setattr(slow.bot.tree, "interaction_check", check_late)


async def test_an_answer_of_its_own_that_it_did_not_hear_of_is_none_of_a_copy(house: House) -> None:
    (marie,) = house.people("Marie")
    house.sandbox.faults.append(CallFault(lost="response", template=CALLBACK))
    house.asked_for.append(400)
    await marie.slash("cards tables")
    await handled()
    assert house.bot.remembered.advice == ""


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged of another copy."""
    return [one.getMessage() for one in caplog.records if one.name == "bot.remembered"]
