"""The file of a whole tournament: it says what happened, it can be checked, and it opens no more than luck."""

import json
import runpy
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.tournaments import commitment
from bot.tournaments.course import File, course_file, read_course, verify_course
from tests.bot.courses import SECRET, Plan, course, random_plan

pytestmark = pytest.mark.usefixtures("hasty")

SCRIPT = Path(__file__).parents[2] / "docs" / "verify_course.py"
checks = runpy.run_path(str(SCRIPT))["checks"]


def file(number: int) -> File:
    random = Random(number)
    written = json.dumps(course_file(course(random, random_plan(random)), SECRET))
    return dict[str, Any](json.loads(written))


@pytest.mark.parametrize("number", range(40))
def test_a_file_agrees_with_itself(number: int) -> None:
    assert verify_course(file(number)) == ()


def test_a_file_tells_the_whole_course() -> None:
    random = Random(5)
    told = course(random, random_plan(random))
    assert read_course(course_file(told, SECRET)) == told


def changed(told: File, *path: str | int, value: object) -> File:
    """The file with one value changed."""
    copy: Any = json.loads(json.dumps(told))
    at = copy
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return dict[str, Any](copy)


def test_every_change_is_found() -> None:
    told = course_file(course(Random(1), Plan(9, 3, 3, 3)), SECRET)
    order = told["rounds"][1]["order"]
    assert verify_course(changed(told, "commitment", value="00" * 32)) == ("promise",)
    assert verify_course(changed(told, "luck", "2", value="00" * 32))[0] == "luck 2"
    assert verify_course(changed(told, "rounds", 1, "order", value=order[::-1])) == ("order 2",)
    assert "points 3" in verify_course(changed(told, "rounds", 2, "tables", 0, "points", 0, value="7/8"))
    assert verify_course(changed(told, "standings", 0, "direct", value=9)) == ("standings",)
    assert set(verify_course(changed(told, "rounds", 0, "tables", 0, "struck", value=True))) == {
        "points 1",
        "standings",
    }


@pytest.mark.parametrize("bad", [{}, {"rounds": 3}, {"rounds": [{}]}])
def test_what_is_no_course_is_refused(bad: File) -> None:
    with pytest.raises(ValueError, match="no course"):
        verify_course(bad)


def test_neither_the_secret_nor_a_seed_is_opened() -> None:
    told = json.dumps(course_file(course(Random(1), Plan(20, 2, 2, 5)), SECRET))
    assert SECRET.hex() not in told
    for number in range(commitment.MOST_ROUNDS + 1):
        assert commitment.draw_seed(SECRET, number).hex() not in told
        assert (commitment.luck_of(commitment.draw_seed(SECRET, number)).hex() in told) == (number <= 5)


@pytest.mark.parametrize("number", range(200))
def test_the_script_that_needs_no_bot_finds_the_same_points_and_standings(number: int) -> None:
    assert [what for what, agrees in checks(file(number)) if not agrees] == []


def test_the_script_finds_every_change_that_the_bot_finds() -> None:
    told = file(1)
    for path, value in (
        (("commitment",), "00" * 32),
        (("luck", "1"), "00" * 32),
        (("rounds", 0, "order"), told["rounds"][0]["order"][::-1]),
        (("rounds", 0, "tables", 0, "points", 0), "7/9"),
        (("standings", 0, "direct"), 99),
    ):
        bad = changed(told, *path, value=value)
        assert verify_course(bad)
        wrong = [what for what, agrees in checks(bad) if not agrees]
        assert len(wrong) == len(verify_course(bad))


@pytest.mark.parametrize(("value", "ends"), [(None, 0), ("00" * 32, 1)])
def test_the_script_is_run_with_a_file_and_says_whether_all_agrees(
    tmp_path: Path, value: str | None, ends: int
) -> None:
    told = file(1) if value is None else changed(file(1), "commitment", value=value)
    path = tmp_path / "tournament-7.json"
    path.write_text(json.dumps(told), encoding="utf-8")
    command = [sys.executable, str(SCRIPT), str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 -- our own script
    assert done.returncode == ends, done.stderr
    assert ("DOES NOT AGREE" in done.stdout) == bool(ends)
