"""Schwimmen in the channel: a match of two with everything that can happen in a hand, and matches that two and eight
people play to their end by clicks, over a kill in the middle.
"""

from collections.abc import Sequence

import pytest

from bot.sandbox import JSON, Person, is_ephemeral, seen, text_of
from bot.ui.custom_ids import ANSWER, NARROW
from engine.contract import Chance, Game, Standing
from engine.games import GAMES
from engine.schwimmen.game import Schwimmen
from engine.schwimmen.policy import choose
from engine.schwimmen.round import SchwimmenRound
from engine.schwimmen.values import DECK
from tests.e2e.house import House
from tests.e2e.people import WITHIN, panel, press, presses, public, says
from tests.e2e.test_crashes import state_of as told_again

pytestmark = pytest.mark.slow

NAMES = ("Marie", "Bob", "Zoé", "Kim", "Léo", "Nora", "Ida", "Max")
IN_A_PROCESS = 5  # so many answers are given before the kill
HANDS = {  # by round: the dealer's, the other one's, the table, and how the stock begins
    1: ("7S 8H 9D", "AH KH 7D", "KS QS 8D", ""),
    2: ("KS QS 9S", "AS AD KC", "AC 9H 7C", ""),
    3: ("KS 8H 7C", "TS 7H 8D", "9C 9D JH", ""),
    4: ("7S 8H 9D", "8S 9H 7D", "TC JC 7C", "AH KH QH"),
}


class Stacked(Schwimmen):
    """Schwimmen for two with the cards of this script."""

    def start(self, standing: Standing, chance: Chance) -> SchwimmenRound:
        dealer, other, table, first = (cards.split() for cards in HANDS[standing.round])
        rest = [card for card in DECK if card not in (*dealer, *other, *table, *first)]
        hands = [dealer, other] if standing.dealer == 0 else [other, dealer]
        state = SchwimmenRound(self, standing, hands, table, [*first, *rest])
        state.begin()
        return state


async def begun(house: House, people: Sequence[Person]) -> None:
    """These people at a table of the short game, all with their hands open, unless 31 ended the hand at the deal."""
    await people[0].slash("cards start", game="schwimmen", preset="short")
    for person in people[1:]:
        await press(person, "join")
    await press(people[0], "go")
    for person in people:
        shown = await person.until(says("Round 1"), WITHIN)
        if any(sent.verb == "hand" for sent in presses(shown).values()):
            await press(person, "hand")


async def state_of(house: House) -> SchwimmenRound:
    state = (await house.table()).state
    assert isinstance(state, SchwimmenRound)
    return state


async def asked(house: House, people: Sequence[Person]) -> Person:
    user = (await house.table()).user_at((await state_of(house)).turn)
    return next(one for one in people if one.user.id == user)


def answer_of(message: JSON, text: str) -> str:
    """The button of a panel that sends this; "" for none."""
    plain, _, rider = text.partition(" +")
    wanted = f"{plain}|{rider}" if rider else plain
    sent = {press.argument: one for one, press in presses(message).items() if press.verb == ANSWER}
    return sent.get(wanted, "")


async def say(house: House, person: Person, text: str) -> None:
    """Answer on the panel; where that closes, the switch is turned on first."""
    if text.endswith(" +close"):
        toggle = next(one for one, press in presses(panel(person)).items() if press.verb == NARROW)
        await person.click(panel(person), toggle)
    await person.click(panel(person), answer_of(panel(person), text))
    await house.quiet()


async def ready(house: House, people: Sequence[Person]) -> None:
    """Until the next hand is dealt: whoever is out of the match is not waited for."""
    number = (await house.table()).record.round
    for person in people:
        if (await house.table()).record.round == number:
            await press(person, "ready")
            await house.quiet()


async def test_everything_that_can_happen_between_two(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "schwimmen", Game(Stacked, choose))
    people = house.people(*NAMES[:2])
    marie, bob = people
    await marie.slash("cards start", game="schwimmen")
    await press(bob, "join")
    await (await house.table()).change_house_rules(marie.user.id, {"chips": 1})
    await house.quiet()
    await press(marie, "go")
    await house.quiet()
    for person in people:
        await press(person, "hand")
    await house.quiet()

    # The dealer swaps blind; the other one exchanges and closes; the dealer has one more turn, and loses a life.
    dealer = await asked(house, people)
    (other,) = (one for one in people if one is not dealer)
    assert "face down" in text_of(panel(dealer))
    assert "K♠" not in seen(text_of(panel(dealer)) + text_of(public(dealer)))
    await say(house, dealer, "swap")
    assert "# 7♠ 8♥ 9♦" in seen(text_of(public(other)))
    assert "Worth **20** ♠" in seen(text_of(panel(dealer)))
    await say(house, other, "exchange 7D for 8H +close")
    assert "one turn is left" in text_of(public(dealer))
    assert "this is your last turn" in text_of(panel(dealer))
    assert "and close" not in str(panel(dealer)["components"])
    await say(house, dealer, "pass")
    told = seen(text_of(public(marie)))
    assert "A♥ 8♥ K♥ = **29** ♥" in told
    assert "🏊 swims · 💦 lost the last life belt" in told

    # Three aces are shown at once and cost the other one a life.
    await ready(house, people)
    assert await asked(house, people) is other, "the deal moves on"
    await say(house, other, "keep")
    await say(house, dealer, "exchange KC for AC")
    assert "**32**, a Feuer!" in seen(text_of(public(marie)))
    assert (await state_of(house)).lives() == (1, 1)

    # Both swim and are equal: nobody loses. A restart does not matter.
    await ready(house, people)
    await say(house, await asked(house, people), "keep")
    await house.shut()
    await house.open()
    await house.quiet()
    for person in people:
        await press(person, "hand")
    closer = await asked(house, people)
    await say(house, closer, "pass +close")
    await say(house, await asked(house, people), "pass")
    assert "nobody loses anything" in text_of(public(marie))
    assert (await state_of(house)).lives() == (1, 1)

    # Both pass, and the table is renewed. All three of it are 31, and the match is over.
    await ready(house, people)
    for text in ("keep", "pass", "pass"):
        await say(house, await asked(house, people), text)
    assert "# A♥ K♥ Q♥" in seen(text_of(public(marie)))
    winner = await asked(house, people)
    await say(house, winner, "exchange 8S 9H 7D for AH KH QH")
    told = seen(text_of(public(marie)))
    assert "**31** ♥, a Schnauz!" in told
    assert f"The match is over.** {NAMES[people.index(winner)]} wins." in told
    assert "🌊 went under" in told
    assert not (await house.table()).match_goes_on


@pytest.mark.parametrize(("players", "chips"), [(2, 2), (8, 1)])
async def test_people_play_a_match_to_its_end_over_a_kill(site: House, players: int, chips: int) -> None:
    people = site.people(*NAMES[:players])
    await site.spawn()
    await begun(site, people)
    for number in range(IN_A_PROCESS):
        if not await play_one(site, people, number):
            break  # some cards end a hand soon
    await site.kill()
    _, played, moves = await site.saved()
    before = told_again(played, moves)[1]

    await site.open()
    await site.quiet()
    state = await state_of(site)
    for seat in (*range(players), None):
        assert state.view(seat) == before.view(seat)
    table = await site.table()
    assert table.record.options == {"chips": chips}, "the short game, as it fits so many"
    await play_on(site, people)
    told = seen(text_of(public(people[0])))
    assert "The match is over.**" in told
    state = await state_of(site)
    assert sum(lives > 0 for lives in state.lives()) == 1

    # The stock stays closed, so the seed does, too.
    answered = await people[0].slash("cards verify")
    table = await site.table()
    assert answered.message is not None
    assert table.round is not None
    assert table.round.seed.hex() not in text_of(answered.message)


async def play_on(house: House, people: Sequence[Person]) -> None:
    """To the end of the match, as computer players would. All open their hands as soon as there are any."""
    opened = False
    while True:
        if not opened and (await state_of(house)).pending:
            for person in people:
                await press(person, "hand")
            opened = True
        while (state := await state_of(house)).pending:
            (decision,) = state.pending
            await say(house, await asked(house, people), choose(state.view(decision.seat), decision).text)
        if not (await house.table()).match_goes_on:
            return
        await ready(house, people)


async def play_one(site: House, people: Sequence[Person], number: int) -> bool:
    """Whoever is asked gives the clock's answer on the panel that is theirs. Whether anybody was."""
    _, played, moves = await site.saved()
    order, state = told_again(played, moves)
    assert len(moves) == number
    if not state.pending:
        return False
    (decision,) = state.pending
    person = next(one for one in people if one.user.id == order[decision.seat])
    text = state.default(decision).text
    screen = await person.until(lambda one: is_ephemeral(one) and bool(answer_of(one, text)), WITHIN)
    await person.click(screen, answer_of(screen, text))
    return True
