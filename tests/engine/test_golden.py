"""Finished rounds of every game replay as they were played, those too that an older version wrote."""

import shutil
from pathlib import Path

import pytest

from engine.contract import RESULT
from engine.contract.record import replay, seating_of, write
from tests.golden import FOLDER, OLD, files, head_of, recorded, told
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
    assert seating_of(record).standing == record.standing


@pytest.mark.parametrize("name", [name for name in FILES if f"-{OLD}-" not in name])
def test_a_record_is_written_as_it_was(name: str) -> None:
    text = FILES[name].read_text(encoding="utf-8")
    assert head_of(write(recorded(text))) == head_of(text)


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


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the records, complete."""
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    main(tmp_path, again=False)
    return tmp_path


def test_no_round_is_rewritten_unasked(folder: Path) -> None:
    changed, before = folder / "toy-usual-2.txt", {path: path.read_bytes() for path in folder.glob("*.txt")}
    text = changed.read_text(encoding="utf-8")
    changed.write_text(text.replace("trick-taken seat=0", "trick-taken seat=1"), encoding="utf-8")
    assert main(folder, again=False) == []
    assert changed.read_text(encoding="utf-8") != text
    assert main(folder, again=True) == ["toy-usual-2"]
    assert {path: path.read_bytes() for path in folder.glob("*.txt")} == before


def test_a_missing_round_is_played_to_its_end(folder: Path) -> None:
    (folder / "toy-usual-4.txt").unlink()
    assert main(folder, again=False) == ["toy-usual-4"]
    state, _ = replay(recorded((folder / "toy-usual-4.txt").read_text(encoding="utf-8")))
    assert state.result is not None
