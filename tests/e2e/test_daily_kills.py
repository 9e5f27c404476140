"""The process is killed again and again while people play sets over midnight: no attempt is lost, doubled or counted
twice.
"""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest
from sqlalchemy import func, select

from bot.sandbox import JSON, Failed, text_of
from bot.trouble import ACKNOWLEDGED
from data import database, schema
from data.daily.records import Attempt, begins, closes, day_of
from data.schema import NOWHERE
from data.store import Store
from engine.daily import DEALS
from tests.e2e.crashes import after
from tests.e2e.deals import page_of, sets
from tests.e2e.house import PATIENCE, House
from tests.e2e.people import Player, panel, players, press_of
from tests.said import is_said, said

pytestmark = pytest.mark.long

BEFORE = 120.0  # seconds before midnight, when all begin


@dataclass
class Guest:
    """Somebody who plays the sets of slot 0. `worth`: the number of deals that they were shown the worth of, by day."""

    player: Player
    worth: dict[int, int] = field(default_factory=dict)

    async def play(self) -> None:
        """Go through every set that is open to them, as far as it goes."""
        person = self.player.person
        while True:
            page = await page_of(person)
            open_ = [press_of(one) for one in sets(page) if press_of(one).stamp.position == 0]
            if not open_:
                return
            day = open_[0].stamp.round
            self.player.look_anew()
            await person.click(page, next(one for one in sets(page) if press_of(one) == open_[0]))
            end = await self._played()
            if is_said("daily-worth", text_of(end)):
                self.worth[day] = self.worth.get(day, 0) + 1

    async def _played(self) -> JSON:
        """The panel of the deal, once it is over."""

        def ends(message: JSON) -> bool:
            told = text_of(message)
            over = is_said("daily-worth", told) or said("daily-closed") in told
            return over and message["id"] == panel(self.player.person)["id"]

        await self.player.play(ends, PATIENCE)
        return panel(self.player.person)


async def play_until_killed(house: House, guests: Sequence[Guest]) -> None:
    """Let everybody play until the process dies, or until nobody has anything to play any more."""
    process = house.process
    assert process is not None
    doing = [asyncio.create_task(guest.play()) for guest in guests]
    dying = asyncio.create_task(process.wait())
    done = asyncio.create_task(asyncio.wait(doing))
    await asyncio.wait([dying, done], return_when=asyncio.FIRST_COMPLETED)
    await house.kill()
    for task in doing:
        task.cancel()
    for ended in await asyncio.gather(*doing, return_exceptions=True):
        assert ended is None or isinstance(ended, Failed | asyncio.CancelledError), ended
    await dying
    await done


def set_clock(house: House, at: float) -> None:
    """Move the clock on to that time, unless it is later already."""
    house.clock.advance(max(at - house.clock(), 0.0))


async def month_sets(store: Store) -> int:
    """The number of finished sets that boards have counted."""
    query = select(func.sum(schema.daily_months.c.sets)).where(schema.daily_months.c.guild == NOWHERE)
    async with store._reader.begin() as connection:
        return await connection.scalar(query) or 0


async def attempts_of(store: Store, guests: Sequence[Guest], day: int) -> list[Attempt]:
    """Everybody's attempts of the day; nobody has two."""
    found = [await store.daily.attempts(guest.player.person.user.id, [day]) for guest in guests]
    assert all(len(own) <= 1 for own in found)
    return [own[0] for own in found if own]


async def nothing_lost_or_doubled(store: Store, guests: Sequence[Guest], days: Sequence[int]) -> None:
    """Check that every deal stands whose worth somebody saw, that each is counted once, and that each attempt is scored
    once.
    """
    tables: list[int] = []
    scored = 0
    for day in days:
        own = await attempts_of(store, guests, day)
        by_user = {one.user: one for one in own}
        for guest in guests:
            seen = guest.worth.get(day, 0)
            attempt = by_user.get(guest.player.person.user.id)
            assert seen <= (attempt.dealt if attempt is not None else 0)
        for number, made in enumerate(await store.daily.fields(day, 0), 1):
            assert sum(made.values()) == sum(one.dealt >= number for one in own)
        assert all(one.dealt == len(one.outcomes) and len(one.deals) <= DEALS for one in own)
        assert all((one.finished is not None) == (one.dealt == DEALS) for one in own)
        closed = {one.day: one.closed for one in await store.daily.of_days([day])}[day]
        assert all((one.score is not None) == (closed is not None and one.finished is not None) for one in own)
        scored += sum(one.score is not None for one in own)
        tables += [deal.table for one in own for deal in one.deals]
    assert len(tables) == len(set(tables))
    assert await month_sets(store) == scored
    assert scored
    assert any(guest.worth.get(days[0]) for guest in guests)  # some of it was before midnight


@pytest.mark.parametrize(
    ("people", "kills"), [(3, 10), pytest.param(50, 100, marks=pytest.mark.thorough)], ids=["ten", "hundred"]
)
async def test_killed_over_midnight_no_attempt_is_lost_doubled_or_scored_twice(
    site: House, people: int, kills: int
) -> None:
    luck = random.Random(kills)
    guests = [Guest(player) for player in players(site.people(*(f"Guest {at}" for at in range(people))), "midnight")]
    site.daily_deals, site.program = True, "tests.e2e.dated_bot"
    first = day_of(site.clock()) + 1
    set_clock(site, begins(first + 1) - BEFORE)
    turns = {kills * 6 // 10: begins(first + 1), kills * 8 // 10: closes(first)}
    for kill in range(kills):
        set_clock(site, turns.get(kill, 0.0))
        await site.spawn()
        after(site, luck.randint(10, 40 * people))
        await play_until_killed(site, guests)
    await site.spawn()
    await play_until_killed(site, guests)  # as far as it goes
    set_clock(site, closes(first + 1))
    await site.spawn()
    async with database.open(site.where, as_it_is=True) as store, asyncio.timeout(PATIENCE):
        while await store.daily.unclosed(first + 2):  # noqa: ASYNC110 -- the bot is about to close them
            await asyncio.sleep(0.1)
        await site.kill()
        await nothing_lost_or_doubled(store, guests, [first, first + 1])
    # On a busy machine an answer may take so long that the bot gives it again, and Discord says that it has it.
    again = [one for one in site.sandbox.refusals if one.response["code"] == ACKNOWLEDGED]
    site.asked_for = [one.status for one in again]
