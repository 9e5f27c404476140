"""Every file of texts is read to its last line: a message that Fluent cannot parse would be missing without a word."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.sandbox.emoji import is_emoji
from bot.ui.language import FOLDER, languages

FILES = sorted(FOLDER.rglob("*.ftl"))


def body(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text("utf-8")).body


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_a_file_parses_whole(file: Path) -> None:
    assert [entry.content for entry in body(file) if isinstance(entry, ast.Junk)] == []


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
def test_no_two_messages_share_a_name(language: str) -> None:
    files = [file for file in FILES if file.is_relative_to(FOLDER / language)]
    names = Counter(entry.id.name for file in files for entry in body(file) if isinstance(entry, ast.Message))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_a_pictograph_is_one_that_every_phone_draws(file: Path) -> None:
    signs = re.findall("[\U0001f000-\U0001faff]", file.read_text("utf-8"))
    assert [sign for sign in signs if not is_emoji(sign)] == []
