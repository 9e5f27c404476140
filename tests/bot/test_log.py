"""The log of a climbing game: passes in a row are one line, and a round that begins without taxes opens with one."""

from itertools import groupby

import pytest

from bot.games.climbing.narration import waiting
from bot.games.shows import public
from bot.screens.table.telling import Instead
from bot.table import acting, lobby
from bot.table.deadlines import DEAL
from bot.table.scene import Scene
from bot.table.scenes import scene_of
from bot.table.table import Table
from bot.ui import wording
from bot.ui.texts import listed
from data.records import with_
from data.store import Store
from engine.climbing.events import Passed
from engine.climbing.rules import climbing_rules
from engine.climbing.views import climbing
from tests.bot.making import asked, small, table_of
from tests.bot.screens import lines_of, text
from tests.said import is_said, plain

GAMES = ["tahimi", "tarothimi", "dahimi", "mooseyard"]


async def played_out(table: Table) -> None:
    while table.state is not None and table.state.result is None:
        lines_of(scene_of(table))  # as the public message asks for them at every move
        await acting.act(table, asked(table), small(table))


def passed_in_rows(scene: Scene) -> list[list[str]]:
    """The names of those who passed one after the other, with nothing told between them."""
    events = [(number, event) for number, event in scene.events if isinstance(event, Passed) and not event.lead]
    rows = groupby(enumerate(events), key=lambda one: one[1][0] - one[0])
    return [[wording.name(scene.person(event.seat)) for _, (_, event) in row] for _, row in rows]


@pytest.mark.long
@pytest.mark.parametrize("players", [4, 8])
async def test_passes_in_a_row_are_one_line_with_everybody_in_it(store: Store, players: int) -> None:
    table = await table_of(store, players, seats=players, stewards=False)
    await lobby.begin(table, 1)
    await played_out(table)
    scene = scene_of(table)
    lines = lines_of(scene)
    rows = [listed(row) for row in passed_in_rows(scene) if len(row) > 1]
    assert rows
    together = [line for line in lines if isinstance(line, Instead)]
    assert all(row in line for row, line in zip(rows, together, strict=True))
    alone = [row[0] for row in passed_in_rows(scene) if len(row) == 1]
    assert sum(any(is_said("passed", line, name=plain(name)) for name in alone) for line in lines) == len(alone)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_round_opens_with_its_leader_where_no_taxes_are_paid(store: Store, game: str) -> None:
    table = await table_of(store, 4, game=game, seats=4, stewards=False)
    await lobby.begin(table, 1)
    for _ in range(2):
        scene = scene_of(table)
        assert scene.view is not None
        view = climbing(scene.view)
        leader = next(at for at, seat in enumerate(view.seats) if seat.waited)
        name = plain(wording.name(scene.person(leader)))
        untaxed = not climbing_rules(scene.rules).taxed(view.standing)
        lines = lines_of(scene)
        assert any(is_said("round-opens", line, name=name) for line in lines) == untaxed
        assert lines
        await played_out(table)
        assert any(is_said("round-opens", line, name=name) for line in lines_of(scene_of(table))) == untaxed
        for user in range(1, 5):
            await acting.ready(table, user)


async def test_a_break_has_a_line_as_long_as_another_deal_is_certain(store: Store) -> None:
    table = await table_of(store, 4, seats=4, stewards=False)
    await lobby.begin(table, 1)
    assert waiting(scene_of(table)) == []
    await played_out(table)
    assert table.record.phase == "between"
    assert DEAL in table.record.deadlines
    (line,) = waiting(scene_of(table))
    assert plain(line) in text(public(scene_of(table)))
    table.record = with_(table.record, deadlines={})
    assert waiting(scene_of(table)) == []
    await lobby.close(table, 1, manager=False)
    assert plain(line) not in text(public(scene_of(table)))
