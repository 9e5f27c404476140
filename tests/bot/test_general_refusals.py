"""The refusals that all games of the parlour share, as the specification has them (G-7)."""

from typing import Any

import pytest

from bot.interactions.errors import sentence
from bot.sandbox import seen
from engine.climbing.rules import ClimbingRules
from engine.contract import Illegal, Round, SeatingRequest, Seeded
from engine.games import GAMES, rules_of
from tests.bot.screens import NAMES, scene
from tests.said import said

PARLOUR = [game for game in GAMES if not issubclass(rules_of(game), ClimbingRules)]
SEED = bytes(32)


def begun(game: str) -> Round[Any, Any, Any, Any]:
    """A hand of as few as can play."""
    rules = rules_of(game)()
    order = tuple(f"u{seat}" for seat in range(rules.seats()[0]))
    state = rules.start(
        rules.seat(SeatingRequest(None, None, (), order), Seeded(SEED, "seats"))[0], Seeded(SEED, "deal")
    )
    assert isinstance(state, Round)
    return state


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (Illegal("not_seated"), said("refused-not-seated-hand")),
        (Illegal("round_over"), said("refused-round-over-hand")),
        (Illegal("stale"), said("refused-stale")),
        (Illegal("not_offered", text="draw"), said("refused-not-offered-hand")),  # G-R11
        (Illegal("revealed"), said("refused-revealed")),
        (Illegal("not_your_turn", turn=1), said("refused-not-your-turn-hand", turn=NAMES[1])),
        (Illegal("not_in_hand", card="TD"), said("refused-not-in-hand-hand", card="10♦")),
        (Illegal("wrong_count", count=1), said("refused-wrong-count", count=1)),
        (Illegal("wrong_count", count=2), said("refused-wrong-count", count=2)),
    ],
    ids=lambda one: one.code if isinstance(one, Illegal) else "",
)
@pytest.mark.parametrize("game", PARLOUR)
def test_a_general_refusal_is_told_in_the_words_of_the_rules(game: str, refusal: Illegal, text: str) -> None:
    assert seen(sentence(refusal, scene(begun(game), 0))) == text


@pytest.mark.parametrize("game", PARLOUR)
def test_who_is_not_asked_is_told_whose_turn_it_is(game: str) -> None:
    state = begun(game)
    asked = {decision.seat for decision in state.pending}
    others = [seat for seat in range(len(state.standing.order)) if seat not in asked]
    if not others:
        pytest.skip("everybody is asked at once")
    with pytest.raises(Illegal) as refused:
        state.play(others[0], state.action("nonsense"))
    (turn,) = asked
    assert NAMES[turn] in seen(sentence(refused.value, scene(state, others[0])))
