"""The commands as Discord lists them, and as sentences name them: each stands there once, and can be pressed."""

import json
from collections.abc import Iterator

import pytest

from bot.sandbox import JSON, text_of
from bot.sandbox.interactions import COMMAND
from bot.ui import texts
from bot.ui.language import FOLDER
from bot.ui.rulebook import FOLDER as RULES
from bot.ui.texts import WRITTEN, say
from tests.e2e.forging import sent
from tests.e2e.house import House
from tests.said import said

BOTH = {"start", "hand", "learn", "rules"}  # what /tahimi keeps beside /cards


def registered(house: House) -> dict[str, JSON]:
    """The slash commands that Discord lists, by the command's first word."""
    return {one["name"]: one for one in house.sandbox.world.commands[None].values() if one["type"] == 1}


def parts(command: JSON) -> set[str]:
    """The names of its subcommands."""
    return {option["name"] for option in command["options"] if option["type"] == 1}


def named() -> Iterator[str]:
    """Every command that a text or a book of rules names."""
    for file in (*FOLDER.rglob("*.ftl"), *RULES.rglob("*.md")):
        lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
        yield from ("".join(found) for found in WRITTEN.findall("\n".join(lines)))


async def test_no_command_is_listed_twice_but_the_few_that_the_family_keeps(house: House) -> None:
    family, cards = (parts(registered(house)[name]) for name in ("tahimi", "cards"))
    assert family == BOTH
    assert cards > BOTH


async def test_every_command_that_a_sentence_names_is_there(site: House) -> None:
    site.daily_deals = True
    await site.open()
    there = {f"{name} {part}" for name, one in registered(site).items() for part in parts(one)} | {*registered(site)}
    assert {*named()} <= there
    assert len({*named()}) > 5


@pytest.mark.parametrize("moved", ["tables", "mine", "settings", "leave"])
async def test_a_command_that_has_moved_is_still_understood(house: House, moved: str) -> None:
    """The command comes as Discord may send it while processes are updated one after the other."""
    (marie,) = house.people("Marie")
    old = {"id": registered(house)["tahimi"]["id"], "name": "tahimi", "type": 1}
    answers = [
        await sent(marie, COMMAND, old | {"options": [{"type": 1, "name": moved, "options": []}]}),
        await marie.slash(f"cards {moved}"),
    ]
    first, second = (text_of(one.message or {}) for one in answers)
    assert first == second


async def test_a_command_that_never_was_is_refused_in_words(house: House) -> None:
    (marie,) = house.people("Marie")
    old = {"id": registered(house)["tahimi"]["id"], "name": "tahimi", "type": 1}
    answer = await sent(marie, COMMAND, old | {"options": [{"type": 1, "name": "juggle", "options": []}]})
    assert answer.message is not None
    assert text_of(answer.message) == said("refused-malformed")


async def test_commands_in_sentences_can_be_pressed_and_after_a_restart_too(house: House) -> None:
    (marie,) = house.people("Marie")
    mention = f"</cards start:{registered(house)['cards']['id']}>"
    for _ in range(2):
        answer = await marie.slash("cards tables")
        assert mention in json.dumps(answer.message)
        await house.shut()
        texts.learn({})
        await house.open()


def test_until_the_ids_are_known_a_command_is_read_as_it_is_written() -> None:
    texts.learn({})
    assert "`/cards start`" in say("tables-none")
    texts.learn({"cards": 7})
    assert "</cards start:7>" in say("tables-none")
    texts.learn({"privacy": 7})
    assert "`/cards start`" in say("tables-none")
    texts.learn({})
