from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data import database
from data.tables import Tables


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def tables(path: Path) -> AsyncIterator[Tables]:
    async with database.open(path) as opened:
        yield opened
