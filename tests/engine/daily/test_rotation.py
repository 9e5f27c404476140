"""Tests of the rotation, which says which games are played on which day."""

from collections import Counter
from dataclasses import replace

from engine.daily import games_of
from engine.games import GAMES
from tests import toy

OTHERS = {name for name, game in GAMES.items() if game.daily is not None and not game.daily.always}
DAY = 20_000 - 20_000 % len(OTHERS)  # the first of a cycle


def in_turn(first: int) -> list[str]:
    return [games_of(first + day, GAMES)[1] for day in range(len(OTHERS))]


def test_every_game_of_the_house_has_its_day() -> None:
    assert all(game.daily is not None for game in GAMES.values())
    assert [name for name in GAMES if name not in OTHERS] == ["tahimi"]


def test_one_game_is_played_every_day_and_each_other_once_in_a_cycle() -> None:
    for cycle in range(20):
        first = DAY + cycle * len(OTHERS)
        assert {games_of(first + day, GAMES)[0] for day in range(len(OTHERS))} == {"tahimi"}
        assert Counter(in_turn(first)) == Counter(OTHERS)


def test_each_cycle_has_an_order_of_its_own() -> None:
    orders = {tuple(in_turn(DAY + cycle * len(OTHERS))) for cycle in range(20)}
    assert len(orders) == 20


def test_a_game_without_a_deal_of_its_own_is_never_in_turn() -> None:
    less = {**GAMES, toy.GAME.name: toy.GAME, "truc": replace(GAMES["truc"], daily=None)}
    played = {name for day in range(100) for name in games_of(DAY + day, less)}
    assert played == set(GAMES) - {"truc"}
    assert games_of(DAY, {toy.GAME.name: toy.GAME}) == ()
