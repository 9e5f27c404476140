"""The basis of a choice stands beside it: the newest open card of everything that belongs to nobody is on the panel of
whoever is asked, in every game, in rounds that wander at random.
"""

from random import Random

import pytest

from bot.games import shows
from bot.ui import wording
from engine.climbing.rules import ClimbingRules
from engine.contract import Zone
from engine.games import GAMES, rules_of
from tests.bot.moments import FACES, moments, scene, shown

ELSEWHERE = {
    ("schwimmen", "gone"): "renewed away, and in no hand and on no table any more",
    ("one_eyed_jack", "discards"): "each card that was played is a chip, or has removed one",
} | {(game, "discards"): "tricks that are over" for game in GAMES if issubclass(rules_of(game), ClimbingRules)}
LOOKS = 25


def newest(zone: Zone) -> str:
    """The card that came last; "" where none lies open."""
    return next((card for card in reversed(zone.cards or ()) if card), "")


@pytest.mark.parametrize("game", GAMES)
def test_the_newest_open_card_is_on_the_panel_of_whoever_is_asked(game: str) -> None:
    fewest, most = rules_of(game)().seats()
    players = min(most, max(fewest, 4))
    for state, events, standing in moments(game, players, Random(game), LOOKS):
        for decision in state.pending:
            mine = scene(game, state, events, standing, decision.seat)
            if mine.view is None:
                continue
            panel = shown(shows.panel(mine))
            for zone in mine.view.zones:
                card = newest(zone)
                if zone.owner is None and card and (game, zone.name) not in ELSEWHERE:
                    signs = (FACES[wording.plain_token(card)], wording.card(card))
                    assert any(sign in panel for sign in signs), f"{zone.name}: {card} is not on\n{panel}"
