"""Pages in tournaments: weaker than merchants, stronger than somebody who answers anything."""

import pickle

import pytest

from engine.games import GAMES
from tests.tools.strength.beginners import entries, line
from tests.tools.strength.tournament import deal, outcome

DEALS = 6  # too few for an interval, and enough where skill counts most
SKILL = ("jubilee", "tyzicha", "indian_chief", "schwimmen")
PLACES = 0.25  # by which a page is better than the one and worse than the other, at least


@pytest.mark.long
@pytest.mark.parametrize("game", SKILL)
def test_a_page_comes_between_a_merchant_and_somebody_who_answers_anything(game: str) -> None:
    merchants, anybody = (outcome(one, [deal(one, number) for number in range(DEALS)]) for one in entries(game))
    even, _ = merchants.even
    assert anybody.place.value + PLACES < even < merchants.place.value - PLACES
    assert line(game, (merchants, anybody)).startswith(f"| {game} | {merchants.entry.seats} | {even:.2f} |")


def test_every_game_has_such_tournaments() -> None:
    for game in GAMES:
        assert {one.rules.GAME for one in entries(game)} == {game}
        pickle.dumps(entries(game))
