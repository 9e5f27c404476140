"""Several processes serve one bot: each its own shards, and when one dies, a spare goes on with its tables."""

import asyncio
import random
import re
import signal
import time
from collections.abc import Callable

import aiohttp
import pytest

from bot.operations import exits
from bot.runtime.cleanup import DAILY, KEPT
from bot.sandbox import Channel, Failed
from data import database
from data.postgres.ranges import LEASE_SECONDS
from data.shards import Shards
from tests.data import raw
from tests.e2e.cleaned import left
from tests.e2e.clicks import replayed
from tests.e2e.crashes import done_by, nothing_lost, same_hands
from tests.e2e.house import PATIENCE, House
from tests.e2e.people import Player, dealt, over, play_round, players, press, seated
from tests.e2e.presence import begun

pytestmark = [pytest.mark.long, pytest.mark.parametrize("kind", ["postgresql"], indirect=True)]

COUNT = 8
RANGES = ("0-1/8", "2-3/8", "4-5/8", "6-7/8")
NAMES = ("Marie", "Bob", "Zoé")
TAKEN_OVER = 60.0  # real seconds: six times what is aimed at, since machines may be busy (tests/tools/load measures it)


async def test_a_process_lets_the_servers_of_others_alone(site: House) -> None:
    await site.open()
    await begun(site, *NAMES)
    before = await site.saved()
    stored = await left(site)
    await site.shut()
    site.sandbox.forget_sessions()
    site.sandbox.delete_guild(site.guild)

    mine = Shards(0, 0, 2)
    if mine.serve(site.guild.id):
        mine = Shards(1, 1, 2)
    site.shards = str(mine)
    await site.open()
    await site.bot.wait_until_ready()
    registry = site.bot.registry
    assert not registry.timer.set_for
    assert await registry.table(1) is None
    seen = await registry.anywhere(1)
    assert seen is not None
    assert seen.record.people == before[0].people
    for wait in (0.0, 2 * KEPT):
        site.clock.advance(wait)
        site.bot.chores.do(*DAILY)
        await site.bot.chores.timer.strike()
    assert await left(site) == stored
    assert not registry.timer.set_for


def hall(site: House, shard: int) -> Channel:
    """The hall of a new server in that shard of eight."""
    return site.sandbox.add_channel(site.sandbox.add_guild(f"Court {shard}", id=(2**40 + shard) << 22), "hall")


async def begin(site: House, channel: Channel) -> tuple[int, list[Player]]:
    """Deal a round to people in that hall; return the number of their table, and the players."""
    assert channel.guild is not None
    users = [site.sandbox.add_person(f"{name} of {channel.guild.name}", channel.guild) for name in NAMES]
    people = [site.person(user, channel) for user in users]
    number = await seated(*people)
    await press(people[0], "go")
    await dealt(*people)
    return number, players(people, channel.guild.name)


def after(site: House, changes: int, then: Callable[[], None]) -> None:
    """Do something at the next change of a picture on anybody's screen after `changes` others."""
    left = iter(range(changes))

    def watch(_: object) -> None:
        if next(left, None) is None:
            site.sandbox.watchers.discard(watch)
            then()

    site.sandbox.watchers.add(watch)


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.thorough)])
async def test_a_killed_process_is_replaced_and_loses_nothing(
    site: House, seed: int, record_property: Callable[[str, object], None]
) -> None:
    luck = random.Random(seed)
    limits = site.sandbox.hub.identifying
    limits.limited, limits.shards, limits.concurrency = True, COUNT, 2
    site.sandbox.patience = 10.0
    halls = [hall(site, shard) for shard in range(1, COUNT, 2)]  # one for each process
    through = {"DISCORD_PROXY": site.sandbox.site}
    running = [await site.begin(shards, **through) for shards in RANGES]
    await site.sandbox.connected(2 * PATIENCE, COUNT)
    running.append(await site.begin(",".join(RANGES), **through))
    tables = [await begin(site, one) for one in halls]

    victim = luck.randrange(len(RANGES))
    others = [player for place, (_, playing) in enumerate(tables) if place != victim for player in playing]
    number, bereft = tables[victim]
    elsewhere = asyncio.gather(*(player.play(over(1), PATIENCE) for player in others))
    doing = [asyncio.create_task(player.play(over(1), PATIENCE)) for player in bereft]
    after(site, luck.randint(8, 60), running[victim].kill)
    await running[victim].wait()
    died = time.monotonic()
    for task in doing:
        task.cancel()
    for ended in await asyncio.gather(*doing, return_exceptions=True):
        assert ended is None or isinstance(ended, Failed | asyncio.CancelledError), ended
    while len(site.sandbox.hub.served) == COUNT:  # noqa: ASYNC110 -- the sandbox is about to see the connections end
        await asyncio.sleep(0)
    await site.sandbox.connected(TAKEN_OVER, COUNT)
    await press(bereft[0].person, "hand")
    record_property("seconds", time.monotonic() - died)

    _, played, moves = await site.saved(number)
    order, state = replayed(played, moves)
    nothing_lost(bereft, order, moves, (0, 0, 0))
    for player in bereft:  # what was under way may stand, though nobody was told of it
        player.acknowledged = done_by(player, order, moves)
    await same_hands([player.person for player in bereft], order, state)
    await play_round(bereft, 1)
    await elsewhere
    for number, playing in tables:
        _, played, moves = await site.saved(number)
        assert played is not None
        assert played.ended is not None
        order, _ = replayed(played, moves)
        nothing_lost(playing, order, moves, (0, 0, 0))


async def test_a_spare_that_waits_is_well_and_ends_when_it_is_stopped(site: House) -> None:
    await site.begin("auto")
    await site.sandbox.connected(PATIENCE)
    site.errors = asyncio.subprocess.PIPE
    spare = await site.begin("auto", LOG_LEVEL="INFO", HEALTH_PORT="0")
    assert spare.stderr is not None
    served = ""
    async for line in spare.stderr:
        if found := re.search(rb"/metrics are served at (\S+)", line):
            served = found[1].decode()
        if b"this one waits for the first that is free" in line:
            break
    async with aiohttp.ClientSession() as session, session.get(f"{served}/healthz") as answer:
        assert answer.status == 200
        assert "this one waits for the first that is free" in await answer.text()
    async with aiohttp.ClientSession() as session, session.get(f"{served}/metrics") as answer:
        assert answer.status == 200
    spare.terminate()
    said = (await spare.stderr.read()).decode()
    assert (await spare.wait(), "Traceback" in said) == (0, False), said


async def test_a_process_that_stands_still_is_replaced_and_ends_when_it_goes_on(site: House) -> None:
    """The test makes the lease of the process be over, so that it need not wait for that."""
    first = await site.begin("auto")
    await site.sandbox.connected(PATIENCE)
    before = set(site.sandbox.hub.sessions)
    async with database.open(site.where, as_it_is=True) as store:
        first.send_signal(signal.SIGSTOP)
        await raw.run(store, f"UPDATE ranges SET beat = beat - {LEASE_SECONDS}")  # noqa: S608 -- our own
        spare = await site.begin("auto")
        async with asyncio.timeout(PATIENCE):
            while set(site.sandbox.hub.sessions) == before:  # noqa: ASYNC110 -- the spare is about to begin one
                await asyncio.sleep(0.05)
        first.send_signal(signal.SIGCONT)
        assert await first.wait() == exits.TEMPORARY_FAILURE
    spare.terminate()
    assert await spare.wait() == 0
