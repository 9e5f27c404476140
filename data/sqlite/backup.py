"""Copies of a database file, whole at one moment, while it is in use or not."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from data.errors import DatabaseError
from data.sqlite.errors import explained
from data.sqlite.guard import look_through
from data.sqlite.hold import PRIVATE


def backup(path: Path, target: Path) -> None:
    """Copy the database at `path` to a new file. `target` is whole or is not there. Raises DatabaseError."""
    if not path.is_file():
        raise DatabaseError(f"there is no database at {path}: set DATABASE, or run this in the bot's folder")
    if target.exists():
        raise DatabaseError(f"{target} is there already, and stays as it is: choose another name")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)  # of a backup that was interrupted
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except OSError as error:
        raise DatabaseError(f"cannot write to {target}: {error.strerror}") from error
    try:
        _copy(path, part)
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)


def _copy(path: Path, part: Path) -> None:
    with explained(path), closing(sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=rw", uri=True)) as source:
        source.execute("SELECT 1 FROM sqlite_master").fetchall()  # a fault of the source, not of the copy
        with explained(part), closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # so that the copy is one file, wherever it is taken
    with explained(part):
        look_through(part)
    with part.open("rb") as file:
        os.fsync(file.fileno())
