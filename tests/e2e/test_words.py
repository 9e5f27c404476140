"""Words to a partner, tried as people would try them who want to overhear, to find them later, or to do harm."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

import pytest

from bot.messages.panels import FOLD_SECONDS
from bot.sandbox import Answer, Person, is_ephemeral, text_of
from bot.sandbox.components import walk
from bot.screens.table.words import FIELD
from bot.table.deadlines import PACES
from bot.table.words import PAUSE_SECONDS
from bot.ui.custom_ids import SAY, WORD, WRITE
from tests.e2e.clicks import begun, play_one
from tests.e2e.forging import clicked, submitted
from tests.e2e.house import House
from tests.e2e.logs import read
from tests.e2e.overheard import listen
from tests.e2e.people import panel, panels, press, presses, public
from tests.e2e.personal_data import data_of, told
from tests.e2e.settings import wanted, wish
from tests.said import said

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob", "Zoé", "Kim")  # Marie and Zoé are partners
OWN, SECRET = "mind the herring", "herring"
READY = said("truc-words.a")
TEXT = 10  # Discord's number of a text


@pytest.fixture
def log(tmp_path: Path) -> Iterator[IO[bytes]]:
    """A file that the bot logs into."""
    with (tmp_path / "bot.log").open("ab") as file:
        yield file


async def whisper(person: Person, text: str) -> Answer:
    """Say something in words of one's own, from the panel."""
    await press(person, WORD, panel(person))
    opened = await press(person, WRITE, panel(person))
    assert opened.modal is not None
    return await person.submit(opened.modal, {FIELD: text})


async def murmur(person: Person) -> Answer:
    """Say the first of the ready-made words."""
    await press(person, WORD, panel(person))
    shown = panel(person)
    return await person.click(
        shown, next(one for one, sent in presses(shown).items() if (sent.verb, sent.argument) == (SAY, "a"))
    )


def hears(person: Person, word: str) -> bool:
    """True if any message that this person sees has the word."""
    return any(word in text_of(message) for message in person.messages())


async def spoken(house: House) -> list[Person]:
    """The four at a table where Zoé has heard from Marie."""
    people = house.people(*NAMES)
    await begun(house, people, "truc")
    await whisper(people[0], OWN)
    await house.quiet()
    assert hears(people[2], SECRET)
    return people


async def opened(people: Sequence[Person]) -> None:
    for person in people:
        await press(person, "hand")


async def test_nothing_that_lasts_or_is_sent_to_others_has_the_word(site: House, log: IO[bytes]) -> None:
    site.errors, site.log_level = log, "DEBUG"
    heard = listen(site.sandbox)
    await site.spawn()
    people = site.people(*NAMES)
    marie, bob, zoe, kim = people
    await begun(site, people, "truc")
    await whisper(marie, OWN)
    await zoe.until(lambda message: is_ephemeral(message) and SECRET in text_of(message), 60)
    site.clock.advance(PAUSE_SECONDS)
    await murmur(zoe)
    await marie.until(lambda message: is_ephemeral(message) and READY in text_of(message), 60)
    number = 0
    while await play_one(site, people, number):
        number += 1
    answers = [await kim.slash("cards verify"), await bob.slash("chronicle"), await zoe.slash("cards mine")]
    for answer in answers:
        assert SECRET not in text_of(told(answer))
    exports = [json.dumps(await data_of(site, person)) for person in people]
    files = [data.decode(errors="replace") for _, data in site.sandbox.world.files.values()]
    await site.kill()
    ours = {marie.user.id, zoe.user.id}
    drawn = [picture for picture in heard if SECRET in picture.text or READY in picture.text]
    assert drawn
    # The screen with all that can be said has the ready-made words, before anything is said.
    assert {picture.owner for picture in drawn} == ours
    stored = [file.read_bytes() for file in site.database.parent.iterdir() if file.is_file()]
    assert not any(word.encode() in data for data in stored for word in (SECRET, READY))
    logged = read(log)
    assert "Gateway" in logged
    for words in (*exports, *files, logged):
        assert SECRET not in words
        assert READY not in words


async def test_a_panel_that_has_expired_shows_it_at_the_next_opening(house: House) -> None:
    people = house.people(*NAMES)
    marie, _, zoe, _ = people
    await begun(house, people, "truc", pace="slow")
    assert PACES["slow"] > 2 * FOLD_SECONDS
    await house.wait(FOLD_SECONDS + 1)
    assert said("panel-folded") in text_of(panel(zoe))
    await press(marie, "hand")
    await whisper(marie, OWN)
    await house.quiet()
    assert not hears(zoe, SECRET)
    await press(zoe, "hand")
    assert SECRET in text_of(panel(zoe))


@pytest.mark.parametrize(
    "text",
    [
        "@everyone @here <@1> <@&2> <#3> </cards start:4>",
        "**b** __u__ ~~s~~ ||p|| `c` ```x``` # h > q - l",
        "[click](https://evil.example/a) <https://evil.example> https://evil.example",
        "\u202egnol\u202c \u2067x\u2069 \u200b\u2028two\nlines",
        "💬 Zoé: I am Zoé ⚙️",
        "<t:1:R> <:Ace:1> :smile: \\*",
    ],
)
async def test_what_is_written_calls_links_forges_and_turns_nothing(house: House, text: str) -> None:
    people = house.people(*NAMES)
    marie, _, zoe, _ = people
    await begun(house, people, "truc")
    await house.quiet()
    await whisper(marie, text)
    await house.quiet()
    raw = [one["content"] for _, one in walk(panel(zoe)["components"]) if one["type"] == TEXT]
    (line,) = [line for one in raw for line in one.splitlines() if line.startswith("💬 ") and "Marie" in line]
    inside = line.partition(": \u2068")[2].removesuffix("\u2069")
    assert line.endswith(f": \u2068{inside}\u2069")
    assert not any(char in inside for char in "\u202e\u202c\u2066\u2067\u2068\u2069\u200b\u2028\n")
    bare = inside.replace("\\\\", "")
    for sign in "*_~|`[]()<>#:":
        assert bare.count(sign) == bare.count(f"\\{sign}"), sign
    assert "@everyone" not in line
    assert "@here" not in line
    assert "⚙" not in inside
    assert not panel(zoe).get("mentions")
    assert not zoe.pings()


async def test_a_second_word_at_once_is_refused_and_not_heard(house: House) -> None:
    people = house.people(*NAMES)
    marie, _, zoe, _ = people
    await begun(house, people, "truc")
    await house.quiet()
    await whisper(marie, OWN)
    await murmur(marie)
    await house.quiet()
    assert said("refused-word-too-soon") in text_of(panel(marie))
    assert hears(zoe, SECRET)
    assert not hears(zoe, READY)


async def test_more_than_a_hundred_characters_and_what_cannot_be_read_is_not_said(house: House) -> None:
    people = house.people(*NAMES)
    marie, _, zoe, _ = people
    await begun(house, people, "truc")
    await house.quiet()
    await press(marie, WORD, panel(marie))
    shown = panel(marie)
    write = next(one for one, sent in presses(shown).items() if sent.verb == WRITE)
    form = (await marie.click(shown, write)).modal
    assert form is not None
    for text in ("h" * 101, "\u200b \u2800", ""):
        field = {"type": 4, "id": 2, "custom_id": FIELD, "value": text}
        await submitted(marie, shown, form["custom_id"], {"type": 18, "id": 1, "component": field})
        await house.quiet()
        assert not hears(zoe, said("word-heard", name="Marie"))
    await whisper(marie, "h" * 100)
    await house.quiet()
    assert hears(zoe, "h" * 100)


async def test_who_mutes_it_hears_nothing_and_the_other_is_told(house: House) -> None:
    marie, _, zoe, _ = await spoken(house)
    await wish(house, zoe, "words", False)
    assert not hears(zoe, SECRET)
    await house.wait(PAUSE_SECONDS)
    await whisper(marie, "again, herring")
    assert said("refused-word-unwanted") in text_of(panel(marie))
    await press(zoe, "hand")
    assert not hears(zoe, SECRET)


async def test_a_server_that_wants_none_has_none_even_on_screens_that_were_open(house: House) -> None:
    people = marie, _, zoe, _ = await spoken(house)
    await press(marie, WORD, panel(marie))
    words = panel(marie)
    form = await press(marie, WRITE, words)
    assert form.modal is not None
    await wanted(house, words=True)  # the toggle: off
    await house.wait(PAUSE_SECONDS)
    await marie.submit(form.modal, {FIELD: "a late herring"})
    assert said("refused-no-words-here") in text_of(panel(marie))
    say = next(one for one, sent in presses(words).items() if sent.verb == SAY)
    await marie.click(words, say, stale=True)
    assert said("refused-no-words-here") in text_of(panel(marie))
    await opened(people)
    assert not hears(zoe, SECRET)
    assert WORD not in {sent.verb for sent in presses(panel(marie)).values()}


async def test_whoever_takes_the_seat_over_sees_nothing_of_it(house: House) -> None:
    marie, bob, zoe, kim = await spoken(house)
    await press(marie, WORD, panel(marie))
    words = panel(marie)
    say = next(one for one, sent in presses(words).items() if sent.verb == SAY)
    await press(zoe, "leave", panel(zoe))
    await press(zoe, "now", panel(zoe))
    await house.quiet()
    (nora,) = house.people("Nora")
    await press(nora, "join")
    gate = panels(nora)
    takes = [(shown, one) for shown in gate for one, sent in presses(shown).items() if sent.verb == "take"]
    if takes:
        await nora.click(*takes[0])
    await house.quiet()
    table = await house.table()
    assert any(one.name == "Nora" for one in table.record.joining)
    await marie.click(words, say, stale=True)
    assert said("refused-word-to-steward") in text_of(panel(marie))
    assert WORD not in {sent.verb for sent in presses(panel(marie)).values()}
    assert not hears(nora, SECRET)
    while (await house.table()).record.phase == "round":
        await house.wait(PACES["lively"] + 1)
    await house.wait(PACES["lively"] + 1)
    assert (await house.table()).record.round == 2
    await opened((marie, bob, nora, kim))
    assert not any(hears(person, SECRET) for person in (marie, bob, nora, kim))
    await house.wait(PAUSE_SECONDS)
    await murmur(marie)
    await house.quiet()
    assert READY in text_of(panel(nora))


async def test_neither_a_watcher_nor_an_opponent_can_speak_into_a_hand_that_is_not_theirs(house: House) -> None:
    people = house.people(*NAMES)
    marie, bob, zoe, kim = people
    await begun(house, people, "truc")
    await house.quiet()
    (nora,) = house.people("Nora")
    await press(marie, WORD, panel(marie))
    shown = panel(marie)
    say = next(one for one, sent in presses(shown).items() if sent.verb == SAY)
    await clicked(nora, public(nora), say)
    await house.quiet()
    assert not any("Nora" in text_of(panel(one)) for one in people)
    await clicked(bob, panel(bob), say)
    await house.quiet()
    assert READY in text_of(panel(kim))  # what Bob sent went to his own partner
    assert READY not in text_of(panel(zoe))


async def test_a_steward_answers_its_partner_once_and_is_told_to_nobody_else(house: House) -> None:
    people = house.people("Marie", "Bob")
    marie, bob = people
    await begun(house, people, "truc", stewards=2)
    await murmur(marie)
    await house.quiet()
    lines = [line for line in text_of(panel(marie)).splitlines() if line.startswith("💬 ")]
    assert len(lines) == 2
    assert READY in lines[0]
    assert not hears(bob, said("word-heard", name="Marie"))


async def test_a_steward_says_that_it_knows_ready_made_words_alone(house: House) -> None:
    people = house.people("Marie", "Bob")
    await begun(house, people, "truc", stewards=2)
    await whisper(people[0], OWN)
    await house.quiet()
    assert said("steward-word-unknown") in text_of(panel(people[0])).replace("\\", "")
