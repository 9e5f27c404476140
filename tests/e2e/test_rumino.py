"""Rumino in the channel: a knock, coming back with a restart while it is asked, and a claim that ends the match."""

from collections.abc import Sequence

import pytest

from bot.sandbox import Person, seen, text_of
from engine.contract import Game, Rng, Standing
from engine.games import GAMES
from engine.rumino.game import Rumino
from engine.rumino.player.policy import choose
from engine.rumino.round import DECK, RuminoRound
from tests.e2e.clicks import asked, begun, ready, restarted, say, state_of
from tests.e2e.house import House
from tests.e2e.people import panel, public
from tests.engine.cards.drawing import cards, new_card
from tests.engine.rumino.scenes import dealt
from tests.said import is_said, said

pytestmark = pytest.mark.long

KNOCKS, HEAVY = "4S 4H 4D 7C 8C 9C 7D", "KS KH QD QC JS JD TH"  # 7 and 70 points
LIGHT = ("AS 3D 5H 7S 9D 2C 6S", "AD 3H 5C 7H 9S 2D 6C")
SIX_HEARTS = "2H 3H 4H 5H 6H 7H KS"
POOR = ("8H TC QD AS 4C 9D 6S", "8S TD QH AC 4S 9S 6C", "8D TS QC AD 4D 9C 6D")
UPCARDS, STOCK = ("KC", "KD"), "JC QS TC JD QS KD TD JH"  # nothing that goes with these hands
HANDS = ((KNOCKS, HEAVY, *LIGHT), (POOR[0], POOR[1], SIX_HEARTS, POOR[2]))  # by seat, of the first two rounds


class Stacked(Rumino):
    """Rumino with the cards of this script."""

    def start(self, standing: Standing, rng: Rng) -> RuminoRound:
        pile = list(DECK)
        hands = [cards(hand, pile) for hand in HANDS[standing.round - 1]]
        (upcard,) = cards(UPCARDS[standing.round - 1], pile)
        first = cards(STOCK, pile)
        state = dealt(self, standing, hands, [*first, *pile], upcard)
        state.begin()
        return state


async def until_asked(house: House, people: Sequence[Person], person: Person) -> None:
    """Let all others draw, and throw what they drew, until it is this person's turn."""
    while (other := await asked(house, people)) is not person:
        await say(house, other, "draw")
        await say(house, other, f"discard {new_card(await state_of(house, RuminoRound))}")


async def test_a_match_with_a_rebuy_a_restart_and_a_claim(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "rumino", Game(Stacked, choose))
    people = house.people("Marie", "Bob", "Zoé")
    await begun(house, people, "rumino", stewards=1, preset="short")
    await house.quiet()
    marie, bob, zoe = people
    await until_asked(house, people, marie)
    mine = seen(text_of(panel(marie)))
    assert f"**4♠ 4♥ 4♦ ┃ 7♣ 8♣ 9♣**\n{said('rumino-loose', cards='7♦', points=7)}" in mine
    assert "10♥" not in mine, "it is in another hand"
    await say(house, marie, "knock")

    # Bob is out, and is asked alone. What is asked survives a restart.
    assert is_said("rumino-may-return", text_of(public(zoe)), name="Bob")
    assert said("rumino-ask-rebuy") not in text_of(panel(zoe))
    await restarted(house, [bob])
    await say(house, bob, "rebuy")
    table = await house.table()
    assert table.record.phase == "between"
    assert is_said("rumino-line-back", text_of(public(marie)), chips=10)

    # The second hand: Marie's throw is the seventh heart of Zoé, who does nothing.
    await ready(house, people)
    state = await state_of(house, RuminoRound)
    assert state.chips()[1] == 180
    assert state.counters()["pool"] == 50
    await until_asked(house, people, marie)
    await say(house, marie, "draw")
    await say(house, marie, "discard 8H#1")
    text = seen(text_of(public(bob)))
    assert is_said("rumino-rumino-claimed", text, seat="Zoé")
    assert said("generic-match-over", names="Zoé", count=1) in text
    assert said("rumino-line-pool", chips=50, names="Zoé") in text
    for card in ("10♣", "Q♥", "9♣"):  # of hands that stay closed
        assert card not in text
    state = await state_of(house, RuminoRound)
    assert state.chips() == (190, 180, 240, 190)

    # The same people may play again, from nothing.
    await ready(house, people)
    state = await state_of(house, RuminoRound)
    assert state.standing.round == 1
    assert state.standing.scores == (0, 0, 0, 0)
    assert state.standing.chips == (190, 190, 190, 190)
