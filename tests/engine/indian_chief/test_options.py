"""The options of Indian Chief, with their defaults and bounds (IND-2)."""

import pytest

from engine.contract import Illegal
from engine.indian_chief import IndianChief


def test_the_defaults_are_those_of_the_rules() -> None:
    assert IndianChief().model_dump() == {"decks": "auto", "show_sheets": True, "on_leave": "bot"}


@pytest.mark.parametrize("players", range(2, 9))
def test_two_or_three_have_one_deck_and_more_have_two(players: int) -> None:
    assert len(IndianChief().closed_deck(players)) == (52 if players <= 3 else 104)


@pytest.mark.parametrize("decks", [0, 3, "many"])
def test_there_are_one_or_two_decks(decks: object) -> None:
    with pytest.raises(Illegal, match="bad_value"):
        IndianChief.read({"decks": decks})
