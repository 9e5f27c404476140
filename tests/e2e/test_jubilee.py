"""Jubilee in the channel: a skip that everybody sees; and deals that people play to their end by clicks, two of them
and seven, over a kill in the middle.
"""

from collections.abc import Sequence

import pytest

from bot.sandbox import JSON, Person, is_ephemeral, seen, text_of
from bot.ui.custom_ids import ANSWER
from engine.cards.packs import plain
from engine.contract import Chance, Game, Standing
from engine.games import GAMES
from engine.jubilee import Jubilee
from engine.jubilee.policy import choose
from engine.jubilee.round import JubileeRound
from engine.jubilee.scoring import DECK
from tests.e2e.house import House
from tests.e2e.people import WITHIN, panel, press, presses, public, says
from tests.e2e.test_crashes import state_of as told_again

HEARTS = "6H 7H 8H 9H TH JH QH KH"  # too big for a total of five
SMALL = "2S 3S 4C 5C 6C 7C KS AS"
IN_A_PROCESS = 9  # so many cards are played before the kill
NAMES = ("Marie", "Bob", "Zoé", "Kim", "Léo", "Nora", "Ida")


class Stacked(Jubilee):
    """Jubilee in which who opens has small cards, and the dealer hearts."""

    def start(self, standing: Standing, chance: Chance) -> JubileeRound:
        pile = list(DECK)
        first, second = taken(SMALL, pile), taken(HEARTS, pile)
        hands = [second, first] if standing.dealer == 0 else [first, second]
        state = JubileeRound(self, standing, hands, pile, self.scoring)
        state.begin()
        return state


def taken(text: str, pile: list[str]) -> tuple[str, ...]:
    cards = []
    for token in text.split():
        cards.append(next(card for card in pile if plain(card) == token))
        pile.remove(cards[-1])
    return tuple(cards)


async def begun(house: House, people: Sequence[Person]) -> None:
    """These people at a table of Jubilee, all with their hands open."""
    await people[0].slash("cards start", game="jubilee")
    for person in people[1:]:
        await press(person, "join")
    await press(people[0], "go")
    for person in people:
        await person.until(says("on one total"), WITHIN)
        await press(person, "hand")


async def state_of(house: House) -> JubileeRound:
    state = (await house.table()).state
    assert isinstance(state, JubileeRound)
    return state


def answer_of(message: JSON, text: str) -> str:
    """The button of a panel that plays this card, or its twin."""
    sent = {one: press for one, press in presses(message).items() if press.verb == ANSWER}
    return next((one for one, press in sent.items() if plain(press.argument) == plain(text)), "")


async def say(house: House, person: Person, text: str) -> None:
    await person.click(panel(person), answer_of(panel(person), text))
    await house.quiet()


async def asked(house: House, people: Sequence[Person]) -> Person:
    user = (await house.table()).user_at((await state_of(house)).turn)
    return next(one for one in people if one.user.id == user)


async def play_on(house: House, people: Sequence[Person]) -> None:
    """To the end, as computer players would."""
    while (state := await state_of(house)).pending:
        (decision,) = state.pending
        await say(house, await asked(house, people), choose(state.view(decision.seat), decision).text)


async def test_a_skip_shows_the_hand_to_everybody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "jubilee", Game(Stacked, choose))
    people = house.people(*NAMES[:2])
    await begun(house, people)
    await house.quiet()
    opener = await asked(house, people)
    (other,) = (one for one in people if one is not opener)
    assert "You open: with a club or a spade." in text_of(panel(opener))
    for card in ("6♥", "10♥", "K♥"):
        assert card not in seen(text_of(public(opener)))

    # Two are too few for any of these hearts: the hand is shown, and the turn comes back.
    await say(house, opener, "play 2S")
    assert await asked(house, people) is opener
    assert "👁 6♥, 7♥, 8♥, 9♥, 10♥, J♥, Q♥, K♥" in seen(text_of(public(opener)))
    await press(other, "hand")
    assert "Everybody has seen 6♥" in seen(text_of(panel(other)))
    await say(house, opener, "play KS")
    assert await asked(house, people) is other
    assert not answer_of(panel(opener), "play AS")

    # What has been shown is shown after a restart, too.
    await house.shut()
    await house.open()
    await house.quiet()
    await press(other, "hand")
    await say(house, other, "play QH")
    assert "👁 6♥, 7♥, 8♥, 9♥, 10♥, J♥, K♥" in seen(text_of(public(opener)))


@pytest.mark.parametrize("players", [2, 7])
async def test_people_play_a_deal_to_its_end_over_a_kill(site: House, players: int) -> None:
    people = site.people(*NAMES[:players])
    await site.spawn()
    await begun(site, people)
    for number in range(IN_A_PROCESS):
        await play_one(site, people, number)
    await site.kill()
    _, played, moves = await site.saved()
    before = told_again(played, moves)[1]
    assert len(moves) == IN_A_PROCESS, "nothing that was acknowledged is lost"

    await site.open()
    await site.quiet()
    state = await state_of(site)
    for seat in (*range(players), None):
        assert state.view(seat) == before.view(seat)
    for person in people:
        await press(person, "hand")
    await play_on(site, people)
    state = await state_of(site)
    assert (len(state.played), state.total) == (61, 217)
    told = seen(text_of(public(people[0])))
    assert "All 61 cards are on the table, and together they make 217." in told
    assert "The match is over.**" in told
    for points in state.points:
        assert f"**{points}** point".replace("-", "−") in told

    # Nothing stays closed; and the same people may play again, from nothing.
    answered = await people[0].slash("cards verify")
    table = await site.table()
    assert answered.message is not None
    assert table.round is not None
    assert table.round.seed.hex() in text_of(answered.message)
    for person in people:
        await press(person, "ready")
    await site.quiet()
    assert (await state_of(site)).total == 0


async def play_one(site: House, people: Sequence[Person], number: int) -> None:
    """Whoever is asked plays what the clock would, on the panel that is theirs."""
    _, played, moves = await site.saved()
    order, state = told_again(played, moves)
    assert len(moves) == number
    (decision,) = state.pending
    person = next(one for one in people if one.user.id == order[decision.seat])
    card = state.default(decision).text
    screen = await person.until(lambda one: is_ephemeral(one) and bool(answer_of(one, card)), WITHIN)
    await person.click(screen, answer_of(screen, card))
