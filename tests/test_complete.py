"""No game that players get lacks anything."""

import pytest

from engine.games import GAMES
from tests import toy
from tests.complete import lacks


def test_no_game_lacks_anything() -> None:
    missing = [f"{game} lacks {line}" for game in GAMES for line in lacks(game)]
    assert not missing, "\n".join(["", *missing])


@pytest.mark.parametrize("closed", [True, False])
def test_a_bare_game_hears_all_that_it_lacks(closed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", toy.GAME)
    monkeypatch.setattr(toy.Toy, "CLOSED", closed)
    text = "\n".join(lacks("toy"))
    for thing in (
        "game-toy",
        "docs/spec/toy",
        "in-short",
        "house-rules",
        "conformance/toy",
        "toy-short-2",
        "coach-bid",
        "coach-play",
        "daily=",
        "tests.engine.search.thoughts",
        "LOOKS",
        "tests.tools.languages de",
    ):
        assert thing in text
    assert ("verify.py" in text) is not closed  # nobody can deal a closed game again
