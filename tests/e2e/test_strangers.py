"""Whoever may not ask for a table gets nothing of it, whatever it is, whatever they press, and wherever they are: no
name, no card, no file, and nothing changes.
"""

import json
from collections.abc import Awaitable, Callable

import pytest

from bot.interactions.errors import sentence
from bot.interactions.handlers import FORMS, TABLELESS, kinds
from bot.refusal import Malformed, Refused
from bot.sandbox import JSON, Answer, Person, seen, text_of
from bot.table import lobby
from bot.table.table import Table
from bot.ui.custom_ids import BOARD, DAILY, REVIEW, SCHEMA, STORY, TOURNAMENT, base36
from tests.e2e import cups, deals
from tests.e2e.forging import clicked, commanded, submitted
from tests.e2e.house import House
from tests.e2e.people import follow_coach, learning, press

pytestmark = pytest.mark.long

PLAYING = ("Quintessa", "Bartholomew")
NOTHING = [seen(sentence(Malformed())), seen(sentence(Refused("unknown_table")))]
ALWAYS = {STORY}  # a surface that needs no live table, and names one all the same
OTHERS = {REVIEW, BOARD, TOURNAMENT, DAILY}  # surfaces of which some presses name a table, or what it belongs to
WAIT = 60.0


class Stage:
    """A private channel with two people who play there, and places from which a stranger asks: a channel of the same
    server, another server, a direct message, a server without the bot.
    """

    def __init__(self, house: House) -> None:
        self.house, sandbox = house, house.sandbox
        self.secret = sandbox.add_channel(house.guild, "secret")
        sandbox.deny(self.secret, house.guild, "view_channel")
        self.people = [one.at(self.secret) for one in house.people(*PLAYING)]
        for one in self.people:
            sandbox.allow(self.secret, one.user, "view_channel")
            sandbox.grant(house.guild, one.user, "manage_guild")
        sandbox.allow(self.secret, sandbox.world.bot, "view_channel")
        (eve,) = house.people("Eve")
        village, foreign = sandbox.add_guild("Village"), sandbox.add_foreign_guild("Elsewhere")
        for guild in (village, foreign):
            sandbox.join(guild, eve.user)
        sandbox.install(eve.user)
        self.places: dict[str, Person] = {
            "server": eve,
            "village": eve.at(sandbox.add_channel(village, "inn")),
            "direct": eve.at(sandbox.world.dm(eve.user)),
            "foreign": eve.at(sandbox.add_channel(foreign, "lounge")),
        }

    async def open(self, *, threads: bool = False) -> Table:
        """A lobby in the private channel."""
        await self.house.bot.registry.server_settings.change(self.house.guild.id, threads=threads)
        await self.people[0].slash("tahimi start", pace="quick")
        return await self.newest()

    async def newest(self) -> Table:
        """The newest open table."""
        record, *_ = await self.house.bot.registry.store.tables.open_tables()
        return await self.house.table(record.id)

    async def begun(self, *, threads: bool = False) -> Table:
        table = await self.open(threads=threads)
        await lobby.begin(table, self.people[0].user.id, fill=True)
        await self.house.let_draw_pass()
        return table

    async def over(self, *, threads: bool = False) -> Table:
        table = await self.begun(threads=threads)
        while table.record.phase == "round":
            await self.house.wait(WAIT)
        assert table.record.round
        return table


async def closed(stage: Stage) -> Table:
    table = await stage.over()
    await lobby.close(table, stage.people[0].user.id, manager=True)
    return table


async def lesson(stage: Stage, place: Person) -> Table:
    table = await learning(stage.house, place, "jubilee")
    while table.record.phase == "round":
        await follow_coach(stage.house, table, place.user.id)
        await stage.house.quiet()
    return table


async def deal(stage: Stage) -> Table:
    table, _ = await deals.begun(stage.house, stage.people[0])
    return table


async def cup(stage: Stage) -> Table:
    await cups.created(stage.people[0], game="jubilee", rounds="2", seats="2", pace="quick")
    await stage.house.quiet()
    third = stage.house.people("Rosalind")[0].at(stage.secret)
    stage.house.sandbox.allow(stage.secret, third.user, "view_channel")
    await cups.joined(stage.house, [*stage.people, third])
    await press(stage.people[0], "begin", cups.message(stage.people[0]))
    await stage.house.quiet()
    return await stage.newest()


TABLES: dict[str, Callable[[Stage], Awaitable[Table]]] = {
    "lobby": lambda stage: stage.open(),
    "round": lambda stage: stage.begun(),
    "over": lambda stage: stage.over(),
    "closed": closed,
    "thread": lambda stage: stage.over(threads=True),
    "lesson": lambda stage: lesson(stage, stage.people[0]),
    "lesson in a direct message": lambda stage: lesson(
        stage, stage.people[0].at(stage.house.sandbox.world.dm(stage.people[0].user))
    ),
    "deal of the day": deal,
    "tournament": cup,
}


def names_table(kind: str) -> bool:
    """True if presses of this kind name a table, or what one belongs to."""
    return kind not in TABLELESS or kind[0] in ALWAYS | OTHERS


async def pressed(person: Person, message: JSON, kind: str, number: int, round_: int) -> list[Answer]:
    """The answers to presses of this kind about this table."""
    surface, verb = kind.split(":")
    head = f"{SCHEMA}{surface}:{base36(number)}:{base36(round_)}:{verb}"
    if kind in FORMS:
        return [await submitted(person, message, head)]
    if kind not in TABLELESS:
        return [await clicked(person, message, head, values=["0"])]
    arguments = ["", "0"] if surface != BOARD else ["table.session.tahimi.0", "table.all.tahimi.0.wins"]
    return [await clicked(person, message, f"{head}:{one}", values=["0"]) for one in arguments]


@pytest.mark.parametrize("what", TABLES)
async def test_a_stranger_gets_nothing_of_a_table(day: House, what: str) -> None:
    day.user_install = True
    await day.shut()
    await day.open()
    stage = Stage(day)
    table = await TABLES[what](stage)
    day.clock.stop()
    number, round_ = table.record.id, max(table.record.round, 1)
    before = await day.bot.registry.store.load(number)
    secrets = [*PLAYING, *(str(one.user.id) for one in stage.people)]
    for place, eve in stage.places.items():
        message = (await eve.slash("cards settings")).message
        assert message is not None
        for kind in sorted(kinds() if what == "over" else (one for one in kinds() if names_table(one))):
            for answer in await pressed(eve, message, kind, number, round_):
                shown = answer.message or {}
                told = json.dumps(shown, ensure_ascii=False)
                if kind not in TABLELESS or kind[0] in ALWAYS:
                    assert text_of(shown) in NOTHING, (place, kind)
                if kind[0] != TOURNAMENT or place != "server":  # whose members may all look at it
                    assert not [one for one in secrets if one in told], (place, kind)
        if place in ("server", "village"):
            told = text_of((await commanded(eve, "chronicle", round=f"{number}.{round_}")).message or {})
            assert told == NOTHING[1], place
    assert await day.bot.registry.store.load(number) == before
