"""The player of Pif Paf with open hands knows what these tell, and nothing of the order of the stock."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from engine.contract import Decision, Dice
from engine.games import GAMES
from engine.pif_paf.game import PifPaf
from engine.pif_paf.round import PifPafRound
from engine.search import think
from tests.engine.cards.drawing import act
from tests.engine.pif_paf.scenes import NEARLY, POOR, standing, table
from tests.tools.strength.pif_paf import open_hands

DEALS, EVERY = 4, 5
GAME, RULES = GAMES["pif_paf"], PifPaf()


def moments() -> Iterator[tuple[PifPafRound, Decision]]:
    """Yield decisions of merchants, each before it is answered."""
    for deal in range(DEALS):
        state = RULES.start(standing(4), Dice(Random(deal)))
        while state.pending:
            (decision,) = state.pending
            if len(state.log) % EVERY == 0:
                yield state, decision
            state.play(decision.seat, GAME.choose(state.view(decision.seat), decision))


def test_it_answers_the_same_whatever_the_order_of_the_stock() -> None:
    random = Random(5)
    for state, decision in moments():
        other = state.copy()
        other.hidden = replace(state.hidden, stock=tuple(random.sample(state.hidden.stock, len(state.hidden.stock))))
        one, two = (open_hands(GAME, RULES, each, decision, Random(1)) for each in (state, other))
        assert one == two
        assert decision.allows(one.action)


def test_it_throws_no_card_that_somebody_claims() -> None:
    """The jack is the only card that goes with no other; a vizier cannot know that it ends the round."""
    state = table(["4S 5S 7H 8H JD 2C 2H KC KH", NEARLY, POOR[1]], stock="KS")
    act(state, "0 draw")
    (decision,) = state.pending
    vizier = think(GAME, state.rules, state.view(0), decision, "vizier", Random(1)).action
    assert vizier.cards == ("JD#1",)
    assert open_hands(GAME, state.rules, state, decision, Random(1)).action != vizier
