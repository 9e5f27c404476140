"""A database file belongs to one process and to one user: it holds the seeds of rounds that are being played."""

import fcntl
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_IMODE
from typing import Final

from data.errors import DatabaseError
from data.sqlite.guard import log_of

log = logging.getLogger(__name__)

PRIVATE: Final = 0o600  # readable by its owner alone
OTHERS: Final = 0o077


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold the database at `path` for this process alone; the system lets go of it even after a kill. Raises
    DatabaseError where another process holds it, and where there is no place for the lock, or no lock at that place.
    """
    # A file of its own: whoever closes a file that SQLite has locked loses SQLite's locks on it.
    beside = path.with_name(path.name + ".lock")
    try:
        lock = os.open(beside, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, PRIVATE)
    except OSError as error:
        raise DatabaseError(f"cannot write beside {path}: {error.strerror}") from error
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise DatabaseError(
                f"{path} is used by another process of the bot already ({_holder(lock)}): stop that one, or set "
                f"DATABASE to another file",
                passing=True,
            ) from error
        except OSError as error:
            raise DatabaseError(
                f"{beside} cannot be locked ({error.strerror}): set DATABASE to a file on a disk of this machine"
            ) from error
        with suppress(OSError):  # who holds it is said to people alone
            os.truncate(lock, 0)
            os.write(lock, f"process {os.getpid()}\n".encode("ascii"))
        yield
    finally:
        os.close(lock)


def _holder(lock: int) -> str:
    """The text that the process which holds the lock has written into it."""
    return os.pread(lock, 100, 0).decode("ascii", "replace").strip()


def keep_private(path: Path) -> None:
    """Let nobody but its owner read the database at `path`, which is made where there is none. SQLite gives its log the
    permissions of the file.
    """
    with suppress(OSError):  # whatever is wrong with the place, opening the database says it better
        path.touch(PRIVATE)
    for file in (path, log_of(path), path.with_name(path.name + "-shm")):
        try:
            if S_IMODE(file.stat().st_mode) & OTHERS:
                file.chmod(PRIVATE)
                log.warning("%s could be read by others; from now on its owner alone can", file)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("%s can be read by others, and that cannot be changed: %s", file, error)
