"""Milestones after real rounds: a fifth reign, a first escape, misery past a power of ten; each is said once."""

import sqlite3
from contextlib import closing
from math import log

import pytest

from bot.games.climbing.part import part, with_part
from bot.sandbox import text_of
from bot.table.scenes import scene_of
from bot.ui.texts import say, templates
from engine.misery import Misery
from tests.e2e.boards import four_players
from tests.e2e.house import House
from tests.e2e.people import Player, dealt, play_round, press, public

pytestmark = pytest.mark.long


def tells(text: str, key: str, **values: str) -> bool:
    """True if a text says this, in any wording."""
    return any(say(f"{key}.{name}", **values) in text for name in templates(key))


async def next_round(house: House, playing: list[Player], number: int) -> list[str]:
    """Play another round; return the names in the order in which people finished."""
    people = [player.person for player in playing]
    for person in people:
        await press(person, "ready")
    await house.quiet()
    await dealt(*people)
    await play_round(playing, number)
    await house.quiet()
    table = await house.table()
    assert table.round is not None
    names = {person.key: person.name for person in table.record.people}
    scene = scene_of(table)
    return [names[table.round.standing.order[seat]] for seat in scene.finishing_order]


async def test_a_fifth_reign_in_a_row_and_a_first_escape_are_told_with_the_round_that_brings_them(house: House) -> None:
    playing = await four_players(house)
    with closing(sqlite3.connect(house.database)) as raw, raw:  # everybody has reigned four times, and was never risen
        raw.execute("UPDATE figures SET reign = 4, serfdom = 1, escapes = 0")
    order = await next_round(house, playing, 2)
    shown = text_of(public(playing[0].person))
    assert tells(shown, "milestone-reign", name=order[0], times="fifth")
    assert sum(tells(shown, "milestone-escape", name=name) for name in order[:-1]) == 1  # one line more, and no other
    assert not tells(shown, "milestone-escape", name=order[-1])
    await next_round(house, playing, 3)
    after = text_of(public(playing[0].person))
    assert not any(tells(after, "milestone-reign", name=name, times="fifth") for name in order)


async def test_misery_past_a_power_of_ten_is_told_once(house: House) -> None:
    playing = await four_players(house)
    table = await house.table()
    with closing(sqlite3.connect(house.database)) as raw, raw:
        raw.execute("UPDATE figures SET serfdom = 0")  # nobody escapes anything
    everybody = dict.fromkeys(part(table.record).misery, Misery(log=log(99.0)))
    table.record = with_part(table.record, misery=everybody)
    order = await next_round(house, playing, 2)
    shown = text_of(public(playing[0].person))
    assert tells(shown, "milestone-misery", name=order[-1], power="100")
    assert not tells(shown, "milestone-misery", name=order[0], power="100")


async def test_a_milestone_is_read_in_the_chronicle_and_after_a_restart_too(house: House) -> None:
    playing = await four_players(house)
    with closing(sqlite3.connect(house.database)) as raw, raw:
        raw.execute("UPDATE figures SET reign = 4, serfdom = 0")
    winner = (await next_round(house, playing, 2))[0]
    await house.shut()
    await house.open()
    message = (await playing[1].person.slash("chronicle")).message
    assert message is not None
    end = (await press(playing[1].person, "last", message)).message
    assert end is not None
    assert tells(text_of(end), "milestone-reign", name=winner, times="fifth")
