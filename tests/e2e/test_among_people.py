"""People who have installed the app themselves, where the bot is not: in groups, in direct messages among people and in
servers without it. Discord takes five follow-ups to an interaction there and no edit after a quarter of an hour; a
whole set, lessons, rules, the review and settings get by with that.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from bot import hosting
from bot.sandbox import JSON, NotThere, Person, text_of
from bot.sandbox.callbacks import FOLLOW_UPS
from bot.sandbox.interactions import TOKEN_LIFE
from bot.sandbox.world import GROUP_DM
from bot.thinking import pool
from bot.thinking.task import Judging
from data.daily.records import day_of
from data.schema import NOWHERE
from engine.daily import DEALS
from engine.review.judging import Judgement
from tests.e2e.deals import closed, page_of, sets, shown
from tests.e2e.house import House
from tests.e2e.people import WITHIN, Player, follow_coach, panel, press, presses
from tests.said import heard, is_said, said

pytestmark = pytest.mark.long

Place = Callable[[House, Person], Person]


def in_group(house: House, person: Person) -> Person:
    """The same person, in a group with two others."""
    others = [house.sandbox.add_person(name, house.guild) for name in ("Bob", "Zoé")]
    return person.at(house.sandbox.world.group(person.user, *others))


def in_server(house: House, person: Person) -> Person:
    """The same person, in a server where the bot is not."""
    guild = house.sandbox.add_foreign_guild("Elsewhere")
    house.sandbox.join(guild, person.user)
    return person.at(house.sandbox.add_channel(guild, "lounge"))


EVERYWHERE = pytest.mark.parametrize("place", [in_group, in_server])


@pytest.fixture
async def installed(day: House, monkeypatch: pytest.MonkeyPatch) -> House:
    """A day at which people may install the app themselves."""
    monkeypatch.setattr(pool.Thinkers, "judge", at_once)
    await day.shut()
    day.user_install = True
    await day.open()
    await day.bot.chores.timer.strike()
    return day


def at_once(_: pool.Thinkers, judging: Judging) -> pool.Judged:
    """Judge at once that every answer was the best there was."""
    moment = judging.moment
    answer: pool.Judged = asyncio.get_running_loop().create_future()
    answer.set_result(Judgement(moment.at, moment.answer.text, moment.answer.text, "best", 0.5, 0.5, 0.5))
    return answer


def guest(house: House, place: Place) -> Person:
    """Somebody who has installed the app, in that place."""
    (marie,) = house.people("Marie")
    house.sandbox.install(marie.user)
    return place(house, marie)


def most_follow_ups(house: House) -> int:
    """The most follow-ups that one interaction had."""
    return max(one.follow_ups for one in house.sandbox.interactions.values())


async def played_by_clicks(house: House, person: Person) -> None:
    """The person plays the first set of the day by what their panels offer. In the second deal, before
    they answer, the token dies that has opened it."""
    player = Player(person, Random("among people"))
    for number in range(1, DEALS + 1):
        page = await page_of(person)
        await person.click(page, sets(page)[0])
        await house.quiet()
        if number == 2:
            house.clock.advance(TOKEN_LIFE + 1)
        player.look_anew()
        await player.play(lambda message: is_end(person, message), WITHIN)


def is_end(person: Person, message: JSON) -> bool:
    return is_said("daily-worth", text_of(message)) and message["id"] == panel(person)["id"]


@EVERYWHERE
async def test_a_whole_set_is_played_where_the_bot_is_not_and_reviewed_there(installed: House, place: Place) -> None:
    there = guest(installed, place)
    await played_by_clicks(installed, there)
    (own,) = await installed.bot.registry.store.daily.attempts(there.user.id, [day_of(installed.clock())])
    assert (own.server, own.dealt) == (NOWHERE, DEALS)
    result = shown(await press(there, "set", panel(there)))
    assert is_said("daily-set-total", text_of(result))
    await closed(installed)
    mine = shown(await press(there, "set", shown(await press(there, "days", await page_of(there)))))
    way = next(one for one, sent in presses(mine).items() if sent.verb == "review")
    message = shown(await there.click(mine, way))
    await there.until(partial(is_review_of, message), WITHIN)
    assert most_follow_ups(installed) <= FOLLOW_UPS


def is_review_of(shown_: JSON, message: JSON) -> bool:
    return bool(message["id"] == shown_["id"] and heard("review-facts", text_of(message)))


@EVERYWHERE
async def test_lessons_rules_and_settings_work_where_the_bot_is_not(installed: House, place: Place) -> None:
    there = guest(installed, place)
    for line in ("cards rules", "cards settings", "privacy"):
        assert text_of(shown(await there.slash(line)))
    await there.slash("cards learn", game="jubilee")
    number = await installed.bot.registry.store.tables.lesson_of(there.user.id)
    assert number is not None
    await press(there, "begin", panel(there))
    table = await installed.table(number)
    for _ in range(FOLLOW_UPS + 3):
        await installed.quiet()
        if table.waits_for(there.user.id):
            await follow_coach(installed, table, there.user.id)
    assert table.record.guild == NOWHERE
    assert most_follow_ups(installed) <= FOLLOW_UPS
    told = text_of(shown(await there.slash("cards start", game="tahimi")))
    assert said("refused-needs-server", deals="played", link=hosting.invite(installed.sandbox.world.bot.id)) in told


async def test_in_a_group_nobody_is_answered_who_has_not_installed_the_app(installed: House) -> None:
    there = guest(installed, in_group)
    other = next(user for user in there.channel.recipients if user is not there.user)
    assert there.channel.kind == GROUP_DM
    with pytest.raises(NotThere):
        installed.person(other, there.channel).command("cards")
    with pytest.raises(NotThere):  # which needs a server
        there.command("rank")


async def test_by_default_no_group_is_offered_anything(day: House) -> None:
    there = guest(day, in_group)
    for name in ("daily", "cards", "privacy"):
        with pytest.raises(NotThere):
            there.command(name)
