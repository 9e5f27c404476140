"""Letters: at slow pace, people who want it get a direct message when a table waits for them, in place of a call."""

import pytest

from bot.messages.turn_reminder import IDLE
from bot.sandbox import JSON, Person, buttons_of, text_of
from bot.table import lobby
from tests.e2e.house import House
from tests.e2e.people import dealt, press, seated, table_name
from tests.e2e.settings import wish
from tests.said import heard

NAMES = ("Marie", "Bob", "Zoé")


def letters(house: House, person: Person) -> list[JSON]:
    """The letters that the bot has written to this person."""
    return person.at(house.sandbox.world.dm(person.user)).messages()


async def waited(house: House, pace: str, *, everybody: bool, pings: str = "idle") -> tuple[list[Person], Person]:
    """The first lead of a table is awaited for so long that its leader is called. The people, and the leader."""
    people = house.people(*NAMES)
    for person in people if everybody else []:
        await wish(house, person, "letters", True)
    await seated(*people, pace=pace)
    await lobby.change_house_rules(await house.table(), people[0].user.id, {"pings": pings})
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    await house.wait(IDLE[pace] + 2)
    user = (await house.table()).user_at(0)
    return people, next(person for person in people if person.user.id == user)


async def test_a_letter_comes_in_place_of_a_call_and_shows_no_card(house: House) -> None:
    people, leader = await waited(house, "slow", everybody=True)
    (letter,) = letters(house, leader)
    (texts,) = heard("letter", text_of(letter), table=table_name("Marie"))
    assert texts["place"].startswith("<#")
    assert [button.url for button in buttons_of(letter)] == [
        f"https://discord.com/channels/{house.guild.id}/{house.hall.id}/{(await house.table()).messages.message}"
    ]
    assert not leader.pings()
    assert not any(letters(house, person) for person in people if person is not leader)


async def test_whoever_takes_no_letters_from_the_bot_is_called_in_the_channel(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.sandbox, "reaches", lambda user: False)
    house.asked_for = [403]
    _, leader = await waited(house, "slow", everybody=True)
    assert leader.pings()
    assert not letters(house, leader)


async def test_whoever_asked_for_none_is_called_in_the_channel(house: House) -> None:
    _, leader = await waited(house, "slow", everybody=False)
    assert leader.pings()
    assert not letters(house, leader)


async def test_at_a_table_of_seconds_nobody_gets_letters(house: House) -> None:
    _, leader = await waited(house, "lively", everybody=True)
    assert leader.pings()
    assert not letters(house, leader)


async def test_where_nobody_is_called_a_letter_still_comes(house: House) -> None:
    _, leader = await waited(house, "slow", everybody=True, pings="never")
    assert letters(house, leader)
    assert not leader.pings()
