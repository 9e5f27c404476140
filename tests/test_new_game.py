"""Whoever begins a game has one that is played at once, and every test of the house is green for it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import UNFINISHED
from tests.tools import play
from tests.tools.new_game import refusal, write

ROOT = Path(__file__).parents[1]
NAME = "last_trick"
# Tests that read the list of games, or the files of the house; no other sees a game that is unfinished.
WALLS = ("tests/engine/test_properties.py", "tests/engine/test_golden.py", "tests/texts", "tests/test_")
QUICKLY = ("-q", "-n", "0", "-p", "no:cacheprovider", "-m", "not long and not thorough")
NEEDLESS = ("test_new_game.py", "test_tampered_proofs.py")  # this one; and one that sees finished games alone, slowly


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the house, into which anybody may write."""
    left = shutil.ignore_patterns(".git", ".venv", ".env", "__pycache__", "*_cache")
    return shutil.copytree(ROOT, tmp_path / "house", ignore=left)


def ran(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A module that was run in that folder."""
    command, env = [sys.executable, "-m", *words], {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(command, cwd=folder, env=env, input=typed, capture_output=True, text=True, check=False)  # noqa: S603 -- our own


@pytest.mark.long
@pytest.mark.timeout(0)  # it runs other tests, each of which has a limit of its own
def test_a_new_game_is_played_and_green(copied: Path) -> None:
    assert ran(copied, "tests.tools.new_game", NAME).returncode == 0
    played = ran(copied, "tests.tools.play", NAME, "--seed", "1", typed="\n" * 100)
    assert "Result(" in played.stdout, played.stderr
    files = [
        str(path.relative_to(copied))
        for path in sorted((copied / "tests").rglob("test_*.py"))
        if str(path.relative_to(copied)).startswith(WALLS) and path.name not in NEEDLESS
    ]
    tests = ran(copied, "pytest", *QUICKLY, *files)
    assert tests.returncode == 0, tests.stdout[-5000:]
    lacks = ran(copied, "tests.tools.new_game", NAME, "--lacks").stdout
    assert f"game-{NAME.replace('_', '-')}" in lacks
    assert "docs/verify.py" in lacks


@pytest.mark.long
@pytest.mark.timeout(0)
def test_so_is_one_whose_cards_stay_closed(copied: Path) -> None:
    assert ran(copied, "tests.tools.new_game", NAME).returncode == 0
    rules = copied / "engine" / NAME / "game.py"
    text = rules.read_text()
    rules.write_text(text.replace("    DECK: Class", "    CLOSED: ClassVar[bool] = True\n    DECK: Class", 1))
    tests = ran(copied, "pytest", *QUICKLY, "tests/engine/test_properties.py", "-k", NAME)
    assert tests.returncode == 0, tests.stdout[-5000:]
    assert "docs/verify.py" not in ran(copied, "tests.tools.new_game", NAME, "--lacks").stdout


@pytest.mark.parametrize(
    ("name", "reason"),
    [("Whist", "lower-case"), ("9pins", "lower-case"), ("truc", "there already"), ("trick", "a word of the house's")],
)
def test_a_name_that_cannot_be_is_refused(name: str, reason: str) -> None:
    assert reason in (refusal(name) or "")


def test_nothing_is_written_under_a_name_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="lower-case"):
        write("Whist", tmp_path)
    assert not [*tmp_path.iterdir()]


def test_a_release_has_no_unfinished_game() -> None:
    released = "## Unreleased" not in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert not (released and UNFINISHED)


def test_what_is_typed_in_the_terminal_is_played_or_refused() -> None:
    typed, told = ["nonsense", "", ""], list[str]()

    def ask(_: str) -> str:
        if not typed:
            raise EOFError
        return typed.pop(0)

    state = play.dealt("truc", None, "3")
    with pytest.raises(EOFError):
        play.play(state, ask, told.append)
    assert len(state.log) == 2
    assert any("refused" in line for line in told)
