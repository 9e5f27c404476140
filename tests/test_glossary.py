"""The words of docs/glossary.md: where each lives exists, and the words that they replaced are no names any more."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.imports import MODULES, nodes

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "glossary.md"

ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| word")
]
REPLACED = sorted({word for row in ROWS for word in re.findall(r"\*\*(\w+)\*\*", row[3])})


@cache
def names(source: str) -> tuple[tuple[str, int], ...]:
    """Every name that a module gives to something, with its line: not those that it only reads."""
    return tuple(_names(source))


def _names(source: str) -> Iterator[tuple[str, int]]:
    for node in nodes(source):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name, node.lineno
            case ast.arg(arg=name):
                yield name, node.lineno
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name, node.lineno
            case ast.alias(asname=str(name)):
                yield name, 0


def replaced_in(source: str, word: str) -> list[int]:
    """The lines that give something this name, public or not; a word in small letters is meant in any letters."""
    found = [(name.strip("_"), line) for name, line in names(source)]
    return [line for name, line in found if word in (name, name.lower())]


def test_a_word_is_explained_once() -> None:
    words = [word for row in ROWS for word in row[0].split(", ")]
    assert len(words) == len(set(words))
    assert 50 <= len(ROWS) <= 80


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_word_lives_where_the_page_says(row: list[str]) -> None:
    paths = re.findall(r"`([^`]+)`", row[2])
    assert paths, "it lives somewhere"
    assert [path for path in paths if not (ROOT / path).is_file()] == []


@pytest.mark.parametrize("word", REPLACED)
def test_a_replaced_word_is_no_name(word: str) -> None:
    found = [(name, replaced_in(source, word)) for name, source in MODULES.items()]
    assert [(name, lines) for name, lines in found if lines] == []


def test_names_are_found_wherever_they_are_given() -> None:
    source = "def promise(): ...\nclass Promise: ...\n_promise = 1\nself.promise = 2\nlambda promise: 0\n"
    assert replaced_in(source, "promise") == [1, 2, 3, 4, 5]
    assert replaced_in("record.promise\nprint(promise)\npromised = 'promise'", "promise") == []
    assert replaced_in("world = 1\nclass World: ...", "World") == [2]


@pytest.mark.parametrize("page", ["docs/architecture.md", "docs/engine.md", "CONTRIBUTING.md"])
def test_the_pages_lead_to_it(page: str) -> None:
    assert "glossary.md)" in (ROOT / page).read_text(encoding="utf-8")
