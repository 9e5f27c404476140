"""What is told of ranks when a round ends. After a mere draw for seats nobody had earned one, so nothing is compared.
Everybody reads on their own panel what they have become, and what they will pay and get.
"""

from itertools import product

import pytest

from bot.games import shows
from bot.games.climbing.narration import chronicle_line
from bot.sandbox.components import walk
from bot.table.table import Table
from bot.ui import wording
from bot.ui.texts import say, templates
from data.store import Store
from engine.climbing.events import TaxPaid
from engine.climbing.views import climbing
from tests.bot.making import asked, small, table_of
from tests.said import is_said

COMPARING = ("reign", "rise-crown", "fall-crown", "stuck", "rise", "fall")
TAXES = ("panel-will-pay", "panel-will-receive")
PLAYERS = 4


async def played_out(table: Table) -> None:
    while table.state is not None and table.state.result is None:
        await table.act(asked(table), small(table))


def comparing(table: Table) -> set[str]:
    """All lines that could compare the ranks of this table's people with those before."""
    names = [wording.name(person) for person in table.scene().seated]
    return {
        say(f"{key}.{way}", name=name, next=other, count=count)
        for key in COMPARING
        for way in templates(key)
        for name, other in product(names, names)
        for count in range(1, PLAYERS)
    }


async def test_after_a_draw_for_seats_nothing_is_compared_and_after_a_round_it_is(store: Store) -> None:
    table = await table_of(store, PLAYERS, seats=PLAYERS, stewards=False)
    await table.begin(1)
    await played_out(table)
    told = {*shows.presenter_of("tahimi").lines(table.scene()), chronicle_line(table.scene())}
    assert not told & comparing(table)
    for user in range(1, PLAYERS + 1):
        await table.ready(user)
    await played_out(table)
    assert table.record.round == 2
    assert chronicle_line(table.scene()) in comparing(table)


def told_to(table: Table, user: int) -> str:
    """The text of somebody's panel."""
    parts = shows.panel(table.scene(user)).to_components()  # type: ignore[no-untyped-call]  # discord.py's
    return "\n".join(one["content"] for _, one in walk(list(parts)) if "content" in one)


@pytest.mark.parametrize("game", ["tahimi", "tarothimi", "dahimi", "mooseyard"])
async def test_the_panel_says_the_new_rank_and_the_coming_taxes_as_they_then_fall_due(store: Store, game: str) -> None:
    table = await table_of(store, PLAYERS, game=game, seats=PLAYERS, stewards=False)
    await table.begin(1)
    await played_out(table)
    panels = {user: told_to(table, user) for user in range(1, PLAYERS + 1)}
    for user in range(1, PLAYERS + 1):
        await table.ready(user)
    scene = table.scene()
    view = scene.view
    assert view is not None
    paid = [event for _, event in scene.told if isinstance(event, TaxPaid)]
    for seat, person in enumerate(scene.seated):
        assert person.user is not None
        assert is_said("panel-became", panels[person.user], place=wording.place(seat))
        assert wording.title(climbing(view).seats[seat].title) in panels[person.user]
    for event in paid:
        payer, receiver = scene.person(event.payer), scene.person(event.receiver)
        assert payer.user is not None
        assert receiver.user is not None
        to, by = wording.name(receiver), wording.name(payer)
        assert say("panel-will-pay", count=event.count, name=to) in panels[payer.user]
        assert say("panel-will-receive", count=event.count, name=by) in panels[receiver.user]
    told = sum(is_said(key, panel) for key in TAXES for panel in panels.values())
    assert told == (PLAYERS if game == "dahimi" else 2 * len(paid))


async def test_who_leaves_is_promised_no_rank_and_nobody_any_taxes(store: Store) -> None:
    table = await table_of(store, PLAYERS, seats=PLAYERS, stewards=False)
    await table.begin(1)
    await played_out(table)
    await table.leave(2)
    assert not is_said("panel-became", told_to(table, 2))
    assert is_said("panel-became", told_to(table, 1))
    assert not any(is_said(key, told_to(table, user)) for key in TAXES for user in (1, 3, 4))
