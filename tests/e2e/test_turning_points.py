"""The turning points of a round, by clicks: below its result once worked out, and in the chronicle; or nowhere."""

from random import Random

import pytest

from bot.sandbox import JSON, Person, text_of
from bot.table import acting, lobby
from bot.table.table import Table
from data.records import RoundRecord
from engine.contract import owed
from engine.search.generic import anything
from tests.e2e.house import House
from tests.e2e.people import press
from tests.e2e.proofs import told
from tests.e2e.settings import choose, settings, wanted
from tests.said import heard, is_said, said

pytestmark = pytest.mark.long

WAYS = ("turning-rise", "turning-fall", "turning-own-rise", "turning-own-fall")


async def played(house: House, person: Person, game: str, **rules: bool) -> Table:
    """A round in which this person answers anything, among stewards."""
    luck = Random(3)
    await person.slash("cards start", game=game)
    table = await house.table()
    if rules:
        await lobby.change_house_rules(table, person.user.id, rules)
    await lobby.begin(table, person.user.id, fill=True)
    await house.let_draw_pass()
    while table.record.phase == "round":
        if table.waits_for(person.user.id):
            seat = table.seat_of(person.user.id)
            assert seat is not None
            await acting.act(table, person.user.id, anything(owed(table.view(seat).decisions)[0], luck).text)
        await house.wait(1.0)
    await house.bot.registry.turning_points.settle()
    await house.quiet()
    return table


async def stored(house: House, table: Table, number: int = 1) -> RoundRecord:
    found = await house.bot.registry.store.round(table.record.id, number)
    assert found is not None
    return found[0]


def result(person: Person, table: Table) -> JSON:
    """The message of the table."""
    return next(one for one in person.messages() if int(one["id"]) == table.messages.message)


def lines(message: JSON) -> int:
    return sum(len(heard(way, text_of(message))) for way in WAYS)


async def test_a_round_tells_where_it_turned_in_the_message_of_its_result_and_in_the_chronicle(thinking: House) -> None:
    (marie,) = thinking.people("Marie")
    table = await played(thinking, marie, "sampen")
    points = (await stored(thinking, table)).turning_points
    assert points
    shown = [one for one in marie.messages() if is_said("turning-title", text_of(one))]
    assert shown == [result(marie, table)]
    assert lines(shown[0]) == len(points)
    end = told(await press(marie, "last", told(await marie.slash("chronicle"))))
    assert said("turning-title") in text_of(end)
    assert lines(end) == len(points)
    await thinking.shut()
    await thinking.open()
    assert (await stored(thinking, table)).turning_points == points
    again = told(await press(marie, "last", told(await marie.slash("chronicle"))))
    assert lines(again) == len(points)


async def test_what_was_not_worked_out_in_time_is_when_somebody_reads_the_chronicle(
    thinking: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    (marie,) = thinking.people("Marie")
    made = thinking.bot.registry.turning_points
    turn = made._turn
    monkeypatch.setattr(made, "_turn", lambda _: None)
    table = await played(thinking, marie, "sampen")
    assert (await stored(thinking, table)).turning_points is None
    assert not lines(result(marie, table))
    monkeypatch.setattr(made, "_turn", turn)
    await marie.slash("chronicle")
    await made.settle()
    await thinking.quiet()
    points = (await stored(thinking, table)).turning_points
    assert points
    assert lines(result(marie, table)) == len(points)


async def test_a_server_that_has_switched_them_off_is_told_of_none_until_it_wants_them(thinking: House) -> None:
    (marie,) = thinking.people("Marie")
    assert is_said("server-turning-points-off", text_of(await wanted(thinking, turning_points=True)))
    table = await played(thinking, marie, "sampen")
    assert (await stored(thinking, table)).turning_points is None
    assert not lines(result(marie, table))
    ada, message = await settings(thinking)
    message = told(await press(ada, "turning_points", message))
    assert is_said("server-turning-points-on", text_of(message))
    assert is_said("server-turning-points-quiet", text_of(await choose(ada, message, "narration", "quiet")))
    await marie.slash("chronicle")
    await thinking.bot.registry.turning_points.settle()
    assert (await stored(thinking, table)).turning_points is None


@pytest.mark.parametrize(("game", "rules"), [("sampen", {"sealed": True}), ("rumino", {})])
async def test_of_hands_that_stay_sealed_or_closed_nothing_is_worked_out(
    thinking: House, game: str, rules: dict[str, bool]
) -> None:
    (marie,) = thinking.people("Marie")
    table = await played(thinking, marie, game, **rules)
    assert (await stored(thinking, table)).turning_points is None
    assert not lines(result(marie, table))
