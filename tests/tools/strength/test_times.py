"""How long answers take."""

from collections.abc import Iterator

import pytest

from engine.contract import Game
from engine.games import game_of
from engine.search import Level
from tests.tools.strength import times
from tests.tools.strength.times import timed
from tests.tools.strength.tournament import Entry, Finish


def test_so_many_answers_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def deal(_: Entry, number: int) -> Finish:
        played.append(number)
        return Finish(0.0, 0.0, (1.0, 2.0, 3.0))

    monkeypatch.setattr(times, "deal", deal)
    assert timed("tahimi", "merchant", answers=7) == (2.0, 3.0)
    assert played == [0, 1, 2]


@pytest.mark.parametrize("name", ["merchant", "vizier"])
def test_answers_are_those_of_the_level_among_merchants(name: Level, monkeypatch: pytest.MonkeyPatch) -> None:
    entries: list[Entry] = []

    def deal(entry: Entry, _: int) -> Finish:
        entries.append(entry)
        return Finish(0.0, 0.0, (1.0,))

    monkeypatch.setattr(times, "deal", deal)
    timed("dahimi", name, answers=1)
    assert {(entry.player[0], entry.rivals[0], entry.one_hand) for entry in entries} == {(name, "merchant", True)}


def test_a_process_practises_first(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def practise(game: Game, steps: int) -> Iterator[None]:
        done.append(f"{game.name} {steps}")
        yield

    def deal(_: Entry, __: int) -> Finish:
        done.append("deal")
        return Finish(0.0, 0.0, (1.0,))

    monkeypatch.setattr(times, "practise", practise)
    monkeypatch.setattr(times, "deal", deal)
    timed("schwimmen", "vizier", answers=1)
    assert done == [f"schwimmen {game_of('schwimmen').practice}", "deal"]
