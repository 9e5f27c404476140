"""Several tables at once, and the pictures of one under fire."""

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.games import shows
from bot.sandbox import JSON, Answer, NotThere, Person, text_of
from bot.sandbox.objects import message_object
from bot.table.scenes import scene_of
from bot.table.table import Table
from tests.e2e.house import House
from tests.e2e.people import (
    Player,
    dealt,
    forged,
    id_of,
    over,
    panel,
    panels,
    play_round,
    players,
    press,
    presses,
    public,
    seated,
)


def table_of(message: JSON) -> int:
    """The number of the table that a message belongs to, 0 when nothing on it says so."""
    return max((pressed.table for pressed in presses(message).values()), default=0)


def over_at(number: int) -> Callable[[JSON], bool]:
    """Return a predicate that is true of public messages that say that round 1 of this table is over."""
    ended = over(1)
    return lambda message: ended(message) and table_of(message) == number


def asked(table: Table, playing: Sequence[Player]) -> Player:
    """The person whose turn it is."""
    assert table.round is not None
    assert table.state is not None
    (decision,) = table.state.pending
    user = int(table.round.standing.order[decision.seat][1:])
    return next(player for player in playing if player.person.user.id == user)


async def one_move(table: Table, playing: Sequence[Player]) -> None:
    """Let the person who is asked play, or pass the lead, which is asked once more."""
    assert table.state is not None
    before = len(table.state.log)
    while len(table.state.log) == before:
        player = asked(table, playing)
        await player.answer(panel(player.person))


def drawn_right(house: House, table: Table) -> bool:
    """True if the newest public message shows the state."""
    expected = shows.public(scene_of(table)).to_components()  # type: ignore[no-untyped-call]  # discord.py's
    message = next(one for one in reversed(house.hall.messages.values()) if one.owner is None)
    return shown(message_object(message)["components"]) == shown(expected)


def shown(components: list[JSON]) -> list[object]:
    """All that can be read and pressed, in order."""
    found: list[object] = []
    for one in components:
        found += [one.get(key) for key in ("content", "label", "custom_id")] + [bool(one.get("disabled"))]
        found += shown(one.get("components", []))
    return found


@pytest.mark.long
async def test_two_tables_in_one_channel_play_beside_each_other_and_never_mix(house: House) -> None:
    left, right = house.people("Marie", "Bob", "Zoé"), house.people("Kim", "Léo", "Nora")
    tables = await seated(*left), await seated(*right)
    assert tables[0] != tables[1]
    for host, number in zip((left[0], right[0]), tables, strict=True):
        await press(host, "go", next(one for one in host.messages() if table_of(one) == number))
    await dealt(*left, *right)
    await house.let_draw_pass()
    playing = players([*left, *right], "two tables")
    numbers = [tables[0]] * 3 + [tables[1]] * 3
    await asyncio.gather(*(one.play(over_at(number)) for one, number in zip(playing, numbers, strict=True)))
    await house.quiet()
    for people, others, number in ((left, right, tables[0]), (right, left, tables[1])):
        _, played, _ = await house.saved(number)
        assert played is not None
        assert played.result is not None
        assert set(played.standing.order) == {f"u{person.user.id}" for person in people}
        shown = (await house.saved_messages(number)).message
        (end,) = [one for one in left[0].messages() if one["id"] == str(shown)]
        assert all(str(person.user.global_name) in text_of(end) for person in people)
        assert not any(str(person.user.global_name) in text_of(end) for person in others)
        for person in people:
            assert {table_of(one) for one in panels(person)} <= {0, number}


@pytest.mark.long
async def test_one_person_sits_at_tables_of_two_servers_and_each_round_is_its_own(house: House) -> None:
    here = house.people("Marie", "Bob", "Zoé")
    guild = house.sandbox.add_guild("The Other Court")
    hall = house.sandbox.add_channel(guild, "side-hall")
    there = [person.at(hall) for person in (here[0], *house.people("Kim", "Léo"))]
    for person in there:
        house.sandbox.join(guild, person.user)
    for people in (here, there):
        await seated(*people)
        await press(people[0], "go")
    await dealt(*here, *there)
    await house.let_draw_pass()
    await asyncio.gather(play_round(players(here, "here"), 1), play_round(players(there, "there"), 1))
    for number, people in ((1, here), (2, there)):
        record, played, _ = await house.saved(number)
        assert record.channel == people[0].channel.id
        assert played is not None
        assert set(played.standing.order) == {f"u{person.user.id}" for person in people}


@pytest.mark.long
async def test_a_table_whose_message_was_deleted_is_posted_again(house: House) -> None:
    house.asked_for.append(404)  # what the bot hears when it edits the message that is gone
    people = house.people("Marie", "Bob", "Zoé")
    playing = players(people, "deleted")
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.wait(10)
    gone = public(people[0])
    house.sandbox.delete_message(gone)
    table = await house.table()
    await one_move(table, playing)
    await house.quiet()
    assert public(people[0])["id"] != gone["id"]
    assert table.messages.message == int(public(people[0])["id"])
    assert drawn_right(house, table)
    await play_round(playing, 1)


async def test_after_many_quick_clicks_by_several_people_the_last_picture_is_the_state(house: House) -> None:
    luck = random.Random("quick")
    people = house.people("Marie", "Bob", "Zoé", "Kim", "Léo", "Nora")
    await seated(*people[:4])
    table = await house.table()

    async def click(person: Person) -> Answer | None:
        lobby = public(person)
        verbs = sorted({pressed.verb for pressed in presses(lobby).values()} & {"join", "leave"})
        try:
            return await press(person, luck.choice(verbs), lobby, stale=True)
        except NotThere:  # somebody else's click has just changed the lobby
            return None

    for _ in range(12):
        answers = await asyncio.gather(*(click(person) for person in people[1:]))
        assert sum(answer is not None for answer in answers) >= 4
    await house.quiet()
    assert drawn_right(house, table)
    sitting = [person.key for person in table.record.people]
    assert len(set(sitting)) == len(sitting) <= 8


class Gate:
    """Holds the next call of a function up until it is opened; later calls go through."""

    def __init__(self, patch: pytest.MonkeyPatch, owner: object, name: str) -> None:
        self.reached, self.opened = asyncio.Event(), asyncio.Event()
        through = getattr(owner, name)

        async def held(*arguments: Any, **named: Any) -> Any:
            if not self.reached.is_set():
                self.reached.set()
                await self.opened.wait()
            return await through(*arguments, **named)

        patch.setattr(owner, name, held)


async def leading(house: House, seed: str) -> tuple[Table, list[Player]]:
    """A round that has begun, with one card on the pile."""
    people = house.people("Marie", "Bob", "Zoé", "Kim")
    playing = players(people, seed)
    for person in people:
        await house.bot.registry.preferences.change(person.user.id, "auto_pass", False)
    await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    await house.wait(10)
    table = await house.table()
    await lead(table, playing)
    await house.quiet()
    return table, playing


async def lead(table: Table, playing: Sequence[Player]) -> None:
    """Let the person who is asked lay the lowest card that may be laid."""
    person = asked(table, playing).person
    plays = [one for one, pressed in presses(panel(person)).items() if pressed.argument not in ("", "pass")]
    await person.click(panel(person), plays[0])


async def test_a_click_while_an_edit_is_on_its_way_is_not_undone_by_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, playing = await leading(house, "edit")
    gate = Gate(monkeypatch, house.bot.http, "edit_message")
    while not gate.reached.is_set():  # a play, of which the picture is then on its way
        await asyncio.gather(one_move(table, playing), gate.reached.wait())
    asks = asked(table, playing).person
    person = Person(asks.core, asks.user, asks.channel)  # who does not wait for more than the first answer
    picture, custom_id = forged(public(person), id_of(public(person), "pass"), stamp=table.stamp)
    assert table.state is not None
    before = len(table.state.log)
    answer = await person.click(picture, custom_id, stale=True)
    assert answer.kind in ("deferred", "message")
    gate.opened.set()
    await house.quiet()
    assert len(table.state.log) >= before
    assert drawn_right(house, table)


async def test_an_answer_that_is_slow_is_followed_by_the_newer_picture(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, playing = await leading(house, "answer")
    (guest,) = house.people("Nora")
    gate = Gate(monkeypatch, AsyncWebhookAdapter, "create_interaction_response")
    joining = asyncio.create_task(press(guest, "join"))
    await gate.reached.wait()
    await one_move(table, playing)
    gate.opened.set()
    assert (await joining).kind == "update"
    await house.quiet()
    assert drawn_right(house, table)
    assert "Nora" in text_of(public(guest))
