"""Tests of the values of an option, read from how it is declared, and of what every registered game says of its
options.
"""

from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, Field

from engine.contract.rules import domain
from engine.games import GAMES, rules_of


class Options(BaseModel):
    """Every kind of option that a form can offer, and two that none can."""

    yes: bool = False
    word: Literal["low", "wild"] = "low"
    number: int = Field(7, ge=5, le=10)
    steps: int = Field(300, ge=295, le=320, multiple_of=10)
    maybe: int | None = Field(None, ge=0, le=2)
    within: Annotated[int, Field(ge=1, le=3)] | Literal["all"] = "all"
    endless: int = Field(7, ge=5)
    text: str = ""


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("yes", (False, True)),
        ("word", ("low", "wild")),
        ("number", (5, 6, 7, 8, 9, 10)),
        ("steps", (300, 310, 320)),
        ("maybe", (0, 1, 2, None)),
        ("within", (1, 2, 3, "all")),
    ],
)
def test_the_values_of_an_option_are_read_from_its_declaration(option: str, values: tuple[Any, ...]) -> None:
    assert domain(Options.model_fields[option]) == values


@pytest.mark.parametrize("option", ["endless", "text"])
def test_an_option_whose_values_cannot_be_listed_is_an_error(option: str) -> None:
    with pytest.raises(TypeError):
        domain(Options.model_fields[option])


OPTIONS = [(game, name) for game in GAMES for name in rules_of(game).model_fields if name not in rules_of(game).FIXED]


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_the_default_of_an_option_is_one_of_its_values_and_it_says_what_it_is(game: str, option: str) -> None:
    rules = rules_of(game)()
    assert rules.usual(option) in rules.values(option)
    assert rules_of(game).model_fields[option].description


@pytest.mark.parametrize("game", GAMES)
def test_ready_made_sets_are_options_that_seat_so_many(game: str) -> None:
    kind = rules_of(game)
    for players in range(kind().seats()[0], kind().seats()[1] + 1):
        if kind().refusal(players) is None:
            assert [name for name, chosen in kind.presets(players).items() if kind.read(dict(chosen)) == kind()] == []
            for chosen in kind.presets(players).values():
                assert kind.read(dict(chosen)).refusal(players) is None


@pytest.mark.parametrize("game", GAMES)
def test_without_chips_a_game_is_played_by_rules_that_have_none(game: str) -> None:
    plain = rules_of(game)().without_chips()
    assert plain is None or plain.without_chips() == plain
