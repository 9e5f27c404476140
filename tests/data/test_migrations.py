"""A database that the newest commit before the first release has left goes on; an older one is refused, untouched, with
a sentence that names that commit.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data import database
from data.errors import DatabaseError
from data.migrate import CARRIES_OVER
from tests.data import make

NEWEST, OLDER = "0025", "0024"  # revisions before the first release


async def stored_at(path: Path, revision: str) -> int:
    """Make a database with one table, and let it be at this revision. Return the table's number."""
    async with database.open(path) as store:
        number = (await store.create(make.table(1))).id
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    return number


def contents(path: Path) -> bytes:
    return path.read_bytes()


async def test_a_database_of_the_newest_commit_before_the_first_release_goes_on(path: Path) -> None:
    number = await stored_at(path, NEWEST)
    async with database.open(path) as store:
        assert await store.load(number) is not None


async def test_an_older_one_is_refused_with_the_commit_that_carries_it_over(path: Path) -> None:
    await stored_at(path, OLDER)
    before = contents(path)
    for look in (database.open(path).__aenter__, lambda: database.examine(path)):
        with pytest.raises(DatabaseError, match=f"{path} is from before version 1.0.0; start commit {CARRIES_OVER}"):
            await look()
    assert contents(path) == before
