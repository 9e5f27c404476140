"""Every screen of whole rounds keeps Discord's limits, and the library remembers none of them."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from discord.ui import LayoutView

from bot import screens
from bot.games import shows
from bot.games.climbing.panel import panel as climbing_panel
from bot.games.climbing.plays import CHOOSE
from bot.games.climbing.table_screen import chronicle
from bot.sandbox import JSON
from bot.sandbox.components import component_problems, walk
from bot.sandbox.limits import Setting
from bot.table import acting, lobby
from bot.table.scenes import scene_of
from bot.table.table import Table
from bot.ui import custom_ids
from bot.ui.custom_ids import PLAY
from data.store import Store
from engine.climbing.views import climbing
from engine.contract import PickCards, State
from engine.games import game_of
from tests.bot.making import asked, table_of
from tests.said import said

STRIDE = 3
WIDE, MARKED = "寿" * 32, "*_" * 16
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"jokers": "wild", "one_card": "manual", "one_card_penalty": "skip", "deuces_high": True, "show_counts": True},
    {"jokers": "low", "deck_mode": "extra_suits", "lead_pass": "forbidden", "divide_evenly": False},
    {"jokers": "wild", "deck_mode": "standard", "progressive_taxes": "always", "tax_first_round": True},
)
# Every number of players with all of them; the fast tests have every number once, and each of them at least once.
TABLES = [
    pytest.param(players, options, marks=() if players % len(OPTIONS) == at else pytest.mark.long)
    for at, options in enumerate(OPTIONS)
    for players in range(3, 9)
]


def payload(view: LayoutView) -> list[JSON]:
    """The components that are sent of a screen."""
    components: list[JSON] = view.to_components()  # type: ignore[no-untyped-call]  # discord.py's
    return components


def flaws(view: LayoutView) -> list[str]:
    """The problems for which Discord would refuse a screen, and ids that would not come back as they are."""
    components = payload(view)
    found = [str(problem) for problem in component_problems(components, Setting(v2=True))]
    for _, component in walk(components):
        custom_id = component.get("custom_id")
        if custom_id and len(custom_id) > custom_ids.LONGEST:
            found.append(f"long: {custom_id}")
        if custom_id and ((press := custom_ids.decode(custom_id)) is None or custom_ids.encode(press) != custom_id):
            found.append(f"strange: {custom_id}")
    return found if view.is_finished() else [*found, "not stopped: the library would keep it"]


def drawn(table: Table) -> Iterator[LayoutView]:
    """Everything that can be drawn of a table as it stands."""
    yield shows.public(scene_of(table))
    if table.state is None:
        return
    if table.state.result is not None:
        yield chronicle(scene_of(table), frozen=True)
    warning = f"{said('refused-stale-pile')} " * 2
    for person in table.record.people:
        yield climbing_panel(scene_of(table, person.user), warning)
    for decision in table.state.pending:
        scene = scene_of(table, table.user_at(decision.seat))
        yield from (climbing_panel(scene, warning, jokers=jokers) for jokers in (0, 1, 2))
        yield climbing_panel(scene, warning, confirm="pass")


@pytest.mark.long
@pytest.mark.parametrize(("players", "options"), TABLES)
async def test_every_screen_is_one_that_discord_takes(store: Store, players: int, options: dict[str, Any]) -> None:
    table = await table_of(store, players, WIDE if players % 2 else MARKED, options=options, seats=players)
    assert not [flaw for view in drawn(table) for flaw in flaws(view)]
    await lobby.begin(table, 1)
    assert not [flaw for view in drawn(table) for flaw in flaws(view)]
    await play(table, until=lambda state: state.result is not None)
    for user in range(1, players + 1):
        await acting.ready(table, user)
    await play(table, until=lambda state: climbing(state.view(None)).trick > 1)
    await lobby.close(table, 1, manager=False)
    assert not flaws(shows.public(scene_of(table)))


async def play(table: Table, until: Callable[[State], bool]) -> None:
    """Play a round sensibly, and look at every screen after every few moves."""
    assert table.state is not None
    while not until(table.state):
        decision = table.state.pending[0]
        await acting.act(
            table, asked(table), game_of(table.record.game).choose(table.state.view(decision.seat), decision).text
        )
        if len(table.state.log) % STRIDE == 0 or table.state.result is not None:
            assert not [flaw for view in drawn(table) for flaw in flaws(view)]


@pytest.mark.long
@pytest.mark.parametrize("options", OPTIONS)
async def test_every_legal_play_can_be_reached_from_the_panel(store: Store, options: dict[str, Any]) -> None:
    table = await table_of(store, 3, options=options, seats=3)
    await lobby.begin(table, 1)
    while table.state is not None and table.state.result is None:
        decision = table.state.pending[0]
        if not isinstance(decision.answers, PickCards):
            scene = scene_of(table, asked(table))
            offered = actions(climbing_panel(scene, confirm="pass"))
            for jokers in (0, 1, 2):
                offered |= actions(climbing_panel(scene, jokers=jokers))
            assert {answer.text for answer in decision.answers} <= offered
        await acting.act(
            table, asked(table), game_of(table.record.game).choose(table.state.view(decision.seat), decision).text
        )


def actions(view: LayoutView) -> set[str]:
    """The actions that the buttons and menus of a screen send."""
    found = set()
    for _, component in walk(payload(view)):
        press = custom_ids.decode(component.get("custom_id", ""))
        if press is not None and press.verb == PLAY:
            found.add(press.argument)
        if press is not None and press.verb == CHOOSE:
            found |= {option["value"] for option in component["options"]}
    return found


async def test_the_folded_panel_is_taken_too() -> None:
    assert not flaws(screens.folded(1))
