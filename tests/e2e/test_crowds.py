"""Many people ask for what takes a while, at the same time."""

import asyncio
from collections.abc import Callable

import pytest

from bot.sandbox import JSON, Answer, Person, is_ephemeral, text_of
from bot.sandbox.reading import is_thinking
from tests.e2e.house import House
from tests.e2e.people import WITHIN
from tests.e2e.test_stats import four_players
from tests.said import is_said, said

pytestmark = pytest.mark.long

CROWD = 50
COMMANDS = {
    "misery": said("board-title", scope=said("scope-server"), span=said("span-all")),
    "rank": "Marie",
    "history": said("history-title", name="Marie"),
    "chronicle": said("story-title", round=1),
}


async def crowd(house: House) -> tuple[Person, list[Person]]:
    """Marie, who has played a round, and people who want to know of it."""
    marie = (await four_players(house))[0].person
    return marie, house.people(*(f"Guest {number}" for number in range(CROWD)))


async def asked(person: Person, marie: Person, command: str) -> Answer:
    about = {"person": marie.user} if command in ("rank", "history") else {}
    return await person.slash(command, **about)


def told(words: str) -> Callable[[JSON], bool]:
    """Whether a message is a private answer with these words."""
    return lambda one: is_ephemeral(one) and not is_thinking(one) and words in text_of(one)


async def test_fifty_people_who_ask_at_once_are_all_answered(house: House) -> None:
    marie, guests = await crowd(house)
    await asyncio.gather(*(asked(guest, marie, command) for guest in guests for command in COMMANDS))
    for guest in guests:
        for words in COMMANDS.values():
            await guest.until(told(words), WITHIN)


@pytest.mark.parametrize("command", COMMANDS)
async def test_what_takes_longer_than_a_moment_is_announced_and_comes(
    house: House, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.first_answer.HURRY_SECONDS", 0.0)
    marie, (guest, *_) = await crowd(house)
    answer = await asked(guest, marie, command)
    assert answer.kind == "thinking"
    await guest.until(told(COMMANDS[command]), WITHIN)
    assert len([one for one in guest.messages() if is_ephemeral(one)]) == 1


async def test_what_cannot_be_answered_is_said_after_the_announcement(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.first_answer.HURRY_SECONDS", 0.0)
    (nora,) = house.people("Nora")
    await nora.slash("chronicle")
    await nora.until(told(""), WITHIN)


async def test_a_history_without_room_for_its_chart_comes_in_numbers(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    marie, (guest, *_) = await crowd(house)
    monkeypatch.setattr("bot.messages.illustrations.MOST_ASKED", 0)
    answer = await asked(guest, marie, "history")
    assert answer.message is not None
    assert is_said("history-facts", text_of(answer.message), rounds=1)
    assert "left out" in caplog.text
    caplog.clear()
