"""Everybody reads their own language, and a public message is in the server's: over rounds of every game."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from bot.sandbox import JSON, Person, is_ephemeral, selects_of
from bot.sandbox.commands import USER_MENU
from bot.sandbox.components import walk
from bot.table import acting
from bot.table.stewards import STEWARDS
from bot.ui import language, rulebook
from bot.ui.language import ENGLISH, languages
from engine.games import GAMES, rules_of
from engine.truc.raising import CALLS
from tests import pseudo
from tests.e2e.clicks import begun, pressed
from tests.e2e.house import House
from tests.e2e.lobbies import menu
from tests.e2e.people import press, public
from tests.e2e.quick_answers import answered
from tests.e2e.settings import settings

MARKS = {"qaa": "é", "qab": "ë", "qac": "ě"}  # languages that nobody speaks, and what each writes for an e
SERVER, MARIE, BOB = MARKS
FEW, MANY = 10, 45  # answers, and presses
COMMANDS = (
    *("cards tables", "cards mine", "cards settings", "cards rules", "cards boards", "cards block", "cards notify"),
    *("cards hint", "cards hand", "cards verify", "misery", "rank", "achievements", "chronicle", "history", "privacy"),
    *("tahimi rules", "tahimi hand", "cards learn", "tournament list", "tournament standings", "cards leave"),
)
# The same in every language: names, what is typed, what Discord draws itself, hashes, and the calls of Truc.
UNTRANSLATED = re.compile(
    r"`[^`]*`|<[^<>]*>|https?://\S+|\b[0-9a-f]{8,}\b|\u2068[^\u2069]*\u2069|"
    rf"\b(?:{'|'.join(('Marie', 'Bob', 'English', *STEWARDS, *map(str.capitalize, CALLS), *CALLS))})\b"
)
ENGLISH_WORD = re.compile(r"[A-Za-z]{2,}")
SHOWN = ("content", "label", "placeholder", "description", "title")


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The texts and rule books of English and of the three languages."""
    folder = tmp_path_factory.mktemp("languages")
    for part, there in (("texts", language.FOLDER), ("rules", rulebook.FOLDER)):
        (folder / part).mkdir()
        (folder / part / ENGLISH).symlink_to(there / ENGLISH)
    for name, mark in MARKS.items():
        pseudo.write(folder / "texts" / name, mark)
        pseudo.write_books(folder / "rules" / name, mark)
    return folder


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch, written: Path) -> Iterator[None]:
    """The bot speaks three languages beside English that are told apart by their marks."""
    monkeypatch.setattr(language, "FOLDER", written / "texts")
    monkeypatch.setattr(rulebook, "FOLDER", written / "rules")
    languages.cache_clear()
    yield
    languages.cache_clear()


def words_of(message: JSON) -> Iterator[str]:
    """Yield every text that can be read on a message, piece by piece."""
    if message.get("content"):
        yield message["content"]
    for _, one in walk(message.get("components", [])):
        yield from (one[key] for key in SHOWN if isinstance(one.get(key), str))
        yield from (part[key] for part in one.get("options") or () for key in ("label", "description") if part.get(key))
        yield from (part["description"] for part in one.get("items") or () if part.get("description"))


def foreign(message: JSON, own: str) -> list[str]:
    """The pieces of a message that are in another language than `own`."""
    others = [mark for name, mark in MARKS.items() if name != own]
    found = []
    for piece in words_of(message):
        left = UNTRANSLATED.sub(" ", piece)
        if ENGLISH_WORD.search(left) or any(mark in left for mark in others):
            found.append(piece)
    return found


async def opened(site: House, game: str, server: str = SERVER) -> Sequence[Person]:
    """A table of this game in a server, with two people, who all read different languages. `server`: the language that
    it has chosen in Discord; "" for a server that is no community, and can choose none.
    """
    if server:
        site.guild.locale = server
    people = site.people("Marie", "Bob")
    for person, own in zip(people, (MARIE, BOB), strict=True):
        person.user.locale = own
    await site.open()
    rules = rules_of(game)()
    fewest, most = rules.seats()
    seats = next(count for count in range(max(fewest, 2), most + 1) if rules.refusal(count) is None)
    await begun(site, people, game, stewards=seats - 2)
    await site.quiet()
    return people


def check(people: Sequence[Person], public: str = SERVER) -> None:
    """Check all that these people see: their own panels in their language, all else in that of public messages."""
    for person, own in zip(people, (MARIE, BOB), strict=True):
        seen = person.messages()
        assert seen
        for message in seen:
            assert foreign(message, own if is_ephemeral(message) else public) == []


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_reads_their_own_language(site: House, spoken: None, game: str) -> None:
    random = Random(game)
    people = await opened(site, game)
    for _ in range(FEW):
        check(people)
        if not await answered(site, random):
            for person in people:
                await acting.ready(await site.table(), person.user.id)
        await site.quiet()
    check(people)


@pytest.mark.parametrize("game", ["tahimi", "truc"])
async def test_where_the_server_has_chosen_none_a_table_speaks_its_host_s(site: House, spoken: None, game: str) -> None:
    random = Random(game)
    people = await opened(site, game, server="")
    for _ in range(FEW):
        check(people, public=MARIE)
        if not await answered(site, random):
            for person in people:
                await acting.ready(await site.table(), person.user.id)
        await site.quiet()
    check(people, public=MARIE)


async def test_a_guest_who_reads_english_keeps_it_at_a_table_that_speaks_another(site: House, spoken: None) -> None:
    marie, bob = site.people("Marie", "Bob")
    marie.user.locale = MARIE
    await site.open()
    await begun(site, [marie, bob], "tahimi", stewards=1)
    await site.quiet()
    for _ in range(3):
        await answered(site, Random(1))
        await site.quiet()
    private = [piece for message in bob.messages() if is_ephemeral(message) for piece in words_of(message)]
    assert private
    assert not [piece for piece in private if MARKS[MARIE] in UNTRANSLATED.sub(" ", piece)]
    assert foreign(public(bob), MARIE) == []


async def test_a_host_chooses_another_language_in_the_lobby_and_a_rematch_keeps_it(site: House, spoken: None) -> None:
    marie, bob = site.people("Marie", "Bob")
    marie.user.locale, bob.user.locale = MARIE, BOB
    await site.open()
    await marie.slash("tahimi start")
    table = await site.table()
    assert table.record.language == MARIE
    shown = await menu(marie)
    offered = next(one for one in selects_of(shown) if BOB in one.values)
    await marie.choose(shown, offered.custom_id, [BOB])
    await site.quiet()
    assert foreign(public(bob), BOB) == []
    await marie.slash("cards end")
    await site.quiet()
    await press(marie, "rematch")
    await site.quiet()
    assert foreign(public(bob), BOB) == []
    assert (await site.table(2)).record.language == BOB


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_whatever_people_press_they_are_answered_in_their_own_language(
    site: House, spoken: None, game: str
) -> None:
    random = Random(f"pressed {game}")
    people = await opened(site, game)
    for number in range(MANY):
        if number % 3 == 0:
            await answered(site, random)
        else:
            await pressed(random.choice(people), random, private=random.random() < 0.6)
        await site.quiet()
        check(people)
        if (await site.table()).record.phase == "closed":
            break


@pytest.mark.parametrize("command", COMMANDS)
async def test_commands_are_answered_in_the_language_of_whoever_types(site: House, spoken: None, command: str) -> None:
    people = await opened(site, "tahimi")
    marie, _ = people
    await marie.slash(command)
    await site.quiet()
    check(people)
    assert len(marie.messages()) > len(people[1].messages())


async def test_a_language_is_chosen_for_oneself(site: House, spoken: None) -> None:
    """Marie, whose Discord is in one language, reads another; everything of hers follows, and nothing of others'."""
    people = await opened(site, "tahimi")
    marie, _ = people
    marie.user.locale = BOB
    answer = await marie.slash("cards settings")
    assert answer.message is not None
    assert foreign(answer.message, BOB) == []
    menu = next(one for one in selects_of(answer.message) if MARIE in one.values)
    await marie.choose(answer.message, menu.custom_id, [MARIE])
    await site.quiet()
    check(people)
    assert (await site.bot.registry.store.people.preferences([marie.user.id]))[marie.user.id].language == MARIE


async def test_a_server_chooses_the_language_of_its_public_messages(site: House, spoken: None) -> None:
    (marie, bob) = await opened(site, "tahimi")
    manager, message = await settings(site)
    menu = next(one for one in selects_of(message) if MARIE in one.values)
    await manager.choose(message, menu.custom_id, [MARIE])
    await site.quiet()
    for message in marie.messages():
        assert foreign(message, MARIE) == []
    public = [message for message in bob.messages() if not is_ephemeral(message)]
    assert public
    assert [message for message in public if foreign(message, MARIE)] == []


async def test_the_descriptions_of_commands_are_in_every_language(site: House) -> None:
    await site.open()
    spoken_there = {"de", "fr", "es-ES", "es-419", "pt-BR"}
    for command in site.sandbox.world.commands[None].values():
        for one in (command, *command.get("options", ())):
            assert spoken_there <= {*(one.get("description_localizations") or one["name_localizations"])}
            assert not one.get("name_localizations") or one["type"] == USER_MENU
