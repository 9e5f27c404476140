"""Reactions to the last trick: one sign a person, at the end of the line that tells it, gone with the round."""

import pytest

from bot.games import shows
from bot.refusal import Refused
from bot.screens.settings.own import more
from bot.screens.table.reactions import reacted_to, signs
from bot.table import acting, lobby, playing, talking
from bot.table.reactions import PAUSE_SECONDS, SIGNS
from bot.table.scenes import scene_of
from bot.table.table import Table
from data.store import Store
from engine.games import GAMES, game_of
from tests.bot import screens
from tests.bot.making import NOW, asked, means, small, table_of

WATCHER = 77


def event_of(table: Table) -> int | None:
    """The number of the event that a sign is about now; None where there is none."""
    scene = scene_of(table)
    return reacted_to(scene, shows.presenter_of(scene.record.game).numbered_lines(scene))


async def until_told(table: Table) -> None:
    """Answers, as computer players would give them, until the log tells of something; one at least."""
    while table.record.phase == "round" and (event_of(table) is None or not (table.state and table.state.log)):
        assert table.state is not None
        decision = next(one for one in table.state.pending if one.given is None)
        chosen = game_of(table.record.game).choose(table.state.view(decision.seat), decision)
        await playing.play(table, decision.seat, chosen.text, "person")


@pytest.mark.parametrize("game", GAMES)
async def test_a_sign_stands_at_the_end_of_a_line_of_the_log_in_every_game(store: Store, game: str) -> None:
    fewest = GAMES[game].rules().seats()[0]
    count = next(n for n in range(max(fewest, 2), 9) if GAMES[game].rules().refusal(n) is None)
    table = await table_of(store, count, game=game, seats=count, deadlines={})
    await lobby.begin(table, 1)
    await until_told(table)
    event = event_of(table)
    assert event is not None
    talking.react(table, WATCHER, event, "gasp")
    talking.react(table, 1, event, "gasp")
    talking.react(table, 2, event, "slow")
    shown = screens.text(shows.public(scene_of(table)))
    assert f"{SIGNS['gasp']} 2 {SIGNS['slow']}" in shown


async def test_in_a_game_of_tricks_it_is_about_the_last_one(store: Store) -> None:
    table = await table_of(store, 3, game="dahimi", seats=3)
    await lobby.begin(table, 1)
    while not any(event.name == "trick-taken" for event in table.events):
        await acting.act(table, asked(table), small(table))
    last = max(number for number, event in enumerate(table.events) if event.name == "trick-taken")
    assert event_of(table) == last
    await acting.act(table, asked(table), small(table))
    assert event_of(table) == last


async def test_everybody_has_one_sign_and_may_think_better_of_it(store: Store) -> None:
    clock = [NOW]
    table = await table_of(store, 3, game="dahimi", seats=3)
    table = Table(means(store, lambda: clock[0]), table.record)
    await lobby.begin(table, 1)
    await acting.act(table, asked(table), small(table))
    event = event_of(table)
    assert event is not None
    talking.react(table, WATCHER, event, "gasp")
    with pytest.raises(Refused, match="sign_too_soon"):
        talking.react(table, WATCHER, event, "slow")
    clock[0] += PAUSE_SECONDS
    talking.react(table, WATCHER, event, "slow")
    assert scene_of(table).reactions == {event: {"slow": 1}}


async def test_the_signs_are_behind_the_dots_once_there_is_a_round_and_in_no_lesson(store: Store) -> None:
    table = await table_of(store, 3, game="dahimi", seats=3)
    assert signs(scene_of(table)) == []
    await lobby.begin(table, 1)
    assert len(signs(scene_of(table, WATCHER))) == len(SIGNS)
    assert all(f":sign:{sign}" in str(more(scene_of(table), sits=False).to_components()) for sign in SIGNS)  # type: ignore[no-untyped-call]  # discord.py leaves it so
    lesson = await table_of(store, 1, game="dahimi", seats=3, lesson=True)
    assert signs(scene_of(lesson)) == []
