"""A tournament that begins beside busy tables: how soon its people are called, and how long everybody else waits."""

import asyncio
import time
from typing import Any

from bot.sandbox import Person, Sandbox, reading
from bot.sandbox.core import Change, Core
from bot.sandbox.world import JSON, Channel, Message, User
from bot.ui import custom_ids
from bot.ui.custom_ids import TABLE, TOURNAMENT
from data.database import Address
from tests.tools.load.bots import begun, ended, running
from tests.tools.load.moves import logged, lost_and_doubled
from tests.tools.load.players import People, buttons_of
from tests.tools.load.runs import STARTED, Calls, Load, crowded
from tests.tools.load.sets import HOME

SEATS = 4  # at each table of the tournament
SIGN_UP_SECONDS = 30.0  # within which everybody signs up
CALLED_WITHIN = 300.0  # seconds; after that it is given up
LOOK_SECONDS = 0.1  # between two looks at who has been called


class Contestants(People):
    """People in a tournament: each sits down where they are called to. `called`: by the channel of each table, when its
    people were called.
    """

    def __init__(self, core: Core, seconds: float, users: list[User]) -> None:
        super().__init__(core, seconds, "evening")
        self.users = users
        self.called: dict[int, float] = {}

    def _see(self, change: Change) -> None:
        message = change.message
        if message is not None and change.op == "create" and message.owner is None and _here(message) is not None:
            named = [user for user in self.users if f"<@{user.id}>" in str(message.components)]
            if named:
                self.called.setdefault(message.channel.id, time.time())
                self.sit(message.channel, named)
        super()._see(change)

    def _wanted(self, channel: Channel, user: User) -> tuple[Message, JSON] | None:
        found = super()._wanted(channel, user)
        if found is not None:
            return found
        calls = [one for one in channel.messages.values() if f"<@{user.id}>" in str(one.components)]
        here = _here(calls[-1]) if calls else None
        return (calls[-1], here) if here is not None and self._pressed.get(user.id) != here["custom_id"] else None


def _here(message: Message) -> JSON | None:
    """The button by which somebody says that they have come, if it stands on this message."""
    return next((one for one, press in buttons_of(message) if (press.surface, press.verb) == (TABLE, "back")), None)


async def beside(load: Load, where: Address, count: int) -> dict[str, Any]:
    """Let a tournament of `count` people begin beside the tables of the load; return what the gauges and the watches
    say from then on, and what became of what people were told is done.
    """
    async with crowded(load, where) as (sandbox, people):
        guild, calls = next(iter(sandbox.world.guilds.values())), Calls()
        hall = sandbox.add_channel(guild, "tournaments")
        users = [sandbox.add_person(f"Guest {HOME + number}", guild) for number in range(count)]
        sandbox.grant(guild, users[0], "manage_guild")
        contestants = Contestants(sandbox, load.answer_seconds, users)
        before = await logged(where)
        async with running(sandbox, where, ["auto"], load.settings) as bots:
            await sandbox.connected(STARTED)
            await begun(bots)
            await asyncio.sleep(load.warm_up)
            await signed_up(sandbox, hall, users)
            await begun(bots)
            people.begin()
            contestants.begin()
            sandbox.traffic, started = calls, time.time()
            await pressed(sandbox, hall, users[0], "begin")
            async with asyncio.timeout(CALLED_WITHIN):
                while len(contestants.called) < count // SEATS:  # noqa: ASYNC110 -- whoever sees it tells nobody
                    await asyncio.sleep(LOOK_SECONDS)
            await asyncio.sleep(60 * load.minutes)
            people.stop()
            contestants.stop()
            found = await ended(bots)
        tried = people.tried | contestants.tried
        lost, doubled = lost_and_doubled(tried, before, await logged(where))
    return found | {
        "tables": load.tables,
        "contestants": count,
        "called": sorted(at - started for at in contestants.called.values()),
        "answers": people.latencies,
        "contestants' answers": contestants.latencies,
        "failed": people.failed + contestants.failed,
        "refused": calls.refused.total(),
        "lost": lost,
        "doubled": doubled,
    }


async def signed_up(sandbox: Sandbox, hall: Channel, users: list[User]) -> None:
    """Let the first of these people create a tournament, and all of them sign up, one after the other."""
    form = (await Person(sandbox, users[0], hall).slash("tournament create")).modal
    if form is None:
        raise AssertionError("there is a form for a new tournament")
    await Person(sandbox, users[0], hall).submit(form, {"seats": [str(SEATS)]})
    for user in users:
        await pressed(sandbox, hall, user, "join")
        await asyncio.sleep(SIGN_UP_SECONDS / len(users))


async def pressed(sandbox: Sandbox, hall: Channel, user: User, verb: str) -> None:
    """Press that button of the tournament's message, as soon as it stands there."""
    person = Person(sandbox, user, hall)

    def custom_id(message: JSON) -> str | None:
        offered = [one.custom_id for one in reading.buttons_of(message) if not one.disabled and one.custom_id]
        pressed = [(one, custom_ids.decode(one)) for one in offered]
        found = [one for one, press in pressed if press and (press.surface, press.verb) == (TOURNAMENT, verb)]
        return found[0] if found and not reading.is_ephemeral(message) else None

    message = await person.until(lambda one: custom_id(one) is not None, STARTED)
    await person.click(message, custom_id(message))
