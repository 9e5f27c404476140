"""Discord's bad days: what can happen to an answer, as data; and all of it mixed at random while people play, with
kills of the bot's process: `python -m tests.e2e.bad_days --minutes 60`.

After each kill every move that a person was told of stands in the log, at its place, once. In the end the table goes
on.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from bot.sandbox import JSON, Answer, Failed, NotThere, Person, WrongInput, text_of
from bot.sandbox.faults import CallFault, EventFault
from bot.stamp import Stamp
from bot.ui.custom_ids import ANSWER
from data import database
from tests.e2e.house import House, built
from tests.e2e.people import colour, panels, press, presses, public

ANSWERS = "/interactions/{interaction_id}/{interaction_token}/callback"
PANELS = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
FOLLOW_UPS = "/webhooks/{webhook_id}/{webhook_token}"
TABLES = "/channels/{channel_id}/messages/{message_id}"
POSTS = "/channels/{channel_id}/messages"
SHORT = 1.0  # real seconds that people wait for an answer that may never come, where a test makes them


class BadDay(NamedTuple):
    """The faults that happen to one answer, and the number of lines that the log gets of it."""

    calls: Sequence[CallFault] = ()
    event: EventFault | None = None
    lines: int = 1


def refused(status: int, code: int = 0, times: int = 1, template: str | None = ANSWERS) -> CallFault:
    """Calls that Discord refuses."""
    return CallFault(times, template=template, status=status, code=code)


#: The faults of the answer to a click, by name.
BAD_DAYS = {
    "given up": BadDay([refused(404, 10062)]),
    "answered by somebody else": BadDay([refused(400, 40060)], lines=2),  # the other line tells of another copy
    "the panel is gone": BadDay([refused(404, 10008)], lines=0),
    "the panel is gone, and so is the way to send another": BadDay([refused(404, 10008), refused(404, 10015)]),
    "the older token is dead": BadDay([refused(404, 10062), refused(401, 50027, template=PANELS)]),
    "the request is lost": BadDay([CallFault(template=ANSWERS, lost="request")], lines=0),
    "the request is lost twice": BadDay([CallFault(2, template=ANSWERS, lost="request")]),
    "the response is lost": BadDay([CallFault(template=ANSWERS, lost="response")], lines=0),
    "the response is lost twice": BadDay([CallFault(2, template=ANSWERS, lost="response")], lines=0),
    "too many calls": BadDay([CallFault(template=ANSWERS, status=429, retry_after=5.0)]),
    "an answer breaks for seconds": BadDay([refused(503, times=4)]),
    "an answer breaks for long": BadDay([refused(503, times=5)]),
    "slow": BadDay([CallFault(template=ANSWERS, delay=SHORT)]),
    "the response is slow": BadDay([CallFault(template=ANSWERS, echo=SHORT)], lines=0),
    "the click comes twice": BadDay(event=EventFault("twice", "INTERACTION_CREATE"), lines=0),
    "the click comes late": BadDay(event=EventFault("late", "INTERACTION_CREATE"), lines=0),
}
#: And to what is shown beside it.
WORSE_DAYS = (
    *BAD_DAYS.values(),
    *(BadDay([refused(503, times=3, template=template)]) for template in (PANELS, FOLLOW_UPS, TABLES, POSTS)),
    *(BadDay([CallFault(template=PANELS, lost=lost)]) for lost in ("request", "response")),
    *(BadDay([CallFault(template=FOLLOW_UPS, lost=lost)]) for lost in ("request", "response")),
    *(BadDay([CallFault(template=TABLES, lost=lost)]) for lost in ("request", "response")),
    *(BadDay([CallFault(template=POSTS, lost=lost)]) for lost in ("request", "response")),
    BadDay([refused(403, 50013, template=TABLES)]),
    BadDay([CallFault(3, delay=2.0)]),
    BadDay(event=EventFault("late", times=3)),
    BadDay(event=EventFault("twice", times=3)),
)
CUT, FORGET = "cut", "forget"  # the gateway's connection breaks: the session can be resumed, or is invalid

NAMES = ("Marie", "Bob", "Zoé")
GAME = "jubilee"  # its positions are the numbers of its moves
LIFE = (8.0, 40.0)  # seconds from one kill to the next, at least and at most
CALM = (0.2, 1.5)  # and from one misfortune to the next
PAUSE = (0.02, 0.3)  # of a person between two looks at the table
#: The wishes of people whom their panel asks nothing, as verbs at the table, with their likelihood at each look.
WISHES = (("ready", 0.5), ("go", 0.3), ("join", 0.3), ("hand", 0.1))
SETTLED = 30.0  # seconds in which everything must be well again after all misfortunes
MOVES_AFTER = 6  # moves that show that the table goes on
THEIRS = "discord."  # loggers of errors that are expected: discord.py reports every connection that broke


class Told(NamedTuple):
    """A move that a person was told is done."""

    table: int
    stamp: Stamp
    user: int
    action: str


@dataclass
class Mixed:
    """A run: who plays, what they were told, and what happened to them."""

    house: House
    people: list[Person]
    luck: random.Random
    acknowledged: list[Told] = field(default_factory=list)
    count: Counter[str] = field(default_factory=Counter)
    moved: asyncio.Event = field(default_factory=asyncio.Event)


async def mix(folder: Path, minutes: float, seed: str) -> Counter[str]:
    """Let people play for this many minutes, with misfortunes and kills. Return the number of events, by kind. Raises
    AssertionError for what must not happen.
    """
    async with built(folder, seed) as house:
        house.sandbox.patience = 3.0
        house.sandbox.record = False
        errors = folder / "errors.log"
        house.errors, house.log_format = errors.open("ab"), "json"
        people = [Person(one.core, one.user, one.channel) for one in house.people(*NAMES)]
        run = Mixed(house, people, random.Random(seed))
        await house.spawn()
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(plays(run, person)) for person in run.people]
            until = time.monotonic() + minutes * 60
            while time.monotonic() < until:
                await live(run, min(run.luck.uniform(*LIFE), until - time.monotonic()))
                await killed(run)
            await goes_on(run)
            for task in playing:
                task.cancel()
        await house.kill()
        await stands(run)
        house.errors.close()
        assert not (wrong := our_errors(errors)), "\n".join(wrong)
    return run.count


async def live(run: Mixed, seconds: float) -> None:
    """Let the bot live one life with misfortunes, one after the other."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await asyncio.sleep(run.luck.uniform(*CALM))
        match run.luck.choice([*WORSE_DAYS, CUT, FORGET]):
            case BadDay() as day:
                run.house.sandbox.faults += [replace(fault) for fault in day.calls]
                run.house.sandbox.hub.faults += [replace(day.event)] if day.event else []
            case str(how):
                (run.house.sandbox.hub.cut if how == CUT else run.house.sandbox.hub.forget)()
        run.count["misfortunes"] += 1


async def killed(run: Mixed) -> None:
    """Kill the process with clicks in flight, and start another one that takes over."""
    await run.house.kill()
    run.count["kills"] += 1
    run.house.sandbox.faults.clear()  # it has to come up
    run.house.sandbox.hub.faults.clear()
    await stands(run)
    await run.house.spawn()


async def stands(run: Mixed) -> None:
    """Everything that anybody was told is in the log, at its place, once."""
    async with database.open(run.house.database) as store:
        for table, number in {(one.table, one.stamp.round) for one in run.acknowledged}:
            found = await store.round(table, number)
            assert found is not None, f"round {number} of table {table} is lost"
            played, moves = found
            seats = [int(key[1:]) for key in played.standing.order]
            told = [one for one in run.acknowledged if (one.table, one.stamp.round) == (table, number)]
            assert len({one.stamp for one in told}) == len(told), f"two moves at one place: {told}"
            for one in told:
                assert one.stamp.position < len(moves), f"{one} is lost"
                move = moves[one.stamp.position]
                assert (seats[move.seat], move.action) == (one.user, one.action), f"{one} is not {move}"
    run.count["moves told"] = len(run.acknowledged)


async def goes_on(run: Mixed) -> None:
    """Check that people play on when all misfortunes are over."""
    before = len(run.acknowledged)
    async with asyncio.timeout(SETTLED):
        while len(run.acknowledged) < before + MOVES_AFTER:
            run.moved.clear()
            await run.moved.wait()


async def plays(run: Mixed, person: Person) -> None:
    """Let somebody play for ever, whatever fails."""
    while True:
        await asyncio.sleep(run.luck.uniform(*PAUSE))
        try:
            await step(run, person)
        except (Failed, NotThere, WrongInput):  # what a person sees when the bot is away, or was faster
            run.count["failed clicks"] += 1


async def step(run: Mixed, person: Person) -> None:
    """Play a card on the panel, or do whatever else the table offers; where it shows nothing, look at the hand."""
    shown = next((one for one in reversed(panels(person)) if colour(one) is not None), None)
    cards = [one for one, sent in presses(shown).items() if sent.verb == ANSWER] if shown is not None else []
    if shown is not None and cards:
        chosen = run.luck.choice(cards)
        hear(run, person, shown, chosen, await person.click(shown, chosen, stale=True))
        return
    verbs = offered(person)
    if person is run.people[0] and not verbs & {"join", "hand", "ready"}:
        await person.slash("cards start", game=GAME, seats=len(NAMES), pace="quick")
        return
    for verb, likely in WISHES:
        if verb in verbs and run.luck.random() < likely:
            await press(person, verb, stale=True)
            return


def our_errors(log: Path) -> list[str]:
    """The lines of a log of errors that are no reports of discord.py; what is not logged but only printed is one."""
    return [line for line in log.read_text().splitlines() if not logger_of(line).startswith(THEIRS)]


def logger_of(line: str) -> str:
    """The name of the logger that has written this line; "" where none has."""
    with suppress(json.JSONDecodeError):
        return str(json.loads(line)["logger"])
    return ""


def offered(person: Person) -> set[str]:
    """The verbs of the buttons that can be pressed on the newest public message."""
    with suppress(IndexError):
        return {sent.verb for sent in presses(public(person)).values()}
    return set()


def hear(run: Mixed, person: Person, shown: JSON, custom_id: str, answer: Answer) -> None:
    """The panel was redrawn in answer: the move is done, unless it says otherwise. Where the bot says first that it has
    heard, its next drawing may be of what somebody else did: such a move was told to nobody.
    """
    run.count["clicks"] += 1
    sent = presses(shown)[custom_id]
    if answer.kind == "update" and answer.message is not None and "⚠️" not in text_of(answer.message):
        run.acknowledged.append(Told(sent.table, sent.stamp, person.user.id, sent.argument))
        run.moved.set()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", default="bad days")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(mix(Path(folder), given.minutes, given.seed))
    sys.stdout.write(", ".join(f"{number} {kind}" for kind, number in sorted(found.items())) + "\n")
