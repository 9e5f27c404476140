"""A database that is new for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data import database
from data.tables import Tables


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Tables]:
    async with database.open(tmp_path / "tables.db") as tables:
        yield tables
