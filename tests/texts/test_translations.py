"""Every language that the bot speaks: whole, as new as its English, with the same values, and short enough."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast

from bot.games.shows import family_of
from bot.ui import naming, rulebook
from bot.ui.components import MOST_OPTION
from bot.ui.language import ENGLISH, languages, speaking
from bot.ui.texts import listed, say, texts_of
from engine.games import GAMES, rules_of
from tests.said import FORM, messages_of
from tests.tools import languages as tool

TRANSLATED = [one for one in languages() if one != ENGLISH]
ALTERNATIVE = re.compile(r"[a-z]")  # the name of one of several ways to say a thing
FEW = 5  # alternatives of which a language has as many as English; of more it has half as many at least
SPARE = {"under"}  # values that an alternative need not tell: the table shows them
MOST_BUTTON, MOST_COMMAND, MOST_MODAL = 80, 100, 45
REFERENCE = re.compile(r"\{ ?([a-z][\w-]*)")  # to another message
COUNTS = (0, 1, 2, 5, 21)
LONGEST_CHAPTER = 3800  # characters; Discord's 4,000 hold its title, too, and the lines around it


def given(node: object) -> set[str]:
    """The names of the values that a text asks for itself; the form in which it is asked for is none of them."""
    found: set[str] = set()
    pending = [node]
    while pending:
        match pending.pop():
            case ast.VariableReference(id=ast.Identifier(name=name)):
                found.add(name)
            case ast.TermReference():
                pass  # a term sees its own arguments alone
            case ast.BaseNode() as part:
                pending += vars(part).values()
            case list() as parts:
                pending += parts
    return found - {FORM}


def counted(node: object) -> set[str]:
    """The values by whose number a text chooses its words."""
    found: set[str] = set()
    pending = [node]
    while pending:
        match pending.pop():
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants):
                keys = [one.key for one in variants]
                if any(isinstance(key, ast.NumberLiteral) or key.name in ("zero", "one", "two", "few") for key in keys):
                    found.add(name)
                pending += [one.value for one in variants]
            case ast.BaseNode() as part:
                pending += vars(part).values()
            case list() as parts:
                pending += parts
    return found


def parts(message: ast.Message) -> dict[str, ast.Pattern]:
    """The patterns of a message by the names of its attributes; "" for its value. A language's rules of euphony are its
    own.
    """
    own = {one.id.name: one.value for one in message.attributes if not one.id.name.startswith("sound-")}
    return ({"": message.value} if message.value else {}) | own


def is_choice(names: set[str]) -> bool:
    """True if the attributes are different ways to say one thing."""
    return bool(names) and all(ALTERNATIVE.fullmatch(name) for name in names)


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_lacks_nothing_and_is_as_new_as_its_english(language: str) -> None:
    assert tool.report(language) == ([], [], [])


def test_a_file_whose_english_has_changed_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With its messages, where Git has the English that was read."""
    language = TRANSLATED[0]
    monkeypatch.setattr(tool, "READ", tmp_path)
    tool.note(language)
    assert tool.report(language).older == []
    notes = tmp_path / f"{language}.txt"
    lines = notes.read_text(encoding="utf-8").splitlines(keepends=True)
    old = [f"{'0' * tool.DIGITS} table.ftl\n" if line.endswith(" table.ftl\n") else line for line in lines]
    notes.write_text("".join(old), encoding="utf-8")
    assert tool.report(language).older == ["table.ftl"]


def test_messages_that_have_changed_are_named() -> None:
    old = "# Old.\nkept = Kept\nchosen =\n    .a = One\n    .b = Two\nlost = Lost\n"
    new = "kept = Kept\n# New.\nchosen =\n    .a = One\n    .b = Too\n-gained = Gained\n"
    assert tool.changed(old, new) == ["-gained", "chosen", "lost"]


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_message_has_the_same_parts_as_in_english(language: str) -> None:
    own, wrong = messages_of(language), []
    for name, message in messages_of(ENGLISH).items():
        english, here = parts(message).keys() - {""}, parts(own[name]).keys() - {""}
        if is_choice(english):
            enough = len(english) if len(english) < FEW else -(-len(english) // 2)
            right = is_choice(here) and len(here) >= enough
        else:
            right = english == here
        if not right or bool(message.value) != bool(own[name].value):
            wrong.append(name)
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_message_asks_for_no_other_values_and_every_way_to_say_a_thing_tells_them_all(language: str) -> None:
    own, wrong = messages_of(language), []
    for name, message in messages_of(ENGLISH).items():
        known = set().union(*(reached(ENGLISH, name)))
        wrong += [f"{name}: ${value}" for value in given(own[name]) - known]
        english = parts(message)
        if is_choice(english.keys() - {""}):
            told = set.intersection(*map(given, english.values())) - SPARE
            wrong += [f"{name}.{way}" for way, pattern in parts(own[name]).items() if not told <= given(pattern)]
    assert wrong == []


def reached(language: str, name: str) -> Iterator[set[str]]:
    """The values that a message asks for, and those of the messages that it refers to."""
    pending, seen = [name], set()
    while pending:
        one = pending.pop()
        if one in seen or one not in messages_of(language):
            continue
        seen.add(one)
        yield given(messages_of(language)[one])
        pending += REFERENCE.findall(texts_of(language).sources[one])


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_message_can_be_said_with_any_numbers(language: str) -> None:
    with speaking(language):
        for name, message in messages_of(language).items():
            values = set().union(*reached(language, name), *reached(ENGLISH, name))
            numbers = sorted({value for one in told_with(language, name) for value in counted(one)} & values)
            for chosen in product(COUNTS, repeat=min(len(numbers), 2)):
                found = dict.fromkeys(numbers, 1) | dict(zip(numbers, chosen, strict=False))
                words = dict.fromkeys(values - found.keys(), "…")
                for part in parts(message):
                    assert say(f"{name}.{part}".rstrip("."), **words, **found)


def told_with(language: str, name: str) -> list[ast.Message]:
    """A message and those that it refers to."""
    known = messages_of(language)
    return [known[one] for one in {name, *REFERENCE.findall(texts_of(language).sources[name])} if one in known]


@pytest.mark.parametrize("language", TRANSLATED)
def test_buttons_and_commands_are_short_enough(language: str) -> None:
    with speaking(language):
        long = []
        for name, message in messages_of(language).items():
            most = MOST_BUTTON if name.startswith("button-") else MOST_COMMAND if name.startswith("command-") else None
            for part, pattern in parts(message).items():
                text = "".join(one.value for one in pattern.elements if isinstance(one, ast.TextElement))
                if most is not None and len(text) > most:
                    long.append(f"{name}.{part}")
    assert long == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_and_its_options_fit_menus_and_forms(language: str, game: str) -> None:
    rules, offer = rules_of(game)(), family_of(game).offer(game, rules_of(game)().seats()[0])
    with speaking(language):
        assert len(naming.name_of_game(game)) <= MOST_OPTION
        assert len(naming.about_game(game) or "") <= MOST_OPTION
        for name in [one for group in offer.groups.values() for one in group if one in type(rules).model_fields]:
            assert len(naming.about_option(rules, name)) <= MOST_OPTION
            assert all(len(naming.value_of_rule(rules, name, value)) <= MOST_OPTION for value in rules.values(name))


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_a_book_has_the_chapters_of_the_english_one_and_each_fits_a_message(language: str, game: str) -> None:
    with speaking(ENGLISH):
        names = [chapter.name for chapter in rulebook.chapters(game)]
    with speaking(language):
        book = rulebook.chapters(game)
    assert [chapter.name for chapter in book] == names
    assert [chapter.name for chapter in book if len(chapter.text) > LONGEST_CHAPTER] == []
    assert len({chapter.title for chapter in book}) == len(book)


@pytest.mark.parametrize(
    ("people", "told"),
    [
        (("Kim", "Inés"), "Kim e Inés"),
        (("Kim", "Ana", "**\u2068Hilario\u2069**"), "Kim, Ana e **\u2068Hilario\u2069**"),
        (("Ana", "Hielo"), "Ana y Hielo"),
        (("Yago", "Yolanda"), "Yago y Yolanda"),
        (("Inés", "Kim"), "Inés y Kim"),
    ],
)
def test_spanish_and_becomes_another_word_before_the_sound_i(people: tuple[str, ...], told: str) -> None:
    with speaking("es"):
        assert listed(people) == told
        if len(people) == 2:
            assert told in say("referee-means-pair", one=people[0], other=people[1])
    with speaking("pt-BR"):
        assert " e " in listed(people)


@pytest.mark.parametrize(
    ("above", "told"),
    [("ocho", "u **ocho**"), ("8", "u **8**"), ("80", "u **80**"), ("11", "u **11**"), ("110", "o **110**")],
)
def test_spanish_or_becomes_another_word_before_the_sound_o(above: str, told: str) -> None:
    with speaking("es"):
        assert told in say("refused-tad-not-adjacent", last="nueve", below="**siete**", above=f"**{above}**")
