"""Steps of tests about what is left of people and tables once the bot has tidied up."""

from sqlalchemy import func, select

from bot.runtime.cleanup import DAILY
from bot.sandbox import Channel, Person
from data import schema
from data.cleaning import OF_SERVERS
from tests.e2e.house import House
from tests.e2e.people import Player, dealt, play_round, players, press, seated


async def played(house: House, channel: Channel, *names: str) -> list[Person]:
    """People who have played a round in that channel and sit there still."""
    playing = [Player(one.person.at(channel), one.random) for one in players(house.people(*names), "cleaned")]
    people = [player.person for player in playing]
    await seated(*people)
    await house.quiet()  # the lobby has been drawn with all of them
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    await play_round(playing, 1)
    await house.quiet()
    return people


async def heard(house: House) -> None:
    """Wait until the bot has done what follows from all that Discord has told it, which it hears in order."""
    post = house.sandbox.add_guild("Post")
    messenger = house.person(house.sandbox.add_person("Imre", post), house.sandbox.add_channel(post, "post"))
    await messenger.slash("privacy")
    await house.bot.chores.timer.strike()
    await house.bot.registry.settle()
    await house.quiet()


async def next_day(house: House) -> None:
    """Let the bot look, as it does once a day."""
    house.bot.chores.do(*DAILY)
    await house.bot.chores.timer.strike()
    await house.quiet()


async def swept(house: House) -> None:
    """Wait until the bot, after its start, has looked at what is still there."""
    await house.bot.wait_until_ready()
    await heard(house)


async def moved_in(site: House) -> House:
    """The house with a bot that is done with its first look. In a house of few servers it is soon ready."""
    site.guild_seconds = 0.1
    await site.open()
    await swept(site)
    return site


async def left(house: House) -> dict[str, int]:
    """The number of rows that are stored, by table."""
    tables = [schema.rounds, schema.moves, *OF_SERVERS]
    async with house.bot.registry.store._reader.begin() as connection:
        counts = [await connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables]
    return {table.name: count for table, count in zip(tables, counts, strict=True)}
