"""Lines that were told once are kept: every picture has the lines that it would have if all were told anew."""

import gc
import random
import weakref
from dataclasses import replace

import pytest

from bot.games.shows import presenter_of
from bot.screens.table.telling import KEPT, Narration
from bot.table import playing
from bot.table.notes import add_note
from bot.table.people import set_away
from bot.table.scenes import scene_of
from bot.ui import texts
from bot.ui.texts import Phrase
from data.records import with_
from data.settings_records import ServerSettings
from data.store import Store
from engine.games import GAMES
from tests.bot.steps import fresh, step, table_of


@pytest.mark.parametrize("game", GAMES)
async def test_kept_lines_are_those_of_a_round_told_anew(store: Store, game: str) -> None:
    """The lines are compared after every answer; notes come in between, somebody falls asleep, all are renamed, and the
    settings change.
    """
    luck, table = random.Random(game), await table_of(store, game)
    lines = presenter_of(game).numbered_lines
    for turn in range(60):
        if turn % 7 == 3:
            table.record = add_note(table.record, len(table.events), "came-back", name="Zoé")
        if turn % 11 == 5:
            person = luck.choice(table.record.people)
            table.record = set_away(table.record, person.key, not person.away)
        if turn == 20:
            people = tuple(with_(one, name=f"{one.name}*") for one in table.record.people)
            table.record = with_(table.record, people=people)
        scene = scene_of(table)
        for narration in ("trick", "full") if turn % 9 == 0 else ("full",):
            scene = replace(scene, server=ServerSettings(narration=narration))
            assert lines(scene) == lines(fresh(scene)), turn
        if not await step(table, luck):
            break
    kept = scene_of(table).screen_cache[KEPT]
    assert isinstance(kept, Narration)
    assert not any(isinstance(line, Phrase) for _, line in kept.lines)  # it would keep what it was made of


async def test_a_new_round_is_told_from_its_beginning(store: Store) -> None:
    table, luck = await table_of(store, "tahimi"), random.Random(1)
    lines = presenter_of("tahimi").numbered_lines
    while await step(table, luck):
        lines(scene_of(table))
    assert lines(scene_of(table)) == lines(fresh(scene_of(table)))
    await playing.deal_round(table)
    assert lines(scene_of(table)) == lines(fresh(scene_of(table)))


async def test_a_picture_has_only_what_is_new_put_into_words(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table, luck = await table_of(store, "tahimi"), random.Random(2)
    lines = presenter_of("tahimi").numbered_lines
    for _ in range(12):
        await step(table, luck)
        lines(scene_of(table))
    before, parts = lines(scene_of(table)), []

    def counted(key: str, **values: str | int) -> str:
        parts.append(key)
        return texts.say(key, **values)

    monkeypatch.setattr("bot.ui.voice.say", counted)
    assert lines(scene_of(table)) == before
    assert parts == []
    await step(table, luck)
    assert len([line for line in lines(scene_of(table)) if line not in before]) == len(parts) > 0


@pytest.mark.parametrize("game", GAMES)
async def test_telling_holds_no_picture_of_the_table(store: Store, game: str) -> None:
    """A scene has a copy of the whole record: where the lines kept it, every table would be there twice."""
    table, luck = await table_of(store, game), random.Random(game)
    records = []
    for _ in range(3):
        await step(table, luck)
        scene = scene_of(table)
        presenter_of(game).numbered_lines(scene)
        records.append(weakref.ref(scene.record))
        del scene
    gc.collect()
    assert [record() for record in records] == [None] * 3


async def test_all_who_see_an_event_alike_share_it(store: Store) -> None:
    table, luck = await table_of(store, "one_eyed_jack"), random.Random(3)
    for _ in range(12):
        await step(table, luck)
    public, own = scene_of(table).events, scene_of(table, 1).events
    assert own == tuple((number, event.seen_by(0)) for number, event in enumerate(table.events))
    for ours, theirs in zip(public, own, strict=True):
        assert (ours is theirs) == (ours == theirs)
    assert public != own


def test_the_same_is_put_into_words_once() -> None:
    texts.say("seats-wanted", count=4)
    found = texts._say.cache_info()
    assert texts.say("seats-wanted", count=4) == texts.say("seats-wanted", count=4)
    assert texts._say.cache_info().hits == found.hits + 2
