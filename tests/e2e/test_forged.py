"""Nothing that comes from outside is trusted: what is forged ends in a sentence, and changes a table by legal play
alone. That nothing breaks is checked of every house: the bot may log no error.
"""

import random
from collections.abc import Collection
from contextlib import suppress

import pytest

from bot.games.climbing.family import HOUSE_RULES
from bot.games.climbing.part import part
from bot.interactions.errors import sentence
from bot.interactions.handlers import TABLELESS, kinds
from bot.refusal import Malformed, Refused
from bot.sandbox import JSON, Answer, Person, is_ephemeral, seen, text_of
from bot.table import acting, dealing, lobby
from bot.table.people import coming_people, key_of
from bot.table.table import Table
from bot.ui.custom_ids import decode
from bot.ui.numbers import MOST
from bot.ui.texts import say
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
from tests.e2e.people import hire, panel, panels, press, presses, public, seated
from tests.said import is_said

pytestmark = pytest.mark.long

NAMES = ("Marie", "Bob", "Zoé")
DOORS = ("how", "more", "rules", "hand", "decree", "show", "line", "open", "rules")  # they open something private
MALFORMED, UNKNOWN = seen(sentence(Malformed())), seen(sentence(Refused("unknown_table")))
NAMELESS = sentence(Refused("no_round_name"))


def said(answer: Answer) -> str:
    """A private sentence."""
    assert answer.kind in ("message", "thinking")
    assert answer.message is not None
    assert is_ephemeral(answer.message)
    return text_of(answer.message)


async def now(house: House, number: int) -> Saved:
    """A table as it is stored."""
    saved = await house.bot.registry.store.load(number)
    assert saved is not None
    return saved


# Forged at random


class Scenery:
    """A table in one phase, laid anew whenever something forged happened to be a legal way out of that phase. Eve does
    not sit there; Ada manages the server.
    """

    def __init__(self, house: House, phase: str, game: str) -> None:
        self.house, self.phase, self.game = house, phase, game
        self.number = 0
        house.clock.stop()  # no time passes in which clocks would play and deal
        self.people = house.people(*NAMES)
        self.forms: list[str] = []
        self.eve, self.ada = house.people("Eve", "Ada")
        house.sandbox.grant(house.guild, self.ada.user, "manage_guild")
        self.clicking = [*self.people, self.eve, self.ada]

    async def stands(self) -> bool:
        """True if the table is as it was laid."""
        if not self.number:
            return False
        record = (await now(self.house, self.number))[0]
        sitting = {person.user for person in coming_people(record)}
        return record.phase == self.phase and sitting == {person.user.id for person in self.people}

    async def lay(self) -> None:
        """Clear every table, open another one, and play until it is in its phase."""
        for record in await self.house.bot.registry.store.tables.open_tables():
            await lobby.close(await self.house.table(record.id), record.host, manager=True)
        await self.house.bot.registry.server_settings.change(self.house.guild.id, threads=False)  # Ada's may be forged
        self.number = await seated(*self.people, game=self.game)
        if self.phase != "lobby":
            await press(self.people[0], "go", await self.table())
            await self.house.let_draw_pass()
        if self.phase == "between":
            await finished(await self.house.table(self.number))
        await self.house.quiet()
        await self.look_around()

    async def table(self) -> JSON:
        """The public message of the table."""
        shown = str((await self.house.table(self.number)).messages.message)
        return next(one for one in self.eve.messages() if one["id"] == shown)

    async def look_around(self) -> None:
        """Open whatever can be opened, so that its ids are known."""
        for line in ("cards settings", "privacy", "tahimi rules", "misery"):
            await self.eve.slash(line)
        await self.ada.slash("tahimi-server")
        table = await self.table()
        doors = [one for one, pressed in presses(table).items() if pressed.verb in DOORS]
        for person in (*self.people, self.eve):
            for door in doors:
                await person.click(table, door)
        menus = [
            (menu, one)
            for menu in panels(self.people[0])
            for one, pressed in presses(menu).items()
            if pressed.verb == "form" and pressed.table == self.number
        ]
        opened = [await self.people[0].click(menu, button) for menu, button in menus]
        self.forms = [answer.modal["custom_id"] for answer in opened if answer.modal]
        await self.house.quiet()


async def finished(table: Table) -> None:
    """End the round by what would be played when time is up."""
    while table.state is not None and table.state.result is None:
        with suppress(Illegal):  # a pass that is made for somebody may be faster
            await acting.act(table, asked(table), table.state.default(table.state.pending[0]).text)


async def forge(house: House, phase: str, game: str, count: int) -> None:
    """Send this number of forged clicks, choices and forms at a table in that phase."""
    scenery = Scenery(house, phase, game)
    forger = Forger(random.Random(f"forged:{phase}:{game}:{count}"))
    for _ in range(count):
        if not await scenery.stands():
            await scenery.lay()
            forger.ids = [*drawn_for(*scenery.clicking), *scenery.forms]
            forger.values = offered_to(*scenery.clicking)
        person = forger.random.choice(scenery.clicking)
        message = forger.random.choice([one for one in person.messages() if one["components"]][-8:])
        await house.quiet()
        before = await now(house, scenery.number)
        custom_id, answer = await forger.press(person, message)
        after = await now(house, scenery.number)
        assert lawful(before, after, person, custom_id, answer), (custom_id, person.user.username, answer)
    await house.quiet()
    _, played, moves = await now(house, scenery.number)
    if played is not None:
        dealing.replay(played, moves)
    # A message that was forged into the panel of two tables is put away twice.
    house.asked_for = [one.status for one in house.sandbox.refusals if (one.method, one.status) == ("DELETE", 404)]


def lawful(before: Saved, after: Saved, person: Person, custom_id: str, answer: Answer) -> bool:
    """True if a table did not change, or changed only as this person may change it."""
    old, new, me = before[0], after[0], person.user.id
    if (old, *before[1:]) == (new, *after[1:]):
        return True
    pressed = decode(custom_id)
    if pressed is None or refused(answer):
        return False
    at_table = pressed.kind in kinds() - TABLELESS.keys() and pressed.table == old.id
    if not at_table and pressed.kind != "s:set":  # a person who wants forced passes made for them gets one at once
        return False
    played = after[2][len(before[2]) :] if before[1] == after[1] else []
    mine = {after[1].standing.order.index(key_of(me))} if after[1] and key_of(me) in after[1].standing.order else set()
    return (
        all(move.seat in mine for move in played if move.by == "person")
        and others(old, me) == others(new, me)
        and (old.options == new.options or (old.phase == "lobby" and old.host == me))
        and (part(old).wish == part(new).wish or part(new).wish.by in ("", key_of(me)))
        and (old.guild, old.channel, old.id) == (new.guild, new.channel, new.id)
    )


def others(record: TableRecord, user: int) -> Collection[str]:
    """Everybody else who is to play the next round, stewards aside."""
    return {person.key for person in coming_people(record) if person.user not in (None, user)}


def refused(answer: Answer) -> bool:
    """True if the answer says that nothing has happened."""
    return answer.message is not None and text_of(answer.message) in (MALFORMED, UNKNOWN)


@pytest.mark.parametrize("count", [60, pytest.param(2_000, marks=pytest.mark.thorough)])
@pytest.mark.parametrize(
    ("phase", "game"),
    [("lobby", "tahimi"), ("round", "tahimi"), ("round", "tarothimi"), ("round", "dahimi"), ("between", "tahimi")],
)
async def test_what_is_forged_ends_in_an_answer_and_changes_nothing_but_by_legal_play(
    house: House, phase: str, game: str, count: int
) -> None:
    await forge(house, phase, game, count)


# Commands


async def test_a_round_of_any_number_is_asked_for_without_harm(house: House) -> None:
    marie, bob = house.people("Marie", "Bob")
    await seated(marie, bob)
    texts = (*NUMBERS, *LOOKALIKES, "99999999999999999999.1", "1.99999999999999999999", "1.²", "-1.1")
    for text, guest in zip(texts, house.people(*(f"Guest {number}" for number in range(len(texts)))), strict=True):
        answered = said(await commanded(guest, "chronicle", round=text))
        of_a_round = [is_said(key, answered) for key in ("refused-no-such-round", "refused-round-not-dealt")]
        assert answered in (NAMELESS, UNKNOWN) or any(of_a_round), text


async def test_any_text_may_be_typed_into_a_command(house: House) -> None:
    (marie,) = house.people("Marie")
    for text in sorted(set(ODD) - HOUSE_RULES["tahimi"].presets.keys()):
        assert said(await commanded(marie, "chronicle", round=text))
        assert said(await commanded(marie, "tahimi rules", chapter=text))
        assert said(await commanded(marie, "tahimi start", preset=text))
        await marie.autocomplete("chronicle", "round", round=text)
        await marie.autocomplete("tahimi rules", "chapter", chapter=text)
        await marie.autocomplete("tahimi start", "preset", preset=text)
    assert not await house.bot.registry.store.tables.open_tables()


@pytest.mark.parametrize(
    ("line", "name", "values"),
    [
        ("tahimi start", "seats", (10**30, 2, -1, "4", 4.5)),
        ("tahimi start", "game", ("whist", "", "..", 7)),
        ("tahimi start", "pace", ("hasty", "Quick")),
        ("tahimi start", "deck", ("marked",)),
        ("cards verify", "round", (10**30, MOST + 1, 0, -1, "1")),
        ("tahimi rules", "game", ("whist", "../..")),
        ("misery", "scope", ("village",)),
        ("misery", "span", ("202613", "ever")),
        ("rank", "game", ("whist",)),
        ("history", "range", ("9" * 30, "-1")),
    ],
)
async def test_an_option_that_a_command_does_not_offer_is_refused(
    house: House, line: str, name: str, values: tuple[object, ...]
) -> None:
    (marie,) = house.people("Marie")
    for value in values:
        assert said(await commanded(marie, line, **{name: value})) in (MALFORMED, say("refused-no-game"))
    assert not await house.bot.registry.store.tables.open_tables()


# Where it does not belong


async def test_a_table_is_out_of_reach_from_another_server(house: House) -> None:
    marie, bob, zoe = house.people(*NAMES)
    number = await seated(marie, bob, zoe)
    await press(marie, "go")
    await house.let_draw_pass()
    village = house.sandbox.add_guild("The Village")
    inn = house.sandbox.add_channel(village, "inn")
    house.sandbox.join(village, bob.user)
    stranger, guest = house.person(house.sandbox.add_person("Nora", village), inn), bob.at(inn)
    await seated(stranger)
    ids = [*presses(public(marie)), *presses(panel(bob))]
    before = await now(house, number)
    for person in (stranger, guest):
        settings = (await person.slash("cards settings")).message
        assert settings is not None
        for custom_id in ids:
            assert said(await clicked(person, settings, custom_id)) == UNKNOWN
    assert await now(house, number) == before


async def test_nothing_private_is_drawn_over_the_table(house: House) -> None:
    marie, bob, zoe = house.people(*NAMES)
    number = await seated(marie, bob, zoe)
    await press(marie, "rules")
    menu = next(one for one in reversed(marie.messages()) if is_ephemeral(one))
    await press(marie, "go")
    await house.let_draw_pass()
    table, before = public(marie), await now(house, number)
    for custom_id in (*presses(menu), *presses(panel(marie))):
        assert said(await clicked(marie, table, custom_id)) == MALFORMED
        assert said(await clicked(marie, table, custom_id, values=["3x1"])) == MALFORMED
    assert public(marie) == table
    assert await now(house, number) == before


async def test_what_a_form_sends_is_no_click_and_what_a_button_sends_is_no_form(house: House) -> None:
    (marie,) = house.people("Marie")
    number = await seated(marie)
    menu = (await press(marie, "rules")).message
    assert menu is not None
    opened = await marie.click(menu, next(one for one in presses(menu) if ":form:" in one))
    assert opened.modal is not None
    await house.quiet()
    before = await now(house, number)
    assert said(await clicked(marie, menu, opened.modal["custom_id"])) == MALFORMED
    assert said(await submitted(marie, menu, next(iter(presses(menu))))) == MALFORMED
    assert await now(house, number) == before


# Delivered twice


async def test_a_click_that_is_delivered_twice_is_answered_once(house: House) -> None:
    (marie,) = house.people("Marie")
    number = await seated(marie)
    answer = await hire(marie)
    again(marie, answer)
    await press(marie, "how")  # which comes after it
    await house.quiet()
    assert len((await now(house, number))[0].people) == 2


async def test_a_form_that_is_delivered_twice_is_answered_once(house: House) -> None:
    (marie,) = house.people("Marie")
    number = await seated(marie)
    menu = (await press(marie, "rules")).message
    assert menu is not None
    opened = await marie.click(menu, next(one for one in presses(menu) if ":form:table" in one))
    assert opened.modal is not None
    answer = await marie.submit(opened.modal, {"seats": "6"})
    before = await now(house, number)
    assert before[0].seats == 6
    again(marie, answer)
    await press(marie, "how")
    await house.quiet()
    assert await now(house, number) == before


async def test_a_command_that_is_delivered_twice_is_answered_once(house: House) -> None:
    (marie,) = house.people("Marie")
    on = await marie.slash("cards notify")
    again(marie, on)
    await marie.slash("cards settings")
    await house.quiet()
    assert await house.bot.registry.store.servers.listeners(house.guild.id) == [marie.user.id]
