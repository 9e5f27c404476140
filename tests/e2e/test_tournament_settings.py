"""What a host chooses for a tournament beside its form."""

import pytest

from bot.sandbox import Answer, Person, selects_of, text_of
from bot.table.family import SERIES, USUAL
from bot.tournaments import rounds
from tests.e2e import cups
from tests.e2e.house import House
from tests.e2e.people import press, press_of, reply
from tests.said import is_said, said

pytestmark = pytest.mark.long


async def chosen(person: Person, panel: Answer, verb: str, *values: object) -> Answer:
    """Choose something in the settings as they are drawn."""
    assert panel.message is not None
    menus = [one.custom_id for one in selects_of(panel.message) if one.custom_id]
    (menu,) = (one for one in menus if press_of(one).verb == verb)
    return await person.choose(panel.message, menu, [*values])


async def test_a_host_chooses_rules_stewards_and_what_points_count_until_it_begins(house: House) -> None:
    marie = await cups.host(house)
    bob, zoe, kim = house.people("Bob", "Zoé", "Kim")
    await cups.created(marie, game="sampen", rounds="2", seats="2", pace="quick")
    await house.quiet()
    assert said("refused-tournament-host") == reply(await press(bob, "settings", cups.message(bob)))
    assert (await cups.course(house)).tournament.preset == SERIES
    panel = await press(marie, "settings", cups.message(marie))
    for verb, value in (("preset", USUAL), ("level", "page"), ("kept", "none")):
        panel = await chosen(marie, panel, verb, value)
    now = (await cups.course(house)).tournament
    assert (now.preset, now.rules["level"], now.kept) == (USUAL, "page", "none")
    assert (now.rules["seats"], now.rules["pace"]) == (2, "quick")
    await cups.joined(house, [marie, bob, zoe, kim])
    assert "page" in text_of(cups.message(bob))
    await house.shut()
    await house.open()
    await press(marie, "begin", cups.message(marie))
    await house.quiet()
    late = await chosen(marie, panel, "kept", "half")
    assert said("refused-tournament-begun") == reply(late)


async def test_where_no_steward_fills_seats_somebody_else_waits_each_round_and_everybody_is_told(house: House) -> None:
    marie = await cups.host(house)
    people = [marie, *house.people("Bob", "Zoé", "Kim", "Léo")]
    await cups.created(marie, game="jubilee", rounds="3", seats="2", pace="quick")
    await house.quiet()
    panel = await press(marie, "settings", cups.message(marie))
    await chosen(marie, panel, "fill", "byes")
    await cups.joined(house, people)
    await press(marie, "begin", cups.message(marie))
    await house.quiet()
    now = await cups.course(house)
    (bye,) = rounds.waits(now)
    name = now.entries[bye.entrant - 1].name
    assert is_said("tournament-byes", text_of(cups.message(marie)), names=name, count=1)
    waits = next(one for one in people if one.user.id == now.entries[bye.entrant - 1].user)
    assert is_said("tournament-own-next", reply(await press(waits, "where", cups.message(waits))), round=2)
    end = await cups.played_out(house)
    waited = [one.entrant for one in rounds.waits(end)]
    assert len(waited) == len(set(waited)) == 3
    assert {one.seats for one in end.pairings} == {2}
    assert all(len(one.entrants) == 2 for one in end.pairings)


async def test_in_a_knock_out_nobody_waits_and_so_nothing_is_to_be_chosen(house: House) -> None:
    marie = await cups.host(house)
    await cups.created(marie, game="jubilee", rounds="knock-out", seats="2", pace="quick")
    await house.quiet()
    panel = await press(marie, "settings", cups.message(marie))
    assert panel.message is not None
    assert "fill" not in {press_of(one.custom_id).verb for one in selects_of(panel.message) if one.custom_id}
