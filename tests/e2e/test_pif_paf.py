"""Pif Paf in the channel: bets, a claim, a restart while bets are open, a hand that all others fold, and a card that is
taken from the discards.
"""

import pytest

from bot.sandbox import seen, text_of
from bot.ui import naming
from engine.contract import Game, Rng, Standing
from engine.games import GAMES
from engine.pif_paf.game import PifPaf
from engine.pif_paf.player.policy import choose
from engine.pif_paf.round import DECK, PifPafRound
from tests.e2e.clicks import asked, begun, by_choice, ready, restarted, say, state_of
from tests.e2e.house import House
from tests.e2e.people import panel, public
from tests.engine.cards.drawing import cards, new_card
from tests.engine.pif_paf.scenes import dealt
from tests.said import is_said, said

pytestmark = pytest.mark.long

NEARLY = "4S 5S 6S 6H 6D 6C 9D TD 2C"  # the jack of diamonds is missing
HANDS = ("AS 3H 5D 8C TS QH 2D KC JD", "AH 3D 5C 8S TH QS 2S 9C KD", NEARLY)
STOCK = "KS AC 3C 5H QD 9S AD KH"  # nothing that goes with these hands


class Stacked(PifPaf):
    """Pif Paf whose first hand is the one of this script."""

    def start(self, standing: Standing, rng: Rng) -> PifPafRound:
        if standing.round > 1:
            return super().start(standing, rng)
        pile = list(DECK)
        state = dealt(self, standing, [cards(hand, pile) for hand in HANDS], [*cards(STOCK, pile), *pile])
        state.begin()
        return state


async def test_three_play_with_bets_a_claim_and_a_restart(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pif_paf", Game(Stacked, choose))
    people = house.people("Marie", "Bob", "Zoé")
    await begun(house, people, "pif_paf", preset="short")
    await house.quiet()
    marie, bob, zoe = people

    # A bet, a raise to the limit of three antes, and two calls.
    for text in ("bet 5", "bet 15", "call", "call"):
        await say(house, await asked(house, people), text)
    assert said("pif-paf-pot", pot=60) in text_of(public(bob))
    assert said("pif-paf-loose", cards="9♦ 10♦ ┃ 2♣", count=3, hand=9, halves=1) in text_of(panel(zoe))
    assert "10♦" not in seen(text_of(panel(marie)))

    # Marie throws the last card that Zoé needs, whoever is next.
    while (person := await asked(house, people)) is not marie:
        await say(house, person, "draw")
        await say(house, person, f"discard {new_card(await state_of(house, PifPafRound))}")
    await say(house, marie, "draw")
    await say(house, marie, "discard JD#1")
    line = seen(text_of(public(bob)))
    assert said("pif-paf-line-claim", whom="Marie", card="J♦") in line
    assert said("pif-paf-line-chips", before=200, sign="+40", after=240) in line
    assert "9♦ 10♦ J♦" in line
    for card in ("Q♥", "8♠"):  # of hands that stay closed
        assert card not in line
    assert (await state_of(house, PifPafRound)).chips() == (180, 180, 240)

    # The winner deals. The bot is restarted while the bets are open; then all fold but one.
    await ready(house, people)
    assert (await state_of(house, PifPafRound)).standing.dealer == 2
    better = await asked(house, people)
    await say(house, better, "bet 5")
    await restarted(house, people)
    while (await state_of(house, PifPafRound)).result is None:
        person = await asked(house, people)
        assert is_said("pif-paf-price", text_of(panel(person)), owes=5)
        await say(house, person, "fold")
    assert said("pif-paf-line-folds") in text_of(public(bob))

    # A check round, and a card that is taken from the discards.
    await ready(house, people)
    for _ in people:
        await say(house, await asked(house, people), "check")
    first = await asked(house, people)
    await say(house, first, "draw")
    await by_choice(house, people)
    second = await asked(house, people)
    taken = (await state_of(house, PifPafRound)).public.discards[-1]
    await say(house, second, "take")
    assert said("pif-paf-got-taken", card=naming.card(taken)) in text_of(panel(second))
    assert said("pif-paf-has-taken", cards=naming.card(taken)) in text_of(public(first))
