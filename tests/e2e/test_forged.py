"""Nothing that comes from outside is trusted: what is forged ends in a sentence, and changes a table by legal play
alone. That nothing breaks is checked of every house: the bot may log no error.
"""

import random
from collections.abc import Collection
from contextlib import suppress

import pytest

from bot.handlers import HANDLERS
from bot.ids import decode
from bot.numbers import MOST
from bot.refusals import sentence
from bot.refusal import Malformed, Refused
from bot.sandbox import JSON, Answer, Person, is_ephemeral, text_of
from bot.table import dealing, decrees
from bot.table.people import coming, key_of, user_of
from bot.table.table import Table
from bot.table.waiting import DRAW_SECONDS
from data.records import TableRecord
from engine.contract import Illegal
from tests.bot.making import asked
from tests.e2e.forging import (
    LOOKALIKES,
    NUMBERS,
    ODD,
    Forger,
    again,
    clicked,
    commanded,
    drawn_for,
    offered_to,
    submitted,
)
from tests.e2e.house import House, Saved
from tests.e2e.people import id_of, panel, press, presses, public, seated

NAMES = ("Marie", "Bob", "Zoé")
DOORS = ("how", "more", "rules", "hand", "decree", "show", "line", "open")  # they open something private
MALFORMED, UNKNOWN = sentence(Malformed()), sentence(Refused("unknown_table"))


def said(answer: Answer) -> str:
    """A private sentence."""
    assert answer.kind == "message"
    assert answer.message is not None
    assert is_ephemeral(answer.message)
    return text_of(answer.message)


async def now(house: House, number: int) -> Saved:
    """What is on disk of a table."""
    saved = await house.bot.court.store.load(number)
    assert saved is not None
    return saved


# Forged at random


class Scenery:
    """A table in one phase, laid anew whenever something forged happened to be a legal way out of that phase. Eve does
    not sit there; Ada manages the server.
    """

    def __init__(self, house: House, phase: str) -> None:
        self.house, self.phase, self.number = house, phase, 0
        self.people = house.people(*NAMES)
        self.eve, self.ada = house.people("Eve", "Ada")
        house.sandbox.grant(house.guild, self.ada.user, "manage_guild")
        self.clicking = [*self.people, self.eve, self.ada]

    async def stands(self) -> bool:
        """Whether it is as it was laid."""
        if not self.number:
            return False
        record = (await now(self.house, self.number))[0]
        sitting = {person.user for person in coming(record)}
        return record.phase == self.phase and sitting == {person.user.id for person in self.people}

    async def lay(self) -> None:
        """Clear every table, open another one, and play until it is in its phase."""
        for record in await self.house.bot.court.store.open_tables():
            await (await self.house.table(record.id)).close(record.host, manager=True)
        self.number = await seated(*self.people)
        if self.phase != "lobby":
            await press(self.people[0], "go", await self.table())
            await self.house.wait(DRAW_SECONDS + 1)
        if self.phase == "between":
            await finished(await self.house.table(self.number))
        await self.house.quiet()
        await self.look_around()

    async def table(self) -> JSON:
        """Its public message."""
        shown = str((await self.house.table(self.number)).record.message)
        return next(one for one in self.eve.messages() if one["id"] == shown)

    async def look_around(self) -> None:
        """Whatever can be opened is opened, so that its ids are known."""
        for line in ("tahimi settings", "privacy", "tahimi rules", "misery"):
            await self.eve.slash(line)
        await self.ada.slash("tahimi-server")
        table = await self.table()
        doors = [one for one, pressed in presses(table).items() if pressed.verb in DOORS]
        for person in (*self.people, self.eve):
            for door in doors:
                await person.click(table, door)


async def finished(table: Table) -> None:
    """The round is over, by what the clock would play."""
    while table.state is not None and table.state.result is None:
        with suppress(Illegal):  # a pass that is made for somebody may be faster
            await table.act(asked(table), table.state.default(table.state.pending[0]).text)


async def forge(house: House, phase: str, count: int, seed: str) -> None:
    """So many forged clicks, choices and forms at a table in that phase."""
    scenery = Scenery(house, phase)
    forger = Forger(random.Random(f"{seed}:{phase}"))
    for _ in range(count):
        if not await scenery.stands():
            await scenery.lay()
            forger.ids, forger.values = drawn_for(*scenery.clicking), offered_to(*scenery.clicking)
        person = forger.random.choice(scenery.clicking)
        message = forger.random.choice([one for one in person.messages() if one["components"]][-8:])
        before = await now(house, scenery.number)
        custom_id, answer = await forger.press(person, message)
        after = await now(house, scenery.number)
        assert lawful(before, after, person, custom_id, answer), (custom_id, person.user.username, answer)
    await house.quiet()
    _, played, moves = await now(house, scenery.number)
    if played is not None:
        dealing.replay(played, moves)


def lawful(before: Saved, after: Saved, person: Person, custom_id: str, answer: Answer) -> bool:
    """Whether a table changed, if at all, as this person may change it."""
    old, new, me = before[0], after[0], person.user.id
    if (old, *before[1:]) == (new, *after[1:]):
        return True
    press_ = decode(custom_id)
    if press_ is None or press_.kind not in HANDLERS or press_.table != old.id or refused(answer):
        return False
    played = after[2][len(before[2]) :] if before[1] == after[1] else []
    mine = {after[1].standing.order.index(key_of(me))} if after[1] and key_of(me) in after[1].standing.order else set()
    return (
        all(move.seat in mine for move in played if move.by == "person")
        and others(old, me) == others(new, me)
        and (old.options == new.options or (old.phase == "lobby" and old.host == me))
        and (old.wish == new.wish or new.wish.by in ("", key_of(me)))
        and (old.guild, old.channel, old.id) == (new.guild, new.channel, new.id)
    )


def others(record: TableRecord, user: int) -> Collection[str]:
    """Everybody else who is to play the next round, stewards aside."""
    return {person.key for person in coming(record) if person.user not in (None, user)}


def refused(answer: Answer) -> bool:
    """Whether the answer says that nothing has happened."""
    return answer.message is not None and text_of(answer.message) in (MALFORMED, UNKNOWN)


@pytest.mark.parametrize("phase", ["lobby", "round", "between"])
@pytest.mark.parametrize("count", [100, pytest.param(3_400, marks=pytest.mark.long)])
async def test_what_is_forged_ends_in_an_answer_and_changes_nothing_but_by_legal_play(
    house: House, phase: str, count: int
) -> None:
    await forge(house, phase, count, f"forged {count}")
