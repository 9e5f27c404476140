"""A bot that has been invited says so to the owner of the server, once, and asks what only they can say."""

import asyncio

import pytest

from bot.sandbox import JSON, Channel, Guild, Person, is_ephemeral, selects_of, text_of
from tests.e2e.cleaned import moved_in
from tests.e2e.house import House
from tests.e2e.people import WITHIN, press, press_of
from tests.said import is_said, said

ANNOUNCEMENTS = 5  # Discord's type of a channel


@pytest.fixture
async def house(site: House) -> House:
    """A house whose bot knows all its servers, so that another one is new."""
    return await moved_in(site)


def server(house: House, *channels: str) -> tuple[Person, Guild, list[Channel]]:
    """A server with these channels, which the bot is not in. Return its owner, who looks at the first channel, with the
    server and the channels.
    """
    owner = house.sandbox.add_person("Ada")
    guild = house.sandbox.world.add_guild("Elsewhere", owner, None)
    house.sandbox.remove_bot(guild)
    made = [house.sandbox.add_channel(guild, name) for name in channels]
    return house.person(owner, made[0]), guild, made


def introduces(message: JSON) -> bool:
    return said("introduction-title") in text_of(message)


async def introduced(house: House, person: Person, guild: Guild) -> JSON:
    """Invite the bot; return the introduction that it writes to this person."""
    house.sandbox.invite_bot(guild)
    return await person.until(introduces, WITHIN)


async def test_the_owner_is_told_once_and_pinged(house: House) -> None:
    ada, guild, _ = server(house, "welcome", "hall")
    bob = house.person(house.sandbox.add_person("Bob", guild), ada.channel)
    shown = await introduced(house, ada, guild)
    assert is_said("introduction-about", text_of(shown), owner=f"<@{ada.user.id}>")
    assert len(ada.pings()) == 1
    assert bob.pings() == []
    house.sandbox.cut_connections()
    await house.sandbox.connected()
    await house.quiet()
    assert len([one for one in ada.messages() if introduces(one)]) == 1


@pytest.mark.parametrize("why", ["nobody writes", "the bot alone writes", "few see it", "rules", "announcements"])
async def test_it_says_so_where_people_may_talk(house: House, why: str) -> None:
    ada, guild, (welcome, hall) = server(house, "welcome", "hall")
    guild.system = welcome.id
    match why:
        case "nobody writes" | "the bot alone writes":
            house.sandbox.deny(welcome, guild, "send_messages")
        case "few see it":
            house.sandbox.deny(welcome, guild, "view_channel")
        case "rules":
            guild.rules = welcome.id
        case "announcements":
            welcome.kind = ANNOUNCEMENTS
    if why in ("the bot alone writes", "few see it"):
        house.sandbox.allow(welcome, house.sandbox.world.bot, "view_channel", "send_messages")
    await introduced(house, ada.at(hall), guild)
    assert not [one for one in ada.at(welcome).messages() if introduces(one)]


async def test_it_says_so_first_where_newcomers_are_greeted(house: House) -> None:
    ada, guild, (_, hall) = server(house, "welcome", "hall")
    guild.system = hall.id
    await introduced(house, ada.at(hall), guild)


async def test_where_nobody_may_talk_the_owner_gets_a_letter(house: House) -> None:
    ada, guild, (welcome,) = server(house, "welcome")
    house.sandbox.deny(welcome, guild, "send_messages")
    house.sandbox.invite_bot(guild)
    letters = ada.at(house.sandbox.world.dm(ada.user))
    letter = await letters.until(lambda _: True, WITHIN)
    assert said("introduction-letter", server="Elsewhere") in text_of(letter)


async def test_a_manager_says_where_and_by_whom_tables_are_opened(house: House) -> None:
    ada, guild, (_, hall) = server(house, "welcome", "hall")
    shown = await introduced(house, ada, guild)
    selects = {press_of(one.custom_id).verb: one for one in selects_of(shown)}
    for verb, value, text in (
        ("channels", [hall], said("server-channels", channels=f"<#{hall.id}>")),
        ("starters", ["managers"], said("server-starters-managers")),
        ("language", ["de"], said("server-language", language="Deutsch")),
    ):
        answer = (await ada.choose(shown, selects[verb].custom_id, value)).message
        assert answer is not None
        assert is_ephemeral(answer)
        assert text in text_of(answer)
    wanted = await house.bot.registry.server_settings.learn(guild.id)
    assert (wanted.channels, wanted.starters, wanted.language) == ((hall.id,), "managers", "de")
    (still,) = [one for one in ada.messages() if introduces(one)]
    assert still == shown  # it says nothing that could become untrue


async def test_a_sign_is_posted_from_it_and_then_it_goes(house: House) -> None:
    ada, guild, _ = server(house, "welcome")
    shown = await introduced(house, ada, guild)
    answer = (await press(ada, "sign", shown)).message
    assert answer is not None
    assert is_said("introduction-sign-hangs", text_of(answer))
    assert [one for one in ada.messages() if said("sign-about") in text_of(one)]
    await press(ada, "done", shown)
    assert not [one for one in ada.messages() if introduces(one)]


async def test_nobody_else_decides(house: House) -> None:
    ada, guild, _ = server(house, "welcome")
    bob = house.person(house.sandbox.add_person("Bob", guild), ada.channel)
    shown = await introduced(house, ada, guild)
    (starters,) = [one for one in selects_of(shown) if press_of(one.custom_id).verb == "starters"]
    answers = [
        await bob.choose(shown, starters.custom_id, ["managers"]),
        await press(bob, "sign", shown),
        await press(bob, "done", shown),
    ]
    for answer in answers:
        assert answer.message is not None
        assert text_of(answer.message) == said("refused-not-manager")
    assert (await house.bot.registry.server_settings.learn(guild.id)).starters == "everyone"
    assert [one for one in ada.messages() if introduces(one)] == [shown]


async def test_a_server_that_comes_back_knows_the_bot(house: House) -> None:
    ada, guild, _ = server(house, "welcome")
    await introduced(house, ada, guild)
    await house.bot.registry.server_settings.change(guild.id, starters="managers")
    removed = asyncio.create_task(house.bot.wait_for("guild_remove"))
    await asyncio.sleep(0)
    house.sandbox.remove_bot(guild)
    await removed
    await house.quiet()
    house.sandbox.invite_bot(guild)
    await house.quiet()
    assert len([one for one in ada.messages() if introduces(one)]) == 1
