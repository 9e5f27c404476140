"""Today's deals, as tests play them: a person goes through a set, and the day is closed."""

import asyncio
from itertools import islice

from bot.daily.days import make_ahead
from bot.sandbox import JSON, Answer, Person
from bot.table import acting
from bot.table.table import Table
from bot.thinking import pool
from bot.thinking.task import Task
from data.daily.records import Ghost, closes, day_of
from engine.contract import Thought
from engine.daily import DEALS
from engine.games import game_of
from tests.e2e.house import House
from tests.e2e.people import panel, press, press_of, presses


async def nothing(*_: object) -> None:
    """Do nothing in place of the ghosts: they would think about all deals of the day."""


def by_policy(_: pool.Thinkers, task: Task) -> pool.Answer:
    """Answer a task as a merchant would."""
    answer: pool.Answer = asyncio.get_running_loop().create_future()
    answer.set_result(Thought(game_of(task.game).choose(task.view, task.decision)))
    return answer


async def made(house: House) -> None:
    """Make the sets of the day."""
    registry = house.bot.registry
    await make_ahead(registry.store.daily, registry.seed, house.clock())


def shown(answer: Answer) -> JSON:
    assert answer.message is not None
    return answer.message


def sets(page: JSON, verb: str = "play") -> list[str]:
    """The buttons of the day's sets."""
    return [custom_id for custom_id, sent in presses(page).items() if sent.verb == verb]


async def page_of(person: Person) -> JSON:
    return shown(await person.slash("daily"))


async def begun(house: House, person: Person, slot: int = 0) -> tuple[Table, JSON]:
    """The person is at a deal of a set of the day."""
    page = await page_of(person)
    wanted = next(one for one in sets(page) if press_of(one).stamp.position == slot)
    answer = shown(await person.click(page, wanted))
    return await at_table(house, person, slot), answer


async def at_table(house: House, person: Person, slot: int = 0) -> Table:
    """The table of the deal that they are at, once they are asked or it is over."""
    (own,) = [
        one
        for one in await house.bot.registry.store.daily.attempts(person.user.id, [day_of(house.clock())])
        if one.slot == slot
    ]
    table = await house.table(own.deals[-1].table)
    await answered(house, table)
    return table


async def answered(house: House, table: Table) -> None:
    """Wait until all stewards have answered."""
    while table.steward_asked is not None:
        await house.quiet()
    await house.quiet()


def log_of(table: Table) -> list[tuple[int, str]]:
    """Every answer of the hand, with its seat."""
    assert table.state is not None
    return [(seat, made.text) for seat, made in table.state.log]


async def answer(house: House, table: Table, person: Person) -> None:
    """Give the first answer there is for the person, or ask for the next hand."""
    if table.record.phase == "between":
        await press(person, "again", panel(person))
    else:
        state, seat = table.state, table.seat_of(person.user.id)
        assert state is not None
        asked = next(one for one in state.pending if one.seat == seat)
        await acting.act(table, person.user.id, next(islice(asked.enumerate(), 1)).text)
        house.bot.registry.surfaces.refresh(table, person.user.id)
    await answered(house, table)


async def played(house: House, person: Person, slot: int = 0) -> Table:
    """The person plays the deal that they are at to its end."""
    table = await at_table(house, person, slot)
    while table.record.phase != "closed":
        await answer(house, table, person)
    return table


async def finished(house: House, person: Person, slot: int = 0) -> list[Table]:
    """The person plays a whole set."""
    tables = []
    for _ in range(DEALS):
        await begun(house, person, slot)
        tables.append(await played(house, person, slot))
    return tables


async def closed(house: House) -> None:
    """Let the day end, and wait until it is closed."""
    today = day_of(house.clock())
    await house.wait(closes(today) + 1 - house.clock())
    while await house.bot.registry.store.daily.unclosed(day_of(house.clock())):
        await house.bot.deals.strike()
        await house.bot.deals.settle()


async def haunted(house: House) -> None:
    """Store the ghosts of the day: a page, who came second at everything."""
    for slot in (0, 1):
        ghosts = [[Ghost(levels=("page",), place=1, margin=0)]] * DEALS
        await house.bot.registry.store.daily.keep_ghosts(day_of(house.clock()), slot, ghosts)
