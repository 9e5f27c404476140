"""A comment beside a constant is a whole phrase with its noun, so that it can be understood by itself."""

import io
import re
import tokenize

import pytest

from tests.imports import MODULES

CONSTANT = re.compile(r"\s*_?[A-Z][A-Z_]*(?:: [^=]+)? = ")
REST = re.compile(r"# (?:of|by|for|as|until|since|in|to|from|between|that)\b")  # how the rest of a phrase begins


def headless(source: str) -> list[str]:
    """The comments beside constants that have no noun of their own."""
    comments = [one for one in tokenize.generate_tokens(io.StringIO(source).readline) if one.type == tokenize.COMMENT]
    return [one.line.strip() for one in comments if REST.match(one.string) and CONSTANT.match(one.line)]


@pytest.mark.parametrize("name", MODULES)
def test_a_constant_is_explained_by_a_whole_phrase(name: str) -> None:
    assert headless(MODULES[name]) == []


@pytest.mark.parametrize("line", ["TRIES = 5  # of a step", "_HELD: int = 1  # since then", "AT = {1: 2}  # by seat"])
def test_the_rest_of_a_phrase_is_found(line: str) -> None:
    assert headless(line) == [line]
    assert headless("TRIES = 5  # the attempts at a step") == []
