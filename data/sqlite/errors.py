"""Errors of SQLite, as sentences for the person who runs the program."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from data.errors import DatabaseError, TransactionError

RESTORE = "stop everything that uses it, and restore a backup (docs/hosting.md)"

# By the beginning of SQLite's name for the error, which tells the reason where its class does not.
_LASTING = {
    "SQLITE_CANTOPEN": "cannot write to {path}",
    "SQLITE_READONLY": "cannot write to {path}",
    "SQLITE_PERM": "cannot write to {path}",
    "SQLITE_NOTADB": "{path} is not a database",
    "SQLITE_CORRUPT": "{path} is damaged: " + RESTORE,
}
_PASSING = {
    "SQLITE_IOERR": "cannot write to {path}: the disk does not answer as it should",
    "SQLITE_FULL": "cannot write to {path}: the disk is full",
    "SQLITE_BUSY": "{path} is in use by another program",
}
_BROKEN = ("SQLITE_NOTADB", "SQLITE_CORRUPT")
_FULL = "SQLITE_FULL"


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn what SQLite says about the file at `path` into a DatabaseError."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise of(path, error) from error


def of(path: Path, error: BaseException) -> DatabaseError:
    """The error that an error of SQLite stands for, whether the driver or SQLAlchemy raised it."""
    name = _name(getattr(error, "orig", error))
    for sentences, passing in ((_LASTING, False), (_PASSING, True)):
        for start, sentence in sentences.items():
            if name.startswith(start):
                return DatabaseError(sentence.format(path=path), passing)
    return DatabaseError(f"{path} could not be used: {getattr(error, 'orig', error)}")


def of_transaction(path: Path, error: BaseException) -> TransactionError | None:
    """The error that an error of the driver stands for in a database that is open; None where the statement is at
    fault, and not the file.
    """
    name = _name(error)
    if not name.startswith((*_LASTING, *_PASSING)):
        return None
    return TransactionError(str(of(path, error)), full=name.startswith(_FULL))


def broken(error: object) -> bool:
    """True if the driver found that the file is no longer what it should be."""
    return _name(error).startswith(_BROKEN)


def _name(error: object) -> str:
    name: str = getattr(error, "sqlite_errorname", "")
    return name
