"""A search answers as it did when its version was recorded: whoever changes an answer raises the version."""

import pytest

from engine.games import GAMES
from tests.engine.search.thoughts import Recorded, fault, recorded, thought


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_vizier_answers_as_it_did_under_this_version(game: str) -> None:
    assert thought(GAMES[game]) == recorded()[game]


def test_every_game_is_recorded_and_no_other() -> None:
    assert set(recorded()) == set(GAMES)


def test_a_changed_answer_wants_another_version() -> None:
    first: Recorded = {"thinks": 1, "answers": ["pass"]}
    assert fault(first, None) is None
    assert fault(first, first) is None
    assert fault({"thinks": 1, "answers": ["K"]}, first) is not None
    assert fault({"thinks": 2, "answers": ["K"]}, first) is None
    assert fault({"thinks": 2, "answers": ["pass"]}, first) is None
    assert fault({"thinks": 0, "answers": ["pass"]}, first) is not None
