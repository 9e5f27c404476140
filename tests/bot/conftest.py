"""A database that is new for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data import database
from data.store import Store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with database.open(tmp_path / "tables.db") as store:
        yield store
