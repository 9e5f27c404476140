"""`/chronicle`: a finished round with every hand open, step by step and as a file; never one that is still played."""

import pytest

from bot.sandbox import JSON, Answer, Person, is_ephemeral, text_of
from bot.stamp import Stamp
from bot.ui.custom_ids import STORY
from bot.ui.naming import name_of_game
from engine.contract import RESULT
from engine.contract.record import read, replay
from engine.games import rules_of
from tests.e2e.house import House
from tests.e2e.people import (
    cards_in,
    dealt,
    forged,
    id_of,
    panel,
    play_round,
    players,
    press,
    presses,
    public,
    seated,
)
from tests.e2e.proofs import files_of, finished, next_round, told
from tests.said import heard, is_said, said

pytestmark = pytest.mark.long


def hands(message: JSON) -> list[tuple[str, ...]]:
    """The hands that a step shows, of the people who still hold cards."""
    lines = [line.partition(" — ")[2].partition("  ◀")[0] for line in text_of(message).splitlines()]
    return [cards for line in lines if (cards := cards_in(line.partition(" · ")[0]))]


def where(message: JSON) -> int:
    """The number of the move at which a step stands, 0 at the deal."""
    if is_said("story-deal", text_of(message)):
        return 0
    (found,) = heard("story-at", text_of(message))
    return int(found["at"])


async def step(person: Person, verb: str, message: JSON) -> JSON:
    """Press a button of the story; the same message, redrawn."""
    answer = await press(person, verb, message)
    assert answer.message is not None
    assert answer.message["id"] == message["id"]
    return answer.message


async def test_a_round_is_told_move_by_move_with_every_hand(house: House) -> None:
    marie, bob = await finished(house, "Marie", "Bob")
    _, played, moves = await house.saved()
    assert played is not None
    message = told(await bob.slash("chronicle"))
    assert said("story-title", round=1) in text_of(message)
    assert where(message) == 0
    assert [len(hand) for hand in hands(message)] == [13] * 4
    buttons = {press_.verb: press_ for press_ in presses(message).values()}
    assert "back" not in buttons
    for number in range(1, 4):
        message = await step(bob, "on", message)
        assert where(message) == number
    held = sum(len(hand) for hand in hands(message))
    laid = [int(move.action.partition("x")[2]) for move in moves[:3] if "x" in move.action]
    assert held == 52 - sum(laid)
    message = await step(bob, "trick-on", message)
    assert is_said("pile-empty", text_of(message))
    message = await step(bob, "last", message)
    assert where(message) == len(moves)
    assert len(heard("seat-out", text_of(message))) >= 3
    assert "on" not in {press_.verb for press_ in presses(message).values()}
    message = await step(bob, "trick-back", message)
    assert where(await step(bob, "first", message)) == 0
    assert not [one for one in marie.messages() if is_said("story-title", text_of(one))]


async def test_the_file_is_a_record_that_the_engine_replays_to_the_same_end(house: House) -> None:
    people = await finished(house, "Marie", "Bob")
    await next_round(house, people, 2)
    _, played, moves = await house.saved()
    assert played is not None
    assert played.result is not None
    message = told(await people[0].slash("chronicle"))
    assert said("story-title", round=2) in text_of(message)
    files = files_of(house, told(await press(people[0], "record", message)))
    assert list(files) == ["round-1-2.txt"]
    record = read(files["round-1-2.txt"], rules_of)
    assert record.moves == tuple((move.seat, move.action) for move in moves)
    state, _ = replay(record)
    assert state.result is not None
    assert list(state.result.finish) == list(RESULT.validate_python(played.result).finish)


async def test_a_round_is_found_by_its_number_by_choice_and_by_button_after_a_restart(house: House) -> None:
    people = await finished(house, "Marie", "Bob")
    first = public(people[0])
    await next_round(house, people, 2)
    choices = await people[1].autocomplete("chronicle", "round", round="round 1")
    assert [choice["value"] for choice in choices] == ["1.1"]
    assert is_said("story-choice", choices[0]["name"], round=1, table=1, game=name_of_game("tahimi"))
    assert [choice["value"] for choice in await people[1].autocomplete("chronicle", "round")] == ["1.2", "1.1"]
    message = told(await people[1].slash("chronicle", round="1"))
    await house.shut()
    await house.open()
    for other in (told(await people[1].slash("chronicle", round="1.1")), told(await story_of(people[1], first))):
        assert text_of(other) == text_of(message)
    assert where(await step(people[1], "on", message)) == 1


async def story_of(person: Person, chronicle: JSON) -> Answer:
    """Press 📜 on the end of a round."""
    (button,) = ways_to_story(chronicle)
    return await person.click(chronicle, button)


def ways_to_story(message: JSON) -> list[str]:
    """The buttons that tell a round again."""
    return [one for one, sent in presses(message).items() if (sent.surface, sent.verb) == (STORY, "show")]


async def test_the_panel_leads_to_the_story_when_the_round_is_over(house: House) -> None:
    marie, _ = await finished(house, "Marie", "Bob")
    message = await marie.until(lambda one: is_ephemeral(one) and is_said("panel-over", text_of(one)))
    assert said("story-title", round=1) in text_of(told(await story_of(marie, message)))


async def test_nothing_is_told_before_the_end(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    assert text_of(told(await marie.slash("chronicle"))) == said("refused-nothing-to-verify")
    await seated(marie, bob, seats=4)
    assert text_of(told(await bob.slash("chronicle"))) == said("refused-nothing-played")
    await press(marie, "fill")
    await house.wait(10)
    await dealt(marie, bob)
    for options in ({}, {"round": "1"}, {"round": "1.1"}):
        during = told(await bob.slash("chronicle", **options))
        assert is_said("refused-round-goes-on", text_of(during), round=1)
        assert not hands(during)
    assert await bob.autocomplete("chronicle", "round") == []
    assert not [*ways_to_story(public(marie)), *ways_to_story(panel(marie))]
    for name in ("7", "one", "9.1", "1.x"):
        assert not hands(told(await bob.slash("chronicle", round=name)))
    await play_round(players([marie, bob], "told"), 1)
    await house.quiet()
    assert hands(told(await bob.slash("chronicle")))


async def test_while_the_next_round_is_played_the_last_one_is_told(house: House) -> None:
    people = await finished(house, "Marie", "Bob")
    before = text_of(told(await people[0].slash("chronicle")))
    for person in people:
        await press(person, "ready")
    await house.quiet()
    assert text_of(told(await people[0].slash("chronicle"))) == before
    during = text_of(told(await people[0].slash("chronicle", round="2")))
    assert is_said("refused-round-goes-on", during, round=2)


async def test_a_sealed_round_is_never_told(house: House) -> None:
    marie, bob = await finished(house, "Marie", "Bob", sealed=True)
    assert is_said("refused-round-sealed", text_of(told(await bob.slash("chronicle"))), round=1)
    assert not ways_to_story(public(marie))


async def test_a_round_is_for_the_people_of_its_server(house: House) -> None:
    await finished(house, "Marie", "Bob")
    elsewhere = house.sandbox.add_guild("Elsewhere")
    yard = house.sandbox.add_channel(elsewhere, "yard")
    nora = house.person(house.sandbox.add_person("Nora", elsewhere), yard)
    assert text_of(told(await nora.slash("chronicle", round="1.1"))) == said("refused-unknown-table")
    await seated(nora)
    button = id_of(public(nora), "join")
    for verb in ("show", "record", "line", "post", "picture", "post-picture"):
        picture, pressed = forged(public(nora), button, surface=STORY, table=1, stamp=Stamp(1), verb=verb)
        assert said("refused-unknown-table") in text_of(told(await nora.click(picture, pressed, stale=True)))


async def test_another_channel_has_other_rounds_but_one_s_own_table_is_told_anywhere(house: House) -> None:
    marie, _ = await finished(house, "Marie", "Bob")
    yard = house.sandbox.add_channel(house.guild, "yard")
    (nora,) = house.people("Nora")
    assert said("story-title", round=1) in text_of(told(await marie.at(yard).slash("chronicle")))
    assert text_of(told(await nora.at(yard).slash("chronicle"))) == said("refused-nothing-to-verify")
    assert said("story-title", round=1) in text_of(told(await nora.at(yard).slash("chronicle", round="1.1")))
    house.sandbox.deny(house.hall, nora.user, "view_channel")
    gone = text_of(told(await nora.at(yard).slash("chronicle", round="1.1")))
    assert gone == said("refused-unknown-table")
    assert await nora.at(yard).autocomplete("chronicle", "round") == []


async def test_before_the_first_round_there_is_no_chronicle_and_no_hash(house: House) -> None:
    (marie,) = house.people("Marie")
    await seated(marie)
    assert text_of(told(await marie.slash("chronicle"))) == said("refused-nothing-played")
