"""How long answers take."""

import pytest

from engine.search import Level
from tests.tools.strength import times
from tests.tools.strength.times import WARM, timed
from tests.tools.strength.tournament import Entry, Finish


def test_so_many_answers_are_timed_and_the_first_hands_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def deal(_: Entry, number: int) -> Finish:
        played.append(number)
        return Finish(0.0, 0.0, (1000.0,) * 3 if number < WARM else (1.0, 2.0, 3.0))

    monkeypatch.setattr(times, "deal", deal)
    assert timed("tahimi", "merchant", answers=7) == (2.0, 3.0)
    assert played == [*range(WARM + 3)]


@pytest.mark.parametrize("name", ["merchant", "vizier"])
def test_answers_are_those_of_the_level_among_merchants(name: Level, monkeypatch: pytest.MonkeyPatch) -> None:
    entries: list[Entry] = []

    def deal(entry: Entry, _: int) -> Finish:
        entries.append(entry)
        return Finish(0.0, 0.0, (1.0,))

    monkeypatch.setattr(times, "deal", deal)
    timed("dahimi", name, answers=1)
    assert {(entry.player[0], entry.rivals[0], entry.one_hand) for entry in entries} == {(name, "merchant", True)}
