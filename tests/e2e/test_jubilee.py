"""Jubilee in the channel: a skip that everybody sees."""

import pytest

from bot.sandbox import seen, text_of
from engine.cards.hands import face_down
from engine.contract import Game, Rng, Standing
from engine.games import GAMES
from engine.jubilee import Jubilee
from engine.jubilee.player.policy import choose
from engine.jubilee.round import JubileeRound
from engine.jubilee.state import DECK, JubileePublic
from tests.conformance.parlour import held
from tests.e2e.clicks import asked, begun, button_of, restarted, say
from tests.e2e.house import House
from tests.e2e.people import panel, press, public
from tests.said import heard, said

pytestmark = pytest.mark.long

HEARTS = "6H 7H 8H 9H TH JH QH KH"  # too big for a total of five
SMALL = "2S 3S 4C 5C 6C 7C KS AS"


class Stacked(Jubilee):
    """Jubilee in which the opener has small cards, and the dealer hearts."""

    def start(self, standing: Standing, rng: Rng) -> JubileeRound:
        pile = list(DECK)
        first, second = held(SMALL, pile), held(HEARTS, pile)
        hands = [second, first] if standing.dealer == 0 else [first, second]
        state = JubileeRound(self, standing, JubileePublic.dealt(self.scoring, standing), face_down(hands, pile))
        state.begin()
        return state


async def test_a_skip_shows_the_hand_to_everybody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "jubilee", Game(Stacked, choose))
    people = house.people("Marie", "Bob")
    await begun(house, people, "jubilee")
    await house.quiet()
    opener = await asked(house, people)
    (other,) = (one for one in people if one is not opener)
    assert said("jubilee-opens") in text_of(panel(opener))
    for card in ("6♥", "10♥", "K♥"):
        assert card not in seen(text_of(public(opener)))

    # Two are too few for any of these hearts: the hand is shown, and the turn comes back.
    await say(house, opener, "play 2S")
    assert await asked(house, people) is opener
    assert "👁 6♥, 7♥, 8♥, 9♥, 10♥, J♥, Q♥, K♥" in seen(text_of(public(opener)))
    await press(other, "hand")
    (shown,) = heard("jubilee-own-shown", text_of(panel(other)))
    assert shown["cards"].startswith("6♥")
    await say(house, opener, "play KS")
    assert await asked(house, people) is other
    assert not button_of(panel(opener), "play AS")

    # What has been shown is shown after a restart, too.
    await restarted(house, [other])
    await say(house, other, "play QH")
    assert "👁 6♥, 7♥, 8♥, 9♥, 10♥, J♥, K♥" in seen(text_of(public(opener)))
