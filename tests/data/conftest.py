from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data import database
from data.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with database.open(path) as opened:
        yield opened
