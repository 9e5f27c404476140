"""After a restart nobody can be shown anything before they press something: whoever is asked meanwhile is told so."""

from bot.sandbox import JSON, Person, text_of
from bot.table.deadlines import GRACE_SECONDS, PACES
from bot.table.table import Table
from tests.e2e.bad_day_plays import play_once
from tests.e2e.clicks import asked, begun
from tests.e2e.house import House
from tests.e2e.people import panel, press
from tests.said import is_said

PACE = PACES["lively"]


async def restarted(house: House) -> tuple[Person, Person, Table]:
    """Two people at a table, the first of them on turn, and a bot that knows no token of theirs."""
    people = house.people("Marie", "Bob")
    await begun(house, people, "jubilee")
    await house.shut()
    await house.open()
    await house.quiet()
    first = await asked(house, people)
    return first, next(one for one in people if one is not first), await house.table()


def calls(person: Person) -> list[JSON]:
    """The calls that stand in the channel and say that the bot was restarted."""
    return [one for one in person.messages() if is_said("call-restarted", text_of(one))]


def moves(table: Table) -> int:
    assert table.state is not None
    return len(table.state.log)


async def test_whoever_is_asked_for_the_first_time_is_called_at_once_and_has_double_time_once(house: House) -> None:
    first, second, table = await restarted(house)
    drawn, pings = panel(second), len(second.pings())
    await play_once(house, [first, second])
    assert await asked(house, [first, second]) is second
    assert panel(second) == drawn, "no token is left"
    assert len(second.pings()) == pings + 1
    assert len(calls(second)) == 1
    assert not first.pings()

    await house.wait(PACE + 1)
    assert moves(table) == 1
    await house.wait(PACE + 1)
    assert moves(table) == 2
    assert not calls(second)
    pings = len(second.pings())

    await play_once(house, [first, second])
    assert len(second.pings()) == pings, "it is told once"
    await house.wait(PACE + 1)
    assert moves(table) == 4, "and the time is doubled once"


async def test_whoever_has_pressed_something_is_called_as_usual(house: House) -> None:
    first, second, table = await restarted(house)
    await press(second, "hand")
    await play_once(house, [first, second])
    assert not second.pings()
    await house.wait(PACE + 1)
    assert moves(table) == 2


async def test_whoever_was_on_turn_already_is_not_called_for_it(house: House) -> None:
    first, _, table = await restarted(house)
    assert not first.pings()
    await house.wait(GRACE_SECONDS + 1)
    assert moves(table) == 1
