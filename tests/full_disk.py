"""A disk without room, as SQLite meets it: nothing can be written, and what is there can be read."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import event

from data.sqlite.threads import Writer
from data.store import Store

READING = ("SELECT", "BEGIN", "PRAGMA", "SAVEPOINT", "ROLLBACK", "RELEASE")


@contextmanager
def full_disk(store: Store) -> Iterator[None]:
    """Let every statement that writes fail meanwhile."""
    writer = store._writer
    assert isinstance(writer, Writer)

    def refuse(_cursor: object, statement: str, *_: object) -> None:
        if not statement.startswith(READING):
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorname = "SQLITE_FULL"
            raise error

    engines = (writer.own, writer.engine.sync_engine)
    hooks = ("do_execute", "do_executemany", "do_execute_no_params")
    for engine in engines:
        for hook in hooks:
            event.listen(engine, hook, refuse)
    try:
        yield
    finally:
        for engine in engines:
            for hook in hooks:
                event.remove(engine, hook, refuse)
