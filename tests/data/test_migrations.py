"""Everything that an older program has stored is there in the newer one, each thing where it belongs now."""

import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from data import database, migrate, sqlite
from data.message_records import Call, Summons, TableMessages, Thread
from data.records import Person
from data.reviews import ReviewKey
from engine.review.judging import Judgement
from tests.data.make import CHANNEL, GUILD

# A table's document as it was before messages had a place of their own.
POSTED: dict[str, Any] = {
    "guild": GUILD,
    "channel": CHANNEL,
    "message": 5,
    "host": 1,
    "game": "tahimi",
    "phase": "between",
    "people": [{"key": "u1", "name": "Zoé", "user": 1}],
    "round": 3,
    "call": {"message": 8, "seat": 1, "until": 9.5},
    "called": {"u1": 1.25},
    "thread": {"id": 6, "roll": 7, "added": [1]},
    "summoned": True,
    "summons": {"message": 10, "until": 11.5},
    "family": {},
    "changed": 4.5,
}
BARE = {name: POSTED[name] for name in ("guild", "channel", "host", "game", "phase", "changed")}
COLUMNS = 'game, version, options, standing, "leave", "join", seed, commitment, sealed, started, ended'
VALUES = "'tahimi', 1, '{}', '{\"order\": [\"u1\"], \"round\": 1, \"dealer\": 0}', '[]', '[]', x'00', '', 0, 1.0, ?"
INSERT_ROUND = f'INSERT INTO rounds ("table", number, {COLUMNS}) VALUES (?, ?, {VALUES})'  # noqa: S608 -- our own
SILENT = BARE | {"phase": "closed", "message": None, "call": None, "called": {}, "thread": None, "summons": None}


async def stored_by(monkeypatch: pytest.MonkeyPatch, path: Path, newest: str, *documents: dict[str, Any]) -> None:
    """Make a database as the program left it that knew the migrations up to `newest`, with these tables."""
    older = path.parent / "older"
    shutil.copytree(migrate.MIGRATIONS, older)
    for file in (older / "versions").glob("[0-9]*.py"):
        if file.name[:4] > newest:
            file.unlink()
    with monkeypatch.context() as patch:
        patch.setattr(migrate, "MIGRATIONS", older)
        await sqlite.migrate(path)
    beside = ("guild", "channel", "phase", "changed")
    statement = "INSERT INTO tables (guild, channel, phase, changed, revision, document) VALUES (?, ?, ?, ?, 17, ?)"
    with closing(sqlite3.connect(path)) as raw, raw:
        for document in documents:
            raw.execute(statement, (*(document[name] for name in beside), json.dumps(document, ensure_ascii=False)))


async def test_messages_move_out_of_the_documents_and_everything_else_stays(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stored_by(monkeypatch, path, "0007", POSTED, BARE, SILENT)
    async with database.open(path) as store:
        (posted, *_), (bare, *_), (silent, *_) = [found for number in (1, 2, 3) if (found := await store.load(number))]
        messages = [await store.messages.load(number) for number in (1, 2, 3)]
        assert await store.tables.summoning() == [posted]
        assert await store.tables.open_tables() == [bare, posted]
    assert (posted.revision, posted.round, posted.changed) == (17, 3, 4.5)
    assert posted.people == (Person(key="u1", name="Zoé", user=1),)
    assert silent.phase == "closed"
    assert messages[1:] == [TableMessages(), TableMessages()]
    assert messages[0] == TableMessages(
        message=5,
        thread=Thread(id=6, roll=7, added=(1,)),
        call=Call(message=8, seat=1, until=9.5),
        called={"u1": 1.25},
        summons=Summons(message=10, until=11.5),
        summoned=True,
    )
    with closing(sqlite3.connect(path)) as raw:
        documents = [set(json.loads(text)) for (text,) in raw.execute("SELECT document FROM tables")]
    assert not any(document & set(TableMessages.model_fields) for document in documents)


async def test_fields_that_have_other_names_now_keep_what_they_held(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    snapshot = {"standing": {"order": ["u1", "s1"]}, "people": [{"key": "u1", "name": "Zoé", "user": 1}]}
    old = POSTED | {"clock": {"deal": 12.5, "host": 17.25}, "court": snapshot}
    await stored_by(monkeypatch, path, "0008", old, BARE)
    async with database.open(path) as store:
        (renamed, *_), (bare, *_) = [found for number in (1, 2) if (found := await store.load(number))]
    assert renamed.deadlines == {"deal": 12.5, "host": 17.25}
    assert renamed.rematch is not None
    assert renamed.rematch.standing.order == ("u1", "s1")
    assert [person.name for person in renamed.rematch.people] == ["Zoé"]
    assert (bare.deadlines, bare.rematch) == ({}, None)


async def test_rounds_learn_the_channel_of_their_table(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await stored_by(monkeypatch, path, "0014", POSTED, POSTED | {"channel": 9})
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.executemany(INSERT_ROUND, [(1, 1, 1), (2, 1, 1), (2, 2, 2)])
    async with database.open(path) as store:
        found = {channel: await store.tables.finished(GUILD, channel) for channel in (CHANNEL, 9)}
    assert {channel: [(one.table, one.number) for _, one in rounds] for channel, rounds in found.items()} == {
        CHANNEL: [(1, 1)],
        9: [(2, 2), (2, 1)],
    }


async def test_a_review_that_left_decisions_out_is_made_anew_and_others_stay(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stored_by(monkeypatch, path, "0024", POSTED)
    judged = Judgement(at=3, answer="pass", best="pass", verdict="best", value=0.5, top=0.5, bottom=0.25)
    left_out = asdict(judged) | {"at": 5, "verdict": "habit"}
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute(INSERT_ROUND, (1, 1, 1))
        insert = 'INSERT INTO reviews ("table", round, "user", guild, judgements) VALUES (1, 1, ?, ?, ?)'
        raw.execute(insert, (1, GUILD, json.dumps([asdict(judged)])))
        raw.execute(insert, (2, GUILD, json.dumps([asdict(judged), left_out])))
    async with database.open(path) as store:
        assert await store.reviews.find(ReviewKey(1, 1, 1)) == (judged,)
        assert await store.reviews.find(ReviewKey(1, 1, 2)) is None


@pytest.mark.long
async def test_a_database_of_every_older_program_opens(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    versions = sorted(file.name[:4] for file in (migrate.MIGRATIONS / "versions").glob("[0-9]*.py"))
    for newest in versions[:-1]:
        old = path.parent / newest / path.name
        old.parent.mkdir()
        await stored_by(monkeypatch, old, newest, POSTED)
        async with database.open(old) as store:
            assert await store.load(1) is not None
            assert (await store.messages.load(1) or TableMessages()).message == 5 or newest >= "0008"
