"""A database that was damaged, deleted or replaced is noticed and said; whether waiting may help is told apart."""
# ruff: noqa: ASYNC240 -- a test has nothing else to run while it looks at its file

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data import database
from data.errors import DatabaseError, TransactionError
from data.sqlite import engines as sqlite
from data.sqlite.guard import log_of
from data.store import Store
from tests.data import make

FRAME = 24 + 4096  # bytes of a log for one page


async def refusal(path: Path) -> DatabaseError:
    with pytest.raises(DatabaseError) as refused:
        async with database.open(path):
            pass
    return refused.value


async def killed(path: Path, tables: int = 1) -> None:
    """Leave a database as a killed program does: with the tables that were written last in its log."""
    async with database.open(path) as store:
        for user in range(1, tables + 1):
            await store.create(make.table(user))
        copied(path)
    taken_back(path)


def copied(path: Path) -> None:
    """Keep a copy of a database as it is now beside it."""
    for file in (path, log_of(path)):
        shutil.copy(file, file.with_name(f"kept {file.name}"))


def taken_back(path: Path) -> None:
    """Put the copy of a database back in its place."""
    for file in (path, log_of(path)):
        shutil.move(file.with_name(f"kept {file.name}"), file)


async def test_a_page_of_garbage_is_found_before_anything_is_written(path: Path) -> None:
    async with database.open(path) as store:
        for user in range(1, 40):
            await store.create(make.table(user))
    content = bytearray(path.read_bytes())
    content[-4096:] = os.urandom(4096)
    path.write_bytes(content)
    refused = await refusal(path)
    assert str(refused).startswith(f"{path} is damaged")
    assert "restore a backup" in str(refused)
    assert not refused.passing
    assert path.read_bytes() == content


@pytest.mark.parametrize("garbage", [b"a poem instead of a log, and a long one at that", b"\x37\x7f\x06\x82" * 8, b"x"])
async def test_a_log_of_garbage_is_refused_and_kept(path: Path, garbage: bytes) -> None:
    await killed(path)
    log_of(path).write_bytes(garbage)
    refused = await refusal(path)
    assert str(refused).startswith(f"{log_of(path)} is damaged")
    assert not refused.passing
    assert log_of(path).read_bytes() == garbage


async def test_the_log_of_a_killed_program_is_read(path: Path) -> None:
    await killed(path)
    async with database.open(path) as store:
        assert await store.load(1) is not None


async def test_a_log_that_is_damaged_before_its_last_commit_is_refused_and_kept(path: Path) -> None:
    """SQLite would read what comes before the damage, and forget the rest without a word."""
    await killed(path, tables=5)
    log = log_of(path).read_bytes()
    *_, before_last, _ = commits(log)
    for place in (40, FRAME + 100, before_last - 30):
        log_of(path).write_bytes(damaged := altered(log, place))
        assert str(await refusal(path)).startswith(f"{log_of(path)} is damaged"), place
        assert log_of(path).read_bytes() == damaged


async def test_a_last_commit_that_is_not_whole_was_never_one(path: Path) -> None:
    await killed(path, tables=5)
    files = path.read_bytes(), log_of(path).read_bytes()
    *_, before_last, last = commits(files[1])
    for log in (files[1][: last - 10], altered(files[1], before_last + FRAME + 40), altered(files[1], last - 1)):
        path.write_bytes(files[0])
        log_of(path).write_bytes(log)
        async with database.open(path) as store:
            assert len(await store.tables.open_tables()) == 4


async def test_what_is_left_in_a_log_from_before_it_was_begun_anew_is_no_damage(path: Path) -> None:
    async with database.open(path) as store:
        for user in range(1, 20):
            await store.create(make.table(user))
        async with store._writer.engine.connect() as connection:
            await connection.exec_driver_sql("ROLLBACK")
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(RESTART)")
        size = log_of(path).stat().st_size
        await store.create(make.table(20))
        assert log_of(path).stat().st_size == size, "the log is written over from its beginning"
        copied(path)
    taken_back(path)
    async with database.open(path) as store:
        assert len(await store.tables.open_tables()) == 20


def commits(log: bytes) -> list[int]:
    """The offsets in bytes at which the commits of a log end."""
    frames = range(32, len(log), FRAME)
    return [at + FRAME for at in frames if any(log[at + 4 : at + 8])]


def altered(log: bytes, place: int) -> bytes:
    """The same log with one other byte."""
    return log[:place] + bytes([log[place] ^ 1]) + log[place + 1 :]


@pytest.mark.parametrize("made", [b"", bytes(4096)])
async def test_a_log_to_which_nothing_was_committed_is_none(path: Path, made: bytes) -> None:
    async with database.open(path):
        pass
    log_of(path).write_bytes(made)
    async with database.open(path) as store:
        store.look()


async def test_a_database_that_another_program_locks_may_work_later(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with database.open(path):
        pass
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.01)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        refused = await refusal(path)
    assert str(refused) == f"{path} is in use by another program"
    assert refused.passing


@pytest.mark.parametrize("name", ["court.db", "court.db-wal"])
async def test_nothing_is_written_to_a_file_that_was_deleted(tmp_path: Path, name: str) -> None:
    path = tmp_path / "court.db"
    async with database.open(path) as store:
        await store.create(make.table(1))
        store.look()
        (tmp_path / name).unlink()
        for user in (2, 3):
            with pytest.raises(DatabaseError, match=rf"{name} was deleted .*nothing more is written"):
                await store.create(make.table(user))
        with pytest.raises(DatabaseError, match="was deleted"):
            store.look()


async def test_nothing_is_written_to_a_file_that_was_replaced(filed: Store, path: Path) -> None:
    shutil.copy(path, path.with_name("other.db"))
    path.with_name("other.db").replace(path)
    with pytest.raises(DatabaseError, match="replaced"):
        filed.look()
    with pytest.raises(DatabaseError, match="replaced"):
        await filed.create(make.table(1))


async def test_damage_that_is_found_in_play_is_told_from_then_on(filed: Store, path: Path) -> None:
    for user in range(1, 40):
        await filed.create(make.table(user))
    async with filed._writer.engine.connect() as connection:
        await connection.exec_driver_sql("ROLLBACK")
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(path.read_bytes())
    content[4096:] = os.urandom(len(content) - 4096)
    path.write_bytes(content)
    with pytest.raises(TransactionError, match="is damaged"):
        await filed.tables.open_tables()
    with pytest.raises(DatabaseError, match="is damaged"):
        filed.look()
