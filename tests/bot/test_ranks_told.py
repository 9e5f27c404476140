"""The lines about ranks when a round ends. After a mere draw for seats nobody had earned one, so nothing is compared.
Everybody reads on their own panel what they have become, and what they will pay and get.
"""

from itertools import product

import pytest

from bot.games import shows
from bot.games.climbing.narration import chronicle_line
from bot.sandbox.components import walk
from bot.table import acting, lobby, seating
from bot.table.scenes import scene_of
from bot.table.table import Table
from bot.ui import wording
from bot.ui.texts import say, templates
from bot.ui.voice import line_in_turn
from data.store import Store
from engine.climbing.events import TaxPaid
from engine.climbing.views import climbing
from tests.bot.making import asked, small, table_of
from tests.bot.screens import lines_of
from tests.said import is_said, plain

COMPARING = ("reign", "rise-crown", "fall-crown", "stuck", "rise", "fall")
PAYS, RECEIVES = TAXES = ("panel-became-pays", "panel-became-receives")
BECAME = ("panel-became", *TAXES)
PLAYERS = 4


async def played_out(table: Table) -> None:
    while table.state is not None and table.state.result is None:
        await acting.act(table, asked(table), small(table))


def comparing(table: Table) -> set[str]:
    """All lines that could compare the ranks of this table's people with those before."""
    names = [wording.name(person) for person in scene_of(table).seated]
    return {
        say(f"{key}.{way}", name=name, next=other, count=count)
        for key in COMPARING
        for way in templates(key)
        for name, other in product(names, names)
        for count in range(1, PLAYERS)
    }


@pytest.mark.long
async def test_after_a_draw_for_seats_nothing_is_compared_and_after_a_round_it_is(store: Store) -> None:
    table = await table_of(store, PLAYERS, seats=PLAYERS, stewards=False)
    await lobby.begin(table, 1)
    await played_out(table)
    told = {*lines_of(scene_of(table)), chronicle_line(scene_of(table))}
    assert not told & comparing(table)
    for user in range(1, PLAYERS + 1):
        await acting.ready(table, user)
    await played_out(table)
    assert table.record.round == 2
    assert chronicle_line(scene_of(table)) in comparing(table)


@pytest.mark.long
@pytest.mark.parametrize("game", ["tahimi", "tarothimi", "dahimi", "mooseyard"])
async def test_no_rank_has_moved_before_one_was_earned(store: Store, game: str) -> None:
    table = await table_of(store, PLAYERS, game=game, seats=PLAYERS, stewards=False)
    await lobby.begin(table, 1)
    for number in (1, 2):
        await played_out(table)
        scene = scene_of(table)
        parts = shows.public(scene).to_components()  # type: ignore[no-untyped-call]  # discord.py's
        standings = [line for _, one in walk(list(parts)) for line in one.get("content", "").splitlines()]
        places = shows.presenter_of(game).places(scene, str, shows.presenter_of(game).counted)
        for lines in (places, [line for line in standings if line[:2] in ("1.", "2.", "3.", "4.")]):
            assert len(lines) == PLAYERS
            assert sum(any(sign in line for sign in "▲▼=") for line in lines) == (0 if number == 1 else PLAYERS)
        for user in range(1, PLAYERS + 1):
            await acting.ready(table, user)


def told_to(table: Table, user: int) -> str:
    """The text of somebody's panel."""
    parts = shows.panel(scene_of(table, user)).to_components()  # type: ignore[no-untyped-call]  # discord.py's
    return "\n".join(one["content"] for _, one in walk(list(parts)) if "content" in one)


@pytest.mark.long
@pytest.mark.parametrize("game", ["tahimi", "tarothimi", "dahimi", "mooseyard"])
async def test_the_panel_says_the_new_rank_and_the_coming_taxes_as_they_then_fall_due(store: Store, game: str) -> None:
    table = await table_of(store, PLAYERS, game=game, seats=PLAYERS, stewards=False)
    await lobby.begin(table, 1)
    await played_out(table)
    panels = {user: told_to(table, user) for user in range(1, PLAYERS + 1)}
    for user in range(1, PLAYERS + 1):
        await acting.ready(table, user)
    scene = scene_of(table)
    view = scene.view
    assert view is not None
    paid = [event for _, event in scene.events if isinstance(event, TaxPaid)]
    for seat, person in enumerate(scene.seated):
        assert person.user is not None
        became = {"place": wording.place(seat), "title": wording.title(climbing(view).seats[seat].title)}
        assert sum(is_said(key, panels[person.user], **became) for key in BECAME) == 1
    for event in paid:
        payer, receiver = scene.person(event.payer), scene.person(event.receiver)
        assert payer.user is not None
        assert receiver.user is not None
        to, by = wording.name(receiver), wording.name(payer)
        assert is_said(PAYS, panels[payer.user], count=event.count, name=plain(to))
        assert is_said(RECEIVES, panels[receiver.user], count=event.count, name=plain(by))
    told = sum(is_said(key, panel) for key in TAXES for panel in panels.values())
    assert told == (PLAYERS if game == "dahimi" else 2 * len(paid))


async def test_who_leaves_is_promised_no_rank_and_nobody_any_taxes(store: Store) -> None:
    table = await table_of(store, PLAYERS, seats=PLAYERS, stewards=False)
    await lobby.begin(table, 1)
    await played_out(table)
    await seating.leave(table, 2)
    assert not any(is_said(key, told_to(table, 2)) for key in BECAME)
    assert is_said("panel-became", told_to(table, 1))
    assert not any(is_said(key, told_to(table, user)) for key in TAXES for user in (1, 3, 4))


@pytest.mark.parametrize("key", COMPARING)
def test_no_wording_comes_again_before_all_others_of_the_table_have(key: str) -> None:
    ways = len(templates(key))
    for table in range(10):
        lines = [line_in_turn(key, str(table), turn, name="Odila", next="Kim", count=2) for turn in range(3 * ways)]
        for turn in range(2 * ways):
            assert len({*lines[turn : turn + ways]}) == ways
