"""The player of Rumino with open hands knows what these tell. The quick copy of
a round in which it plays on goes as the rules and the policy have it.
"""

from random import Random

from engine.games import GAMES
from engine.rumino.round import RuminoRound
from engine.search import think
from tests.engine.cards.drawing import act
from tests.engine.rumino.scenes import POOR, SEVEN, table
from tests.tools.fits.rounds import dealt, played
from tests.tools.strength.rumino import RuminoWorld, open_hands

ROUNDS = 40
GAME = GAMES["rumino"]


def test_the_quick_copy_ends_as_a_round_of_merchants_does() -> None:
    for players in (2, 4):
        for state in dealt("rumino", players, ROUNDS):
            assert isinstance(state, RuminoRound)
            world = RuminoWorld.of(state)
            played("rumino", state)
            if not state.public.refills:
                assert world.played_out() == list(state.public.scores)


def test_it_throws_a_dear_card_where_the_next_seat_is_about_to_knock() -> None:
    """A vizier keeps cards that may still become a meld: it cannot know that there is no other turn."""
    state = table(["KS KH QS 8C 3C AS 5S", SEVEN, POOR[0], POOR[2]], stock="9H")
    act(state, "0 draw")
    (decision,) = state.pending
    vizier = think(GAME, state.rules, state.view(0), decision, "vizier", Random(1)).action
    assert vizier.cards == ("9H#1",)
    assert open_hands(GAME, state.rules, state, decision, Random(1)).action.cards[0][0] in "KQ"


def test_it_knocks_low_and_waits_where_it_may_still_lose_a_dear_card() -> None:
    for loose, verb in (("AC", "knock"), ("7C", "draw")):
        state = table([f"2S 3S 4S 9S 9H 9D {loose}", POOR[0], POOR[2], POOR[3]])
        (decision,) = state.pending
        assert open_hands(GAME, state.rules, state, decision, Random(1)).action.text == verb
