"""A series of rounds of Tahimi: places add up, somebody wins, and then the table waits to be asked (TAH-12)."""

from collections import Counter

import pytest

from bot.games import shows
from bot.games.climbing import series
from bot.games.climbing.part import part
from bot.screens.memories.share import share
from bot.table import acting, lobby
from bot.table.deadlines import DEAL
from bot.table.house_rules import preset_of
from bot.table.scenes import scene_of
from bot.table.table import Table
from data.records import TableRecord
from data.store import Store
from tests.bot import screens
from tests.bot.making import table_of
from tests.bot.plays import played_out
from tests.said import is_said, plain, said

PEOPLE = (1, 2, 3)


async def begun(store: Store, rounds: int = 3, game: str = "tahimi") -> Table:
    table = await table_of(store, len(PEOPLE), game=game, seats=len(PEOPLE))
    await lobby.change_house_rules(table, 1, {"best_of": rounds})
    await lobby.begin(table, 1)
    return table


async def dealt(table: Table) -> None:
    for user in PEOPLE:
        await acting.ready(table, user)


def shown(table: Table) -> str:
    return plain(screens.text(shows.public(scene_of(table))))


@pytest.mark.long
@pytest.mark.parametrize("game", ["tahimi", "tarothimi", "dahimi"])
async def test_whoever_has_left_most_players_behind_wins(store: Store, game: str) -> None:
    table = await begun(store, game=game)
    points: Counter[str] = Counter()
    order: tuple[str, ...] = ()
    for number in (1, 2, 3):
        if number > 1:
            await dealt(table)
        assert number == 1 or said("series-round", round=number, rounds=3) in shown(table)  # before, the draw is shown
        await played_out(table)
        scene = scene_of(table)
        assert scene.round is not None
        order = scene.round.standing.order
        for place, seat in enumerate(scene.finishing_order):
            points[order[seat]] += len(PEOPLE) - 1 - place
        stand = series.stand(scene)
        assert stand is not None
        assert dict(zip(order, stand.points, strict=True)) == points
        assert scene.match.over == (number == 3)
        assert is_said("series-won", shown(table)) == (number == 3)
    match = scene_of(table).match
    best = [key for key in points if points[key] == max(points.values())]
    (winner,) = match.winners
    assert order[winner] in best
    assert match.places[winner] == 0
    assert sorted(match.places) == [0, 1, 2]
    assert [points[order[seat]] for seat in match.order] == sorted(points.values(), reverse=True)


@pytest.mark.long
async def test_nothing_is_dealt_after_it_until_somebody_asks_and_then_it_begins_at_nothing(store: Store) -> None:
    table = await begun(store)
    for number in range(3):
        if number:
            await dealt(table)
        await played_out(table)
    assert table.record.ready == ()
    assert DEAL not in table.record.deadlines
    assert said("next-match-waits") in shown(table)
    ranks = scene_of(table).finishing_order
    assert table.round is not None
    before = [table.round.standing.order[seat] for seat in ranks]
    await dealt(table)
    assert table.record.round == 4
    assert list(table.round.standing.order) == before, "ranks go on"
    assert part(table.record).points == {}
    assert said("series-round", round=1, rounds=3) in shown(table)


async def test_everybody_reads_what_the_series_was_to_them_and_shares_its_places(store: Store) -> None:
    table = await begun(store)
    for number in range(3):
        if number:
            await dealt(table)
        await played_out(table)
    (winner,) = scene_of(table).match.winners
    for user in PEOPLE:
        panel = plain(screens.text(shows.panel(scene_of(table, user))))
        assert (said("series-yours", rounds=3) in panel) == (table.seat_of(user) == winner)
        assert is_said("series-place", panel, rounds=3) == (table.seat_of(user) != winner)
    presenter = shows.presenter_of("tahimi")
    line = plain(screens.text(share(scene_of(table), presenter)))
    assert is_said("share-line-match", line, round=3)
    assert line.count("🏆") == 1
    assert [rank.place for rank in presenter.ranks(scene_of(table), presenter.counted)] == [1, 2, 3]


async def test_without_the_house_rule_round_follows_round(store: Store) -> None:
    table = await table_of(store, 3, seats=3)
    await lobby.begin(table, 1)
    await played_out(table)
    assert series.stand(scene_of(table)) is None
    assert not scene_of(table).match.over
    assert DEAL in table.record.deadlines


async def test_a_table_with_a_series_keeps_the_name_of_its_rules(store: Store) -> None:
    table = await table_of(store, 3, seats=3)
    await lobby.change_house_rules(table, 1, {"best_of": 5})
    assert preset_of(table.record, table.family) == "court"
    stored = TableRecord.model_validate_json(table.record.model_dump_json())
    assert part(stored).best_of == 5
