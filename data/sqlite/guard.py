"""Guards the database file: looked through before it is used, and watched while it is.

SQLite goes on writing to a file that was deleted or replaced, into a void; and takes a log that it cannot read for an
empty one. Neither may happen in silence.
"""

import sqlite3
import struct
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine.interfaces import ExceptionContext

from data.errors import DatabaseError, TransactionError
from data.sqlite.errors import RESTORE, broken, of, of_transaction

# A write-ahead log (https://www.sqlite.org/fileformat2.html#walformat) begins with a header of eight big-endian words,
# the last two a checksum of the six before. The magic number says in which byte order the checksum reads them. The
# third is the size of a page, the fifth and sixth are the salts of this log. Frames follow: page number, how many pages
# the database has if this ends a commit (else 0), the two salts, a checksum of the log so far, less the salts; a page.
_HEADER, _FRAME = struct.Struct(">8I"), struct.Struct(">6I")
_ORDERS = {0x377F0682: "<", 0x377F0683: ">"}


def look_through(path: Path) -> None:
    """Read the whole database, before it is used. Raises DatabaseError where it is damaged, and sqlite3.Error. A new
    file is made where there is none.
    """
    log = log_of(path)
    if log.exists() and not _readable(log):
        raise DatabaseError(
            f"{log} is damaged, and what was played last may be lost with it: restore a backup, or go on with what can "
            f"still be read (docs/hosting.md)"
        )
    with closing(sqlite3.connect(path)) as raw:
        (found,) = raw.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise DatabaseError(f"{path} is damaged ({' '.join(found.split())}): {RESTORE}")


def log_of(path: Path) -> Path:
    """The write-ahead log of a database."""
    return path.with_name(path.name + "-wal")


def _readable(log: Path) -> bool:
    """True if SQLite will read all that was committed to this log, if anything was: it may be empty, or only have room.

    SQLite reads up to the first frame whose checksum is wrong, as that of a commit which a power cut left half written.
    That was the last one then: where a frame continues a commit beyond, what SQLite does not read was committed.
    """
    with log.open("rb") as file:
        header = file.read(_HEADER.size)
        if not any(header):
            return True
        magic, _, page, _, *salts, first, second = _HEADER.unpack(header.ljust(_HEADER.size, b"\0"))
        if magic not in _ORDERS or _checksum(magic, header[:24], (0, 0)) != (first, second):
            return False
        sums, broken, committed = (first, second), False, False
        while len(frame := file.read(_FRAME.size + page)) == _FRAME.size + page:
            _, commits, *marks, first, second = _FRAME.unpack(frame[: _FRAME.size])
            ours = marks == salts  # others are left from before the log was begun anew
            follows = ours and _checksum(magic, frame[:8] + frame[_FRAME.size :], sums) == (first, second)
            if follows and broken and committed:
                return False
            sums, broken, committed = (first, second), broken or not follows, ours and commits > 0
    return True


def _checksum(magic: int, content: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    """The checksum of a log up to the end of this content, given that of all before it."""
    first, second = sums
    words = struct.unpack(f"{_ORDERS[magic]}{len(content) // 4}I", content)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second


class Guard:
    """Watches a database in use: nothing is committed to a file that is no longer the one at its path."""

    def __init__(self, path: Path) -> None:
        """`path`: of a database that is open."""
        self._path = path
        self._identity = _identity(path)
        self._logged = log_of(path).exists()  # not on every file system can there be a log
        self._fault: DatabaseError | None = None

    def watch(self, writer: Engine, reader: Engine) -> None:
        """Look before every commit of the writer, and at every error of both."""
        event.listen(writer, "commit", self._before_commit)
        for engine in (writer, reader):
            event.listen(engine, "handle_error", self._noted)

    def look(self) -> None:
        """Raises DatabaseError where the database cannot be used any more, and says so from then on."""
        if self._fault is None and _identity(self._path) != self._identity:
            self._fault = DatabaseError(
                f"{self._path} was deleted or replaced while it was in use; nothing more is written. Start again with "
                f"the right file, and stop the bot before you touch it"
            )
        if self._fault is not None:
            raise self._fault

    def _before_commit(self, _: Connection) -> None:
        self.look()
        if self._logged and not log_of(self._path).exists():
            self._fault = DatabaseError(
                f"{log_of(self._path)} was deleted while it was in use; nothing more is written. Start again, and stop "
                f"the bot before you touch its files"
            )
            raise self._fault

    def _noted(self, context: ExceptionContext) -> TransactionError | None:
        """Note that the file is broken. Return the error to raise instead, where the file or its disk is at fault."""
        error = context.original_exception
        if broken(error):
            self._fault = self._fault or of(self._path, error)
        return of_transaction(self._path, error)


def _identity(path: Path) -> tuple[int, int] | None:
    """The identity of a file, whatever its name; None where there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
