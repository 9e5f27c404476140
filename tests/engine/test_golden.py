"""Finished rounds of every game replay as they were played, those too that an older version wrote."""

import shutil
from pathlib import Path

import pytest

from engine.contract import RESULT
from engine.contract.record import replay, seats, write
from tests.golden import FOLDER, OLD, files, head_of, recorded, told, wanted
from tests.golden.__main__ import main

FILES = files()


@pytest.mark.parametrize("name", FILES)
def test_a_round_is_told_as_it_was(name: str) -> None:
    text = FILES[name].read_text(encoding="utf-8")
    record = recorded(text)
    assert told(record, head_of(text)).splitlines() == text.splitlines()
    assert replay(record)[0].result is not None


@pytest.mark.parametrize("name", FILES)
def test_the_seats_of_a_round_are_drawn_as_they_were(name: str) -> None:
    record = recorded(FILES[name].read_text(encoding="utf-8"))
    assert seats(record).standing == record.standing


@pytest.mark.parametrize("name", [name for name in FILES if f"-{OLD}-" not in name])
def test_a_record_is_written_as_it_was(name: str) -> None:
    text = FILES[name].read_text(encoding="utf-8")
    assert head_of(write(recorded(text))) == head_of(text)


def test_every_game_has_its_rounds() -> None:
    assert {name for name, _, _ in wanted()} <= set(FILES), "python -m tests.golden writes what is missing"


@pytest.mark.parametrize("game", ["tahimi", "tarothimi", "mooseyard", "dahimi"])
def test_there_is_a_round_from_before_results_had_places(game: str) -> None:
    (old,) = (path for name, path in FILES.items() if name.startswith(f"{game}-{OLD}-"))
    text = old.read_text(encoding="utf-8")
    head = dict(line.split(": ", 1) for line in head_of(text).splitlines())
    assert '"finish"' in head["result"]
    assert '"drawn"' in head["standing"]
    result = RESULT.validate_json(head["result"])
    assert result == recorded(text).result
    assert len(result.left) == 1
    assert sorted(result.order) == list(range(len(result.places)))


def test_no_round_is_rewritten_unasked(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    changed, untouched = tmp_path / "toy-usual-2.txt", sorted(path.name for path in FILES.values())
    text = changed.read_text(encoding="utf-8")
    changed.write_text(text.replace("trick-taken seat=0", "trick-taken seat=1"), encoding="utf-8")
    assert main(tmp_path, again=False) == []
    assert changed.read_text(encoding="utf-8") != text
    assert main(tmp_path, again=True) == ["toy-usual-2"]
    assert [path.read_bytes() for path in files(tmp_path).values()] == [path.read_bytes() for path in FILES.values()]
    assert sorted(path.name for path in tmp_path.glob("*.txt")) == untouched


def test_a_missing_round_is_played_to_its_end(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    (tmp_path / "toy-usual-4.txt").unlink()
    assert main(tmp_path, again=False) == ["toy-usual-4"]
    state, _ = replay(recorded((tmp_path / "toy-usual-4.txt").read_text(encoding="utf-8")))
    assert state.result is not None
