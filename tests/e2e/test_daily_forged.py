"""Forged ids about today's deals and their reviews: other people's attempts, sets of other days, deals out of order and
rounds of somebody else end in an answer, and the database stays as it was.
"""

import random
from collections.abc import Collection, Iterator
from dataclasses import dataclass

import pytest
from sqlalchemy import select

from bot.sandbox import Answer, Person, text_of
from bot.stamp import Stamp
from bot.ui.custom_ids import DAILY, HAND, REVIEW, STORY, Press, decode, encode
from bot.ui.numbers import MOST
from data import schema
from data.daily.records import day_of
from data.reviews import ReviewKey
from data.store import Store
from tests.e2e.deals import answer, begun, closed, finished, haunted, page_of, played
from tests.e2e.forging import KINDS, ODD, Forger, clicked, drawn_for
from tests.e2e.house import House
from tests.e2e.people import panel, press

pytestmark = pytest.mark.long

SURFACES = (DAILY, REVIEW, STORY, HAND)
TOGETHER = 100  # clicks, after which the database is looked at
OWN_WISHES = ("preferences", "blocks")  # what anybody may change of their own
ROOM = 60  # characters of an argument that leave a custom id short enough


@dataclass
class Stage:
    """Marie has finished yesterday's set, reviewed a deal of it, and is at the second deal of today's. Zoé is at the
    first one, and Bob has begun none. `tables`: of Marie's deals; `own`: of Zoé's.
    `sealed`: the seed of the deal that Marie is at.
    """

    house: House
    marie: Person
    bob: Person
    zoe: Person
    tables: list[int]
    own: int
    today: int
    sealed: str

    def legal(self, custom_id: str, person: Person) -> bool:
        """True if that is theirs to press: to begin a set of today, to practise a closed one, or to play at one's own
        table; or if it is on another screen, of which other tests forge the ids.
        """
        sent = decode(custom_id)
        if sent is None:
            return False
        begins = sent.surface == DAILY and sent.verb in ("play", "home") and sent.stamp.round == self.today
        practises = sent.surface == DAILY and sent.verb == "practice" and sent.stamp.round == self.today - 1
        return sent.surface not in SURFACES or begins or practises or (person is self.zoe and sent.table == self.own)


async def laid(house: House) -> Stage:
    """The stage as it is described."""
    marie, bob, zoe = house.people("Marie", "Bob", "Zoé")
    await haunted(house)
    before = await finished(house, marie)
    await closed(house)
    key = ReviewKey(before[0].record.id, 1, marie.user.id)
    await house.bot.registry.store.reviews.keep(key, 0, ())
    first, _ = await begun(house, marie)
    await played(house, marie)
    await press(marie, "play", panel(marie))
    second, _ = await begun(house, marie)
    await answer(house, second, marie)
    third, _ = await begun(house, zoe)
    for verb in ("days", "boards"):
        await press(marie, verb, await page_of(marie))
    tables = [*(one.record.id for one in before), first.record.id, second.record.id]
    assert second.round is not None
    sealed = second.round.seed.hex()
    return Stage(house, marie, bob, zoe, tables, third.record.id, day_of(house.clock()), sealed)


async def rows(store: Store, forgers: Collection[int]) -> dict[str, list[str]]:
    """All that the database holds, but for what the forgers want for themselves."""
    found = {}
    async with store._reader.begin() as connection:
        for table in schema.metadata.sorted_tables:
            query = select(table)
            if table.name in OWN_WISHES:
                query = query.where(table.c.user.not_in(forgers))
            found[table.name] = sorted(map(repr, await connection.execute(query)))
    return found


def named(stage: Stage) -> list[str]:
    """Every press that there is about Marie's sets and rounds, and about the sets of tomorrow."""
    sets = [Stamp(day, slot) for day in (stage.today - 1, stage.today, stage.today + 1) for slot in (0, 1)]
    about_sets = [Press(DAILY, 0, stamp, verb, "2") for stamp in sets for verb in verbs_of(DAILY)]
    rounds = [(surface, table) for surface in (REVIEW, STORY) for table in stage.tables]
    about_rounds = [Press(at, table, Stamp(1), verb) for at, table in rounds for verb in verbs_of(at)]
    return [encode(one) for one in (*about_sets, *about_rounds)]


def verbs_of(surface: str) -> list[str]:
    """All verbs of a screen."""
    return [one.partition(":")[2] for one in KINDS if one.startswith(f"{surface}:")]


def made_up(luck: random.Random, stage: Stage) -> str:
    """An id of these screens about a set, a deal or a round that is not the presser's: mostly one that there is."""
    near, far = (stage.today - 1, stage.today), (stage.today + 1, stage.today - 40, 0, luck.randrange(MOST))
    surface = luck.choice((DAILY, *SURFACES))
    if surface == DAILY:
        stamp = Stamp(luck.choice((*near, *near, *near, *far)), luck.choice((0, 0, 1, 1, 2, luck.randrange(MOST))))
    else:
        stamp = Stamp(luck.choice((1, 2, 3)), luck.randrange(40))
    verb = luck.choice((*verbs_of(surface), "x"))
    number = luck.choice((0, stage.own, *stage.tables, luck.randrange(MOST)))
    argument = luck.choice(("", "0", "1", "2", "3", "4", "pass", "1.1", luck.choice(ODD), luck.choice(ODD)))
    return encode(Press(surface, number, stamp, verb)) + f":{argument[:ROOM]}"


def forged_ids(luck: random.Random, stage: Stage) -> Iterator[str]:
    """Ids without end: every plain one, then the ids that Marie sees, as they are and changed, and made up ones."""
    forger = Forger(luck, drawn_for(stage.marie))
    yield from named(stage)
    while True:
        match luck.randrange(3):
            case 0:
                yield luck.choice(forger.ids)
            case 1:
                yield forger._changed(luck.choice(forger.ids))[:100]
            case _:
                yield made_up(luck, stage)


def sensible(told: Answer, sealed: str) -> bool:
    """True if the answer has no message, or one that says something and nothing of the sealed seed."""
    return told.message is None or (bool(text_of(told.message)) and sealed not in text_of(told.message))


@pytest.mark.parametrize("count", [300, pytest.param(10_000, marks=pytest.mark.thorough)])
async def test_forged_ids_about_deals_and_reviews_change_nothing(day: House, count: int) -> None:
    stage, luck = await laid(day), random.Random(f"forged deals:{count}")
    store, forgers = day.bot.registry.store, {stage.bob.user.id, stage.zoe.user.id}
    pages = {person: await page_of(person) for person in (stage.bob, stage.zoe)}
    await day.quiet()
    before, ids, sent = await rows(store, forgers), forged_ids(luck, stage), []
    day.clock.stop()
    for number in range(1, count + 1):
        person = luck.choice((stage.bob, stage.zoe))
        custom_id = next(one for one in ids if not stage.legal(one, person))
        sent.append((person.user.username, custom_id))
        chosen = {"values": [luck.choice(ODD)]} if luck.random() < 0.1 else {}
        assert sensible(await clicked(person, pages[person], custom_id, **chosen), stage.sealed), sent[-1]
        if number % TOGETHER == 0 or number == count:
            await day.quiet()
            assert await rows(store, forgers) == before, sent[-TOGETHER:]
