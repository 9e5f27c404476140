"""Truc as people play it: a match by clicks, a truc and a retruc on the table, a word to the partner, a kill."""

import random

import pytest

from bot.sandbox import JSON, Person, buttons_of, is_ephemeral, text_of
from bot.screens.words import FIELD
from bot.table.words import PAUSE_SECONDS
from bot.ui.components import GOLD
from bot.ui.custom_ids import ANSWER, SAY, WORD, WRITE
from bot.ui.texts import say
from engine.contract import State
from tests.e2e.house import House
from tests.e2e.people import WITHIN, colour, panel, press, press_of, public, says
from tests.e2e.test_crashes import state_of

NAMES = ("Marie", "Bob", "Zoé", "Kim")  # Marie and Zoé are partners


async def begun(house: House, *names: str, **options: str) -> list[Person]:
    """A table of Truc and these people at it, all with their hands open; stewards on the other seats."""
    people = house.people(*names)
    await people[0].slash("cards start", game="truc", **options)
    for person in people[1:]:
        await press(person, "join")
    await press(people[0], "go" if len(people) == 4 else "fill")
    for person in people:
        await press(person, "hand")
    await house.quiet()
    return people


async def asked(house: House, people: list[Person]) -> Person | None:
    """The person who is asked; None when the hand is over."""
    table = await house.table()
    if table.state is None or table.state.result is not None:
        return None
    user = table.user_at(table.state.pending[0].seat)
    return next(one for one in people if one.user.id == user)


def answers(message: JSON) -> dict[str, str]:
    """What can be answered on a screen: the text of each answer, and its custom id."""
    found = [one.custom_id for one in buttons_of(message) if press_of(one.custom_id).verb == ANSWER]
    return {press_of(one).argument: one for one in found}


async def answer(house: House, person: Person, text: str, message: JSON | None = None) -> None:
    """Answer on the own panel, or on another screen."""
    screen = message or panel(person)
    await person.click(screen, answers(screen)[text])
    await house.quiet()


async def to_the_cards(house: House, people: list[Person]) -> Person:
    """The pack is cut; the person who leads."""
    cutter = await asked(house, people)
    assert cutter is not None
    await answer(house, cutter, "cut", public(cutter))
    leader = await asked(house, people)
    assert leader is not None
    return leader


async def test_a_match_is_played_to_its_end_by_people_and_a_steward(house: House) -> None:
    luck = random.Random("truc")
    people = await begun(house, *NAMES[:3], preset="short")
    for _ in range(30):
        while (person := await asked(house, people)) is not None:
            offered = list(answers(panel(person)))
            calls = [one for one in offered if one in ("truc", "accept")]
            await answer(house, person, calls[0] if calls and luck.random() < 0.5 else luck.choice(offered))
        if not (await house.table()).match_goes_on:
            break
        assert "→" in text_of(public(people[0]))  # the scores before and after
        for person in people:
            await press(person, "ready")
        await house.quiet()
    else:
        raise AssertionError("the match does not end")
    assert "**The match is over.**" in text_of(public(people[0]))


async def test_truc_is_called_and_answered_where_everybody_sees_it(house: House) -> None:
    people = await begun(house, *NAMES)
    leader = await to_the_cards(house, people)
    await answer(house, leader, "truc")
    responder = await asked(house, people)
    assert responder is not None
    assert "has called truc" in text_of(public(leader))
    partner = people[(people.index(responder) + 2) % 4]
    refused = await partner.click(public(partner), answers(public(partner))["accept"])
    assert refused.message is not None
    assert "must answer first" in text_of(refused.message)
    await answer(house, responder, "accept", public(responder))
    assert "Stake **2**" in text_of(public(leader))
    card = next(text for text in answers(panel(leader)) if text.startswith("play "))
    await answer(house, leader, card)
    assert await asked(house, people) is responder
    await answer(house, responder, "retruc")
    caught = await asked(house, people)
    assert caught is not None
    assert "They score 2" in text_of(panel(caught))
    await answer(house, caught, "reject")
    assert "called, and nobody wanted to see: 2 points." in text_of(public(leader))


async def test_a_word_is_heard_by_the_partner_alone_and_stored_nowhere(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", logger="bot")
    people = await begun(house, *NAMES)
    marie, bob, zoe, kim = people
    own = "a very peculiar *herring* <@1>"
    before = text_of(public(bob))
    await press(marie, WORD, panel(marie))
    await press_one(marie, SAY, "a")
    await house.quiet()
    ready = say("truc-words.a")
    assert ready in text_of(panel(zoe))
    assert ready in text_of(panel(marie))
    await house.wait(PAUSE_SECONDS)
    await press(marie, WORD, panel(marie))
    opened = await press(marie, WRITE, panel(marie))
    assert opened.modal is not None
    await marie.submit(opened.modal, {FIELD: own})
    await house.quiet()
    assert "peculiar" in text_of(panel(zoe))
    assert "<@1>" not in text_of(panel(zoe))
    for other in (bob, kim):
        assert not any(ready in text_of(one) or "peculiar" in text_of(one) for one in other.messages())
    assert text_of(public(bob)) == before
    await press(zoe, "hand")  # a panel that is opened anew has it, too
    assert "peculiar" in text_of(panel(zoe))
    assert "peculiar" not in caplog.text
    files = [file for file in house.database.parent.iterdir() if file.is_file()]
    assert not any(word in file.read_bytes() for file in files for word in (b"peculiar", ready.encode()))
    await house.shut()
    await house.open()
    await press(zoe, "hand")
    assert "peculiar" not in text_of(panel(zoe))


async def press_one(person: Person, verb: str, argument: str) -> None:
    """Press the button of that verb and argument on the panel."""
    screen = panel(person)
    presses = {one.custom_id: press_of(one.custom_id) for one in buttons_of(screen)}
    await person.click(
        screen, next(one for one, sent in presses.items() if (sent.verb, sent.argument) == (verb, argument))
    )


async def test_whoever_leaves_forfeits_for_their_side_once_the_hand_is_scored(house: House) -> None:
    people = house.people(*NAMES)
    marie, bob = people[:2]
    await marie.slash("cards start", game="truc")
    await (await house.table()).change_house_rules(marie.user.id, {"on_leave": "forfeit"})
    await house.quiet()
    assert "leaving forfeits" in text_of(public(marie))
    for person in people[1:]:
        await press(person, "join")
    await press(marie, "go")
    for person in people:
        await press(person, "hand")
    await press(marie, "leave", panel(marie))
    assert "you forfeit" in text_of(panel(marie))
    await press(marie, "now", panel(marie))
    await house.quiet()
    assert "You have left this match for good" in text_of(panel(marie))
    assert not [one for one in buttons_of(panel(marie)) if press_of(one.custom_id).verb == "stay"]
    assert "join" not in {press_of(one.custom_id).verb for one in buttons_of(public(marie)) if one.custom_id}
    while (owing := await asked(house, people)) is not None:
        await answer(house, owing, next(iter(answers(panel(owing)))))
    over = text_of(public(bob))
    assert "**The match is over.** Bob and Kim win." in over or "**The match is over.** Kim and Bob win." in over


async def test_a_process_that_is_killed_in_mid_hand_loses_nothing(site: House) -> None:
    await site.spawn()
    people = site.people(*NAMES)
    await people[0].slash("cards start", game="truc")
    for person in people[1:]:
        await press(person, "join")
    await press(people[0], "go")
    for person in people:
        await person.until(says("Round 1 · the cut"), WITHIN)
        await press(person, "hand")
    for number in range(5):
        await asked_one(site, people, number)
    await site.kill()
    _, played, moves = await site.saved()
    before = state_of(played, moves)[1]
    assert len(moves) == 5
    await site.spawn()
    for person in people:
        await press(person, "hand")
    await asked_one(site, people, 5)
    _, played, moves = await site.saved()
    after = state_of(played, moves)[1]
    assert [action.text for _, action in after.log][:5] == [action.text for _, action in before.log]
    assert len(after.log) == 6


def panels_in(message: JSON) -> bool:
    return is_ephemeral(message) and colour(message) == GOLD


async def asked_one(site: House, people: list[Person], number: int) -> None:
    """Whoever is asked gives the first answer of their panel, without a call."""
    _, played, moves = await site.saved()
    order, state = state_of(played, moves)
    assert len(moves) == number
    person = next(one for one in people if one.user.id == order[turn(state)])
    screen = await person.until(lambda message: panels_in(message) and fits(message, state), WITHIN)
    offered = answers(screen)
    await person.click(screen, offered[state.default(state.pending[0]).text])


def fits(message: JSON, state: State) -> bool:
    """Whether a panel offers what the clock would play."""
    return state.default(state.pending[0]).text in answers(message)


def turn(state: State) -> int:
    return state.pending[0].seat
