"""The process is killed again and again while a tournament goes on: no table is laid twice, no result is lost, no round
is left out, nobody is called twice.
"""

import asyncio
import random
from collections.abc import Mapping
from itertools import count, pairwise
from typing import NamedTuple

import pytest
from sqlalchemy import func, select

from bot.sandbox import Person, text_of
from bot.tournaments import tables
from data import database, schema
from data.tournament_records import Course
from tests.e2e import cups
from tests.e2e.crashes import after
from tests.e2e.house import PATIENCE, House
from tests.e2e.people import press
from tests.said import is_said

pytestmark = pytest.mark.long

ROUNDS = 4
KILLS = 8  # in a form other than Swiss
DAY = 24 * 3600.0
SECONDS = 3.0  # real ones after which a process that is connected is killed, though it shows nothing more


async def live_and_die(house: House, changes: int, seconds: float = SECONDS, check_in: float = cups.CHECK_IN) -> None:
    """Let a new process go on when the time to check in has run out. Kill it after this number of changes of what is
    shown, or after this number of real seconds.
    """
    house.clock.advance(check_in + 1)
    await house.spawn()
    process = house.process
    assert process is not None
    after(house, changes)
    await asyncio.wait([asyncio.create_task(process.wait())], timeout=seconds)
    await house.kill()


def calls(house: House, person: Person) -> dict[int, int]:
    """The number of times that people were called to the table in each thread."""
    return {
        channel: sum(is_said("tournament-call", text_of(one)) for one in person.at(there).messages())
        for channel, there in house.sandbox.world.channels.items()
    }


async def whole(house: House, before: Course | None) -> Course:
    """The tournament as it is stored: it has lost nothing since, and each of its pairings has one table at most. No
    process may hold the database.
    """
    async with database.open(house.where, as_it_is=True) as store:
        now = await store.tournaments.course(1)
        async with store._reader.begin() as connection:
            stored = await connection.scalar(select(func.count()).select_from(schema.tables))
    assert now is not None
    results = {(one.round, one.number): one.scores for one in now.pairings}
    over = [one for one in before.pairings if one.ended is not None] if before is not None else []
    assert all(results[one.round, one.number] == one.scores for one in over)
    drawn = {one.round for one in now.pairings}
    assert drawn == set(range(1, now.tournament.round + 1))
    for number in drawn:
        placed = [one for pairing in now.pairings if pairing.round == number for one in pairing.entrants]
        assert len(placed) == len(set(placed))
        everybody = now.tournament.form != "knock-out" or number == 1
        assert not everybody or sorted(placed) == [one.number for one in now.entries]
    laid = [one.table for one in now.pairings if one.table is not None]
    assert len(laid) == len(set(laid)) == stored
    return now


class Evening(NamedTuple):
    """A tournament. `people`: the number of people who sign up. `fields`: its form as it is filled in. `rounds`: the
    number of its rounds. `check_in`: the seconds for which its tables wait.
    """

    people: int
    fields: Mapping[str, str]
    rounds: int
    check_in: float = cups.CHECK_IN


SWISS = {"game": "jubilee", "rounds": str(ROUNDS), "seats": "2", "pace": "quick"}
FORMS = {
    "knock-out": Evening(11, {"game": "jubilee", "rounds": "knock-out", "seats": "4", "pace": "quick"}, 3),
    "league": Evening(7, {"game": "jubilee", "rounds": "3x7", "seats": "2"}, 3, DAY),
    "pairs": Evening(6, {"game": "truc", "rounds": "2", "seats": "pairs", "pace": "quick"}, 2),
}


@pytest.mark.parametrize(
    ("people", "kills"), [(5, 10), pytest.param(40, 100, marks=pytest.mark.thorough)], ids=["ten", "hundred"]
)
async def test_killed_at_any_moment_a_tournament_goes_on_from_what_is_stored(
    site: House, people: int, kills: int
) -> None:
    await survives(site, Evening(people, SWISS, ROUNDS), kills)


@pytest.mark.thorough
@pytest.mark.parametrize("form", FORMS)
async def test_a_tournament_of_any_form_goes_on_from_what_is_stored(site: House, form: str) -> None:
    now = await survives(site, FORMS[form], KILLS)
    assert now.tournament.form == ("swiss" if form == "pairs" else form)
    if form == "knock-out":
        drawn = [[one for one in now.pairings if one.round == at] for at in range(1, 4)]
        assert [len(one) for one in drawn] == [3, 2, 1]
        for before, after in pairwise(drawn):
            on = {one for pairing in after for one in pairing.entrants}
            assert on < {one for pairing in before for one in pairing.entrants}
            assert all(len(on & {*pairing.entrants}) == 2 for pairing in before)
    if form == "pairs":
        for pairing in now.pairings:
            sides = {one.entrant: one.side for one in pairing.scores or ()}
            assert all(sides.get(one) == sides.get(other) for one, other in now.tournament.partners)


async def survives(site: House, evening: Evening, kills: int) -> Course:
    """Play a tournament from its form to its end, and kill the process `kills` times meanwhile."""
    luck = random.Random(kills)
    people, check_in = evening.people, evening.check_in
    site.program = "tests.e2e.hasty_bot"
    await site.spawn()
    marie = await cups.host(site)
    await cups.created(marie, **evening.fields)
    await marie.until(lambda one: is_said("tournament-title", text_of(one)), PATIENCE)
    guests = [marie, *site.people(*(f"Guest {at}" for at in range(people - 1)))]
    if evening.fields["seats"] == "pairs":
        for one, other in zip(guests[::2], guests[1::2], strict=True):
            await cups.paired(one, other)
    else:
        for one in guests:
            await press(one, "join", cups.message(one))
    await press(marie, "begin", cups.message(marie))
    await site.kill()
    now = await whole(site, None)
    async with asyncio.timeout(PATIENCE * (kills + 10)):
        for _ in range(kills):
            await live_and_die(site, luck.randint(1, 4 * people), check_in=check_in)
            now = await whole(site, now)
        lives = count(1)
        while now.tournament.phase != "over":  # the next one has longer: on a busy machine a life may be too short
            await live_and_die(site, 1000 * people, SECONDS * next(lives), check_in)
            now = await whole(site, now)
    assert now.tournament.round == evening.rounds
    assert all(one.ended is not None and one.scores for one in now.pairings)
    assert set(calls(site, marie).values()) == {0, 1}  # nobody in the hall, and once in each thread that heard of it
    cups.allow_rationed_edits(site)
    return now


@pytest.mark.parametrize("at", ["before", "after"])
async def test_a_table_is_called_once_though_the_process_ends_beside_the_call(
    house: House, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    """`before`: the message is not sent yet. `after`: it is, and nothing is noted."""
    marie = await cups.host(house)
    others = house.people("Bob", "Kim", "Léo")
    await cups.created(marie, game="jubilee", rounds="2", seats="2", pace="quick")
    await house.quiet()
    await cups.joined(house, [marie, *others])

    async def end(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patched:
        owner, name = (tables, "_shown") if at == "before" else (house.bot.registry.store.tournaments, "call")
        patched.setattr(owner, name, end)
        await press(marie, "begin", cups.message(marie))
        await house.quiet()
    await house.shut()
    assert sum(calls(house, marie).values()) == (at == "after")  # of the first table
    await house.open()
    async with asyncio.timeout(PATIENCE):
        while not all(one.called for one in (await cups.course(house)).running):
            await house.quiet()
    assert sorted(calls(house, marie).values())[-3:] == [0, 1, 1]
