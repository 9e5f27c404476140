"""The story in docs/engine.md is true: its examples run and give what they say."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"


def test_the_examples_give_what_the_page_says() -> None:
    outcome = doctest.testfile(str(PAGE), module_relative=False)
    assert outcome.failed == 0
    assert outcome.attempted > 25
