"""Company: the host of a lobby sends somebody away, and a person blocks another. Neither is told to anybody."""

import pytest

from bot.sandbox import JSON, Person, selects_of, text_of
from tests.e2e.house import House
from tests.e2e.people import ended, press, press_of, public, reply, seated, set_up
from tests.said import is_said, said


async def send_away(host: Person, name: str) -> JSON:
    """Choose somebody in the host's menu of house rules."""
    menu = (await press(host, "rules")).message
    assert menu is not None
    chooser = next(one for one in selects_of(menu) if press_of(one.custom_id).verb == "away")
    table = press_of(chooser.custom_id).table
    assert table == 1
    value = next(option["value"] for option in chooser.options if name in option["label"])
    answer = await host.choose(menu, chooser.custom_id, [value])
    assert answer.message is not None
    return answer.message


async def test_whoever_is_sent_away_does_not_come_back_to_this_lobby(house: House) -> None:
    marie, bob, zoe = house.people("Marie", "Bob", "Zoé")
    await seated(marie, bob, zoe)
    await send_away(marie, "Bob")
    await house.quiet()
    assert "Bob" not in text_of(public(marie))
    assert reply(await press(bob, "join")) == said("refused-not-welcome")
    assert not (await house.table()).sits(bob.user.id)
    await seated(bob)  # at a table of their own they may sit
    assert (await house.table(2)).sits(bob.user.id)


async def test_a_blocked_person_sits_at_no_table_of_the_blocker_and_is_told_nothing_of_it(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    blocked = reply(await marie.slash("cards block", person=str(bob.user.id)))
    assert is_said("blocked", blocked, person=f"<@{bob.user.id}>")
    assert reply(await marie.slash("cards block")) == said("blocks", people=f"<@{bob.user.id}>")
    await seated(marie)
    assert reply(await press(bob, "join")) == said("refused-not-welcome")
    assert said("tables-none") in reply(await bob.slash("cards tables"))
    unblocked = reply(await marie.slash("cards block", person=str(bob.user.id)))
    assert unblocked == said("unblocked", person=f"<@{bob.user.id}>")
    await press(bob, "join")
    assert (await house.table()).sits(bob.user.id)


async def test_the_blocker_may_sit_down_where_the_other_hosts(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await marie.slash("cards block", person=str(bob.user.id))
    await seated(bob, marie)
    assert (await house.table()).sits(marie.user.id)


@pytest.mark.parametrize("host", ["Marie", "Bob"])
async def test_neither_is_called_to_the_other_s_table(house: House, host: str) -> None:
    marie, bob, zoe = house.people("Marie", "Bob", "Zoé")
    await marie.slash("cards block", person=str(bob.user.id))
    for person in (marie, bob, zoe):
        await person.slash("cards notify")
    opens, other = (marie, bob) if host == "Marie" else (bob, marie)
    await seated(opens)
    await set_up(opens, "call")
    await house.quiet()
    assert zoe.pings()
    assert not other.pings()


async def test_nobody_blocks_themselves_and_nothing_has_changed(house: House) -> None:
    (marie,) = house.people("Marie")
    assert reply(await marie.slash("cards block", person=str(marie.user.id))) == said("refused-nobody-to-block")
    assert reply(await marie.slash("cards block")) == said("blocks-nobody")


async def test_a_call_goes_to_those_whom_the_host_played_with_last(house: House) -> None:
    """The people of the host's last table need not have asked to be told of tables."""
    marie, bob, zoe = house.people("Marie", "Bob", "Zoé")
    await seated(marie, bob, zoe)
    await press(marie, "go")
    await house.quiet()
    await ended(marie)
    preferences = house.bot.registry.preferences
    await preferences.change(zoe.user.id, "pings", False)
    await seated(marie)
    await set_up(marie, "call")
    await house.quiet()
    assert bob.pings()
    assert not zoe.pings()
