"""All that players read, as data: Project Fluent files, one folder a language."""

import hashlib
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from bot.ui.command_mentions import pressable

LANGUAGE = "en"
SENTENCES = 4096  # that are kept, of a few hundred bytes each
FOLDER = Path(__file__).parents[1] / "texts"


NAME = re.compile(r"-?[A-Za-z][\w-]*")
ATTRIBUTE = re.compile(r"^ +\.([\w-]+) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*$", re.MULTILINE)
PLACEABLE = re.compile(r"\{[^{}]*\}")
ENTRY = re.compile(rf"^(?={NAME.pattern} *=)", re.MULTILINE)  # where a message or a term begins


@cache
def _sources() -> dict[str, str]:
    """Every text as it is written, by its name. To parse them all takes a second: each is parsed when it is needed."""
    files = sorted((FOLDER / LANGUAGE).rglob("*.ftl"))
    entries = (entry for file in files for entry in ENTRY.split(file.read_text(encoding="utf-8")))
    return {name[0]: entry for entry in entries if (name := NAME.match(entry))}


@cache
def _bundle() -> FluentBundle:
    """The texts that were needed so far."""
    return FluentBundle(["en-US"], use_isolating=False)


@cache
def _parsed(name: str) -> Message:
    """The text of that name; those that it refers to are parsed, too. Raises KeyError."""
    waiting, found = [name], {name}
    while waiting:
        entry = _sources()[waiting.pop()]
        _bundle().add_resource(FluentResource(entry))
        meant = {one for one in NAME.findall(entry) if one in _sources()} - found
        found |= meant
        waiting += meant
    return _bundle().get_message(name)


def has(key: str) -> bool:
    """True if there is such a text."""
    return key.partition(".")[0] in _sources()


def say(key: str, /, **values: str | int) -> str:
    """The text of a key ("lobby-title", or an attribute "suit-H.sign"). Raises KeyError when a text or a value
    is missing. The same is put into words once, as long as it is said now and then.
    """
    return pressable(_said(key, **values))


@lru_cache(maxsize=SENTENCES, typed=True)
def _said(key: str, /, **values: str | int) -> str:
    name, _, attribute = key.partition(".")
    message = _parsed(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(key)
    text, errors = _bundle().format_pattern(pattern, values)
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return _with_minus(str(text), values)


def _with_minus(text: str, values: Mapping[str, str | int]) -> str:
    """The text with a minus sign before each value below zero, where Fluent writes a hyphen."""
    for value in values.values():
        if isinstance(value, int) and value < 0:
            text = text.replace(f"{value:,}", f"−{-value:,}")
    return text


def in_figures(number: float) -> str:
    """A number as people read it: "12", "0.5", "−5"."""
    return (str(number) if isinstance(number, int) else f"{number:g}").replace("-", "−")


@cache
def written(key: str) -> str:
    """The text of an attribute as it is written, less its values and whatever depends on them."""
    name, _, attribute = key.partition(".")
    parts = ATTRIBUTE.split(COMMENT.sub("", _sources()[name]))
    text, found = dict(zip(parts[1::2], parts[2::2], strict=True))[attribute], 1
    while found:
        text, found = PLACEABLE.subn(" ", text)
    return text


@cache
def templates(key: str) -> tuple[str, ...]:
    """The names of a message's attributes, sorted: the narrator's choices."""
    return tuple(sorted(_parsed(key).attributes))


def chosen(seed: str, count: int) -> int:
    """A number below `count`, fixed by the seed for ever: redraws and restarts say the same."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big") % count
