"""Tarot-himi as people play it: held cards, powers, what is shown and to whom."""

import hashlib

import pytest

from bot.sandbox import text_of
from bot.table.deadlines import DRAW_SECONDS
from bot.table.scenes import scene_of
from bot.ui import wording
from bot.ui.components import CRIMSON
from bot.ui.naming import name_of_game
from engine.tarothimi.arcana import NAMES as ARCANA
from engine.tarothimi.events import Shown
from tests.e2e.house import House
from tests.e2e.people import colour, dealt, hand_of, over, panel, play_round, players, press, public, seated

pytestmark = pytest.mark.long

USED = ("Justice", "Judgement", "Chariot", "Wheel", "Fool", "Moon", "Hierophant")


async def test_five_people_play_two_rounds_and_each_reads_what_the_own_cards_do(house: House) -> None:
    people = house.people("Marie", "Bob", "Zoé", "Ahmed", "Kim")
    playing = players(people, "arcana")
    await seated(*people, game="tarothimi", seats=5)
    assert name_of_game("tarothimi") in text_of(public(people[0]))
    await press(people[0], "go")
    await dealt(*people)
    hands = [hand_of(panel(person)) for person in people]
    assert [len(hand) for hand in hands] == [12] * 5
    await play_round(playing, 1)
    await house.quiet()
    for person in people:
        await press(person, "ready")
    await house.quiet()
    await play_round(playing, 2)
    await house.quiet()
    assert over(2)(public(people[0]))


async def test_a_round_in_which_the_powers_are_used(site: House) -> None:
    """Eight people, eight arcana: The Moon and The Fool are at seat 0, The Hierophant at seat 1, and so on."""
    house = site
    house.seed = lambda: hashlib.sha256(b"arcana:3062").digest()
    await house.open()
    names = ("Marie", "Bob", "Zoé", "Ahmed", "Kim", "Léo", "Ida", "Uwe")
    people = house.people(*names)
    playing = players(people, "powers")
    for player in playing:
        player.eager = True
    await seated(*people, game="tarothimi", seats=8, preset="cruel")
    await press(people[0], "go")
    await dealt(*people)
    table = await house.table()
    by_seat = [people[names.index(person.name)] for person in scene_of(table).seated]
    held = [{card for card in hand_of(panel(person)) if card in ARCANA} for person in by_seat]
    assert held[0] == {"Fool", "Moon"}
    assert set().union(*held) == {*USED, "Lovers"}
    # The Moon turns the taxes of its pair round: the first one pays, the last one gives back.
    assert colour(panel(by_seat[7])) == CRIMSON
    assert colour(panel(by_seat[0])) != CRIMSON
    await house.wait(DRAW_SECONDS)
    assert wording.card("Moon") in text_of(public(people[0]))
    await play_round(playing, 1)
    await house.quiet()
    _, _, moves = await house.saved()
    done = {move.action.split()[0] for move in moves}
    assert {"justice", "judgement", "chariot", "wheel"} <= done
    assert any("j1" in move.action or move.action.startswith("Fool=") for move in moves), "nobody played The Fool"
    shown = {event.card for event in (await house.table()).events if isinstance(event, Shown)}
    assert {"Moon", "Hierophant"} <= shown
    assert over(1)(public(people[0]))
