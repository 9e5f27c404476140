"""Tests of what is refused: each with its sentence, to that person alone, and with nothing changed."""

from collections.abc import Awaitable

import pytest

from bot.sandbox import Answer, NotThere, Person, is_ephemeral, text_of
from bot.ui.custom_ids import PLAY, WHY
from tests.e2e.house import House
from tests.e2e.people import (
    RANKS,
    Player,
    dealt,
    ended,
    forged,
    hand_of,
    id_of,
    panel,
    play_round,
    players,
    press,
    presses,
    public,
    reply,
    seated,
)
from tests.said import is_said, said

NAMES = ("Marie", "Bob", "Zoé")

NOT_SEATED = said("refused-not-seated")
NOT_YOUR_TURN = said("refused-not-your-turn")
STALE = said("refused-stale-pile")
NOT_IN_HAND = said("refused-not-in-hand")
CLOSED = said("refused-table-closed")
UNKNOWN = said("refused-unknown-table")
FULL = said("refused-table-full")
BEGUN = said("refused-already-begun")
TOO_FEW = said("refused-too-few")


async def refused(house: House, doing: Awaitable[Answer], number: int = 1) -> str:
    """The sentence that this is answered with. Only the person who asked reads it, and the table is as it was."""
    await house.quiet()
    before = await house.saved(number)
    answer = await doing
    await house.quiet()
    assert await house.saved(number) == before
    assert answer.message is not None
    assert is_ephemeral(answer.message)
    text = text_of(answer.message)
    if answer.kind == "message":
        return text
    (warning,) = [line for line in text.splitlines() if line.startswith("⚠️ ")]  # a medal may stand above it
    return warning.removeprefix("⚠️ ")


async def playing(house: House, seed: str) -> list[Player]:
    """Three people in the first round, in the order of their seats; the first one leads."""
    people = house.people(*NAMES)
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.wait(10)
    table = await house.table()
    assert table.round is not None
    order = [int(key[1:]) for key in table.round.standing.order]
    return sorted(players(people, seed), key=lambda player: order.index(player.person.user.id))


def lead(person: Person) -> str:
    """The button that leads the lowest set."""
    return next(one for one, pressed in presses(panel(person)).items() if pressed.verb == PLAY)


async def test_who_does_not_sit_here_may_neither_look_nor_pass(house: House) -> None:
    await playing(house, "watching")
    (outsider,) = house.people("Kim")
    assert await refused(house, press(outsider, "hand")) == NOT_SEATED
    assert await refused(house, press(outsider, "pass")) == NOT_SEATED


async def test_a_play_out_of_turn_is_none(house: House) -> None:
    _, second, _ = await playing(house, "patience")
    shown = panel(second.person)
    picture, custom_id = forged(shown, id_of(shown, WHY), verb=PLAY, argument=f"{hand_of(shown)[0]}x1")
    assert await refused(house, second.person.click(picture, custom_id, stale=True)) == NOT_YOUR_TURN


async def test_cards_that_are_not_held_cannot_be_played(house: House) -> None:
    first, *_ = await playing(house, "cards")
    shown = panel(first.person)
    missing = next(rank for rank in RANKS[3:9] if rank not in hand_of(shown))
    picture, custom_id = forged(shown, lead(first.person), argument=f"{missing}x1")
    assert await refused(house, first.person.click(picture, custom_id, stale=True)) == NOT_IN_HAND


async def test_a_second_click_on_the_same_play_does_nothing(house: House) -> None:
    first, *_ = await playing(house, "twice")
    shown, button = panel(first.person), lead(first.person)
    await first.person.click(shown, button)
    assert await refused(house, first.person.click(shown, button, stale=True)) == STALE


async def test_a_panel_of_an_earlier_pile_plays_nothing_and_is_drawn_anew(house: House) -> None:
    first, second, _ = await playing(house, "earlier")
    await first.person.click(panel(first.person), lead(first.person))
    await house.quiet()
    old = panel(second.person)
    button = next(iter(presses(old)))
    await press(second.person, "pass")
    await house.wait(46)  # the third one's time is up: they pass, and the first one leads anew
    await first.person.click(panel(first.person), lead(first.person))
    await house.quiet()
    assert await refused(house, second.person.click(old, button, stale=True)) == STALE
    assert panel(second.person)["components"] != old["components"]


async def test_buttons_of_the_lobby_are_dead_when_the_game_has_begun(house: House) -> None:
    people = house.people(*NAMES)
    await seated(*people)
    lobby = public(people[0])
    await press(people[0], "go")
    assert await refused(house, people[0].click(lobby, id_of(lobby, "go"), stale=True)) == BEGUN
    assert await refused(house, people[0].click(lobby, id_of(lobby, "fill"), stale=True)) == BEGUN


@pytest.mark.long
async def test_a_play_of_a_round_that_is_over_is_none(house: House) -> None:
    seats = await playing(house, "over")
    shown, button = panel(seats[0].person), lead(seats[0].person)
    await play_round(seats, 1)
    assert await refused(house, seats[0].person.click(shown, button, stale=True)) == said("refused-round-over")


async def test_a_table_that_was_ended_refuses_every_button(house: House) -> None:
    first, *_ = await playing(house, "ended")
    marie = next(one for one in (first, *_) if one.person.user.global_name == "Marie").person
    table, shown, button = public(marie), panel(first.person), lead(first.person)
    await ended(marie)
    assert await refused(house, marie.click(table, id_of(table, "pass"), stale=True)) == CLOSED
    assert await refused(house, first.person.click(shown, button, stale=True)) == CLOSED


async def test_a_table_that_nobody_knows_is_said_to_be_gone(house: House) -> None:
    (marie,) = house.people("Marie")
    await seated(marie)
    picture, custom_id = forged(public(marie), id_of(public(marie), "join"), table=999)
    assert await refused(house, marie.click(picture, custom_id, stale=True)) == UNKNOWN


async def test_eight_fill_a_table(house: House) -> None:
    people = house.people(*(f"Guest {number}" for number in range(9)))
    await seated(*people[:8])
    with pytest.raises(NotThere):
        await press(people[8], "join")
    picture, custom_id = forged(public(people[8]), id_of(public(people[8]), "join"))
    assert await refused(house, people[8].click(picture, custom_id, stale=True)) == FULL


async def test_nobody_sits_at_two_tables_of_a_server(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie)
    first = public(marie)
    link = f"https://discord.com/channels/{house.guild.id}/{house.hall.id}/{first['id']}"
    sentence = said("refused-already-seated", channel=f"<#{house.hall.id}>", link=link)
    assert await refused(house, marie.slash("tahimi start")) == sentence
    assert len(await house.bot.registry.store.tables.open_tables()) == 1
    await seated(bob)
    assert await refused(house, press(marie, "join", public(bob)), number=2) == sentence


async def test_without_send_messages_no_table_is_opened(house: House) -> None:
    (marie,) = house.people("Marie")
    house.sandbox.deny(house.hall, house.guild, "send_messages")
    answer = await marie.slash("tahimi start")
    assert reply(answer) == said("refused-missing-permission", names=said("permission-send-messages"))
    assert not await house.bot.registry.store.tables.open_tables()


async def test_only_the_host_begins_and_not_with_two(house: House) -> None:
    marie, bob, zoe = house.people(*NAMES)
    await seated(marie, bob)
    picture, custom_id = forged(public(marie), id_of(public(marie), "fill"), verb="go")
    assert await refused(house, marie.click(picture, custom_id, stale=True)) == TOO_FEW
    await press(zoe, "join")
    assert is_said("refused-host-begins", await refused(house, press(bob, "go")))
