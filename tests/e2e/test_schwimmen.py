"""Schwimmen in the channel: a match of two with everything that can happen in a hand."""

import pytest

from bot.sandbox import seen, text_of
from bot.table import lobby
from bot.ui.custom_ids import NARROW
from engine.cards.packs import in_hand_order
from engine.contract import Game, Rng, Standing
from engine.games import GAMES
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.player.policy import choose
from engine.schwimmen.round import SchwimmenRound
from engine.schwimmen.state import SchwimmenHidden, SchwimmenPublic
from engine.schwimmen.values import DECK
from tests.e2e.clicks import asked, dealt, ready, restarted, say, state_of
from tests.e2e.house import House
from tests.e2e.people import panel, public, verbs
from tests.said import is_said, said

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob")
HANDS = {  # by round: the dealer's, the other one's, the table, and how the stock begins
    1: ("7S 8H 9D", "AH KH 7D", "KS QS 8D", ""),
    2: ("KS QS 9S", "AS AD KC", "AC 9H 7C", ""),
    3: ("KS 8H 7C", "TS 7H 8D", "9C 9D JH", ""),
    4: ("7S 8H 9D", "8S 9H 7D", "TC JC 7C", "AH KH QH"),
}


class Stacked(Schwimmen):
    """Schwimmen for two with the cards of this script."""

    def start(self, standing: Standing, rng: Rng) -> SchwimmenRound:
        dealer, other, table, first = (cards.split() for cards in HANDS[standing.round])
        rest = [card for card in DECK if card not in (*dealer, *other, *table, *first)]
        hands = [dealer, other] if standing.dealer == 0 else [other, dealer]
        hidden = SchwimmenHidden(tuple(map(in_hand_order, hands)), (*first, *rest), tuple(table))
        state = SchwimmenRound(self, standing, SchwimmenPublic.dealt(standing), hidden)
        state.begin()
        return state


async def test_everything_that_can_happen_between_two(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "schwimmen", Game(Stacked, choose))
    people = house.people(*NAMES)
    marie = people[0]
    await marie.slash("cards start", game="schwimmen")
    await lobby.change_house_rules(await house.table(), marie.user.id, {"chips": 1})
    await house.quiet()
    await dealt(house, people)
    await house.quiet()

    # The dealer swaps blind; the other one exchanges and closes; the dealer has one more turn, and loses a life.
    dealer = await asked(house, people)
    (other,) = (one for one in people if one is not dealer)
    assert is_said("schwimmen-panel-face-down", text_of(panel(dealer)))
    assert "K♠" not in seen(text_of(panel(dealer)) + text_of(public(dealer)))
    await say(house, dealer, "swap")
    assert "# 7♠ 8♥ 9♦" in seen(text_of(public(other)))
    worth = said("schwimmen-value", kind="suit", points=20, by="♠")
    assert is_said("schwimmen-worth", text_of(panel(dealer)), value=worth)
    await say(house, other, "exchange 7D for 8H +close")
    closer = NAMES[people.index(other)]
    assert said("schwimmen-closed-by", name=closer, left=1) in text_of(public(dealer))
    assert said("schwimmen-last-turn", name=closer) in text_of(panel(dealer))
    assert NARROW not in verbs(panel(dealer)), "the switch that closes"
    await say(house, dealer, "pass")
    line = text_of(public(marie))
    assert f"A♥ 8♥ K♥ = {said('schwimmen-value', kind='suit', points=29, by='♥')}" in line
    assert f"{said('schwimmen-swimming')} · {said('schwimmen-line-lost', what='swims')}" in line

    # Three aces are shown at once and cost the other one a life.
    await ready(house, people)
    assert await asked(house, people) is other, "the deal moves on"
    await say(house, other, "keep")
    await say(house, dealer, "exchange KC for AC")
    assert said("schwimmen-value", kind="feuer") in text_of(public(marie))
    assert (await state_of(house, SchwimmenRound)).lives() == (1, 1)

    # Both swim and are equal: nobody loses. A restart does not matter.
    await ready(house, people)
    await say(house, await asked(house, people), "keep")
    await restarted(house, people)
    await say(house, await asked(house, people), "pass +close")
    await say(house, await asked(house, people), "pass")
    assert said("schwimmen-line-spared") in text_of(public(marie))
    assert (await state_of(house, SchwimmenRound)).lives() == (1, 1)

    # Both pass, and the table is renewed. All three of it are 31, and the match is over.
    await ready(house, people)
    for text in ("keep", "pass", "pass"):
        await say(house, await asked(house, people), text)
    assert "# A♥ K♥ Q♥" in seen(text_of(public(marie)))
    winner = await asked(house, people)
    await say(house, winner, "exchange 8S 9H 7D for AH KH QH")
    line = text_of(public(marie))
    assert said("schwimmen-value", kind="schnauz", by="♥") in line
    assert said("generic-match-over", names=NAMES[people.index(winner)], count=1) in line
    assert said("schwimmen-line-lost", what="out") in line
    assert not (await house.table()).match_goes_on
