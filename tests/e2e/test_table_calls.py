"""The table call: once per lobby, people who asked for it are told that a table is forming; and it is taken back."""

from collections.abc import Awaitable, Callable

import pytest

from bot.messages.table_call import EVERY, MOST, STANDS
from bot.sandbox import JSON, Person, buttons_of, text_of
from bot.ui.naming import name_of_game
from tests.e2e.house import House
from tests.e2e.people import calls, ended, is_lobby, press, press_of, reply, seated, set_up
from tests.e2e.settings import wanted
from tests.said import heard, said


async def listening(house: House, *names: str) -> list[Person]:
    """People who asked to be told."""
    people = house.people(*names)
    for person in people:
        assert reply(await person.slash("cards notify")) == said("notify-on")
    return people


async def test_a_call_mentions_the_people_on_the_list_and_nobody_else(house: House) -> None:
    bob, zoe, kim = await listening(house, "Bob", "Zoé", "Kim")
    assert reply(await kim.slash("cards notify")) == said("notify-off")
    (marie,) = house.people("Marie")
    await seated(marie, zoe)
    before = len(house.calls())
    await set_up(marie, "call")
    await house.quiet()
    (call,) = calls(marie)
    called = said("summons", mentions=f"<@{bob.user.id}>", host="Marie", game=name_of_game("tahimi"))
    assert text_of(call) == called
    (posted,) = [one for one in house.calls(before) if one.template == "/channels/{channel_id}/messages"]
    assert posted.body["allowed_mentions"] == {"parse": [], "users": [bob.user.id]}
    assert [len(person.pings()) for person in (marie, bob, zoe, kim)] == [0, 1, 0, 0]
    (way,) = buttons_of(call)
    message = (await house.table()).messages.message
    assert way.url == f"https://discord.com/channels/{house.guild.id}/{house.hall.id}/{message}"


async def test_where_the_server_chose_a_role_it_is_called_and_not_the_list(house: House) -> None:
    bob, zoe = house.people("Bob", "Zoé")
    role = house.sandbox.add_role(house.guild, "Players", zoe.user, mentionable=True)
    await bob.slash("cards notify")
    await wanted(house, call_role=role)
    listed = reply(await house.people("Nora")[0].slash("cards notify"))
    assert listed == said("notify-on-role", role=f"<@&{role.id}>")
    (marie,) = house.people("Marie")
    await seated(marie)
    before = len(house.calls())
    await set_up(marie, "call")
    (posted,) = [one for one in house.calls(before) if one.template == "/channels/{channel_id}/messages"]
    assert posted.body["allowed_mentions"] == {"parse": [], "roles": [role.id]}
    assert zoe.pings()
    assert not bob.pings()


async def test_with_nobody_to_call_that_is_said_and_the_call_is_not_used_up(house: House) -> None:
    (marie,) = house.people("Marie")
    await seated(marie)
    await marie.slash("cards notify")  # a person who sits here need not be told
    assert said("refused-nobody-to-call") in reply(await set_up(marie, "call"))
    assert not calls(marie)
    await listening(house, "Bob")
    await set_up(marie, "call")
    assert len(calls(marie)) == 1


async def test_a_lobby_has_one_call_and_it_is_the_hosts(house: House) -> None:
    (bob,) = await listening(house, "Bob")
    marie, zoe = house.people("Marie", "Zoé")
    await seated(marie, zoe)
    page = (await press(zoe, "rules")).message
    assert page is not None
    assert buttons_of(page) == []
    drawn = (await press(marie, "rules")).message
    assert drawn is not None
    called = (await press(marie, "call", drawn)).message
    assert called is not None
    assert "call" not in {press_of(one.custom_id).verb for one in buttons_of(called)}
    assert said("refused-already-called") in reply(await press(marie, "call", drawn, stale=True))
    assert len(bob.pings()) == 1


def public_table(person: Person) -> JSON:
    """The lobby, above the call."""
    return next(one for one in person.messages() if is_lobby(one))


async def test_a_server_is_called_once_in_half_an_hour_whichever_the_table(house: House) -> None:
    await listening(house, "Bob")
    marie, zoe = house.people("Marie", "Zoé")
    await seated(marie)
    await set_up(marie, "call")
    cards = house.sandbox.add_channel(house.guild, "cards")
    zoe = zoe.at(cards)
    await seated(zoe)
    (refused,) = heard("refused-called-lately", reply(await set_up(zoe, "call")))
    assert refused["when"].startswith("<t:")
    house.clock.advance(EVERY)
    await set_up(zoe, "call")
    assert len(calls(zoe)) == 1


@pytest.mark.long
async def test_more_people_than_a_message_may_mention_are_counted_not_called(house: House) -> None:
    store = house.bot.registry.store.servers
    (marie,) = house.people("Marie")
    for number in range(MOST + 3):
        await store.toggle_listening(house.guild.id, 10**17 + number, float(number))
    await seated(marie)
    before = len(house.calls())
    await set_up(marie, "call")
    (posted,) = [one for one in house.calls(before) if one.template == "/channels/{channel_id}/messages"]
    assert posted.body["allowed_mentions"]["users"] == [10**17 + number for number in range(MOST)]
    assert said("summons-more", count=3) in text_of(calls(marie)[0])


async def begins(marie: Person) -> None:
    await press(marie, "fill", public_table(marie))


async def ends(marie: Person) -> None:
    await ended(marie)


async def leaves(marie: Person) -> None:
    asked = (await press(marie, "leave", public_table(marie))).message
    assert asked is not None
    await press(marie, "end", asked)


@pytest.mark.long
@pytest.mark.parametrize("doing", [begins, ends, leaves])
@pytest.mark.parametrize("restart", [False, True])
async def test_the_call_goes_when_the_round_begins_or_the_lobby_closes(
    house: House, doing: Callable[[Person], Awaitable[None]], restart: bool
) -> None:
    await listening(house, "Bob")
    (marie,) = house.people("Marie")
    await seated(marie)
    await set_up(marie, "call")
    if restart:
        await house.shut()
        await house.open()
        await house.quiet()
        assert len(calls(marie)) == 1
    await doing(marie)
    await house.quiet()
    assert not calls(marie)
    assert (await house.saved_messages()).summons is None


async def test_a_call_does_not_stand_for_ever_before_a_lobby_that_is_left_alone(house: House) -> None:
    await listening(house, "Bob")
    (marie,) = house.people("Marie")
    await seated(marie)
    await set_up(marie, "call")
    house.clock.stop()  # or the second that is left passes on a slow machine
    await house.wait(STANDS - 1)
    assert calls(marie)
    await house.shut()
    await house.open()
    await house.wait(2)
    assert not calls(marie)


async def test_a_call_that_a_crash_left_at_a_closed_table_is_taken_back_at_the_next_start(house: House) -> None:
    await listening(house, "Bob")
    (marie,) = house.people("Marie")
    await seated(marie)
    await set_up(marie, "call")
    table = await house.table()
    store = house.bot.registry.store
    await store.save(table.record.model_copy(update={"phase": "closed", "deadlines": {}}))  # and then the power failed
    await house.shut()
    await house.open()
    for _ in range(100):  # the start looks for what is left, beside all else
        await house.wait(0)
        if not calls(marie):
            break
    assert not calls(marie)


async def test_a_call_that_somebody_has_deleted_is_no_trouble(house: House) -> None:
    await listening(house, "Bob")
    (marie,) = house.people("Marie")
    await seated(marie)
    await set_up(marie, "call")
    message = house.sandbox.world.find_message(int(calls(marie)[0]["id"]))
    assert message is not None
    house.sandbox.remove(message)
    await press(marie, "fill", public_table(marie))
    await house.quiet()
    assert (await house.saved_messages()).summons is None
    house.asked_for.append(404)
