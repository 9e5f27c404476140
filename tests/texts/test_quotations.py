"""Tests compare keys and values: none of them quotes a text of the bot, so that a better word costs no test."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.said import Reading, messages, pattern, plain, readings

TESTS = Path(__file__).parents[1]
WORDS = 3  # of the message's own, at least: what is shorter stands in any prose
VALUE = "\N{OBJECT REPLACEMENT CHARACTER}"  # where an f-string has one
WORD = re.compile(r"[^\W\d_]{2,}")

# Whose subject the sentence is.
ABOUT_SENTENCES = frozenset(
    {
        "bot/test_plain_speech.py",  # what texts look like
        "engine/tahimi/test_taxes.py",  # the engine's own titles
        "texts/test_banned.py",  # forms that keep out of them
        "texts/test_narration.py",  # the chronicler's voice
        "texts/test_quotations.py",  # what is noticed
    }
)


def quotations(source: str) -> Iterator[str]:
    """The strings of a module, as they are read; documentation apart."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    within = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else VALUE for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and not {id(node)} & (told | within):
            yield node.value


@cache
def sentences() -> list[tuple[str, str, Reading]]:
    """Every way to read every message of some words: its key, its longest part, and the whole."""
    found = []
    for name, message in messages().items():
        for key in [name] * bool(message.value) + [f"{name}.{one.id.name}" for one in message.attributes]:
            for reading in readings(key):
                letters = [one for one in reading if isinstance(one, str)]
                if sum(len(WORD.findall(one)) for one in letters) >= WORDS:
                    found.append((key, max(letters, key=len), reading))
    return found


def quoted(strings: Iterator[str]) -> set[str]:
    """The keys of the messages that stand whole in one of these strings."""
    everything = plain("\n".join(one.replace("\n", VALUE) for one in strings if len(WORD.findall(one)) >= WORDS))
    return {key for key, part, whole in sentences() if part in everything and pattern(whole).search(everything)}


def test_no_test_quotes_a_message() -> None:
    modules = [one for one in sorted(TESTS.rglob("*.py")) if str(one.relative_to(TESTS)) not in ABOUT_SENTENCES]
    found = {str(one.relative_to(TESTS)): quoted(quotations(one.read_text("utf-8"))) for one in modules}
    assert {name: keys for name, keys in found.items() if keys} == {}


@pytest.mark.parametrize(
    ("source", "keys"),
    [
        ('assert "This round is over." in text', {"refused-round-over-hand"}),
        ('assert f"You have folded. Your cards stay hidden. {why}"', {"pif-paf-own-fold"}),
        ("assert f'It is {NAMES[1]}’s turn.' in told", {"refused-not-your-turn-hand"}),
        ('def test() -> None:\n    """This round is over."""', set()),
        ('assert said("refused-round-over-hand") in text', set()),
    ],
)
def test_a_quotation_is_noticed(source: str, keys: set[str]) -> None:
    assert keys <= quoted(quotations(source))
    assert bool(keys) == bool(quoted(quotations(source)))
