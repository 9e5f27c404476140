"""The file of a whole tournament: it says what happened, it can be checked, and it opens no more than luck."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.tournaments import commitment
from bot.tournaments.course import File, course_file
from tests.bot.courses import SCRIPT, SECRET, Plan, course, faults, random_plan

pytestmark = pytest.mark.usefixtures("hasty")


def file(number: int) -> File:
    random = Random(number)
    written = json.dumps(course_file(course(random, random_plan(random)), SECRET))
    return dict[str, Any](json.loads(written))


@pytest.mark.parametrize("number", range(200))
def test_the_script_that_needs_no_bot_finds_the_same_points_and_standings(number: int) -> None:
    assert faults(file(number)) == []


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
    assert faults(changed(told, "commitment", value="00" * 32)) == [f"the commitment {'00' * 32}"]
    assert faults(changed(told, "luck", "2", value="00" * 32))[0] == "the luck of the draw 2"
    assert faults(changed(told, "rounds", 1, "order", value=order[::-1])) == ["the order of the draw 2"]
    points = faults(changed(told, "rounds", 2, "tables", 0, "points", 0, value="7/8"))
    assert points == ["the points of table 1 of round 3"]
    assert faults(changed(told, "standings", 0, "direct", value=9)) == ["the standings"]
    struck = faults(changed(told, "rounds", 0, "tables", 0, "struck", value=True))
    assert struck == ["the points of table 1 of round 1", "the standings"]


def test_somebody_who_is_dropped_from_a_draw_or_sits_twice_is_missed() -> None:
    told = course_file(course(Random(1), Plan(9, 3, 3, 3)), SECRET)
    order = told["rounds"][1]["order"]
    for some in (order[1:], order[:1] + order):
        for remarks in (0, 1):
            kept = told | {"remarks": told["remarks"][:remarks]}
            found = faults(changed(kept, "rounds", 1, "order", value=some))
            assert found[-1].startswith("the people of round 2")


def test_neither_the_secret_nor_a_seed_is_opened() -> None:
    told = json.dumps(course_file(course(Random(1), Plan(20, 2, 2, 5)), SECRET))
    assert SECRET.hex() not in told
    for number in range(commitment.MOST_ROUNDS + 1):
        assert commitment.draw_seed(SECRET, number).hex() not in told
        assert (commitment.luck_of(commitment.draw_seed(SECRET, number)).hex() in told) == (number <= 5)


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
