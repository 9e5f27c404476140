"""All that players read, as data: Project Fluent files, one folder a language."""

import hashlib
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGE = "en"
SENTENCES = 4096  # that are kept, of a few hundred bytes each
FOLDER = Path(__file__).parents[1] / "texts"


@cache
def _bundle() -> FluentBundle:
    bundle = FluentBundle(["en-US"], use_isolating=False)
    for file in sorted((FOLDER / LANGUAGE).rglob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def has(key: str) -> bool:
    """Whether there is such a text."""
    return _bundle().has_message(key.partition(".")[0])


def say(key: str, /, **values: str | int) -> str:
    """The text of a key ("lobby-title", or an attribute "suit-H.sign"). Raises KeyError when a text or a value
    is missing. The same is put into words once, as long as it is said now and then.
    """
    return _said(key, **values)


@lru_cache(maxsize=SENTENCES, typed=True)
def _said(key: str, /, **values: str | int) -> str:
    name, _, attribute = key.partition(".")
    message = _bundle().get_message(name)
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
def templates(key: str) -> tuple[str, ...]:
    """The names of a message's attributes, sorted: the narrator's choices."""
    return tuple(sorted(_bundle().get_message(key).attributes))


def chosen(seed: str, count: int) -> int:
    """A number below `count`, fixed by the seed for ever: redraws and restarts say the same."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big") % count
