"""What a game says of itself fits the menus and forms in which it is said, and is found where people look for it."""

import pytest

from bot.games.shows import family_of
from bot.ui import naming
from bot.ui.components import MOST_OPTION
from engine.games import GAMES, rules_of

OPTIONS = [
    (game, name)
    for game in GAMES
    for group in family_of(game).offer(game, rules_of(game)().seats()[0]).groups.values()
    for name in group
    if name in rules_of(game).model_fields
]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_in_a_line_of_a_menu_what_it_is(game: str) -> None:
    assert len(naming.name_of_game(game)) <= MOST_OPTION
    assert len(naming.about_game(game) or "") <= MOST_OPTION


@pytest.mark.parametrize(("game", "option"), OPTIONS)
def test_an_option_and_its_values_fit_a_form(game: str, option: str) -> None:
    rules = rules_of(game)()
    assert len(naming.about_option(rules, option)) <= MOST_OPTION
    assert all(len(naming.value_of_rule(rules, option, value)) <= MOST_OPTION for value in rules.values(option))


def test_the_family_is_listed_first_and_the_other_games_from_a_to_z() -> None:
    family = [game for game in GAMES if family_of(game).misery]
    others = sorted((game for game in GAMES if game not in family), key=naming.name_of_game)
    assert list(GAMES) == [*family, *others]
