"""What the bot says, by the key of the message and its values: a better word then costs no test, in any language.

    assert said("refused-host-begins", when="soon") in text(screen)      # all of its values are known
    assert is_said("table-title", text(screen), round=2)                 # some of them: the others may be anything
    assert heard("table-title", text(screen)) == [{"table": "Tahimi", "round": "2", "trick": "1"}]     # or are read
    assert buttons(state)[said("button-pass")] == "pass"                 # a button, where only its label tells it

A button that has a verb of its own is better found by its custom id than by its label.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import product

from babel import Locale
from fluent.syntax import FluentParser, ast

from bot.sandbox.reading import seen
from bot.screens.memories.boards import NO_BREAK
from bot.ui.language import current_language, files_of
from bot.ui.texts import say

FORM = "form"  # the value that no caller gives: the form in which a sentence asks for a phrase

Value = str | int
Reading = tuple[str | ast.VariableReference, ...]  # one way to read a message: letters, and values between them


def said(key: str, /, **values: Value) -> str:
    """The message with these values, as a reader sees it."""
    return plain(say(key, **values))


def is_said(key: str, text: str, /, **values: Value) -> bool:
    """True if a text contains the message in any of its wordings, with these values and any others."""
    return bool(heard(key, text, **values))


def heard(key: str, text: str, /, **values: Value) -> list[dict[str, str]]:
    """The values that are not given, wherever a text contains the message with those that are. No value spans lines,
    and one at either end of the message reaches to the end of its line. Raises KeyError when there is no such message,
    or no such value in it.
    """
    drawn = plain(text)
    found = [match for one in patterns(key, **values) for match in one.finditer(drawn)]
    return [match.groupdict() for match in sorted(found, key=re.Match.start)]


def plain(text: str) -> str:
    """A text as eyes see it: without the marks that isolate names, and with every space a space."""
    return seen(text).replace(NO_BREAK, " ")


# -------------------------------------------------------------- messages as data


def patterns(key: str, /, **values: Value) -> tuple[re.Pattern[str], ...]:
    """The pattern that finds the readings of a message with these values in a text: kept, since people who wait for a
    message hold it against every picture. Raises KeyError when there is no such message, or no such value in it.
    """
    return _patterns(current_language(), key, **values)


@lru_cache(maxsize=1024, typed=True)
def _patterns(_language: str, key: str, /, **values: Value) -> tuple[re.Pattern[str], ...]:
    if unknown := set(values) - variables(key.partition(".")[0]):
        raise KeyError(f"{key} has no {', '.join(sorted(unknown))}")
    return tuple(pattern(reading) for reading in readings(key, **values))


def readings(key: str, /, **values: Value) -> list[Reading]:
    """Every way to read a message with these values: each of its variants and, where it has several wordings for one
    thing ("played-lead.a", "played-lead.b" …), each of these.
    """
    name, _, attribute = key.partition(".")
    message = messages()[name]
    wordings = {one.id.name: one.value for one in message.attributes}
    if attribute:
        chosen: list[ast.Pattern] = [wordings[attribute]]
    else:
        chosen = [message.value] if message.value else list(wordings.values())
    return [one for wording in chosen for one in read(wording, values)]


def messages() -> dict[str, ast.Message]:
    """All messages of the language that is spoken, by their keys."""
    return messages_of(current_language())


@cache
def messages_of(language: str) -> dict[str, ast.Message]:
    """All messages of a language by their keys."""
    parser = FluentParser(with_spans=False)
    entries = [entry for file in files_of(language) for entry in parser.parse(file.read_text("utf-8")).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def variables(name: str) -> frozenset[str]:
    """The names of the values that a message asks for."""
    return _variables(current_language(), name)


@cache
def _variables(_language: str, name: str) -> frozenset[str]:
    found: set[str] = set()
    pending: list[object] = [messages()[name]]
    while pending:
        match pending.pop():
            case ast.VariableReference(id=ast.Identifier(name=variable)):
                found.add(variable)
            case ast.MessageReference(id=ast.Identifier(name=other)):
                pending.append(messages()[other])
            case ast.BaseNode() as node:
                pending += vars(node).values()
            case list() as nodes:
                pending += nodes
    return frozenset(found - {FORM})


def pattern(reading: Reading) -> re.Pattern[str]:
    """The pattern that finds a reading in a text, its values by their names. Raises ValueError where it would find
    anything.
    """
    if not any(one.strip() for one in reading if isinstance(one, str)):
        raise ValueError(f"a message that is nothing but its values is said everywhere: {reading}")
    parts: list[str] = []
    named: set[str] = set()
    for place, one in enumerate(reading):
        if isinstance(one, str):
            parts.append(re.escape(one))
        elif one.id.name in named:
            parts.append(f"(?P={one.id.name})")
        else:
            named.add(one.id.name)
            parts.append(f"(?P<{one.id.name}>.*{'' if place == len(reading) - 1 else '?'})")
    return re.compile("".join(parts))


def read(wording: ast.Pattern, values: dict[str, Value]) -> Iterator[Reading]:
    """Every way to read some of Fluent's text."""
    for parts in product(*([*element(one, values)] for one in wording.elements)):
        yield tuple(part for reading in parts for part in reading if part)


def element(one: ast.TextElement | ast.Placeable, values: dict[str, Value]) -> Iterator[Reading]:
    """Every way to read an element: letters, a value, another message, or one of several variants."""
    match one.expression if isinstance(one, ast.Placeable) else one:
        case ast.TextElement(value=text):
            yield (plain(text),)
        case ast.StringLiteral() as literal:
            yield (plain(literal.parse()["value"]),)
        case ast.VariableReference(id=ast.Identifier(name=name)) as variable:
            yield (written(values[name]) if name in values else variable,)
        case ast.MessageReference(id=ast.Identifier(name=name), attribute=attribute):
            yield from readings(f"{name}.{attribute.name}" if attribute else name, **values)
        case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants):
            for variant in possible(variants, values.get(name, "" if name == FORM else None)):
                yield from read(variant.value, values)
        case ast.SelectExpression(selector=ast.FunctionReference(), variants=variants):  # any form of a phrase
            for variant in variants:
                yield from read(variant.value, values)
        case ast.FunctionReference(arguments=ast.CallArguments(positional=[ast.VariableReference() as phrase, *_])):
            yield (phrase,)
        case other:
            raise NotImplementedError(f"nobody has read such a thing yet: {other}")


def possible(variants: Sequence[ast.Variant], value: Value | None) -> list[ast.Variant]:
    """The variants that a value may choose: all of them where it is not given."""
    if value is None:
        return list(variants)
    named = {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value: one for one in variants}
    plural = Locale.parse(current_language(), sep="-").plural_form(value) if isinstance(value, int) else ""
    return [named.get(str(value)) or named.get(plural) or next(one for one in variants if one.default)]


def written(value: Value) -> str:
    """A value as Fluent writes it."""
    return value if isinstance(value, str) else f"{value:,}".replace("-", "−")


Truths = Iterator[tuple[str, dict[str, Value]]]  # the keys of reasons, and their values
