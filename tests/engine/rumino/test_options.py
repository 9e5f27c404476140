"""The options of Rumino, with their defaults and bounds (RUM-2)."""

from typing import Any

import pytest

from engine.contract import Illegal
from engine.rumino.game import Rumino


def test_the_defaults_are_those_of_the_rules() -> None:
    assert Rumino().model_dump() == {
        "limit": 100,
        "knock_max": 7,
        "stake": 10,
        "stack": 200,
        "rebuys": True,
        "max_rebuys": None,
        "gin_after_draw": True,
        "return_discard": False,
        "gin_streak": False,
        "max_hands": 60,  # G-R18
        "on_leave": "bot",  # G-R7
    }


@pytest.mark.parametrize(
    ("option", "allowed", "refused"),
    [
        ("limit", (50, 100, 150), (49, 75, 200)),
        ("knock_max", (5, 10), (4, 11)),
        ("stake", (0, 100), (-1, 101)),
        ("stack", (10, 200), (-1,)),
        ("max_rebuys", (None, 0, 5), (-1, 6)),
        ("max_hands", (1, 200), (0, 201)),
        ("on_leave", ("bot", "forfeit"), ("steward",)),
    ],
)
def test_each_has_its_bounds(option: str, allowed: tuple[Any, ...], refused: tuple[Any, ...]) -> None:
    for value in allowed:
        assert Rumino.read({option: value}).refusal(4) is None
    for value in refused:
        with pytest.raises(Illegal, match="bad_value"):
            Rumino.read({option: value})


def test_the_short_match_ends_at_fifty() -> None:
    """G-R25."""
    assert Rumino.presets(4) == {"short": {"limit": 50}}
