"""Personal settings at the table: plays asked once more, hands in letters, calls that stay away."""

import pytest

from bot.games.climbing.plays import CONFIRM, MANY
from bot.messages.turn_reminder import EVERY, IDLE
from bot.sandbox import JSON, Person, buttons_of, text_of
from bot.table import lobby
from bot.table.deadlines import DRAW_SECONDS
from bot.ui.custom_ids import PLAY, REDRAW
from engine.contract import PickCards, State
from tests.e2e.house import House
from tests.e2e.people import calls_of, dealt, hand_of, panel, panels, press, presses, public, reply, seated, verbs
from tests.e2e.settings import wish
from tests.said import is_said, said

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob", "Zoé")


def hand(person: Person) -> JSON:
    """The person's newest panel with cards, whatever else was said in private since."""
    return [message for message in panels(person) if hand_of(message)][-1]


async def led_by(house: House, people: list[Person]) -> Person:
    """The leader of round 1, which is dealt."""
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    table = await house.table()
    user = table.user_at(0)
    return next(person for person in people if person.user.id == user)


def many(state: State) -> str | None:
    """A lead of four or more cards, if there is one."""
    (decision,) = state.pending
    answers = () if isinstance(decision.answers, PickCards) else decision.answers
    return next((answer.text for answer in answers if len(answer.cards) >= MANY), None)


# Asked once more


async def test_a_play_of_four_cards_is_asked_once_more_by_who_wants_that(house: House) -> None:
    people = house.people(*NAMES)
    house.rig(people, lambda state: many(state) is not None)
    leader = await led_by(house, people)
    await wish(house, leader, "confirm", True)
    table = await house.table()
    assert table.state is not None
    text = many(table.state)
    await press(leader, "hand")
    shown = panel(leader)
    button = next(one for one, sent in presses(shown).items() if (sent.verb, sent.argument) == (CONFIRM, text))
    asked = await leader.click(shown, button)
    assert is_said("panel-confirm-play", reply(asked))
    assert not table.state.log
    assert asked.message is not None
    await house.shut()
    await house.open()
    back = next(one for one, sent in presses(asked.message).items() if sent.verb == REDRAW)
    yes = next(one for one, sent in presses(asked.message).items() if sent.argument == text)
    await leader.click(asked.message, back)
    assert not (await house.saved())[2]
    await leader.click(asked.message, yes, stale=True)
    assert [move.action for move in (await house.saved())[2]][:1] == [text]


async def test_who_does_not_want_that_plays_four_cards_at_once(house: House) -> None:
    people = house.people(*NAMES)
    house.rig(people, lambda state: many(state) is not None)
    leader = await led_by(house, people)
    table = await house.table()
    assert table.state is not None
    text = many(table.state)
    shown = panel(leader)
    await leader.click(shown, next(one for one, sent in presses(shown).items() if sent.argument == text))
    assert [move.action for move in (await house.saved())[2]][:1] == [text]


# In letters


async def test_a_hand_in_letters_has_no_emojis_and_the_others_keep_theirs(house: House) -> None:
    await house.draw_faces()
    people = house.people(*NAMES)
    await wish(house, people[1], "text_only", True)
    await led_by(house, people)
    assert "<:" not in text_of(panel(people[1]))
    assert hand_of(panel(people[1]))
    assert "<:" in text_of(panel(people[0]))
    await wish(house, people[0], "text_only", True)  # in mid-round: the panel follows at once
    assert "<:" not in text_of(hand(people[0]))


async def test_suits_are_red_and_black_for_who_wants_them_so_and_for_nobody_else(house: House) -> None:
    faces = await house.draw_faces()
    people = house.people(*NAMES)
    await seated(*people, game="dahimi")
    await press(people[0], "go")
    await dealt(*people)
    diamonds = [one for one in hand_of(panel(people[1])) if one.endswith("D")]
    assert diamonds
    assert all(faces[one] in text_of(hand(people[1])) for one in diamonds)
    await wish(house, people[1], "four_colours", False)
    assert all(faces[f"{one}'"] in text_of(hand(people[1])) for one in diamonds)
    assert not any(face in text_of(hand(people[0])) for token, face in faces.items() if token.endswith("'"))


# Calls


async def play_low(house: House, person: Person) -> None:
    """Let the leader lead their lowest card alone."""
    shown = panel(person)
    await person.click(shown, next(one for one, sent in presses(shown).items() if sent.verb == PLAY))
    await house.quiet()


async def more(person: Person) -> JSON:
    answer = await press(person, "more")
    assert answer.message is not None
    return answer.message


async def test_at_a_table_without_calls_nobody_is_called_not_even_by_a_nudge(house: House) -> None:
    people = house.people(*NAMES)
    await seated(*people)
    await lobby.change_house_rules(await house.table(), people[0].user.id, {"pings": "never"})
    await house.quiet()
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    await house.wait(IDLE["lively"] + 2)
    assert not calls_of(people[0])
    table = await house.table()
    awaited = table.user_at(0)
    other = next(person for person in people if person.user.id != awaited)
    assert said("refused-nudge-quiet") in reply(await press(other, "nudge", await more(other)))
    assert not calls_of(people[0])
    assert not any(person.pings() for person in people)


async def test_one_person_is_nudged_once_a_turn_and_not_oftener_than_every_two_minutes(house: House) -> None:
    people = house.people(*NAMES)
    for person in people:
        await house.bot.registry.preferences.change(person.user.id, "auto_pass", False)
    leader = await led_by(house, people)
    other = next(person for person in people if person is not leader)
    menu = await more(other)
    await house.wait(DRAW_SECONDS + 8)
    assert reply(await press(other, "nudge", menu)) == said("nudge-done")
    assert len(leader.pings()) == 1
    assert said("refused-nudge-quiet") in reply(await press(other, "nudge", menu))
    assert reply(await press(leader, "nudge", await more(leader))) == said("refused-nudge-nobody")
    await press(leader, "hand")
    called = house.clock()
    turns = 0
    while house.clock() - called < EVERY:  # whenever they are waited for again, they are left in peace
        assert len(leader.pings()) == 1
        turns += await anybody_plays(house, people)
        await house.wait(12)
        if await waited(house) == leader.user.id and house.clock() - called < EVERY:
            assert said("refused-nudge-quiet") in reply(await press(other, "nudge", menu))
    assert turns > 3


async def waited(house: House) -> int | None:
    """The person whom the table waits for."""
    table = await house.table()
    if table.state is None or not table.state.pending:
        return None
    return table.user_at(table.state.pending[0].seat)


async def anybody_plays(house: House, people: list[Person]) -> bool:
    """The person who is waited for plays by the panel."""
    user = await waited(house)
    person = next((one for one in people if one.user.id == user), None)
    if person is None:
        return False
    await press(person, "hand")
    shown = panel(person)
    plays = [one for one, sent in presses(shown).items() if sent.verb == PLAY]
    await person.click(shown, plays[0])
    await house.quiet()
    return True


# Watching


async def test_a_watcher_of_a_full_table_without_stewards_is_told_that_there_is_no_chair(house: House) -> None:
    people = house.people(*NAMES, "Kim", "Léo")
    await seated(*people, preset="mooseyard", seats=5)
    await lobby.change_house_rules(await house.table(), people[0].user.id, {"stewards": False})
    await house.quiet()
    await press(people[0], "go")
    await dealt(*people)
    await house.quiet()
    (nora,) = house.people("Nora")
    full = said("refused-not-seated-full")
    assert reply(await press(nora, "hand")) == full
    assert reply(await press(nora, "pass")) == full
    assert "join" not in verbs(public(nora))
    await press(people[1], "leave", panel(people[1]))
    await press(people[1], "after", panel(people[1]))
    await house.quiet()
    assert "join" in verbs(public(nora))
    assert reply(await press(nora, "hand")) == said("refused-not-seated")
    assert not [one for one in buttons_of(panel(people[1])) if one.disabled]


async def test_a_hand_is_as_large_as_a_heading_for_those_alone_who_want_it(
    house: House,
) -> None:
    people = house.people(*NAMES)
    await led_by(house, people)
    usual = {person.user.id: text_of(hand(person)).splitlines() for person in people}
    await wish(house, people[1], "large_cards", True)
    large = [line for line in text_of(hand(people[1])).splitlines() if line.startswith("# ")]
    assert [line.removeprefix("# ") in usual[people[1].user.id] for line in large] == [True]
    assert not any(line.startswith("# ") for line in text_of(hand(people[0])).splitlines())
    await wish(house, people[1], "large_cards", False)
    assert text_of(hand(people[1])).splitlines() == usual[people[1].user.id]
