"""The coach of a lesson has something to say of everything that a game asks by its usual rules."""

from random import Random

import pytest

from bot.games.shows import presenter_of
from bot.table.people import lesson
from bot.ui.texts import has
from engine.games import GAMES, rules_of
from tests.engine.any_game import first_table, next_table, play

pytestmark = pytest.mark.long

HANDS = 12


def asked(game: str) -> set[str]:
    """The kinds of decisions in some hands that are played at random."""
    random, rules = Random(game), rules_of(game)()
    kinds: set[str] = set()
    table = None
    for _ in range(HANDS):
        table = table or first_table(rules, lesson(game, 1, 1, "Kim").seats, random)
        state = table.start()
        kinds |= {decision.kind for decision in state.pending}
        for _ in play(state, random):
            kinds |= {decision.kind for decision in state.pending}
        assert state.result is not None
        table = next_table(table, state.result, random)
    return kinds


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_has_a_word_on_every_question(game: str) -> None:
    coach = presenter_of(game).coach or game
    kinds = asked(game)
    assert kinds
    assert [kind for kind in kinds if not has(f"{coach}-coach-{kind}".replace("_", "-"))] == []
