"""A Swiss of one evening, from the form to the podium."""

import json

import pytest

from bot.sandbox import text_of
from bot.sandbox.components import GALLERY, walk
from data.tournament_records import Course
from tests.bot.courses import faults
from tests.e2e import cups
from tests.e2e.house import House
from tests.e2e.people import press, presses, reply
from tests.e2e.proofs import files_of
from tests.said import is_said, said

pytestmark = pytest.mark.long


def whole(course: Course) -> None:
    """Check that every round was drawn once, of everybody who was there, and that every table has one result."""
    keys = [(one.round, one.number) for one in course.pairings]
    assert len(keys) == len(set(keys))
    assert {one.round for one in course.pairings} == set(range(1, course.tournament.rounds + 1))
    tables = [one.table for one in course.pairings]
    assert None not in tables
    assert len(tables) == len(set(tables))
    assert all(one.ended is not None and one.scores for one in course.pairings)
    for number in range(1, course.tournament.rounds + 1):
        placed = [one for pairing in course.pairings if pairing.round == number for one in pairing.entrants]
        assert len(placed) == len(set(placed))


async def test_a_swiss_of_five_people_over_two_rounds_is_played_from_the_form_to_the_podium(house: House) -> None:
    marie = await cups.host(house)
    others = house.people("Bob", "Zoé", "Kim", "Léo")
    made = await cups.created(marie, game="jubilee", rounds="2", seats="2", pace="quick")
    assert is_said("tournament-made", reply(made))
    await house.quiet()
    assert is_said("tournament-title", text_of(cups.message(marie)))
    await cups.joined(house, [marie, *others])
    assert is_said("tournament-signed-up", text_of(cups.message(marie)), count=5)
    assert is_said("tournament-begun", reply(await press(marie, "begin", cups.message(marie))))
    await house.quiet()
    assert is_said("tournament-round-title", text_of(cups.message(marie)), round=1, rounds=2)
    now = await cups.course(house)
    assert sorted(one for pairing in now.running for one in pairing.entrants) == [1, 2, 3, 4, 5]
    assert len(now.running) == 3
    called = [cups.call_of(house, one) for one in (marie, *others)]
    assert all(called)
    there = called[0]
    assert there is not None
    await press(there[0], "back", there[1])
    where = await press(marie, "where", cups.message(marie))
    assert is_said("tournament-own-table", reply(where), round=1)
    assert is_said("tournament-own-table", reply(await marie.slash("cards mine")), round=1)
    await cups.played_out(house)
    end = await cups.course(house)
    whole(end)
    text = text_of(cups.message(marie))
    assert is_said("tournament-over-title", text)
    assert "🥇" in text
    assert [one for _, one in walk(cups.message(marie)["components"]) if one["type"] == GALLERY]
    told = (await press(marie, "course", cups.message(marie))).message
    assert told is not None
    files = files_of(house, told)
    (written,) = [json.loads(content) for name, content in files.items() if name.endswith(".json")]
    assert faults(written) == []
    assert len(files) == 2
    standings = reply(await press(marie, "standings", cups.message(marie)))
    assert is_said("tournament-standings-title", standings)
    assert "➤" in standings
    shown = [one for there in house.sandbox.world.channels.values() for one in marie.at(there).messages()]
    assert not any(sent.verb == "rematch" for one in shown for sent in presses(one).values())


async def test_a_restart_at_any_moment_goes_on_from_what_is_stored(house: House) -> None:
    marie = await cups.host(house)
    others = house.people("Bob", "Zoé", "Kim")
    await cups.created(marie, game="jubilee", rounds="2", seats="2", pace="quick")
    await house.quiet()
    await cups.joined(house, [marie, *others])
    await press(marie, "begin", cups.message(marie))
    for _ in range(40):
        await house.shut()
        await house.open()
        await house.quiet()
        if (await cups.course(house)).tournament.phase == "over":
            break
        await house.wait(cups.CHECK_IN)
    whole(await cups.course(house))


async def test_only_those_who_run_tournaments_set_one_up_and_begin_it(house: House) -> None:
    marie = await cups.host(house)
    bob, zoe, kim = house.people("Bob", "Zoé", "Kim")
    assert said("refused-tournament-starters") == reply(await bob.slash("tournament create"))
    await cups.created(marie, game="jubilee", rounds="2", seats="2", pace="quick")
    await house.quiet()
    few = await press(marie, "join", cups.message(marie))
    assert is_said("tournament-joined", reply(few))
    await cups.joined(house, [bob, zoe, kim])
    assert said("refused-tournament-host") == reply(await press(bob, "begin", cups.message(bob)))
    old = cups.message(marie)
    await press(marie, "begin", old)
    again = await press(marie, "begin", old, stale=True)
    assert said("refused-tournament-begun") == reply(again)


async def test_nobody_else_sits_down_and_nobody_ends_a_table_of_a_tournament(house: House) -> None:
    marie = await cups.host(house)
    others = house.people("Bob", "Zoé")
    await cups.created(marie, game="jubilee", rounds="2", seats="2", pace="quick")
    await house.quiet()
    await cups.joined(house, [marie, *others])
    await press(marie, "begin", cups.message(marie))
    await house.quiet()
    there = cups.call_of(house, marie)
    assert there is not None
    await press(there[0], "back", there[1])
    assert said("refused-tournament-table") in reply(await marie.slash("cards end"))


async def test_a_tournament_that_is_ended_early_closes_its_tables_and_keeps_what_was_played(house: House) -> None:
    marie = await cups.host(house)
    others = house.people("Bob", "Zoé")
    await cups.created(marie, game="jubilee", rounds="4", seats="2", pace="quick")
    await house.quiet()
    await cups.joined(house, [marie, *others])
    await press(marie, "begin", cups.message(marie))
    await house.quiet()
    assert is_said("tournament-ended", reply(await marie.slash("tournament end")))
    await house.quiet()
    end = await cups.course(house)
    assert (end.tournament.phase, end.tournament.stopped) == ("over", True)
    assert all(one.ended is not None and one.scores is None for one in end.running)
    assert not await house.bot.registry.store.tables.open_tables()
    assert is_said("tournament-stopped", text_of(cups.message(marie)))
