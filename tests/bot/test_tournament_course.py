"""The file of a whole tournament: it says what happened, it can be checked, and it opens no more than luck."""

import json
from random import Random
from typing import Any

import pytest

from bot.tournaments import commitment
from bot.tournaments.course import File, course_file, read_course, verify_course
from tests.bot.courses import SECRET, Plan, course, random_plan

pytestmark = pytest.mark.usefixtures("hasty")


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
