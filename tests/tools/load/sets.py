"""People who begin one of today's sets within a minute, beside busy tables."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Collection
from typing import Any

from bot.sandbox import Person, Sandbox
from bot.sandbox.core import Core
from bot.sandbox.interactions import Answer, Failed
from bot.sandbox.world import JSON, Channel, Message, User
from bot.table.people import user_of
from bot.ui.custom_ids import DAILY, HAND
from data import database
from data.daily.records import day_of
from data.database import Address
from data.store import Store
from engine.daily import DEALS
from tests.tools.load.bots import begun, ended, processor_seconds, running
from tests.tools.load.moves import logged, lost_and_doubled
from tests.tools.load.players import People, buttons_of
from tests.tools.load.runs import STARTED, Load, crowded, ranges

BEGIN_SECONDS = 60.0  # within which all guests begin
ONWARD = ((DAILY, "play"), (HAND, "again"))  # the ways to the next deal, or to its next hand
HOME = 10_000  # guests are numbered from here on, apart from those at tables


class Guests(People):
    """People who play the set of slot 0, each on a panel of their own. `turns`: the seconds from a click until they are
    asked again, stewards' thoughts included.
    """

    def __init__(self, core: Core, seconds: float, seed: str) -> None:
        super().__init__(core, seconds, seed)
        self.turns: list[float] = []
        self._since: dict[int, float] = {}  # by user, when they clicked last

    async def arrive(self, channel: Channel, user: User) -> None:
        """Ask for the page of the day at some time in the minute; all else follows from what is shown."""
        await asyncio.sleep(self.luck.uniform(0.0, BEGIN_SECONDS))
        asked = time.time()
        try:
            await Person(self.core, user, channel).slash("daily")
        except Failed:
            self.unanswered.append((channel.id, asked))
        else:
            self.answered.append((channel.id, asked, time.time()))

    def _look(self, channel: Channel, user: User) -> None:
        if user.id not in self._busy and user.id in self._since and self._wanted(channel, user) is not None:
            self.turns.append(time.time() - self._since.pop(user.id))
        super()._look(channel, user)

    async def _press(
        self, channel: Channel, user: User, message: Message, custom_id: str, number: int
    ) -> Answer | None:
        self._since[user.id] = time.time()
        return await super()._press(channel, user, message, custom_id, number)

    def _wanted(self, channel: Channel, user: User) -> tuple[Message, JSON] | None:
        panel = next((one for one in reversed(channel.messages.values()) if one.owner is user), None)
        if panel is None:
            return None
        onward = [
            one
            for one, press in buttons_of(panel)
            if (press.surface, press.verb) in ONWARD and (press.surface == HAND or press.stamp.position == 0)
        ]
        play = self._play(panel) or (onward[0] if onward else None)
        return (panel, play) if play is not None else None


async def beside(load: Load, where: Address, count: int, processes: int = 1) -> dict[str, Any]:
    """Let `count` guests begin a set within a minute, beside the tables of the load; return what the gauges and the
    watches of both say, and what became of what people were told is done. They play in channels of a server; where
    there are several `processes`, in direct messages, which reach the process of shard 0 alone.
    """
    async with crowded(load, where, shards=processes) as (sandbox, people):
        limits, guests = sandbox.hub.identifying, Guests(sandbox, load.answer_seconds, "sets")
        limits.shards = limits.concurrency = processes
        users = visitors(sandbox, count, letters=processes > 1)
        for channel, user in users.items():
            guests.sit(channel, [user])
        before = await logged(where)
        async with running(sandbox, where, ranges(processes), load.settings) as bots:
            await sandbox.connected(STARTED, processes)
            held = await begun(bots)
            await asyncio.sleep(load.warm_up)
            await begun(bots)
            people.begin()
            spent, started = [processor_seconds(bot.pid) for bot in bots], time.monotonic()
            arriving = [asyncio.create_task(guests.arrive(channel, user)) for channel, user in users.items()]
            await asyncio.sleep(BEGIN_SECONDS + 60 * load.minutes)
            spent = [processor_seconds(bot.pid) - before for bot, before in zip(bots, spent, strict=True)]
            lasted = time.monotonic() - started
            people.stop()
            guests.stop()
            await asyncio.gather(*arriving)
            found = await ended(bots)
        mine = {one.id for one in users.values()}
        lost, doubled = lost_and_doubled(people.tried, before, await logged(where))
        dealt, finished = await played(where, mine)
        lost_in_sets, doubled_in_sets = lost_and_doubled(guests.tried, {}, dealt)
    return found | {
        "tables": load.tables,
        "guests": count,
        "held": held,
        "answers": people.latencies,
        "failed": people.failed + guests.failed,
        "set answers": guests.latencies,
        "turns": guests.turns,
        "deals": finished,
        "shares": [one / lasted for one in spent],
        "lost": lost + lost_in_sets,
        "doubled": doubled + doubled_in_sets,
    }


def visitors(sandbox: Sandbox, count: int, *, letters: bool) -> dict[Channel, User]:
    """People who come for a set, by the channel that they play in: one of their own, or their direct messages."""
    guild = next(iter(sandbox.world.guilds.values()))
    people = [sandbox.add_person(f"Guest {HOME + number}", guild) for number in range(count)]
    if letters:
        return {sandbox.world.dm(user): user for user in people}
    return {sandbox.add_channel(guild, f"corner-{number}"): user for number, user in enumerate(people)}


async def played(where: Address, users: Collection[int]) -> tuple[dict[int, list[str]], int]:
    """The actions that each of these people has played in today's deals, in order; and the number of deals that are
    over.
    """
    found: dict[int, list[str]] = defaultdict(list)
    over = 0
    async with database.open(where, as_it_is=True) as store:
        today = day_of(time.time())
        for user in users:
            for attempt in await store.daily.attempts(user, [today - 1, today]):
                over += min(attempt.dealt, DEALS)
                for deal in attempt.deals:
                    found[user] += await _answers(store, deal.table, user)
    return found, over


async def _answers(store: Store, table: int, user: int) -> list[str]:
    """The answers that this person has given at a table."""
    saved = await store.load(table)
    answers: list[str] = []
    for number in range(1, saved[0].round + 1 if saved is not None else 1):
        hand = await store.round(table, number)
        if hand is not None:
            keys = hand[0].standing.order
            answers += [one.action for one in hand[1] if one.by == "person" and user_of(keys[one.seat]) == user]
    return answers
