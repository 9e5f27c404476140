"""The player of Pif Paf with open hands knows what these tell."""

from random import Random

from engine.games import GAMES
from engine.search import think
from tests.engine.cards.drawing import act
from tests.engine.pif_paf.scenes import NEARLY, POOR, table
from tests.tools.strength.pif_paf import open_hands

GAME = GAMES["pif_paf"]


def test_it_throws_no_card_that_somebody_claims() -> None:
    """The jack is the only card that goes with no other; a vizier cannot know that it ends the round."""
    state = table(["4S 5S 7H 8H JD 2C 2H KC KH", NEARLY, POOR[1]], stock="KS")
    act(state, "0 draw")
    (decision,) = state.pending
    vizier = think(GAME, state.rules, state.view(0), decision, "vizier", Random(1)).action
    assert vizier.cards == ("JD#1",)
    assert open_hands(GAME, state.rules, state, decision, Random(1)).action != vizier
