"""Queries that are asked often are answered by an index, on each kind of database: none reads all that is stored."""

import pytest
from sqlalchemy import text

from data import schema
from data.store import Store
from tests.data.plans import GROWING, read_by, scans
from tests.tools.bench import stored

TABLES = 20_000  # enough for a planner not to think that reading everything is quicker


@pytest.fixture
async def full(store: Store) -> Store:
    await stored.fill(store, TABLES)
    return store


async def test_nothing_that_is_asked_often_reads_all_that_is_stored(full: Store) -> None:
    found = {}
    for asked, ask in stored.questions(full, TABLES).items():
        statements = await read_by(full, ask)
        assert statements, asked
        async with full._reader.begin() as connection:
            found[asked] = [scan for one in statements for scan in await scans(connection, one)]
    assert found == {asked: [] for asked in found}


@pytest.mark.long
async def test_a_question_without_an_index_is_found_out(full: Store) -> None:
    every = "SELECT id FROM tables WHERE revision > 0", ()
    async with full._reader.begin() as connection:
        assert await scans(connection, every)
        assert await connection.scalar(text("SELECT count(*) FROM tables")) == TABLES
    assert set(schema.metadata.tables) > GROWING
