"""Players with open hands know all hands, and nothing of the order of the stock."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.cards.hands import FaceDown
from engine.contract import Decision, Round
from engine.games import GAMES
from tests.tools.fits.rounds import dealt
from tests.tools.strength.figures import OPEN


def moments(game: str, deals: int, every: int) -> Iterator[tuple[Round[object, FaceDown], Decision]]:
    """Yield one decision of merchants in so many, each before it is answered."""
    for state in dealt(game, 4, deals):
        assert isinstance(state, Round)
        while state.pending:
            (decision,) = state.pending
            if len(state.log) % every == 0:
                yield state, decision
            state.play(decision.seat, GAMES[game].choose(state.view(decision.seat), decision))


@pytest.mark.parametrize(("game", "deals", "every"), [("pif_paf", 4, 5), ("rumino", 2, 9)])
def test_they_answer_the_same_whatever_the_order_of_the_stock(game: str, deals: int, every: int) -> None:
    random = Random(5)
    for state, decision in moments(game, deals, every):
        other = state.copy()
        other.hidden = replace(state.hidden, stock=tuple(random.sample(state.hidden.stock, len(state.hidden.stock))))
        answers = [OPEN[game](GAMES[game], state.rules, each, decision, Random(1)) for each in (state, other)]
        assert answers[0] == answers[1]
        assert decision.allows(answers[0].action)
