"""A lobby that fills by itself: the first cards come when all wanted seats are taken."""

from bot.sandbox import text_of
from bot.table import lobby
from bot.table.deadlines import BEGIN_SECONDS, GRACE_SECONDS
from bot.ui.wording import house_rule
from tests.e2e.house import House
from tests.e2e.people import dealt, press, public, seated
from tests.said import is_said


async def open_lobby(house: House, *names: str) -> None:
    """Open a table for three that begins when they sit; so far, these people sit."""
    people = house.people(*names)
    await seated(*people, seats=3)
    await lobby.change_house_rules(await house.table(), people[0].user.id, {"begins": "full"})
    await house.quiet()


async def test_cards_come_when_all_seats_are_taken_and_the_host_does_nothing(house: House) -> None:
    await open_lobby(house, "Marie", "Bob")
    (zoe,) = house.people("Zoé")
    assert house_rule("begins", "full") in text_of(public(zoe))
    assert not is_said("begins-by-itself", text_of(public(zoe)))
    await house.wait(BEGIN_SECONDS + 1)
    assert (await house.table()).record.phase == "lobby"
    await press(zoe, "join")
    await house.quiet()
    assert is_said("begins-by-itself", text_of(public(zoe)))
    await house.wait(BEGIN_SECONDS + 1)
    await dealt(zoe)
    assert (await house.table()).record.round == 1


async def test_whoever_thinks_better_of_it_stops_it(house: House) -> None:
    await open_lobby(house, "Marie", "Bob")
    (zoe,) = house.people("Zoé")
    await press(zoe, "join")
    await press(zoe, "leave")
    await house.quiet()
    assert not is_said("begins-by-itself", text_of(public(zoe)))
    await house.wait(BEGIN_SECONDS + 1)
    assert (await house.table()).record.phase == "lobby"


async def test_a_restart_does_not_forget_it(house: House) -> None:
    await open_lobby(house, "Marie", "Bob")
    (zoe,) = house.people("Zoé")
    await press(zoe, "join")
    await house.quiet()
    await house.shut()
    await house.open()
    await house.quiet()
    await house.wait(GRACE_SECONDS + 1)
    assert (await house.table()).record.round == 1


async def test_the_host_may_begin_before(house: House) -> None:
    await open_lobby(house, "Marie", "Bob")
    await house.quiet()
    people = house.people("Zoé")
    await press(people[0], "join")
    table = await house.table()
    await lobby.begin(table, table.record.host)
    await house.quiet()
    assert table.record.round == 1
    assert "begin" not in table.record.deadlines
