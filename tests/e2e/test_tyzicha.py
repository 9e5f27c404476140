"""Tyzicha as people play it: an auction on the table, gifts, a raise, marriages, a secret contract of 100, a match."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

from bot.sandbox import Person, selects_of, text_of
from bot.ui.custom_ids import NARROW
from engine.contract import Game, Rng, Standing
from engine.games import GAMES
from engine.tyzicha import Tyzicha, game
from engine.tyzicha.cards import bidders, others
from engine.tyzicha.player.policy import choose
from engine.tyzicha.round import TyzichaRound
from tests.e2e.clicks import asked, begun, button_of, play_on, say, state_of
from tests.e2e.house import House
from tests.e2e.people import labels, panel, panels, press, presses, public
from tests.said import is_said, said

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob", "Zoé")
STRONG, MIDDLING, WEAK = "AH KH QH AD KD QD AC", "AS TS TC KC 9D JD 9H", "9S JS QS KS 9C JC QC"
WIDOW = "TH TD JH"


class Stacked(Tyzicha):
    """Tyzicha in which the first to bid has the strong hand."""

    HANDS: ClassVar = (STRONG, WEAK, MIDDLING)

    def start(self, standing: Standing, rng: Rng) -> TyzichaRound:
        dealt = dict(zip(bidders(standing.dealer), self.HANDS, strict=True))
        return game.dealt(self, standing, [dealt[seat].split() for seat in range(3)], WIDOW.split())


class StackedLast(Stacked):
    """The same, but the last to bid has it."""

    HANDS: ClassVar = (MIDDLING, WEAK, STRONG)


async def test_an_auction_a_raise_and_marriages(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "tyzicha", Game(Stacked, choose))
    people = house.people(*NAMES)
    await begun(house, people, "tyzicha", preset="short")
    await house.quiet()
    strong = await asked(house, people)
    await say(house, strong, "bid 110", public(strong))  # on the table, where bids are public
    weak = await asked(house, people)
    (third,) = (one for one in people if one not in (strong, weak))
    early = await third.click(public(third), button_of(public(third), "bid 120"))
    assert early.message is not None
    assert text_of(early.message) == said("refused-not-your-turn-hand", turn=NAMES[people.index(weak)])
    await say(house, weak, "pass")
    await say(house, third, "pass", public(third))
    assert said("tyzicha-widow", cards="10♥, J♥, 10♦") in text_of(public(third))

    left, right = (name_of(people, user) for user in await opponents(house))
    assert said("tyzicha-ask-left", name=left) in text_of(panel(strong))
    first, second = others((await state_of(house, TyzichaRound)).pending[0].seat)
    await say(house, strong, f"give TH>{first} TD>{second}")
    gifts = (said("tyzicha-gift", card="10♥", name=left), said("tyzicha-gift", card="10♦", name=right))
    assert " · ".join(gifts) in text_of(public(third))

    await strong.click(panel(strong), button_of(panel(strong), "raise", NARROW))
    turned = next(one for one, what in presses(panel(strong)).items() if what.argument == "raise||1")
    await strong.click(panel(strong), turned)
    (menu,) = selects_of(panel(strong))
    assert [option["label"] for option in menu.options] == ["370", "380", "390", "400"]
    await strong.choose(panel(strong), menu.custom_id, [menu.options[-1]["value"]])
    await house.quiet()
    name = NAMES[people.index(strong)]
    assert said("tyzicha-plays", name=name, contract=400) in text_of(public(third))

    assert said("tyzicha-button-marriage", sign="♥", worth=100, card="Q♥") in labels(panel(strong))
    await say(house, strong, "marriage H QH")
    assert said("tyzicha-trump", sign="♥", suit=said("suit-H")) in text_of(public(third))
    await play_on(house, people)
    over = text_of(public(third))
    assert is_said("tyzicha-line-broken", over, name=name, contract=400)
    assert said("tyzicha-marriage", sign="♥", worth=100) in over
    assert said("generic-scored", sign="−400") in over


async def opponents(house: House) -> list[int]:
    """The users to the left and to the right of the player who is asked."""
    table, state = await house.table(), await state_of(house, TyzichaRound)
    return [table.user_at(seat) or 0 for seat in others(state.pending[0].seat)]


def name_of(people: Sequence[Person], user: int) -> str:
    return next(name for name, one in zip(NAMES, people, strict=True) if one.user.id == user)


async def test_a_hundred_keeps_its_secrets_and_may_be_conceded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "tyzicha", Game(StackedLast, choose))
    people = house.people(*NAMES)
    await begun(house, people, "tyzicha", preset="short")
    await house.quiet()
    for _ in range(2):
        await say(house, await asked(house, people), "pass")
    forced = await asked(house, people)
    name = NAMES[people.index(forced)]
    assert said("tyzicha-auction-forced", name=name) in text_of(public(forced))
    await say(house, forced, "bid 100")
    left, right = others((await state_of(house, TyzichaRound)).pending[0].seat)
    first, second = (next(one for one in people if one.user.id == user) for user in await opponents(house))
    await say(house, forced, f"give TH>{left} JH>{right}")
    assert said("tyzicha-widow", cards="10♥, J♥, 10♦") in text_of(panel(forced))
    assert labels(panel(forced))[:2] == [
        said("tyzicha-button-stay", contract=100),
        said("tyzicha-button-concede", contract=100, count=40),
    ]
    for person, own, unseen in ((first, "10♥", ("J♥", "10♦")), (second, "J♥", ("10♥", "10♦"))):
        await press(person, "hand")
        assert said("tyzicha-gift", card=own, name=name_of(people, person.user.id)) in text_of(panel(person))
        shown = "\n".join(text_of(one) for one in (public(person), *panels(person)))
        assert not any(card in shown for card in unseen)
    await say(house, forced, "concede")
    over = text_of(public(first))
    assert said("tyzicha-line-conceded", name=name, contract=100, count=40) in over
    assert said("tyzicha-secret") in over
    assert said("generic-scored", sign="+40") in over
    assert "J♥" not in over

    # Nor does the proof open a card: its place in the pack would tell whose it was.
    opened = await press(first, "open", (await press(first, "more")).message)
    verified = await first.slash("cards verify")
    for answer in (opened, verified):
        assert answer.message is not None
        text = text_of(answer.message)
        assert not any(card in text for card in ("10♥", "J♥", "10♦"))
