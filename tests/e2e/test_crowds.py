"""Many people ask for what takes a while, at the same time."""

import asyncio
from collections.abc import Callable

import pytest

from bot.messages import first_answer
from bot.runtime import places
from bot.runtime.registry import AT_ONCE
from bot.sandbox import JSON, Answer, Person, is_ephemeral, text_of
from bot.sandbox.reading import is_thinking
from tests.e2e.boards import four_players
from tests.e2e.house import PATIENCE, House, Saved
from tests.e2e.people import WITHIN, press, seated
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
    """Return a predicate that is true of private answers with these words."""
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


async def test_who_presses_while_many_tables_are_to_be_loaded_is_heard_at_once_and_answered_when_theirs_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    halls = [house.sandbox.add_channel(house.guild, f"hall-{number}") for number in range(3 * AT_ONCE)]
    people = [person.at(hall) for person, hall in zip(house.people(*(hall.name for hall in halls)), halls, strict=True)]
    for person in people:
        await seated(person)
    await house.shut()
    await house.open()
    registry, opened, loading = house.bot.registry, asyncio.Event(), []
    await house.quiet()
    await places.forget_closed(
        registry, house.now() + 1
    )  # none is closed; tables that the start has loaded are let go again
    load = registry.store.load

    async def held(number: int) -> Saved | None:
        loading.append(number)
        await opened.wait()
        return await load(number)

    monkeypatch.setattr(first_answer, "HURRY_SECONDS", PATIENCE)
    monkeypatch.setattr(registry.store, "load", held)
    since = len(house.calls())
    clicks = [asyncio.create_task(press(person, "join")) for person in people]
    while len(house.calls(since)) < len(people) - AT_ONCE - 1:  # noqa: ASYNC110 -- the bot's turn: no time passes
        await asyncio.sleep(0)
    assert len(loading) <= AT_ONCE
    assert registry.keeps_waiting(len(people) + 1), "tables that nobody has pressed stand back"
    opened.set()
    answers = await asyncio.gather(*clicks)
    assert all(answer.message is not None for answer in answers)
    await house.quiet()
    assert not registry.keeps_waiting(len(people) + 1)
