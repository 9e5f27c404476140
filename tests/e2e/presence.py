"""A round at which people come, go and fall asleep."""

from collections.abc import Callable

from bot.games.climbing.narration import lines
from bot.replay.verification import verify_round
from bot.sandbox import Person
from bot.table import lobby
from bot.table.deadlines import BREAKS, GRACE_SECONDS, PACES
from bot.table.scenes import scene_of
from bot.table.table import Table
from data.records import Person as Sitter
from tests.e2e.house import House
from tests.e2e.people import (
    Player,
    dealt,
    play_round,
    players,
    press,
    seated,
)

NAMES = ("Marie", "Bob", "Zoé")


LATE = PACES["lively"] + GRACE_SECONDS + 1  # enough after a restart, too


async def begun(house: House, *names: str, **rules: str | bool) -> list[Player]:
    """Round 1 is dealt and its draw over, by these house rules."""
    people = house.people(*names)
    await seated(*people)
    await lobby.change_house_rules(await house.table(), people[0].user.id, rules)
    await house.quiet()
    await press(people[0], "go")
    await dealt(*people)
    await house.let_draw_pass()
    return players(people, " ".join(names))


async def without_stewards(house: House, *names: str) -> list[Player]:
    """The same at a table that plays without stewards."""
    return await begun(house, *names, stewards=False)


async def restart(house: House) -> None:
    """Stop and start the bot. The log says what it said before; in a round it then tells of the restart, too."""
    table = await house.table()
    before, going_on = lines(scene_of(table)), table.record.phase == "round"
    await house.shut()
    await house.open()
    after = lines(scene_of(await house.table()))
    assert after[: len(before)] == before
    assert len(after) == len(before) + going_on


async def sleep_until(house: House, done: Callable[[Table], bool]) -> Table:
    """Let time pass, in which nobody does anything, until the table is as `done` wants. Fails where it never is."""
    for _ in range(60):
        table = await house.table()
        if done(table):
            return table
        await house.wait(LATE)
    raise AssertionError("it never came to pass")


async def sitter(house: House, person: Person) -> Sitter:
    table = await house.table()
    return next(one for one in table.record.people if one.user == person.user.id)


def away(table: Table) -> list[Sitter]:
    return [one for one in table.record.people if one.away]


async def play_on(playing: list[Player], number: int) -> None:
    """Open every hand anew after a restart, and play the round to its end."""
    for player in playing:
        await press(player.person, "hand")
    await play_round(playing, number)


async def next_deal(house: House) -> None:
    await house.wait(BREAKS["lively"] + GRACE_SECONDS + 1)


async def kept(house: House, table: int, number: int) -> None:
    """Check that the draws, the deal and the moves of a round agree with its seed."""
    await house.quiet()
    record, _, _ = await house.saved(table)
    assert (await verify_round(house.bot.registry.store, record, number)).verdict == "kept"
