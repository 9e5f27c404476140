"""The standing sign: everybody can play by it, it says which tables are open, and it is true after a restart, too."""

import asyncio

import pytest

from bot.sandbox import JSON, Channel, Person, is_ephemeral, selects_of, text_of
from bot.table import acting
from bot.trouble import UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House
from tests.e2e.people import WITHIN, ended, hire, press, press_of, presses, seated, table_name
from tests.said import is_said, said

NAMES = ("Marie", "Bob", "Zoé")
NONE = "sign-no-tables"


async def hung(house: House, channel: Channel | None = None) -> Person:
    """Somebody who manages the server has hung the sign up, and looks at it."""
    (ada,) = house.people("Ada")
    house.sandbox.grant(house.guild, ada.user, "manage_guild")
    await placed(ada, channel or house.hall)
    return ada.at(channel or house.hall)


async def placed(ada: Person, *channels: Channel) -> JSON:
    """The sign is in that channel from now on, or in none; how the settings look then."""
    settings = (await ada.slash("tahimi-server")).message
    assert settings is not None
    (select,) = [one for one in selects_of(settings) if press_of(one.custom_id).verb == "sign"]
    shown = (await ada.choose(settings, select.custom_id, list(channels))).message
    assert shown is not None
    return shown


def signs(person: Person) -> list[JSON]:
    return [one for one in person.messages() if said("sign-about") in text_of(one)]


def sign(person: Person) -> JSON:
    (found,) = signs(person)
    return found


async def shows(person: Person, key: str, **values: str | int) -> JSON:
    """The sign, once it says that."""
    return await person.until(
        lambda one: said("sign-about") in text_of(one) and is_said(key, text_of(one), **values), WITHIN
    )


async def test_a_sign_says_which_tables_are_open(house: House) -> None:
    ada = await hung(house)
    assert said(NONE) in text_of(sign(ada))
    marie, bob = house.people("Marie", "Bob")
    await seated(marie)
    drawn = await shows(ada, "tables-lobby", seated=1, wanted=4)
    assert table_name("Marie") in text_of(drawn)
    await press(bob, "join", sign(bob))
    await shows(ada, "tables-lobby", seated=2, wanted=4)
    await hire(marie)
    await press(marie, "go", public_table(marie))
    await house.let_draw_pass()
    await shows(ada, "sign-room")
    await ended(marie)
    drawn = await shows(ada, NONE)
    assert "Marie" not in text_of(drawn)
    assert not [one for one in presses(drawn).values() if one.verb == "join"]


def public_table(person: Person) -> JSON:
    """The newest message of a table, which the sign is none of."""
    return next(
        one
        for one in reversed(person.messages())
        if not is_ephemeral(one) and any(press.surface == "l" for press in presses(one).values())
    )


async def test_the_moves_of_a_table_do_not_draw_the_sign(house: House) -> None:
    ada = await hung(house)
    marie, bob, zoe = house.people(*NAMES)
    await seated(marie, bob, zoe)
    await press(marie, "go", public_table(marie))
    await house.let_draw_pass()
    await shows(ada, "sign-room")
    before = sign(ada)
    table = await house.table()
    for _ in range(9):
        assert table.state is not None
        decision = table.state.pending[0]
        user = table.user_at(decision.seat)
        assert user is not None
        await acting.act(table, user, table.state.default(decision).text)
        await house.quiet()
    assert sign(ada) == before


async def test_by_the_sign_somebody_opens_a_table_and_somebody_learns(house: House) -> None:
    ada = await hung(house)
    marie, bob = house.people("Marie", "Bob")
    for person, verb, then in ((marie, "play", "open"), (bob, "learn", "learn")):
        offered = (await press(person, verb, sign(person))).message
        assert offered is not None
        assert is_ephemeral(offered)
        (select,) = selects_of(offered)
        assert press_of(select.custom_id).verb == then
        await person.choose(offered, select.custom_id, ["tahimi"])
    await shows(ada, "tables-lobby", seated=1, wanted=4)
    assert await house.bot.registry.store.tables.lesson_of(bob.user.id) is not None
    assert "Bob" not in text_of(sign(ada))  # a lesson is nobody else's


async def test_whoever_sits_down_by_the_sign_is_told_the_way_and_the_sign_stays(house: House) -> None:
    cellar = house.sandbox.add_channel(house.guild, "cellar")
    ada = await hung(house)
    marie, bob = house.people("Marie", "Bob")
    await seated(marie.at(cellar))
    drawn = await shows(ada, "tables-lobby", seated=1, wanted=4)
    answer = (await press(bob, "join", drawn)).message
    assert answer is not None
    assert is_ephemeral(answer)
    assert is_said("tables-joined", text_of(answer), table=table_name("Marie"))
    assert said("sign-about") in text_of(sign(ada))
    again = (await press(bob, "join", sign(bob))).message
    assert again is not None
    assert is_ephemeral(again)


async def test_nobody_reads_of_a_table_in_a_channel_that_is_not_for_everybody(house: House) -> None:
    cellar = house.sandbox.add_channel(house.guild, "cellar")
    house.sandbox.deny(cellar, house.guild, "view_channel")
    ada = await hung(house)
    marie, bob = house.people("Marie", "Bob")
    house.sandbox.allow(cellar, marie.user, "view_channel")
    house.sandbox.allow(cellar, house.sandbox.world.bot, "view_channel", "send_messages")
    await seated(marie.at(cellar))
    await seated(bob)
    drawn = await shows(ada, "tables-lobby", seated=1, wanted=4)
    assert table_name("Bob") in text_of(drawn)
    assert "Marie" not in text_of(drawn)
    assert "cellar" not in text_of(drawn)
    assert str(cellar.id) not in text_of(drawn)


@pytest.mark.long
async def test_a_sign_is_true_after_a_restart_and_is_edited_only_where_it_was_not(house: House) -> None:
    ada = await hung(house)
    (marie,) = house.people("Marie")
    await seated(marie)
    await shows(ada, "tables-lobby", seated=1, wanted=4)
    await house.shut()
    before = sign(ada)
    await house.open()
    await house.quiet()
    assert sign(ada) == before  # nothing had changed
    house.sandbox.fail_next(500, times=100, template="/channels/{channel_id}/messages/{message_id}")
    await ended(marie)
    await house.shut()  # with the picture still to come
    house.sandbox.faults.clear()
    await house.open()
    await shows(ada, NONE)


async def test_a_sign_is_moved_and_taken_down(house: House) -> None:
    cellar = house.sandbox.add_channel(house.guild, "cellar")
    ada = await hung(house)
    shown = await placed(ada, cellar)
    assert said("server-sign", channel=f"<#{cellar.id}>") in text_of(shown)
    assert signs(ada) == []
    assert len(signs(ada.at(cellar))) == 1
    shown = await placed(ada)
    assert said("server-sign-none") in text_of(shown)
    assert signs(ada.at(cellar)) == []
    (marie,) = house.people("Marie")
    await seated(marie)
    await house.quiet()
    assert signs(ada) == signs(ada.at(cellar)) == []


async def test_a_sign_that_somebody_deletes_stays_away(house: House) -> None:
    ada = await hung(house)
    house.sandbox.delete_message(sign(ada))
    (marie,) = house.people("Marie")
    await seated(marie)
    await house.quiet()
    assert signs(ada) == []
    assert (await house.bot.registry.store.signs.everywhere()) == {}
    assert [one.response["code"] for one in house.sandbox.refusals] == [UNKNOWN_MESSAGE]
    house.asked_for = [404]


async def test_a_sign_where_the_bot_may_not_write_is_refused_in_words(house: House) -> None:
    cellar = house.sandbox.add_channel(house.guild, "cellar")
    house.sandbox.deny(cellar, house.guild, "send_messages")
    ada = await hung(house)
    shown = await placed(ada, cellar)
    assert said("refused-sign-unsent", channel=f"<#{cellar.id}>") in text_of(shown)
    assert len(signs(ada)) == 1  # the old one stands
    house.asked_for = [403]


async def test_a_bot_that_ends_leaves_a_true_sign_and_does_not_wait_for_it(site: House) -> None:
    site.edit_seconds = PATIENCE
    await site.open()
    ada = await hung(site)
    (marie,) = site.people("Marie")
    await seated(marie)
    await asyncio.wait_for(site.shut(), PATIENCE)
    assert is_said("tables-lobby", text_of(sign(ada)), seated=1, wanted=4)
