"""Sampen in the channel: a pair in one visit, a card that nobody holds, a dead stock with lots and a lead."""

import pytest

from bot.sandbox import JSON, seen, text_of
from bot.ui.custom_ids import ANSWER, WHY
from bot.ui.texts import listed
from engine.cards.packs import in_hand_order
from engine.contract import Game, Rng, Standing
from engine.games import GAMES
from engine.sampen import Sampen
from engine.sampen.player import choose
from engine.sampen.round import SampenRound
from engine.sampen.state import DECKS, LEAD, SampenHidden, SampenPublic
from tests.conformance.parlour import held
from tests.e2e.clicks import asked, begun, restarted, say, state_of
from tests.e2e.house import House
from tests.e2e.people import forged, id_of, labels, panel, presses, public
from tests.said import is_said, plain, said

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob")


def stack(monkeypatch: pytest.MonkeyPatch, stock: str, *hands: str) -> None:
    """Let every deal give the seats these hands and leave this stock."""

    class Stacked(Sampen):
        def start(self, standing: Standing, rng: Rng) -> SampenRound:
            pile = list(DECKS[self.deck])
            dealt = [held(hand, pile) for hand in hands]
            hidden = SampenHidden(tuple(map(in_hand_order, dealt)), tuple(held(stock, pile)), rng.seed())
            state = SampenRound(self, standing, SampenPublic(), hidden)
            state.begin()
            return state

    monkeypatch.setitem(GAMES, "sampen", Game(Stacked, choose))


def answers(message: JSON) -> list[str]:
    """The answers that can be given on a panel."""
    return [press.argument for press in presses(message).values() if press.verb == ANSWER]


async def test_a_pair_goes_in_one_visit_and_what_nobody_holds_is_known(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, "5S KC 7H JC QC", "5S 9D 9D 2H 3H", "2H 7H 8H 6H 4H")
    marie, bob = house.people(*NAMES)
    await begun(house, [marie, bob], "sampen", preset="usual")
    await house.quiet()
    assert said("sampen-matched", **{"from": "stock"}, card="5♠", name="Marie") in text_of(public(bob))
    assert said("sampen-button-pair", card="9♦") in labels(panel(marie))
    assert not answers(panel(bob))
    picture, button = forged(panel(bob), id_of(panel(bob), WHY), verb=ANSWER, argument="put 8H#1")
    refused = await bob.click(picture, button, stale=True)
    assert refused.message is not None
    assert said("refused-sampen-not-your-turn", turn="Marie", card="5♠") in text_of(refused.message)

    # The half comes back at once: the table has one picture for both.
    await say(house, marie, "put 9D")
    assert said("sampen-matched", **{"from": "own"}, card="9♦", name="Marie") in text_of(public(bob))
    assert "Marie 5♠ 9♦" in plain(text_of(public(bob)))
    await say(house, marie, "put 2H")
    assert not answers(panel(marie))

    # Bob's four is nowhere, nor is the king after it; the seven of the stock is his own.
    await say(house, bob, "put 4H")
    text = plain(text_of(public(marie)))
    assert "Marie 5♠ 9♦ → Bob 2♥" in text
    assert is_said("sampen-stock-known", text, stock=2, cards="4♥, K♣", count=2)
    assert await asked(house, [marie, bob]) is bob

    # After a restart all of it is still there.
    await restarted(house, [bob])
    assert said("sampen-own-matched", **{"from": "stock"}, card="7♥") in text_of(panel(bob))
    assert is_said("sampen-stock-known", plain(text_of(public(marie))), cards="4♥, K♣")


async def test_a_dead_stock_is_led_out_of(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    stack(monkeypatch, "7D", "3H 9S 9S", "3H 8S 8S")
    people = house.people(*NAMES)
    await begun(house, people, "sampen", preset="usual")
    await house.quiet()
    state = await state_of(house, SampenRound)
    leader = await asked(house, people)
    name = NAMES[people.index(leader)]
    assert state.public.stage == LEAD
    text = text_of(public(people[0]))
    assert said("sampen-leads", card="7♦", name=name) in text
    assert listed(["Marie", "Bob"]) in text, "the lots are drawn in public"
    assert said("sampen-own-lead", card="7♦") in text_of(panel(leader))
    pair = "9S" if leader is people[0] else "8S"
    assert said("sampen-button-last-pair", card=f"{pair[0]}♠") in labels(panel(leader))

    # The pair goes, and the last card by itself.
    await say(house, leader, f"put {pair}")
    end = seen(text_of(public(people[0])))
    assert f"🏆 **{name}**" in end
    assert f"**3** — {NAMES[1 - people.index(leader)]}" in end
    assert is_said("generic-match-over", end)
