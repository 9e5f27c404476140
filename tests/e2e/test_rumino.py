"""Rumino in the channel: a knock, coming back with a restart while it is asked, and a claim that ends the match; then a
match that a person plays to its end beside stewards.
"""

from collections.abc import Sequence

import pytest

from bot.sandbox import JSON, Person, is_ephemeral, seen, text_of
from bot.ui.custom_ids import ANSWER
from engine.cards.packs import plain
from engine.contract import Chance, Game, Standing
from engine.games import GAMES
from engine.rumino.game import Rumino
from engine.rumino.policy import choose
from engine.rumino.round import DECK, RuminoRound
from tests.e2e.house import House
from tests.e2e.people import WITHIN, hire, panel, press, presses, public, says
from tests.e2e.test_crashes import state_of as replayed

KNOCKS, HEAVY = "4S 4H 4D 7C 8C 9C 7D", "KS KH QD QC JS JD TH"  # 7 and 70 points
LIGHT = ("AS 3D 5H 7S 9D 2C 6S", "AD 3H 5C 7H 9S 2D 6C")
SIX_HEARTS = "2H 3H 4H 5H 6H 7H KS"
POOR = ("8H TC QD AS 4C 9D 6S", "8S TD QH AC 4S 9S 6C", "8D TS QC AD 4D 9C 6D")
UPCARDS, STOCK = ("KC", "KD"), "JC QS TC JD QS KD TD JH"  # nothing that goes with these hands
HANDS = ((KNOCKS, HEAVY, *LIGHT), (POOR[0], POOR[1], SIX_HEARTS, POOR[2]))  # by seat, of the first two rounds


class Stacked(Rumino):
    """Rumino with the cards of this script."""

    def start(self, standing: Standing, chance: Chance) -> RuminoRound:
        pile = list(DECK)
        hands = [taken(hand, pile) for hand in HANDS[standing.round - 1]]
        (upcard,) = taken(UPCARDS[standing.round - 1], pile)
        first = taken(STOCK, pile)
        state = RuminoRound(self, standing, hands, chance.seed())
        state.begin([*first, *pile], upcard)
        return state


def taken(text: str, pile: list[str]) -> list[str]:
    cards = []
    for token in text.split():
        cards.append(next(card for card in pile if plain(card) == token))
        pile.remove(cards[-1])
    return cards


async def seated(house: House, *names: str, stewards: int, **options: str) -> list[Person]:
    """A table of Rumino with these people and so many stewards; all have their hands open."""
    people = house.people(*names)
    await people[0].slash("cards start", game="rumino", **options)
    for person in people[1:]:
        await press(person, "join")
    for _ in range(stewards):
        await hire(people[0])
    await press(people[0], "go")
    for person in people:
        await press(person, "hand")
    await house.quiet()
    return people


async def state_of(house: House) -> RuminoRound:
    state = (await house.table()).state
    assert isinstance(state, RuminoRound)
    return state


async def say(house: House, person: Person, text: str) -> None:
    """Press the button of the person's panel that answers this."""
    message = panel(person)
    found = [one for one, sent in presses(message).items() if (sent.verb, sent.argument) == (ANSWER, text)]
    assert len(found) == 1, f"not one button for {text!r} on\n{text_of(message)}"
    await person.click(message, found[0])
    await house.quiet()


async def until_asked(house: House, people: Sequence[Person], person: Person) -> None:
    """All others draw, and throw what they drew, until it is this person's turn."""
    table = await house.table()
    while (user := table.user_at((await state_of(house)).turn)) != person.user.id:
        other = next(one for one in people if one.user.id == user)
        await say(house, other, "draw")
        await say(house, other, f"discard {(await state_of(house)).got}")


async def ready(house: House, people: Sequence[Person]) -> None:
    for person in people:
        await press(person, "ready")
    await house.quiet()


async def test_a_match_with_a_rebuy_a_restart_and_a_claim(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "rumino", Game(Stacked, choose))
    people = await seated(house, "Marie", "Bob", "Zoé", stewards=1, preset="short")
    marie, bob, zoe = people
    await until_asked(house, people, marie)
    mine = seen(text_of(panel(marie)))
    assert "**4♠ 4♥ 4♦ ┃ 7♣ 8♣ 9♣**\nUnmatched: 7♦ — **7** points" in mine
    assert "10♥" not in mine, "it is in another hand"
    await say(house, marie, "knock")

    # Bob is out, and is asked alone. What is asked survives a restart.
    assert "Bob** may come back at" in seen(text_of(public(zoe)))
    assert "Come back" not in text_of(panel(zoe))
    await house.shut()
    await house.open()
    await house.quiet()
    await press(bob, "hand")
    await say(house, bob, "rebuy")
    table = await house.table()
    assert table.record.phase == "between"
    assert "back at" in text_of(public(marie))
    assert "for 10 chips" in text_of(public(marie))

    # The second hand: Marie's throw is the seventh heart of Zoé, who does nothing.
    await ready(house, people)
    state = await state_of(house)
    assert state.chips()[1] == 180
    assert state.counters()["pool"] == 50
    await until_asked(house, people, marie)
    await say(house, marie, "draw")
    await say(house, marie, "discard 8H#1")
    told = seen(text_of(public(bob)))
    assert "Rumino" in told
    assert "The match is over.** Zoé wins." in told
    assert "The pool of 50 chips goes to Zoé." in told
    for card in ("10♣", "Q♥", "9♣"):  # of hands that stay closed
        assert card not in told
    state = await state_of(house)
    assert state.chips() == (190, 180, 240, 190)

    # The same people may play again, from nothing.
    await ready(house, people)
    state = await state_of(house)
    assert state.standing.round == 1
    assert state.standing.scores == (0, 0, 0, 0)
    assert state.standing.chips == (190, 190, 190, 190)


async def test_a_person_plays_a_match_to_its_end_beside_stewards(house: House) -> None:
    """By the computer players' own choices, so that it ends soon."""
    (marie,) = await seated(house, "Marie", stewards=2, preset="short")
    table = await house.table()
    for _ in range(20):
        while (state := await state_of(house)).result is None:
            (asked,) = state.pending
            await say(house, marie, choose(state.view(asked.seat), asked).text)
        if not (table := await house.table()).match_goes_on:
            break
        await ready(house, [marie])
    assert not table.match_goes_on
    assert "The match is over.**" in text_of(public(marie))
    assert "→" in text_of(public(marie))
    answered = await marie.slash("cards verify")
    assert answered.message is not None
    assert table.round is not None
    assert table.round.seed.hex() not in text_of(answered.message)


async def test_a_process_that_is_killed_in_mid_hand_loses_nothing(site: House) -> None:
    await site.spawn()
    people = site.people("Marie", "Bob")
    await people[0].slash("cards start", game="rumino")
    await press(people[1], "join")
    await press(people[0], "go")
    for person in people:
        await person.until(says("Round 1 ·"), WITHIN)
        await press(person, "hand")
    for number in range(5):
        await the_next_one(site, people, number)
    await site.kill()
    _, played, moves = await site.saved()
    before = replayed(played, moves)[1]
    assert len(moves) == 5
    await site.spawn()
    for person in people:
        await press(person, "hand")
    await the_next_one(site, people, 5)
    _, played, moves = await site.saved()
    after = replayed(played, moves)[1]
    assert after.log[:5] == before.log
    assert len(after.log) == 6


async def the_next_one(site: House, people: Sequence[Person], number: int) -> None:
    """After so many moves, the player whose turn it is gives the clock's answer on their panel."""
    _, played, moves = await site.saved()
    order, state = replayed(played, moves)
    assert len(moves) == number
    answer = state.default(state.pending[0]).text
    person = next(one for one in people if one.user.id == order[state.pending[0].seat])
    screen = await person.until(lambda message: is_ephemeral(message) and answer in offered(message), WITHIN)
    await person.click(screen, offered(screen)[answer])


def offered(message: JSON) -> dict[str, str]:
    """The answers that buttons give, with their custom ids."""
    return {sent.argument: one for one, sent in presses(message).items() if sent.verb == ANSWER}
