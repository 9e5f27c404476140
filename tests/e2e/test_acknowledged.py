"""Every interaction is acknowledged in time, whatever its answer waits for, and is answered all the same."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bot.messages import first_answer
from bot.sandbox import JSON, Person, is_ephemeral, text_of
from bot.sandbox.faults import CallFault
from bot.sandbox.reading import is_thinking
from bot.ui.texts import say
from data.access import Access
from data.sqlite.threads import Reader, Writer
from tests.e2e.house import House
from tests.e2e.people import press, presses, public, seated

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
PRIVATE = (
    "cards start",
    "cards learn",
    "cards settings",
    "cards block",
    "cards notify",
    "cards tables",
    "cards mine",
    "cards hand",
    "cards leave",
    "cards end",
    "cards hint",
    "cards rules",
    "cards boards",
    "cards verify",
    "tahimi-server",
    "misery",
    "rank",
    "history",
    "achievements",
    "chronicle",
)


async def heard(house: House) -> None:
    """Wait until Discord has heard of every interaction."""
    while any(one.open for one in house.sandbox.interactions.values()):  # noqa: ASYNC110 -- the sandbox has no event
        await asyncio.sleep(0)


@pytest.fixture
def slow(house: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house in which the second and a half is over at once, and the database takes longer than that."""
    monkeypatch.setattr(first_answer, "HURRY_SECONDS", 0.0)
    monkeypatch.setattr(Access, "begin", _begun_later(house, Access.begin))
    for engine in (Reader, Writer):
        monkeypatch.setattr(engine, "run", _later(house, engine.run))
    return house


def _later(house: House, run: Callable[..., Any]) -> Callable[..., Any]:
    async def later(*arguments: Any, **named: Any) -> Any:
        await heard(house)
        return await run(*arguments, **named)

    return later


def _begun_later(house: House, begin: Callable[..., Any]) -> Callable[..., Any]:
    @asynccontextmanager
    async def later(*arguments: Any) -> AsyncIterator[Any]:
        await heard(house)
        async with begin(*arguments) as connection:
            yield connection

    return later


def hasty(person: Person) -> Person:
    """The same person, who looks at the first answer alone."""
    return Person(person.core, person.user, person.channel)


def answered(message: JSON) -> bool:
    return is_ephemeral(message) and not is_thinking(message)


def form_of(menu: JSON) -> str:
    """The custom id of the first button that opens a form."""
    return next(one for one, pressed in presses(menu).items() if pressed.verb == "form")


@pytest.mark.parametrize("command", PRIVATE)
async def test_a_command_shows_that_the_bot_thinks_and_is_answered_in_private(slow: House, command: str) -> None:
    (marie,) = slow.people("Marie")
    slow.sandbox.grant(slow.guild, marie.user, "manage_guild")
    answer = await hasty(marie).slash(command)
    assert answer.kind == "thinking"
    assert answer.message is not None
    assert is_ephemeral(answer.message)
    payload = await marie.until(answered)
    assert payload["id"] == answer.message["id"]
    await slow.bot.registry.settle()
    assert [one["id"] for one in marie.messages()] == [payload["id"]]


async def test_a_table_is_opened_for_everybody_and_a_refusal_is_private(slow: House) -> None:
    marie, bob = slow.people("Marie", "Bob")
    answer = await hasty(marie).slash("cards start", game="tahimi")
    assert answer.kind == "thinking"
    await slow.bot.registry.settle()
    (shown,) = marie.messages()
    assert bob.messages() == [shown]
    assert (await slow.saved_messages()).message == int(shown["id"])
    await press(bob, "join", shown)
    assert (await slow.table()).sits(bob.user.id)
    await hasty(bob).slash("cards start", game="tahimi")
    await bob.until(answered)
    await slow.bot.registry.settle()
    assert [one["id"] for one in marie.messages()] == [shown["id"]]


async def test_a_click_is_acknowledged_without_a_sign_and_then_drawn(slow: House) -> None:
    (marie,) = slow.people("Marie")
    await hasty(marie).slash("cards settings")
    settings = await marie.until(answered)
    answer = await hasty(marie).click(settings, next(iter(presses(settings))))
    assert answer.kind == "deferred"
    await slow.bot.registry.settle()
    (changed,) = marie.messages()
    assert changed["id"] == settings["id"]
    assert changed["components"] != settings["components"]


async def test_a_form_that_comes_too_late_is_asked_for_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    (marie,) = house.people("Marie")
    await seated(marie)
    menu = (await press(marie, "rules")).message
    assert menu is not None
    form = form_of(menu)
    registry = house.bot.registry
    loaded = registry.table

    async def slowly(number: int) -> Any:
        await heard(house)
        return await loaded(number)

    with monkeypatch.context() as patch:
        patch.setattr(first_answer, "HURRY_SECONDS", 0.0)
        patch.setattr(registry, "table", slowly)
        answer = await hasty(marie).click(menu, form)
        assert answer.kind == "deferred"
        await registry.settle()
    (again,) = [one for one in marie.messages() if one["id"] == menu["id"]]
    assert say("refused-too-late-for-form") in text_of(again)
    assert (await hasty(marie).click(again, form_of(again))).kind == "modal"


async def test_somebody_who_types_is_offered_nothing_rather_than_left_waiting(slow: House) -> None:
    (marie,) = slow.people("Marie")
    assert await marie.autocomplete("cards start", "game") == []


async def test_an_acknowledgement_of_which_discord_said_nothing_is_followed_by_the_answer(slow: House) -> None:
    (marie,) = slow.people("Marie")
    slow.sandbox.faults.append(CallFault(template=CALLBACK, lost="response"))
    answer = await hasty(marie).slash("cards block")
    assert answer.kind == "thinking"
    assert text_of(await marie.until(answered)) == say("blocks-nobody")
    slow.asked_for += [400]  # it was sent again, and had arrived


@pytest.mark.parametrize("command", ["cards notify", "cards start"])
async def test_a_locked_database_is_waited_for(house: House, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    (marie,) = house.people("Marie")
    monkeypatch.setattr(first_answer, "HURRY_SECONDS", 0.0)
    options = {"game": "tahimi"} if command == "cards start" else {}
    with closing(sqlite3.connect(house.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert (await hasty(marie).slash(command, **options)).kind == "thinking"
        other.execute("ROLLBACK")
    if options:
        await marie.until(lambda one: not is_ephemeral(one))
        assert public(marie)["id"] == str((await house.saved_messages()).message)
    else:
        assert text_of(await marie.until(answered)) == say("notify-on")


async def test_a_database_that_is_gone_is_said(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (marie,) = house.people("Marie")
    monkeypatch.setattr(first_answer, "HURRY_SECONDS", 0.0)

    async def gone(*_: object) -> None:
        await heard(house)
        raise OperationalError("SELECT", {}, Exception("gone"))

    monkeypatch.setattr(house.bot.registry.store.servers, "toggle_listening", gone)
    assert (await hasty(marie).slash("cards notify")).kind == "thinking"
    text = text_of(await marie.until(answered))
    (record,) = [one for one in caplog.records if one.name == "bot.interactions.errors"]
    assert text == say("refused-crash", reference=record.getMessage().split()[1].rstrip(":"))
    caplog.clear()
