"""The voice of a game does not repeat itself: whole rounds of every game are listened to."""

import random
from collections import Counter

import pytest

from bot.games.shows import presenter_of
from bot.table.scenes import scene_of
from bot.ui.naming import about_game
from bot.ui.texts import templates
from bot.ui.voice import APART, FRESH, Voice, motifs
from data.store import Store
from engine.games import GAMES
from tests.bot.steps import fresh, step, table_of

OFTEN, MANY = 40, 14  # lines of a round, and ways to say them


async def heard(store: Store, game: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The wordings of a round played at random, one after the other."""
    table, luck, ways = await table_of(store, game), random.Random(game), list[str]()
    while await step(table, luck):
        pass

    tell = Voice.tell

    def noted(self: Voice, key: str, **values: str | int) -> str:
        line = tell(self, key, **values)
        ways.append(self._way)
        return line

    monkeypatch.setattr(Voice, "tell", noted)
    presenter_of(game).numbered_lines(fresh(scene_of(table)))
    return ways


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_no_wording_comes_again_within_eight_lines_and_no_motif_within_three(
    store: Store, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The rule holds as far as the message has another way."""
    ways = await heard(store, game, monkeypatch)
    assert ways or about_game(game) is None  # a game without texts speaks in its own names
    for place, way in enumerate(ways):
        key = way.partition(".")[0]
        lately = ways[max(place - APART + 1, 0) : place]
        others = {f"{key}.{name}" for name in templates(key)} - {*lately}
        assert way in others or not others
        before = {motif for one in lately[1 - FRESH :] for motif in motifs(one)}
        assert motifs(way).isdisjoint(before) or not any(motifs(one).isdisjoint(before) for one in others)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_what_is_told_often_can_be_told_in_many_ways(
    store: Store, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    told = Counter(way.partition(".")[0] for way in await heard(store, game, monkeypatch))
    assert {key for key, count in told.items() if count > OFTEN and len(templates(key)) < MANY} == set()
