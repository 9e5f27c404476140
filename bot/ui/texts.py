"""All that players read, as data: Project Fluent files, one folder a language.

Everything is said in the language that is spoken (`bot.ui.language`). A text that this language lacks is said in
English, as a whole. A text that is the value of another one is a `Phrase`: the files of a language may ask for it in a
form of theirs, as by `{ FORM($what, "dative") }`, and the message that made the phrase finds the name of that form in
`$form`.

Texts have commands as `/cards start`; Discord makes a button of them where it is told their ids, which come with their
registration. Until they are known they are read as they are written.
"""

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from math import floor
from typing import Any, NamedTuple, cast

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent, get_decimal_symbol, get_group_symbol
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

from bot.ui.language import ENGLISH, current_language, files_of

SENTENCES = 1024  # the sentences that are kept, some 1.4 KB each with their values; to say one anew takes 0.05 ms
LISTS = 256  # the lists that are kept
DIGITS = 6  # digits of a percentage that count when it is rounded: 100 * 0.145 is a little less than 14.5

NAME = re.compile(r"-?[A-Za-z][\w-]*")
ATTRIBUTE = re.compile(r"^ +\.([\w-]+) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*$", re.MULTILINE)
PLACEABLE = re.compile(r"\{[^{}]*\}")
ENTRY = re.compile(rf"^(?={NAME.pattern} *=)", re.MULTILINE)  # the beginning of a message or a term
LOCALE = re.compile(r"^ +\.locale = (\S+)$", re.MULTILINE)
SOUND = re.compile(r"^ +\.sound-\w+ = (\S+) → (\S+)$", re.MULTILINE)

WRITTEN = re.compile(r"`/([\w-]+)((?: [\w-]+)*)`")  # a command in a sentence

PARSER = FluentParser(with_spans=False)  # the parser without places of parts, which would take half of the memory
Value = str | int
Values = tuple[tuple[str, Value], ...]  # the values of a message, by their names
Sources = tuple[object, ...]

_ids: dict[str, int] = {}  # the ids of this process's commands, by the command's first word


class Phrase(str):
    """A text that a sentence can ask for in another form. `source`: what it was made of, by which two phrases differ
    that read alike. `again`: says it in a form of the language in which it was said.
    """

    __slots__ = ("again", "source")

    source: object
    again: Callable[[str], str]


def _phrase(text: str, source: object, again: Callable[[str], str]) -> Phrase:
    made = Phrase(text)
    made.source, made.again = source, again
    return made


def _form(value: Any, form: str) -> Any:  # as Fluent types its functions
    """Fluent's function FORM. A name, or a number, has no forms."""
    return value.again(form) if isinstance(value, Phrase) else value


class Bundle(FluentBundle):
    """The messages of one language, compiled as they are added: what they were compiled from takes as much memory
    again, and is not kept.
    """

    def add(self, entry: str) -> None:
        """Add a message or a term, as it is written."""
        for item in PARSER.parse(entry).body:
            if isinstance(item, ast.Message | ast.Term):
                name = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
                self._compiled[name] = self._compiler(item)


class Sound(NamedTuple):
    """A rule of euphony: where this pattern matches, the word becomes another, as *y* becomes *e* before *Inés*."""

    pattern: re.Pattern[str]
    becomes: str


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of one language. `locale`: how it writes numbers and lists, by the CLDR. `sounds`: which words change
    before which sounds. `sources`: every text as it is written, by its name; to parse them all takes a second, so that
    each is parsed when it is needed.
    """

    locale: Locale
    sounds: Sequence[Sound]
    sources: Mapping[str, str]
    bundle: Bundle
    parsed: dict[str, Message] = field(default_factory=dict)

    def message(self, name: str) -> Message:
        """The text of that name; those that it refers to are parsed, too. Raises KeyError."""
        if name not in self.parsed:
            waiting, found = [name], {name}
            while waiting:
                entry = self.sources[waiting.pop()]
                self.bundle.add(entry)
                meant = {one for one in NAME.findall(entry) if one in self.sources} - found
                found |= meant
                waiting += meant
            self.parsed[name] = self.bundle.get_message(name)
        return self.parsed[name]


@cache
def texts_of(language: str) -> Texts:
    """The texts of a language, read when it is first spoken."""
    entries = (entry for file in files_of(language) for entry in ENTRY.split(file.read_text(encoding="utf-8")))
    sources = {name[0]: entry for entry in entries if (name := NAME.match(entry))}
    named = LOCALE.search(sources.get("language", ""))
    tag = named[1] if named else language
    rules = SOUND.findall(sources.get("language", ""))
    sounds = tuple(Sound(re.compile(pattern), becomes) for pattern, becomes in rules)
    functions = {"FORM": cast("Callable[[Any], FluentType]", _form)}  # Fluent types those of one argument alone
    bundle = Bundle([tag], functions=functions, use_isolating=False)
    return Texts(Locale.parse(tag, sep="-"), sounds, sources, bundle)


def _sounding(text: str, texts: Texts) -> str:
    """A text of a language by its rules of euphony, which go by the values that have been filled in."""
    for pattern, becomes in texts.sounds:
        text = pattern.sub(becomes, text)
    return text


def _telling(language: str, name: str) -> Texts:
    """The texts that tell the message of that name: the language's own, or else the English ones."""
    own = texts_of(language)
    return own if name in own.sources else texts_of(ENGLISH)


def name_of_language(language: str) -> str:
    """The name of a language in itself: "Deutsch"."""
    return _say(language, "language")


def has(key: str) -> bool:
    """True if there is such a text."""
    return key.partition(".")[0] in texts_of(ENGLISH).sources


def say(key: str, /, **values: Value) -> str:
    """The text of a key ("lobby-title", or an attribute "suit-H.sign") in the language that is spoken. Raises KeyError
    when a text or a value is missing. The same is put into words once, as long as it is said now and then.
    """
    if not values:  # as of most texts
        return pressable(_say(current_language(), key))
    return pressable(_say(current_language(), key, "", tuple(values.items()), _sources(values.values())))


def _sources(values: Iterable[object]) -> Sources:
    """The sources of those values that are phrases. They tell apart values that read alike."""
    return tuple([value.source for value in values if isinstance(value, Phrase)])  # quicker than a generator, by half


@lru_cache(maxsize=SENTENCES)
def _say(language: str, key: str, form: str = "", values: Values = (), sources: Sources = ()) -> Phrase:
    name, _, attribute = key.partition(".")
    telling = _telling(language, name)
    message = telling.message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    text, errors = telling.bundle.format_pattern(pattern, dict(values) | {"form": form})
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    shown = _sounding(_with_minus(str(text), values, telling.locale), telling)
    return _phrase(shown, (key, values, sources), lambda form: _say(language, key, form, values, sources))


def _with_minus(text: str, values: Values, locale: Locale) -> str:
    """The text with a minus sign before each value below zero, where Fluent writes a hyphen."""
    for _, value in values:
        if isinstance(value, int) and value < 0:
            text = text.replace(format_decimal(value, locale=locale), f"−{format_decimal(-value, locale=locale)}")
    return text


def listed(parts: Sequence[str]) -> str:
    """Several things in a sentence: "Ann, Bob and Kim"; "" for none. A form of the list is a list of these forms."""
    return _listed(current_language(), tuple(parts), _sources(parts))


@lru_cache(maxsize=LISTS)
def _listed(language: str, parts: tuple[str, ...], sources: Sources) -> Phrase:
    def joined(parts: Sequence[str]) -> str:
        return _sounding(format_list(parts, locale=texts.locale), texts)

    texts = texts_of(language)
    return _phrase(joined(parts), (parts, sources), lambda form: joined([str(_form(part, form)) for part in parts]))


def in_figures(number: float | str) -> str:
    """A number as people write it in the language that is spoken: "12", "0.5", "−5". `number`: the number itself, or
    its English figures, as "1,234.50".
    """
    figures = f"{number:g}" if isinstance(number, float) else str(number)
    locale = texts_of(current_language()).locale
    signs: dict[str, str | int | None] = {",": get_group_symbol(locale), ".": get_decimal_symbol(locale), "-": "−"}
    return figures.translate(str.maketrans(signs))


def in_percent(share: float) -> str:
    """A share from 0 to 1 in whole percents, as people write it in the language that is spoken: "50%"."""
    return format_percent(percent(share) / 100, locale=texts_of(current_language()).locale)


def percent(share: float) -> int:
    """A share from 0 to 1 in whole percents, halves up: 0.125 and 0.145 are 13 and 15."""
    return floor(round(100 * share, DIGITS) + 0.5)


def written(key: str) -> str:
    """The text of an attribute as it is written, less its values and whatever depends on them."""
    return _written(current_language(), key)


@cache
def _written(language: str, key: str) -> str:
    name, _, attribute = key.partition(".")
    parts = ATTRIBUTE.split(COMMENT.sub("", _telling(language, name).sources[name]))
    text, found = dict(zip(parts[1::2], parts[2::2], strict=True))[attribute], 1
    while found:
        text, found = PLACEABLE.subn(" ", text)
    return text


def templates(key: str) -> tuple[str, ...]:
    """The names of a message's attributes, sorted: the narrator's choices."""
    return _templates(current_language(), key)


@cache
def _templates(language: str, key: str) -> tuple[str, ...]:
    return tuple(sorted(_telling(language, key).message(key).attributes))


def choose(seed: str, count: int) -> int:
    """A number below `count`, fixed by the seed for ever: redraws and restarts say the same."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big") % count


def learn(ids: Mapping[str, int]) -> None:
    """Learn which commands can be pressed: these, and no others."""
    _ids.clear()
    _ids.update(ids)


def pressable(text: str) -> str:
    """The text, with every command that it names as one that can be pressed, where its id is known."""
    return WRITTEN.sub(_mention, text) if _ids and "`/" in text else text


def _mention(written: re.Match[str]) -> str:
    command, path = written.groups()
    return f"</{command}{path}:{_ids[command]}>" if command in _ids else written[0]
