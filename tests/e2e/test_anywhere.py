"""Direct messages with the bot, and servers without it where somebody has installed the app themselves: what needs no
table works there, and all else is refused in a sentence.
"""

import pytest

from bot import hosting
from bot.interactions.anywhere import ANYWHERE
from bot.sandbox import NotThere, Person, text_of
from bot.sandbox.interactions import TOKEN_LIFE
from data.daily.records import day_of
from data.schema import NOWHERE
from tests.e2e.deals import answer, begun, page_of, shown
from tests.e2e.deals import answered as stewards
from tests.e2e.house import House
from tests.e2e.people import follow_coach, panel, press, seated
from tests.said import is_said, said

pytestmark = pytest.mark.long

TABLES = ("cards start", "cards hand", "cards leave", "cards end", "cards tables", "cards mine", "cards verify")


def apart(house: House, person: Person) -> Person:
    """The same person in a direct message with the bot."""
    return person.at(house.sandbox.world.dm(person.user))


def abroad(house: House, person: Person) -> Person:
    """The same person, who has installed the app, in a server where the bot is not."""
    guild = house.sandbox.add_foreign_guild("Elsewhere")
    house.sandbox.join(guild, person.user)
    house.sandbox.install(person.user)
    return person.at(house.sandbox.add_channel(guild, "lounge"))


def needs_server(house: House, deals: str = "off") -> str:
    """What somebody is told where the bot is not, with the link that invites it."""
    return said("refused-needs-server", deals=deals, link=hosting.invite(house.sandbox.world.bot.id))


async def learnt(house: House, person: Person) -> None:
    """Take a lesson from its first page to an answer, and over a restart, which loads it from no server."""
    await person.slash("cards learn", game="jubilee")
    number = await house.bot.registry.store.tables.lesson_of(person.user.id)
    assert number is not None
    await press(person, "begin", panel(person))
    table = await house.table(number)
    await stewards(house, table)
    assert (table.record.guild, table.record.phase) == (NOWHERE, "round")
    await follow_coach(house, table, person.user.id)
    moves = len(table.state.log) if table.state is not None else 0
    assert moves
    await house.shut()
    await house.open()
    table = await house.table(number)
    await stewards(house, table)
    await follow_coach(house, table, person.user.id)
    assert table.state is not None
    assert len(table.state.log) > moves


async def read(person: Person) -> None:
    """Check that rules and settings are shown."""
    assert text_of(shown(await person.slash("cards rules", game="tahimi")))
    settings = text_of(shown(await person.slash("cards settings")))
    assert is_said("wishes-title", settings)
    assert is_said("privacy-title", text_of(shown(await person.slash("privacy"))))


async def test_lessons_rules_and_settings_work_in_direct_messages(house: House) -> None:
    (marie,) = house.people("Marie")
    here = apart(house, marie)
    await read(here)
    await learnt(house, here)


@pytest.mark.parametrize("line", TABLES)
async def test_what_needs_a_server_says_so_in_a_direct_message(house: House, line: str) -> None:
    (marie,) = house.people("Marie")
    await seated(marie)
    assert needs_server(house) in text_of(shown(await apart(house, marie).slash(line)))


async def test_other_commands_are_not_offered_in_a_direct_message(house: House) -> None:
    (marie,) = house.people("Marie")
    for line in ("tahimi start", "rank", "history", "chronicle", "misery"):
        with pytest.raises(NotThere):
            await apart(house, marie).slash(line)


async def test_by_default_nobody_can_use_the_app_in_a_server_without_it(house: House) -> None:
    (marie,) = house.people("Marie")
    for name in {line.partition(" ")[0] for line in ANYWHERE} - {"daily"}:
        with pytest.raises(NotThere):
            abroad(house, marie).command(name)


async def test_whoever_has_installed_the_app_learns_and_reads_in_a_server_without_the_bot(site: House) -> None:
    site.user_install = True
    await site.open()
    (marie, bob) = site.people("Marie", "Bob")
    there = abroad(site, marie)
    await read(there)
    assert needs_server(site) in text_of(shown(await there.slash("cards start", game="tahimi")))
    with pytest.raises(NotThere):
        there.command("rank")
    guild = there.channel.guild
    assert guild is not None
    site.sandbox.join(guild, bob.user)
    with pytest.raises(NotThere):  # who has not installed it
        bob.at(there.channel).command("cards")
    await learnt(site, there)


async def test_a_server_with_the_commands_alone_is_told_how_to_invite_the_bot(house: House) -> None:
    guild = house.sandbox.add_foreign_guild("Half", commands=True)
    (marie,) = house.people("Marie")
    house.sandbox.join(guild, marie.user)
    there = marie.at(house.sandbox.add_channel(guild, "lounge"))
    for line in ("cards start", "tahimi start", "cards tables", "rank"):
        assert needs_server(house) in text_of(shown(await there.slash(line)))
    await read(there)
    assert not await house.bot.registry.store.tables.open_tables()


async def test_a_set_is_played_in_a_server_without_the_bot_and_after_its_token_has_died(day: House) -> None:
    await day.shut()
    day.user_install = True
    await day.open()
    await day.bot.chores.timer.strike()
    (marie,) = day.people("Marie")
    there = abroad(day, marie)
    table, _ = await begun(day, there)
    await answer(day, table, there)
    day.clock.advance(TOKEN_LIFE + 1)
    old = panel(there)
    await press(there, "show", old)  # a fresh token, on the same panel
    await begun(day, there)
    await answer(day, table, there)
    (own,) = await day.bot.registry.store.daily.attempts(marie.user.id, [day_of(day.clock())])
    assert own.server == NOWHERE
    assert is_said("daily-set-begun", text_of(await page_of(there)))


async def test_what_needs_a_server_names_the_deals_where_they_are_played(day: House) -> None:
    (marie,) = day.people("Marie")
    told = text_of(shown(await apart(day, marie).slash("cards start")))
    assert needs_server(day, "played") in told
    assert needs_server(day) not in told


async def test_data_is_deleted_in_a_direct_message_with_a_set_that_is_open(day: House) -> None:
    (marie,) = day.people("Marie")
    here = apart(day, marie)
    await begun(day, here)
    await press(here, "sure", shown(await press(here, "ask", shown(await here.slash("privacy")))))
    assert await day.bot.registry.store.daily.attempts(marie.user.id, [day_of(day.clock())]) == []
