"""A backup is a whole copy of one moment, readable by its owner alone; a refusal leaves everything as it was."""
# ruff: noqa: ASYNC240 -- a test has nothing else to run while it looks at its file

import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from data import database
from data.errors import DatabaseError
from data.sqlite import backup as sqlite_backup
from data.sqlite import guard as sqlite_guard
from data.sqlite.guard import log_of
from tests.data import make
from tests.data.filled import everything, filled


async def test_a_backup_has_all_that_was_saved_while_the_database_is_in_use(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with database.open(path) as store:
        record = await store.create(make.table(1))
        assert log_of(path).stat().st_size > 0
        database.backup(path, copy)
        await store.create(make.table(2))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.db"]
    async with database.open(copy) as store:
        assert await store.load(record.id) == (record, None, [])
        assert len(await store.tables.open_tables()) == 1


async def test_a_backup_has_every_row(path: Path, tmp_path: Path) -> None:
    await filled(path)
    database.backup(path, tmp_path / "copy.db")
    async with database.open(path) as store, database.open(tmp_path / "copy.db") as copy:
        assert await everything(copy) == await everything(store)


async def test_nobody_else_may_read_a_database_or_a_backup_at_any_moment(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are private even where every other file may be read and written by all, and while the copy is made."""
    whole = sqlite_backup._copy
    seen: list[int] = []

    def copied(source: Path, part: Path) -> None:
        whole(source, part)
        seen.extend(stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir())

    monkeypatch.setattr(sqlite_backup, "_copy", copied)
    before = os.umask(0)
    try:
        async with database.open(path) as store:
            await store.create(make.table(1))
            database.backup(path, tmp_path / "copy.db")
    finally:
        os.umask(before)
    assert len(seen) >= 4  # the file, what is beside it, and the copy
    seen += [stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()]
    assert set(seen) == {0o600}


async def test_a_copy_that_is_not_sound_is_no_backup(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with database.open(path):
        pass

    def damaged(part: Path) -> None:
        part.write_bytes(b"x" * 5000)
        sqlite_guard.look_through(part)

    monkeypatch.setattr(sqlite_backup, "look_through", damaged)
    with pytest.raises(DatabaseError):
        database.backup(path, tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy*"))


async def test_a_deletion_does_not_reach_into_a_backup(path: Path, tmp_path: Path) -> None:
    await filled(path)
    database.backup(path, tmp_path / "copy.db")
    async with database.open(path) as store:
        await store.privacy.forget(make.GUILD, 0)
        assert await store.stats.known(make.GUILD, [0]) == {}
    async with database.open(tmp_path / "copy.db") as copy:
        assert (await copy.stats.known(make.GUILD, [0]))[0].name == "Zoé 0"


async def test_a_backup_does_not_wait_for_a_transaction_and_has_nothing_of_it(path: Path, tmp_path: Path) -> None:
    async with database.open(path):
        pass
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode=WAL")
        other.execute("BEGIN IMMEDIATE")
        other.execute("INSERT INTO facts VALUES ('half', 'done')")
        database.backup(path, tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT count(*) FROM facts").fetchone() == (0,)


@pytest.mark.parametrize("damaged", [True, False])
async def test_what_cannot_be_copied_leaves_no_backup(path: Path, tmp_path: Path, damaged: bool) -> None:
    if damaged:
        path.write_text("not a database at all, but a poem" * 100)
    with pytest.raises(DatabaseError, match="is not a database" if damaged else "there is no database at"):
        database.backup(path, tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy*"))
    assert path.exists() == damaged


async def test_a_backup_overwrites_nothing(path: Path, tmp_path: Path) -> None:
    async with database.open(path):
        pass
    (tmp_path / "copy.db").write_text("last week's")
    with pytest.raises(DatabaseError, match="is there already"):
        database.backup(path, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "last week's"
    with pytest.raises(DatabaseError, match="cannot write to"):
        database.backup(path, tmp_path / "nowhere" / "copy.db")


async def test_a_database_is_examined_as_it_is(path: Path) -> None:
    with pytest.raises(DatabaseError, match="there is no database"):
        await database.examine(path)
    assert not path.exists()
    async with database.open(path) as store:
        await store.create(make.table(1))
        assert "is sound: tables open: 1" in await database.examine(path)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseError, match="newer version"):
        await database.examine(path)


async def test_a_program_joins_a_database_only_where_there_is_one(path: Path) -> None:
    with pytest.raises(DatabaseError, match="there is no database"):
        async with database.open(path, as_it_is=True):
            pass
    async with database.open(path) as store, database.open(path, as_it_is=True) as beside:
        await beside.facts.write("a", "b")
        assert await store.facts.read("a") == "b"
        await store.facts.write("a", None)
        assert await beside.facts.read("a") is None
