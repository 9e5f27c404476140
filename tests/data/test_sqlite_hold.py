"""A database is one process's, and its owner's alone."""

import errno
import fcntl
import logging
import os
from pathlib import Path

import pytest

from data import database
from data.errors import DatabaseError
from data.sqlite import hold as sqlite_hold

FILES = ("house.db", "house.db-wal", "house.db-shm", "house.db.lock")


def readers(path: Path) -> int:
    """The permissions of everybody but the owner."""
    return path.stat().st_mode & 0o077


async def test_a_new_database_is_its_owners_alone_with_its_log(tmp_path: Path) -> None:
    path = tmp_path / FILES[0]
    with sqlite_hold.held(path):
        async with database.open(path):
            assert [readers(tmp_path / name) for name in FILES] == [0] * len(FILES)


async def test_a_database_that_others_could_read_is_closed_to_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / FILES[0]
    async with database.open(path):
        pass
    path.chmod(0o644)
    with caplog.at_level(logging.WARNING):
        async with database.open(path):
            assert not readers(path)
    assert [one.getMessage() for one in caplog.records] == [
        f"{path} could be read by others; from now on its owner alone can"
    ]


def test_a_second_process_is_told_who_holds_the_database(tmp_path: Path) -> None:
    path = tmp_path / FILES[0]
    said = r"another process of the bot already \(process \d+\)"
    with sqlite_hold.held(path), pytest.raises(DatabaseError, match=said) as no, sqlite_hold.held(path):
        pass
    assert no.value.passing
    with sqlite_hold.held(path):
        pass


def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="cannot write beside"), sqlite_hold.held(tmp_path / "nowhere" / "house.db"):
        pass


def test_a_disk_that_cannot_lock_is_told_for_what_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: int, __: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(fcntl, "flock", refuse)
    said = r"cannot be locked \(No locks available\)"
    with pytest.raises(DatabaseError, match=said) as no, sqlite_hold.held(tmp_path / FILES[0]):
        pass
    assert not no.value.passing


def test_a_full_disk_keeps_nobody_from_holding_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: int, __: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "write", refuse)
    with sqlite_hold.held(tmp_path / FILES[0]):
        pass
