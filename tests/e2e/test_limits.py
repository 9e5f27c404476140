"""People who mean ill: how many tables they open, what they ask, and what they leave behind in a channel."""

import pytest

from bot import limits
from bot.limits import COSTLY_BY_ONE, HOUR, OPENED_BY_ONE
from bot.sandbox import Person, is_ephemeral, text_of
from bot.table.deadlines import LOBBY_SECONDS
from tests.e2e.house import House
from tests.e2e.people import ended, press, presses, public, seated
from tests.said import is_said, said


async def told(person: Person, command: str = "tahimi start") -> str:
    """The text with which the command is answered."""
    answer = await person.slash(command)
    assert answer.message is not None
    return text_of(answer.message)


def pictures(person: Person) -> int:
    """The number of public messages of the bot that stand in the channel."""
    return sum(1 for one in person.messages() if one["author"].get("bot") and not is_ephemeral(one))


@pytest.mark.long
async def test_one_person_opens_so_many_tables_an_hour_and_leaves_one_message_behind(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    for _ in range(OPENED_BY_ONE):
        await seated(marie)
        await ended(marie)
        await house.quiet()
        assert pictures(marie) == 1
    assert is_said("refused-too-many-tables", await told(marie), most=OPENED_BY_ONE)
    await house.shut()
    await house.open()
    assert is_said("refused-too-many-tables", await told(marie), most=OPENED_BY_ONE)
    await seated(bob)
    await ended(bob)
    await house.quiet()
    await house.wait(HOUR)
    await seated(marie)


async def test_two_tables_that_never_began_give_way_to_the_next(house: House) -> None:
    marie, bob, kim = house.people("Marie", "Bob", "Kim")
    for person in (marie, bob):
        await seated(person)
    for person in (marie, bob):
        await ended(person)
    await house.quiet()
    assert pictures(marie) == 2
    await seated(kim)
    await house.quiet()
    assert pictures(marie) == 1


async def test_one_server_has_so_many_open_tables_and_opens_so_many_an_hour(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OPEN_IN_SERVER", 2)
    monkeypatch.setattr(limits, "OPENED_IN_SERVER", 3)
    marie, bob, kim = house.people("Marie", "Bob", "Kim")
    await seated(marie)
    await seated(bob)
    assert await told(kim) == said("refused-server-full", most=2)
    await ended(bob)
    await seated(kim)
    await ended(kim)
    assert is_said("refused-too-many-tables-here", await told(bob), most=3)
    await house.quiet()
    await house.wait(HOUR)
    await seated(bob)


@pytest.mark.long
async def test_one_person_asks_so_much_a_minute(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    for asked in range(COSTLY_BY_ONE):
        assert not is_said("refused-too-fast", await told(marie, ("misery", "achievements")[asked % 2]))
    assert is_said("refused-too-fast", await told(marie, "achievements"))
    assert not is_said("refused-too-fast", await told(bob, "achievements"))
    house.clock.advance(60.0)
    assert not is_said("refused-too-fast", await told(marie, "achievements"))


async def test_a_lobby_ends_when_nothing_has_happened_for_long(house: House) -> None:
    house.clock.stop()  # or the second that is left passes on a slow machine
    marie, bob = house.people("Marie", "Bob")
    await seated(marie)
    await house.wait(LOBBY_SECONDS["lively"] - 1)
    await press(bob, "join")
    await house.wait(LOBBY_SECONDS["lively"] - 1)
    assert (await house.table()).record.phase == "lobby"
    await house.shut()
    await house.open()
    await house.quiet()
    await house.wait(61.0)  # nobody has less than a minute after a restart
    assert (await house.table()).record.phase == "closed"
    assert not any(sent.verb == "join" for sent in presses(public(marie)).values())
