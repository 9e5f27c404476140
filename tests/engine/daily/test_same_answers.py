"""The same answers meet the same answers of the stewards, whoever gives them, and in whichever process."""

import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from engine.contract import Action, Decision, Outcome, View
from engine.games import GAMES, game_of
from tests.engine.daily.course import Step, quick, steps

ROOT = Path(__file__).parents[3]
SECRET = bytes(range(7, 39))
FIRST = 6  # answers of a decision among which the person chooses


def answering(luck: int) -> "Answering":
    return Answering(Random(luck))


class Answering:
    """Somebody who answers at random, the same each time for the same luck."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def __call__(self, view: View, decision: Decision) -> Action:
        return self._random.choice([*islice(decision.enumerate(), FIRST)])


def course(name: str, number: int, key: str = "u1", luck: int = 5) -> list[Step | Outcome]:
    return [*steps(quick(game_of(name)), SECRET, number, answering(luck), key)]


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_whoever_answers_the_same_meets_the_same(name: str) -> None:
    first = course(name, 1, "u1")
    assert course(name, 1, "u99999999999999999") == first
    assert isinstance(first[-1], Outcome)


@pytest.mark.long
@pytest.mark.parametrize("hashes", ["4711", *(pytest.param(seed, marks=pytest.mark.thorough) for seed in ("0", "1"))])
def test_another_process_with_other_hashes_answers_the_same(hashes: str) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.engine.daily.test_same_answers"],
        env={**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    assert json.loads(told.stdout) == json.loads(json.dumps({name: course(name, 2) for name in GAMES}))


if __name__ == "__main__":
    sys.stdout.write(json.dumps({name: course(name, 2) for name in GAMES}))
