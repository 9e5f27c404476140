"""Truc as people play it: a match by clicks, a truc and a retruc on the table, a word to the partner, a kill."""

import pytest

from bot.sandbox import JSON, Person, buttons_of, text_of
from bot.screens.table.words import FIELD
from bot.table import lobby
from bot.table.words import PAUSE_SECONDS
from bot.ui.custom_ids import ANSWER, SAY, WORD, WRITE
from bot.ui.texts import listed
from bot.ui.wording import house_rule
from tests.e2e.clicks import asked, begun, button_of, say
from tests.e2e.house import House
from tests.e2e.people import panel, press, press_of, public, verbs
from tests.said import is_said, said

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob", "Zoé", "Kim")  # Marie and Zoé are partners


def answers(message: JSON) -> list[str]:
    """The texts of all answers that a screen has buttons for."""
    sent = [press_of(one.custom_id) for one in buttons_of(message)]
    return [press.argument for press in sent if press.verb == ANSWER]


async def goes_on(house: House) -> bool:
    """True if the hand is not over."""
    state = (await house.table()).state
    return state is not None and state.result is None


async def to_the_cards(house: House, people: list[Person]) -> Person:
    """The pack is cut; the person who leads."""
    cutter = await asked(house, people)
    await say(house, cutter, "cut", public(cutter))
    return await asked(house, people)


async def test_truc_is_called_and_answered_where_everybody_sees_it(house: House) -> None:
    people = house.people(*NAMES)
    await begun(house, people, "truc")
    await house.quiet()
    leader = await to_the_cards(house, people)
    await say(house, leader, "truc")
    responder = await asked(house, people)
    name, other = (NAMES[people.index(one)] for one in (leader, responder))
    assert said("truc-waits-answer", caller=name, call="truc", stake=2, name=other) in text_of(public(leader))
    partner = people[(people.index(responder) + 2) % 4]
    refused = await partner.click(public(partner), button_of(public(partner), "accept"))
    assert refused.message is not None
    assert is_said("refused-tru-answer-first", text_of(refused.message), by=name, whom=other)
    await say(house, responder, "accept", public(responder))
    assert is_said("truc-state", text_of(public(leader)), stake=2)
    card = next(text for text in answers(panel(leader)) if text.startswith("play "))
    await say(house, leader, card)
    assert await asked(house, people) is responder
    await say(house, responder, "retruc")
    caught = await asked(house, people)
    assert is_said("truc-about-reject", text_of(panel(caught)), points=2)
    await say(house, caught, "reject")
    assert is_said("truc-won-rejected", text_of(public(leader)), count=2)


async def test_a_word_is_heard_by_the_partner_alone_and_stored_nowhere(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", logger="bot")
    people = house.people(*NAMES)
    await begun(house, people, "truc")
    await house.quiet()
    marie, bob, zoe, kim = people
    own = "a very peculiar *herring* <@1>"
    before = text_of(public(bob))
    await press(marie, WORD, panel(marie))
    await press_one(marie, SAY, "a")
    await house.quiet()
    ready = said("truc-words.a")
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
    await lobby.change_house_rules(await house.table(), marie.user.id, {"on_leave": "forfeit"})
    await house.quiet()
    assert house_rule("on_leave", "forfeit") in text_of(public(marie))
    for person in people[1:]:
        await press(person, "join")
    await press(marie, "go")
    for person in people:
        await press(person, "hand")
    await press(marie, "leave", panel(marie))
    assert said("leave-now-forfeit") in text_of(panel(marie))
    await press(marie, "now", panel(marie))
    await house.quiet()
    assert said("panel-fled-forfeit") in text_of(panel(marie))
    assert "stay" not in verbs(panel(marie))
    assert "join" not in verbs(public(marie))
    while await goes_on(house):
        owing = await asked(house, people)
        await say(house, owing, answers(panel(owing))[0])
    over = text_of(public(bob))
    sides = (listed([one, other]) for one, other in (("Bob", "Kim"), ("Kim", "Bob")))
    assert any(said("generic-match-over", names=side, count=2) in over for side in sides)
